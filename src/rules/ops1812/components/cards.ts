import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';
import type { RegionId } from './map.js';
import type { Operation } from './operations.js';
import type { Side } from './side.js';
import type { Class } from './units.js';

/** Exceptions for an operation that an event grants: what it may do that others may not, or the reverse. */
export interface Licence {
  /** Build: no forts may be built. */
  readonly shipsOnly?: true;
  /** Deploy: squadrons may move between zones. */
  readonly shift?: true;
  /** Landing Attack: one squadron in the zone is enough; the blockade need not be full. */
  readonly loose?: true;
  /** Campaign: moves may begin in these regions only. */
  readonly from?: readonly RegionId[];
}

/**
 * Where an event may place units: in regions controlled by the own side, except for `indian`: Indian regions without
 * American units or control.
 */
export type Where = 'home-town' | 'home-countryside' | 'home' | 'indian' | readonly RegionId[];

/** A step of an event. `stop`: the player may do less than the full number. */
export type Effect =
  | {
      readonly do: 'place';
      readonly unit: Class;
      readonly count: number;
      readonly where: Where;
      /** One more if the larger conflict is at this stage or a higher one. */
      readonly moreAt?: 3;
      /** All in the same region. */
      readonly together?: true;
      /** At most one in each region. */
      readonly apart?: true;
      readonly stop?: true;
    }
  | { readonly do: 'privateer'; readonly levels: number }
  | { readonly do: 'target'; readonly by: number }
  | { readonly do: 'batteries' }
  | { readonly do: 'drill' }
  | { readonly do: 'peace' }
  | { readonly do: 'scatter'; readonly count: number; readonly stop?: true }
  | { readonly do: 'conflict' }
  | { readonly do: 'desert' }
  | { readonly do: 'entrench' }
  | { readonly do: 'wreck' }
  | { readonly do: 'restore'; readonly count: number; readonly stop: true }
  | {
      readonly do: 'operate';
      readonly operation: Operation;
      readonly ops: number;
      readonly licence?: Licence;
    };

export interface Card {
  readonly id: string;
  readonly side: Side | 'common';
  readonly ops: number;
  readonly name: Text;
  /** Text of the event as printed on the card. */
  readonly event: Text;
  readonly effects: readonly Effect[] | { readonly [S in Side]: readonly Effect[] };
}

