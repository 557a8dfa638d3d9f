import type {
  Arrival,
  Components,
  Connection,
  PieceEntry,
  PlaceEntry,
} from '../../kernel/components.js';
import type { Text } from '../../kernel/text.js';
import { namesOf, numbers, shapesOf } from '../../kits/components.js';
import { count, object, oneOf, text, orNull } from '../../kits/shapes.js';
import { AREA_IDS } from '../components/areas.js';
import { between } from '../components/hexsides.js';
import { stepMp } from '../components/land.js';
import { HEXES, hexNo, hexOf, neighbours, type Hex } from '../components/map.js';
import { SCENARIO, SCENARIO_IDS, type ScenarioId } from '../components/scenarios/index.js';
import { SIDES } from '../components/side.js';
import { townAt } from '../components/towns.js';
import {
  COUNTERS,
  isCombat,
  OTHER_COUNTERS,
  UNIT,
  UNIT_CODES,
  type UnitCode,
} from '../components/units.js';
import { middleOf } from '../picture/layout.js';
import { typesIn } from '../questions/force.js';
import { entryHex } from '../questions/arrival.js';

/** Whose rules are played here. */
export const PLAYED: readonly ScenarioId[] = SCENARIO_IDS.filter((id) => id === 'basic');

const tenth = (value: number): number => Math.round(value * 10) / 10;

const LAND = HEXES.filter(({ kind }) => kind === 'land');

function place({ id, spot, area }: Hex): PlaceEntry {
  const town = townAt(id);
  const [x, y] = middleOf(spot);
  return {
    id,
    name: town?.name ?? { en: id, ja: id },
    kind: 'hex',
    side: null,
    at: { x: tenth(x), y: tenth(y) },
    more: { town: town?.id ?? null, points: town?.points ?? 0, area },
  };
}

/** Every two land hexes side by side, by what lies between them; `cost` is that of a march (A1776-basic.II.H). */
const connections: Connection[] = LAND.flatMap(({ id, no }) =>
  neighbours(id)
    .filter((to) => hexNo(to) > no && hexOf(to)?.kind === 'land')
    .map((to) => {
      const side = between(id, to);
      return { from: id, to, kind: side?.water ?? 'land', cost: stepMp(side, {}) };
    }),
);

/** So many counters there are of a type (A1776-basic.III.C). */
const countersOf = (code: UnitCode): number =>
  isCombat(code)
    ? Object.values(COUNTERS[code]).reduce((sum, some) => sum + some, 0)
    : SIDES.reduce(
        (sum, side) => sum + ((OTHER_COUNTERS[side] as { [code: string]: number })[code] ?? 0),
        0,
      );

const piece = (code: UnitCode): PieceEntry => {
  const { name, kind, side, move } = UNIT[code];
  return { id: code, name, kind, side, count: countersOf(code), more: { move } };
};

/** A1776-basic.V.rtr */
const schedule: Arrival[] = PLAYED.flatMap((id) =>
  SIDES.flatMap((side) =>
    SCENARIO[id].arrivals[side].flatMap((arrival) =>
      typesIn(arrival.units).map((code) => ({
        ...{ when: String(arrival.turn), scenario: id, side, at: entryHex(arrival) },
        ...{ count: arrival.units[code] ?? 0, pieces: [code] },
      })),
    ),
  ),
);

const TERMS: Readonly<Record<string, Text>> = {
  hex: { en: 'hex', ja: 'ヘクス' },
  land: { en: 'land', ja: '陸続き' },
  river1: { en: 'river of class 1', ja: 'クラス1の川' },
  river2: { en: 'river of class 2', ja: 'クラス2の川' },
  river3: { en: 'river of class 3', ja: 'クラス3の川' },
  lake: { en: 'lake', ja: '湖' },
  coast: { en: 'coast', ja: '海岸' },
  regular: { en: 'regulars', ja: '正規兵' },
  militia: { en: 'militia', ja: '民兵' },
  indian: { en: 'Indians', ja: 'インディアン' },
  train: { en: 'guns and wagons', ja: '砲兵と輜重' },
  works: { en: 'works', ja: '工作物' },
  boat: { en: 'boat', ja: '舟' },
  marker: { en: 'marker', ja: 'マーカー' },
};

const TURNS = Math.max(...PLAYED.map((id) => SCENARIO[id].months.length));

/** The land of the board, its hexsides, the types of units and the schedule; tactical cards are `decks.catalogue`. */
export const components: Components = {
  places: LAND.map(place),
  connections,
  pieces: UNIT_CODES.map(piece),
  schedule,
  tracks: [{ id: 'turn', name: { en: 'Turn', ja: 'ターン' }, values: numbers(1, TURNS) }],
  terms: namesOf(TERMS),
  shapes: {
    ...shapesOf(['hex'], object({ town: orNull(text), points: count, area: oneOf(...AREA_IDS) })),
    ...shapesOf(
      ['regular', 'militia', 'indian', 'train', 'works', 'boat', 'marker'],
      object({ move: count }),
    ),
  },
};
