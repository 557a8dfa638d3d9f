import { describing } from '../../kits/log.js';
import { SIDES } from '../components/side.js';
import { TURNS } from '../components/tracks.js';
import { points, type Score } from '../questions/victory.js';
import { BATTLE_LINES } from './battle-lines.js';
import type { EventData, Lines } from './data.js';
import { en, ja, upper } from './names.js';

const vpEn = (vp: number): string =>
  vp === 0 ? '0' : `${Math.abs(vp)} for ${en.side(vp > 0 ? 'us' : 'gb')}`;
const vpJa = (vp: number): string =>
  vp === 0 ? '0' : `${ja.side(vp > 0 ? 'us' : 'gb')}${Math.abs(vp)}`;
const levels = (n: number): string => `${n} ${n === 1 ? 'level' : 'levels'}`;
const squadrons = (n: number): string => `${n} ${n === 1 ? 'squadron' : 'squadrons'}`;
const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

const playedEn = ({ card, how, operation, ops }: EventData['played']): string => {
  if (how === 'event') return `play the event ${en.card(card)}`;
  return how === 'discard' || operation === undefined
    ? `discard ${en.card(card)}`
    : `play ${en.card(card)} for ${ops} OPS: ${en.operation(operation)}`;
};
const playedJa = ({ card, how, operation, ops }: EventData['played']): string => {
  if (how === 'event') return `${ja.card(card)}のイヴェントをプレイした`;
  return how === 'discard' || operation === undefined
    ? `${ja.card(card)}を捨てた`
    : `${ja.card(card)}を${ops}OPSで使った: ${ja.operation(operation)}`;
};

const scoreEn = ({ towns, naval, frontier }: Score): string =>
  `towns ${towns}, naval ${naval}, frontier ${frontier}`;
const scoreJa = ({ towns, naval, frontier }: Score): string =>
  `町${towns}、海上${naval}、辺境${frontier}`;

