import type { Locale } from '../../kernel/text.js';
import type { CardId } from '../components/cards.js';
import {
  REGION,
  REGION_IDS,
  WATERWAY,
  WATERWAY_IDS,
  ZONE,
  ZONE_IDS,
} from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { FULL } from '../components/tracks.js';
import { total } from '../state.js';
import type { View } from '../view/view.js';
import { en, ja, type Names } from '../words/names.js';
import { dateLine } from '../words/stage.js';

/** Sentences of the description of the board in words, in one language. */
interface Phrases extends Names {
  readonly comma: string;
  readonly colon: string;
  readonly duty: (view: View) => string;
  readonly vp: (vp: number) => string;
  readonly tracks: (view: View) => string;
  readonly sideName: (side: Side) => string;
  readonly held: (side: Side) => string;
  readonly fort: string;
  readonly raid: string;
  readonly tokens: (n: number) => string;
  readonly markers: (us: number, gb: number) => string;
  readonly control: (side: Side | null) => string;
  readonly squadrons: (n: number) => string;
  readonly boxes: (navy: number, europe: number) => string;
  readonly battle: (battle: NonNullable<View['battle']>) => string;
  readonly hands: (view: View) => string;
  readonly own: (cards: readonly CardId[]) => string;
}

const PHRASES: { readonly [L in Locale]: Phrases } = {
  en: {
    ...en,
    comma: ', ',
    colon: ': ',
    duty: ({ active, outcome }) => {
      if (outcome !== null)
        return outcome.winner === null ? 'A draw' : `${SIDE_NAME[outcome.winner].en} victory`;
      return active === null ? '' : `To decide: ${SIDE_NAME[active].en} player`;
    },
    vp: (vp) =>
      vp === 0
        ? 'VP marker at 0'
        : `VP marker at ${Math.abs(vp)} for ${en.side(vp > 0 ? 'us' : 'gb')}`,
    tracks: ({ privateer, privateerTarget, stage }) =>
      `privateers ${privateer} (advance on ${privateerTarget}+), larger conflict stage ${stage}`,
    sideName: (side) => SIDE_NAME[side].en,
    held: (side) => `under ${SIDE_NAME[side].en} control`,
    fort: 'fort',
    raid: 'raided',
    tokens: (n) => `${n} recruit ${n === 1 ? 'token' : 'tokens'}`,
    markers: (us, gb) => `American markers ${us}, British markers ${gb}`,
    control: (side) => (side === null ? 'nobody controls it' : `${SIDE_NAME[side].en} control`),
    squadrons: (n) =>
      `${n} ${n === 1 ? 'squadron' : 'squadrons'}${n >= FULL ? ', full blockade' : ''}`,
    boxes: (navy, europe) => `British Navy box ${navy}, Europe ${europe}`,
    battle: ({ region, attacker, round, dice }) =>
      `Battle of ${en.region(region)}, round ${round}: ${SIDE_NAME[attacker].en} attack; dice American ${dice.us}, British ${dice.gb}`,
    hands: ({ hands, draw }) =>
      `Cards: American hand ${hands.us}, British hand ${hands.gb}, draw deck ${draw}`,
    own: (cards) => `Your hand: ${cards.map(en.card).join(', ')}`,
  },
  ja: {
    ...ja,
    comma: '、',
    colon: '：',
    duty: ({ active, outcome }) => {
      if (outcome !== null)
        return outcome.winner === null ? '引き分け' : `${SIDE_NAME[outcome.winner].ja}の勝利`;
      return active === null ? '' : `決定: ${SIDE_NAME[active].ja}プレイヤー`;
    },
    vp: (vp) =>
      vp === 0 ? 'VPマーカー 0' : `VPマーカー ${ja.side(vp > 0 ? 'us' : 'gb')}${Math.abs(vp)}`,
    tracks: ({ privateer, privateerTarget, stage }) =>
      `私掠船${privateer}(目標値${privateerTarget}以上)、大規模紛争 段階${stage}`,
    sideName: (side) => ja.side(side),
    held: (side) => `${ja.side(side)}支配`,
    fort: '砦',
    raid: '襲撃マーカー',
    tokens: (n) => `徴兵トークン${n}`,
    markers: (us, gb) => `アメリカのマーカー${us}、イギリスのマーカー${gb}`,
    control: (side) => (side === null ? '支配なし' : `${ja.side(side)}支配`),
    squadrons: (n) => `戦隊${n}${n >= FULL ? '、完全封鎖' : ''}`,
    boxes: (navy, europe) => `イギリス海軍ボックス${navy}、欧州${europe}`,
    battle: ({ region, attacker, round, dice }) =>
      `${ja.region(region)}の戦闘 第${round}ラウンド: 攻撃側${ja.side(attacker)}、サイコロ アメリカ軍${dice.us}、イギリス軍${dice.gb}`,
    hands: ({ hands, draw }) =>
      `カード: アメリカの手札${hands.us}、イギリスの手札${hands.gb}、山札${draw}`,
    own: (cards) => `あなたの手札: ${cards.map(ja.card).join('')}`,
  },
};

/** A line for a region that contains anything, or is not held by its home side. */
function regionLine(view: View, id: RegionId, say: Phrases): string[] {
  const spot = view.regions[id];
  const { home } = REGION[id];
  const facts = [
    ...(spot.control !== null && spot.control !== home ? [say.held(spot.control)] : []),
    ...SIDES.filter((side) => total(spot[side]) > 0).map(
      (side) => `${say.sideName(side)} ${say.units(spot[side])}`,
    ),
    ...(spot.fort ? [say.fort] : []),
    ...(spot.raid ? [say.raid] : []),
    ...(spot.tokens > 0 ? [say.tokens(spot.tokens)] : []),
  ];
  return facts.length === 0 ? [] : [say.region(id) + say.colon + facts.join(say.comma)];
}

/** The whole position as its viewer knows it in words, one fact per line, for people who read instead of look. */
export function boardText(view: View, locale: Locale): string {
  const say = PHRASES[locale];
  const own = Object.keys(view.hand) as CardId[];
  return [
    [dateLine(view, locale), say.duty(view)].filter((part) => part !== '').join(say.comma),
    [say.vp(view.vp), say.tracks(view)].join(say.comma),
    ...(view.battle === null ? [] : [say.battle(view.battle)]),
    ...REGION_IDS.flatMap((id) => regionLine(view, id, say)),
    ...WATERWAY_IDS.map((id) => {
      const { us, gb, control } = view.waterways[id];
      return (
        WATERWAY[id].name[locale] +
        say.colon +
        [say.markers(us, gb), say.control(control)].join(say.comma)
      );
    }),
    ...ZONE_IDS.map((id) => ZONE[id].name[locale] + say.colon + say.squadrons(view.zones[id])),
    say.boxes(view.navy, view.europe),
    say.hands(view),
    ...(own.length === 0 ? [] : [say.own(own)]),
  ].join('\n');
}
