import type { Text } from '../../kernel/text.js';
import { type Asking, type Askings, both, counter } from '../../kits/asking.js';
import { AREA_NAME } from '../components/areas.js';
import { BOX_NAME, type BoxId } from '../components/campaign/boxes.js';
import {
  type AreaStatus,
  type Levy,
  LEVY_AREAS,
  type LevyArea,
  type PoolId,
} from '../components/campaign/levies.js';
import { SHIPS } from '../components/campaign/ships.js';
import type { Counts } from '../components/units.js';
import { isBox } from '../questions/campaign/boxes.js';
import { rateOf } from '../questions/campaign/status.js';
import type { View } from '../view/view.js';
import type { Phrases } from './briefly.js';
import type { Lines } from './data.js';
import { en, ja, type Names, upper } from './names.js';

/** Names of pools (areas, boxes, the sea), which have no shorter form for short labels. */
const POOL_NAME: Readonly<Record<PoolId, Text>> = {
  ...AREA_NAME,
  WI: BOX_NAME['west-indies'],
  SEA: { en: 'the sea', ja: '海上' },
};
const area = (id: PoolId, names: Names): string => POOL_NAME[id][names.locale];
const box = (id: BoxId, names: Names): string => BOX_NAME[id][names.locale];

/** The name of a hex, a box or a fleet. */
function spot(at: string, names: Names): string {
  const fleet = SHIPS.find(({ id }) => id === at);
  if (fleet !== undefined) return fleet.name[names.locale];
  return isBox(at) ? box(at, names) : names.hex(at);
}

const letters = (areas: Readonly<Record<LevyArea, AreaStatus>>, names: Names): string =>
  LEVY_AREAS.map((id) => `${area(id, names)} ${areas[id]}`).join(names === ja ? '、' : ', ');

/** The rates of an area with that status. */
const given = (id: LevyArea, status: AreaStatus): Readonly<Record<Levy, number>> => ({
  CA: rateOf(id, status, 'CA'),
  RM: rateOf(id, status, 'RM'),
  TM: rateOf(id, status, 'TM'),
});
const numbers = (areas: Readonly<Record<LevyArea, AreaStatus>>): string =>
  LEVY_AREAS.map((id) => {
    const { CA, RM, TM } = given(id, areas[id]);
    return `${CA}/${RM}/${TM}`;
  }).join(', ');

type Said =
  'quarter' | 'raised' | 'mounted' | 'waived' | 'dismissed' | 'wasted' | 'received' | 'stored';

export const CAMPAIGN: Pick<Lines, Said | 'opened' | 'built-boat' | 'exchanged'> = {
  quarter: {
    en: (areas) =>
      `A new quarter. Status of the areas: ${letters(areas, en)} (Continentals raised, most rebel and Tory militia: ${numbers(areas)}).`,
    ja: (areas) =>
      `新しい四半期。エリアの状況: ${letters(areas, ja)}（大陸軍補充／RM上限／TM上限: ${numbers(areas)}）。`,
  },
  raised: {
    en: ({ side, area: id, hex, units, inside }) =>
      `${area(id, en)}: ${en.side(side)} raise ${en.units(units)} ${inside ? `inside ${en.fort(hex)}` : `at ${en.hex(hex)}`}.`,
    ja: ({ area: id, hex, units, inside }) =>
      `${area(id, ja)}: ${ja.units(units)}が${inside ? `${ja.fort(hex)}の内部` : ja.hex(hex)}に登場した。`,
  },
  mounted: {
    en: ({ side, hex, units, inside }) =>
      `${upper(en.side(side))} mount militia ${inside ? `inside ${en.fort(hex)}` : `at ${en.hex(hex)}`}: ${en.units(units)}.`,
    ja: ({ side, hex, units, inside }) =>
      `${ja.side(side)}は${inside ? `${ja.fort(hex)}の内部` : ja.hex(hex)}の民兵から${ja.units(units)}を編成した。`,
  },
  waived: {
    en: ({ side, area: id, units }) =>
      `${id === null ? '' : `${area(id, en)}: `}${id === null ? upper(en.side(side)) : en.side(side)} do not place ${en.units(units)}, which are lost.`,
    ja: ({ side, area: id, units }) =>
      `${id === null ? '' : `${area(id, ja)}: `}${ja.side(side)}は${ja.units(units)}を置かず、失った。`,
  },
  dismissed: {
    en: ({ area: id, at, units }) =>
      `${area(id, en)} has too much militia: ${en.units(units)} at ${spot(at, en)} go home.`,
    ja: ({ area: id, at, units }) =>
      `${area(id, ja)}の民兵が上限を超え、${spot(at, ja)}の${ja.units(units)}を除去した。`,
  },
  wasted: {
    en: ({ at, units }) => `The winter costs ${en.units(units)} at ${spot(at, en)}.`,
    ja: ({ at, units }) => `冬季損耗により${spot(at, ja)}の${ja.units(units)}を失った。`,
  },
  received: {
    en: ({ hex, units, inside }) =>
      `The British receive ${en.units(units)} ${inside ? `inside ${en.fort(hex)}` : `at ${en.hex(hex)}`}.`,
    ja: ({ hex, units, inside }) =>
      `${ja.units(units)}が${inside ? `${ja.fort(hex)}の内部` : ja.hex(hex)}に到着した。`,
  },
  stored: {
    en: ({ box: id, units }) => `The British receive ${en.units(units)} in ${box(id, en)}.`,
    ja: ({ box: id, units }) => `${ja.units(units)}が${box(id, ja)}に到着した。`,
  },
  opened: {
    en: () => 'The Indian towns are open to the Americans from now on.',
    ja: () => 'これ以後、アメリカ軍もインディアン・タウンに入れる。',
  },
  'built-boat': {
    en: ({ side, at }) => `${upper(en.side(side))} build a bateau at ${en.water(at)}.`,
    ja: ({ side, at }) => `${ja.side(side)}は${ja.water(at)}に平底舟を建造した。`,
  },
  exchanged: {
    en: ({ side, hex, source }) =>
      `${upper(en.side(side))} give up a ${source === 'unit' ? 'supply unit' : 'magazine, which leaves a supply unit,'} at ${en.hex(hex)} for bateaux.`,
    ja: ({ side, hex, source }) =>
      `${ja.side(side)}は${ja.hex(hex)}の${source === 'unit' ? '補給ユニット' : '弾薬庫（補給ユニット1を残す）'}を平底舟と交換した。`,
  },
};