/** OPSX-card.1 the 30 cards of the common deck, all of them invented. */
// prettier-ignore
export const CARDS = [
  { id: 'us01', side: 'us', ops: 3, name: { en: 'Army bill', ja: '陸軍法案' },
    event: { en: 'Place 1 regular in each of up to two controlled American home towns, without tokens.', ja: '支配下のアメリカ本国の町2つまでに正規兵を1個ずつ置く(トークン不要)。' },
    effects: [{ do: 'place', unit: 'regular', count: 2, where: 'home-town', apart: true, stop: true }] },
  { id: 'us02', side: 'us', ops: 1, name: { en: 'Volunteer companies', ja: '義勇中隊' },
    event: { en: 'Place up to 2 militia in one controlled American home countryside region, without tokens.', ja: '支配下のアメリカ本国の農村1つに民兵を2個まで置く(トークン不要)。' },
    effects: [{ do: 'place', unit: 'militia', count: 2, where: 'home-countryside', together: true, stop: true }] },
  { id: 'us03', side: 'us', ops: 2, name: { en: 'Letters of marque', ja: '私掠免許状' },
    event: { en: 'Advance the privateer marker 2 levels.', ja: '私掠船マーカーを2レベル進める。' },
    effects: [{ do: 'privateer', levels: 2 }] },
  { id: 'us04', side: 'us', ops: 3, name: { en: 'Frigates at sea', ja: 'フリゲート出撃' },
    event: { en: 'Return up to 2 squadrons of one blockade zone to the British Navy box.', ja: '1つの封鎖ゾーンの戦隊を2個までイギリス海軍ボックスに戻す。' },
    effects: [{ do: 'scatter', count: 2, stop: true }] },
  { id: 'us05', side: 'us', ops: 2, name: { en: 'Fast schooners', ja: '快速スクーナー' },
    event: { en: 'Until the end of this turn the Privateer target number is 1 lower.', ja: 'このターンの終了時まで私掠船の目標値は1低い。' },
    effects: [{ do: 'target', by: -1 }] },
  { id: 'us06', side: 'us', ops: 3, name: { en: 'Lake shipyards', ja: '湖の造船所' },
    event: { en: 'Carry out a Build operation with 4 OPS, ships only.', ja: '艦船のみの建設オペレーションを4OPSで行う。' },
    effects: [{ do: 'operate', operation: 'build', ops: 4, licence: { shipsOnly: true } }] },
  { id: 'us07', side: 'us', ops: 2, name: { en: 'Camp of instruction', ja: '訓練キャンプ' },
    event: { en: 'The American side has 1 bonus die in its next battle this turn with an American regular.', ja: 'このターン中、正規兵が参加する次の戦闘でアメリカ側はボーナス・サイコロ1個を得る。' },
    effects: [{ do: 'drill' }] },
  { id: 'us08', side: 'us', ops: 2, name: { en: 'Mounted volunteers', ja: '騎馬義勇兵' },
    event: { en: 'Place 1 militia each in Kentucky and Tennessee if controlled; then a Campaign with 1 OPS from one of them.', ja: '支配下のケンタッキーとテネシーに民兵を1個ずつ置き、続いてその一方から1OPSの戦役を行う。' },
    effects: [
      { do: 'place', unit: 'militia', count: 2, where: ['kentucky', 'tennessee'], apart: true },
      { do: 'operate', operation: 'campaign', ops: 1, licence: { from: ['kentucky', 'tennessee'] } },
    ] },
  { id: 'us09', side: 'us', ops: 1, name: { en: 'Harbour batteries', ja: '港湾砲台' },
    event: { en: 'Until the end of this turn the British have no blockade bonus die and each landed unit costs 1 OPS more.', ja: 'このターンの終了時まで、イギリス側は封鎖のボーナス・サイコロを得られず、上陸する部隊1個につき1OPS余分にかかる。' },
    effects: [{ do: 'batteries' }] },
  { id: 'us10', side: 'us', ops: 4, name: { en: 'Grand offensive', ja: '大攻勢' },
    event: { en: 'Carry out a Campaign with 5 OPS.', ja: '5OPSの戦役を行う。' },
    effects: [{ do: 'operate', operation: 'campaign', ops: 5 }] },
  { id: 'gb01', side: 'gb', ops: 3, name: { en: 'Veterans from Europe', ja: '欧州からの古参兵' },
    event: { en: 'Place 2 regulars (3 at larger-conflict stage 3) in Halifax or Quebec or both, if controlled, without tokens.', ja: '支配下のハリファクスとケベックに正規兵を計2個(大規模紛争が段階3なら3個)置く(トークン不要)。' },
    effects: [{ do: 'place', unit: 'regular', count: 2, moreAt: 3, where: ['quebec', 'halifax'] }] },
  { id: 'gb02', side: 'gb', ops: 1, name: { en: 'Sedentary militia', ja: '在郷民兵' },
    event: { en: 'Place up to 2 militia in one controlled British home region, without tokens.', ja: '支配下のイギリス本国の領域1つに民兵を2個まで置く(トークン不要)。' },
    effects: [{ do: 'place', unit: 'militia', count: 2, where: 'home', together: true, stop: true }] },
  { id: 'gb03', side: 'gb', ops: 2, name: { en: 'Council fires', ja: '部族会議' },
    event: { en: 'Place 2 Indian units in one Indian region without American control or units.', ja: 'アメリカの支配も部隊もないインディアンの領域1つにインディアン部隊を2個置く。' },
    effects: [{ do: 'place', unit: 'indian', count: 2, where: 'indian', together: true }] },
  { id: 'gb04', side: 'gb', ops: 3, name: { en: 'Strong squadron', ja: '増強戦隊' },
    event: { en: 'Carry out a Deploy operation with 3 OPS in which squadrons may also be moved from zone to zone.', ja: '3OPSの配備を行う。戦隊をゾーンからゾーンへ移すこともできる。' },
    effects: [{ do: 'operate', operation: 'deploy', ops: 3, licence: { shift: true } }] },
  { id: 'gb05', side: 'gb', ops: 2, name: { en: 'Convoys', ja: '護送船団' },
    event: { en: 'Until the end of this turn the Privateer target number is 1 higher.', ja: 'このターンの終了時まで私掠船の目標値は1高い。' },
    effects: [{ do: 'target', by: 1 }] },
  { id: 'gb06', side: 'gb', ops: 3, name: { en: 'Lake dockyards', ja: '湖の工廠' },
    event: { en: 'Carry out a Build operation with 4 OPS, ships only.', ja: '艦船のみの建設オペレーションを4OPSで行う。' },
    effects: [{ do: 'operate', operation: 'build', ops: 4, licence: { shipsOnly: true } }] },
  { id: 'gb07', side: 'gb', ops: 2, name: { en: 'Rockets', ja: 'ロケット砲' },
    event: { en: 'The British side has 1 bonus die in its next battle this turn with a British regular.', ja: 'このターン中、正規兵が参加する次の戦闘でイギリス側はボーナス・サイコロ1個を得る。' },
    effects: [{ do: 'drill' }] },
  { id: 'gb08', side: 'gb', ops: 2, name: { en: 'Descent on the coast', ja: '沿岸強襲' },
    event: { en: 'Carry out a Landing Attack with 2 OPS against a zone with at least 1 squadron; it need not be full.', ja: '戦隊が1個以上いるゾーン(完全封鎖でなくてよい)に2OPSの上陸攻撃を行う。' },
    effects: [{ do: 'operate', operation: 'landing', ops: 2, licence: { loose: true } }] },
  { id: 'gb09', side: 'gb', ops: 1, name: { en: 'War belts', ja: '戦いの帯' },
    event: { en: 'Carry out an Indian Raid with 3 OPS.', ja: '3OPSのインディアンの襲撃を行う。' },
    effects: [{ do: 'operate', operation: 'raid', ops: 3 }] },
  { id: 'gb10', side: 'gb', ops: 4, name: { en: 'Energetic commander', ja: '精力的な司令官' },
    event: { en: 'Carry out a Campaign with 5 OPS.', ja: '5OPSの戦役を行う。' },
    effects: [{ do: 'operate', operation: 'campaign', ops: 5 }] },
  { id: 'co01', side: 'common', ops: 2, name: { en: 'News from Europe', ja: '欧州の報せ' },
    event: { en: 'Move the larger-conflict marker 1 stage up or down (stages 1 to 3).', ja: '大規模紛争マーカーを1段階上げるか下げる(段階1〜3)。' },
    effects: [{ do: 'conflict' }] },
  { id: 'co02', side: 'common', ops: 1, name: { en: 'Storm at sea', ja: '海の嵐' },
    event: { en: 'American: return 1 squadron to the British Navy box. British: privateer marker 1 level down.', ja: 'アメリカ: 戦隊1個をイギリス海軍ボックスに戻す。イギリス: 私掠船マーカーを1レベル下げる。' },
    effects: { us: [{ do: 'scatter', count: 1 }], gb: [{ do: 'privateer', levels: -1 }] } },
  { id: 'co03', side: 'common', ops: 1, name: { en: 'Guides', ja: '道案内' },
    event: { en: 'Carry out a Campaign with 2 OPS.', ja: '2OPSの戦役を行う。' },
    effects: [{ do: 'operate', operation: 'campaign', ops: 2 }] },
  { id: 'co04', side: 'common', ops: 1, name: { en: 'Desertion', ja: '脱走' },
    event: { en: 'Remove 1 enemy militia that is not in a home town of its side.', ja: '自国の町にいない敵の民兵1個を取り去る。' },
    effects: [{ do: 'desert' }] },
  { id: 'co05', side: 'common', ops: 2, name: { en: 'Depots', ja: '補給所' },
    event: { en: 'Put back up to 2 spent recruit tokens, then a Recruit operation with 2 OPS.', ja: '使用済みの徴兵トークンを2個まで戻し、続いて2OPSの徴兵を行う。' },
    effects: [{ do: 'restore', count: 2, stop: true }, { do: 'operate', operation: 'recruit', ops: 2 }] },
  { id: 'co06', side: 'common', ops: 1, name: { en: 'Hasty works', ja: '急造陣地' },
    event: { en: 'Put a fort in a controlled countryside or Indian region.', ja: '支配下の農村かインディアンの領域に砦を置く。' },
    effects: [{ do: 'entrench' }] },
  { id: 'co07', side: 'common', ops: 2, name: { en: 'Levy', ja: '召集' },
    event: { en: 'Place 1 own regular in a controlled home town, without tokens.', ja: '支配下の本国の町に自軍の正規兵1個を置く(トークン不要)。' },
    effects: [{ do: 'place', unit: 'regular', count: 1, where: 'home-town' }] },
  { id: 'co08', side: 'common', ops: 2, name: { en: 'Gale on the lakes', ja: '湖の突風' },
    event: { en: 'Remove 1 enemy marker from any waterway, even if a space there is empty.', ja: '任意の水路から敵マーカー1個を取り去る(空きスペースがあってもよい)。' },
    effects: [{ do: 'wreck' }] },
  { id: 'co09', side: 'common', ops: 3, name: { en: 'Prize courts', ja: '拿捕審判所' },
    event: { en: 'American: privateer marker 1 level up. British: 2 levels down.', ja: 'アメリカ: 私掠船マーカーを1レベル上げる。イギリス: 2レベル下げる。' },
    effects: { us: [{ do: 'privateer', levels: 1 }], gb: [{ do: 'privateer', levels: -2 }] } },
  { id: 'co10', side: 'common', ops: 3, name: { en: 'Peace talks', ja: '和平交渉' },
    event: { en: 'Move the VP marker 1 space towards 0.', ja: 'VPマーカーを0へ向けて1スペース動かす。' },
    effects: [{ do: 'peace' }] },
] as const satisfies readonly Card[];
export type CardId = (typeof CARDS)[number]['id'];

export const CARD_IDS: readonly CardId[] = CARDS.map(({ id }) => id);
const cards: readonly Card[] = CARDS;
export const CARD: Readonly<Record<CardId, Card>> = byId(cards);

export const effectsOf = (card: CardId, side: Side): readonly Effect[] => {
  const { effects } = CARD[card];
  return 'us' in effects ? effects[side] : effects;
};