const LINES: Lines = {
  ...BATTLE_LINES,
  turn: {
    en: ({ turn }) => `Turn ${turn}: ${TURNS[turn - 1]?.en}.`,
    ja: ({ turn }) => `第${turn}ターン: ${TURNS[turn - 1]?.ja}。`,
  },
  conflict: {
    en: ({ stage, squadrons: moved }) =>
      `The larger conflict is at stage ${stage}; ${moved < 0 ? `${squadrons(-moved)} of the Navy box sail for Europe` : `${squadrons(moved)} come from Europe`}.`,
    ja: ({ stage, squadrons: moved }) =>
      `大規模紛争は段階${stage}となり、${moved < 0 ? `海軍ボックスの戦隊${-moved}個が欧州へ去った` : `欧州から戦隊${moved}個が来た`}。`,
  },
  dealt: {
    en: ({ us, gb, reshuffled, cards: own }) =>
      `${reshuffled ? 'The discards are shuffled in. ' : ''}${cards(us)} to the Americans, ${gb} to the British${own === undefined ? '' : `; you draw ${en.list(own.map(en.card)) || 'none'}`}.`,
    ja: ({ us, gb, reshuffled, cards: own }) =>
      `${reshuffled ? '捨札を混ぜ直した。' : ''}アメリカ軍に${us}枚、イギリス軍に${gb}枚配った${own === undefined ? '' : `。あなたの引いたカード: ${own.map(ja.card).join('') || 'なし'}`}。`,
  },
  played: {
    en: (data) => `${upper(en.side(data.side))} ${playedEn(data)}.`,
    ja: (data) => `${ja.side(data.side)}は${playedJa(data)}。`,
  },
  raised: {
    en: ({ side, region, unit }) =>
      `${upper(en.side(side))} raise one ${en.unit(unit)} unit in ${en.region(region)}.`,
    ja: ({ side, region, unit }) =>
      `${ja.side(side)}が${ja.region(region)}で${ja.unit(unit)}を得た。`,
  },
  marched: {
    en: ({ side, from, to, units }) =>
      `${upper(en.side(side))} march from ${en.region(from)} to ${en.region(to)} with ${en.units(units)}.`,
    ja: ({ side, from, to, units }) =>
      `${ja.side(side)}の${ja.units(units)}が${ja.region(from)}から${ja.region(to)}へ移動した。`,
  },
  launched: {
    en: ({ side, waterway }) =>
      `${upper(en.side(side))} add a control marker on ${en.waterway(waterway)}.`,
    ja: ({ side, waterway }) =>
      `${ja.side(side)}が${ja.waterway(waterway)}に支配マーカーを加えた。`,
  },
  swept: {
    en: ({ side, waterway }) =>
      `${upper(en.side(side))} remove an enemy control marker from ${en.waterway(waterway)}.`,
    ja: ({ side, waterway }) =>
      `${ja.side(side)}が${ja.waterway(waterway)}から敵の支配マーカーを取り去った。`,
  },
  fort: {
    en: ({ side, region }) => `${upper(en.side(side))} build a fort in ${en.region(region)}.`,
    ja: ({ side, region }) => `${ja.side(side)}が${ja.region(region)}に砦を建てた。`,
  },
  privateer: {
    en: ({ target, levels: n, level }, rolls) =>
      `Privateers, dice ${en.dice(rolls.flatMap(({ dice }) => dice))} against ${target}+: ${levels(n)} up, now at ${level}.`,
    ja: ({ target, levels: n, level }, rolls) =>
      `私掠船、サイコロ${ja.dice(rolls.flatMap(({ dice }) => dice))}(${target}以上): ${n}レベル進んで${level}。`,
  },
  cruise: {
    en: ({ zone, hits, back }, rolls) => {
      const dice = rolls.flatMap((roll) => roll.dice);
      return `Cruise against ${en.zone(zone)}${dice.length > 0 ? `, dice ${en.dice(dice)}` : ''}: ${hits} ${hits === 1 ? 'hit' : 'hits'}, ${squadrons(back)} driven off.`;
    },
    ja: ({ zone, hits, back }, rolls) => {
      const dice = rolls.flatMap((roll) => roll.dice);
      return `${ja.zone(zone)}へ巡航${dice.length > 0 ? `、サイコロ${ja.dice(dice)}` : ''}: ${hits}命中、戦隊${back}個を戻した。`;
    },
  },
  deployed: {
    en: ({ zone, from, squadrons: n, full }) =>
      `A squadron ${from === null ? 'is deployed' : `goes from ${en.zone(from)}`} to ${en.zone(zone)}, now ${n}; full blockades: ${full}.`,
    ja: ({ zone, from, squadrons: n, full }) =>
      `${from === null ? '' : `${ja.zone(from)}から`}${ja.zone(zone)}に戦隊を配備し${n}個となった。完全封鎖${full}。`,
  },
  recalled: {
    en: ({ zone }) => `A squadron of ${en.zone(zone)} sails for Europe.`,
    ja: ({ zone }) => `${ja.zone(zone)}の戦隊1個が欧州へ去った。`,
  },
  'privateer-moved': {
    en: ({ level }) => `The privateer marker is now at ${level}.`,
    ja: ({ level }) => `私掠船マーカーは${level}になった。`,
  },
  target: {
    en: ({ target }) => `Until the end of the turn privateers advance on ${target} or more.`,
    ja: ({ target }) => `このターンの終了時まで私掠船の目標値は${target}となる。`,
  },
  batteries: {
    en: () => 'Harbour batteries guard the American coast until the end of the turn.',
    ja: () => 'このターンの終了時まで港湾砲台がアメリカ沿岸を守る。',
  },
  drill: {
    en: ({ side }) =>
      `${upper(en.side(side))} have a bonus die in their next battle with a regular this turn.`,
    ja: ({ side }) =>
      `このターン中、正規兵が参加する次の戦闘で${ja.side(side)}はボーナス・サイコロ1個を得る。`,
  },
  peace: {
    en: ({ vp }) => `Peace talks: the VP marker is now at ${vpEn(vp)}.`,
    ja: ({ vp }) => `和平交渉: VPマーカーは${vpJa(vp)}となった。`,
  },
  placed: {
    en: ({ side, region, unit }) =>
      `${upper(en.side(side))} place one ${en.unit(unit)} unit in ${en.region(region)}.`,
    ja: ({ side, region, unit }) =>
      `${ja.side(side)}が${ja.region(region)}に${ja.unit(unit)}1個を置いた。`,
  },
  restored: {
    en: ({ region }) => `A recruit token is put back in ${en.region(region)}.`,
    ja: ({ region }) => `${ja.region(region)}に徴兵トークン1個が戻された。`,
  },
  deserted: {
    en: ({ side, region }) => `A militia unit of ${en.side(side)} in ${en.region(region)} deserts.`,
    ja: ({ side, region }) => `${ja.region(region)}の${ja.side(side)}の民兵1個が脱走した。`,
  },
  scattered: {
    en: ({ zone }) => `A squadron of ${en.zone(zone)} returns to the Navy box.`,
    ja: ({ zone }) => `${ja.zone(zone)}の戦隊1個が海軍ボックスに戻った。`,
  },
  scored: {
    en: (data) => {
      const parts = SIDES.map(
        (side) => `${en.side(side)} ${points(data[side])} (${scoreEn(data[side])})`,
      );
      return `Scoring: ${parts.join(', ')}. The VP marker is at ${vpEn(data.vp)}.`;
    },
    ja: (data) => {
      const parts = SIDES.map(
        (side) => `${ja.side(side)}${points(data[side])}(${scoreJa(data[side])})`,
      );
      return `得点: ${parts.join('、')}。VPマーカーは${vpJa(data.vp)}。`;
    },
  },
  upkeep: {
    en: () => 'Upkeep: privateers back to 0, raid markers removed, recruit tokens restored.',
    ja: () => 'ターン維持: 私掠船を0に戻し、襲撃マーカーを除き、徴兵トークンを戻した。',
  },
};

export const describeEvent = describing(LINES);