const leftOf = ({ decision }: View): Counts => decision?.left ?? {};
const some = (points: number | undefined, view: View): Counts =>
  Object.fromEntries(Object.entries(leftOf(view)).map(([unit, count]) => [unit, points ?? count]));
const builder = (source: string, names: Names): string =>
  names.units(source === 'magazine' ? { M: 1 } : { S: 1 });

/** Labels of actions between quarters and of building bateaux. */
export const CAMPAIGN_LABELS: Phrases = {
  raise: {
    en: ({ hex, points }, view, names) =>
      `Raise ${names.units(some(points, view))} at ${names.hex(hex)}`,
    ja: ({ hex, points }, view, names) =>
      `${names.units(some(points, view))}を${names.hex(hex)}に置く`,
  },
  lodge: {
    en: ({ hex, points }, view, names) =>
      `Place ${names.units(some(points, view))} inside ${names.fort(hex)}`,
    ja: ({ hex, points }, view, names) =>
      `${names.units(some(points, view))}を${names.fort(hex)}の内部に置く`,
  },
  mount: {
    en: ({ hex, points }, view, names) =>
      `Form ${names.units(some(points, view))} at ${names.hex(hex)}`,
    ja: ({ hex, points }, view, names) =>
      `${names.hex(hex)}で${names.units(some(points, view))}を編成する`,
  },
  saddle: {
    en: ({ hex, points }, view, names) =>
      `Form ${names.units(some(points, view))} inside ${names.fort(hex)}`,
    ja: ({ hex, points }, view, names) =>
      `${names.fort(hex)}の内部で${names.units(some(points, view))}を編成する`,
  },
  send: {
    en: (_, view, names) => `Place ${names.units(leftOf(view))} in ${BOX_NAME.halifax.en}`,
    ja: (_, view, names) => `${names.units(leftOf(view))}を${BOX_NAME.halifax.ja}に置く`,
  },
  waive: {
    en: (_, view, names) => `Give up ${names.units(leftOf(view))} for good`,
    ja: (_, view, names) => `${names.units(leftOf(view))}を置かずに失う`,
  },
  dismiss: {
    en: ({ hex, unit, points }, _, names) =>
      `Remove ${names.units({ [unit]: points })} at ${names.hex(hex)}`,
    ja: ({ hex, unit, points }, _, names) =>
      `${names.hex(hex)}の${names.units({ [unit]: points })}を除去する`,
  },
  relieve: {
    en: ({ hex, unit, points }, _, names) =>
      `Remove ${names.units({ [unit]: points })} inside ${names.fort(hex)}`,
    ja: ({ hex, unit, points }, _, names) =>
      `${names.fort(hex)}の内部の${names.units({ [unit]: points })}を除去する`,
  },
  disband: {
    en: ({ box: id, unit, points }, _, names) =>
      `Remove ${names.units({ [unit]: points })} in ${BOX_NAME[id].en}`,
    ja: ({ box: id, unit, points }, _, names) =>
      `${BOX_NAME[id].ja}の${names.units({ [unit]: points })}を除去する`,
  },
  discharge: {
    en: ({ ship, unit, points }, _, names) =>
      `Remove ${names.units({ [unit]: points })} aboard ${spot(ship, names)}`,
    ja: ({ ship, unit, points }, _, names) =>
      `${spot(ship, names)}に乗船中の${names.units({ [unit]: points })}を除去する`,
  },
  construct: {
    en: ({ hex, side, source }, _, names) =>
      `Build a bateau at ${names.water(side)} with ${builder(source, names)} of ${names.hex(hex)}`,
    ja: ({ hex, side, source }, _, names) =>
      `${names.hex(hex)}の${builder(source, names)}で${names.water(side)}に平底舟を建造する`,
  },
  exchange: {
    en: ({ hex, source }, _, names) =>
      `Exchange ${builder(source, names)} at ${names.hex(hex)} for bateaux`,
    ja: ({ hex, source }, _, names) =>
      `${names.hex(hex)}の${builder(source, names)}を平底舟と交換する`,
  },
  moor: {
    en: ({ side }, _, names) => `The bateau lies at ${names.water(side)}`,
    ja: ({ side }, _, names) => `平底舟を${names.water(side)}に置く`,
  },
};

type Sentence = (units: string, place: string) => string;

/** Makes a question about the units left to place, and the area with its status. */
const inArea =
  (english: Sentence, japanese: Sentence): Asking<View>['text'] =>
  (view) => {
    const id = view.decision?.area ?? 'MS';
    const status = view.areas?.[id as LevyArea]?.status ?? null;
    const place = (names: Names, letter: (status: AreaStatus) => string): string =>
      area(id, names) + (status === null ? '' : letter(status));
    return both(
      english(
        en.units(leftOf(view)),
        place(en, (letter) => ` (status ${letter})`),
      ),
      japanese(
        ja.units(leftOf(view)),
        place(ja, (letter) => `（状況${letter}）`),
      ),
    );
  };

const sum = (counts: Counts): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);
const stillTo = (english: string, japanese: string) => (view: View) => [
  counter(english, japanese, sum(leftOf(view))),
];

/** Questions between two quarters, and about building bateaux. */
export const CAMPAIGN_ASKS: Askings<View> = {
  raise: {
    text: inArea(
      (units, place) =>
        `${place} raises ${units}: where do they appear? What is not placed now is lost.`,
      (units, place) => `${place}が${units}を得る。どこに置くか? 今置かないものは失われる。`,
    ),
    counters: (view) => {
      const [unit] = Object.keys(leftOf(view));
      const most = view.areas?.[(view.decision?.area ?? 'MS') as LevyArea]?.rates;
      return [
        ...stillTo('Still to place', '未配置')(view),
        ...(most && (unit === 'RM' || unit === 'TM')
          ? [counter('Ceiling', '上限', most[unit])]
          : []),
      ];
    },
  },
  mount: {
    text: (view) =>
      both(
        `Two points of militia in a hex may become one of dragoons: up to ${en.units(leftOf(view))}, all in one area.`,
        `同じヘクスの民兵2戦力ポイントを竜騎兵1戦力ポイントにできる。残り${ja.units(leftOf(view))}、すべて1エリア内で。`,
      ),
    counters: stillTo('Dragoons to form', '編成できる竜騎兵'),
  },
  cull: {
    text: (view) =>
      leftOf(view).CA === undefined
        ? inArea(
            (units, place) => `${place} has ${units} above its ceiling: which points go?`,
            (units, place) => `${place}の${units}が上限を超えている。どれを除去するか?`,
          )(view)
        : inArea(
            (units, place) => `The winter costs ${units} in ${place}: which points are lost?`,
            (units, place) => `冬季損耗で${place}の${units}を失う。どれを除去するか?`,
          )(view),
    counters: stillTo('Still to go', '除去する残り'),
  },
  port: {
    text: (view) =>
      both(
        `${en.units(leftOf(view))} arrive: at which port that you control? What is not placed now is lost.`,
        `${ja.units(leftOf(view))}が到着する。支配するどの港湾に置くか? 今置かなければ失われる。`,
      ),
  },
  moor: {
    text: (view) =>
      both(
        `Where beside ${en.hex(view.decision?.at ?? '')} does the new bateau lie?`,
        `${ja.hex(view.decision?.at ?? '')}の新しい平底舟をどのヘクスサイドに置くか?`,
      ),
    counters: stillTo('Bateaux to place', '未配置の平底舟'),
  },
};
