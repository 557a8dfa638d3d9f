import type {
  Arrival,
  Components,
  Connection,
  PieceEntry,
  PlaceEntry,
} from '../../kernel/components.js';
import type { Text } from '../../kernel/text.js';
import { namesOf, numbers, shapesOf } from '../../kits/components.js';
import type { Point } from '../../kits/picture/svg.js';
import { count, flag, list, object, oneOf, orNull, some, text } from '../../kits/shapes.js';
import { AREA_IDS, AREA_NAME, COLONIES } from '../components/areas.js';
import { BOX_IDS, BOX_NAME, type BoxId } from '../components/campaign/boxes.js';
import { WATERS_AT_SEA } from '../components/campaign/sea.js';
import { type Ship, SHIPS } from '../components/campaign/ships.js';
import { type Hexside, HEXSIDES, SIDE_BY_WAY } from '../components/hexsides.js';
import { LAND, landMp } from '../components/land.js';
import { type Hex, HEXES } from '../components/map.js';
import { WATER_NAME, type WaterId } from '../components/names.js';
import { type Scenario, SCENARIOS } from '../components/scenarios/index.js';
import { DRAWN_SIDES, type Side, SIDES } from '../components/side.js';
import { type Town, townAt, townOf } from '../components/towns.js';
import {
  COUNTERS,
  COVERED_CODES,
  FACE,
  type Face,
  isCombat,
  isCovered,
  OTHER_COUNTERS,
  PRINTED_CODES,
  SEEN_CODES,
  UNIT,
  type UnitCode,
  UNKNOWN,
} from '../components/units.js';
import { WATER } from '../components/water.js';
import { middleOf, middleOfBox, middleOfSide } from '../picture/layout.js';
import { PHRASES } from '../picture/phrases.js';

const spotAt = ([x, y]: Point): PlaceEntry['at'] => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
});

const TOWN_KIND = { town: 'town', place: 'settlement', indian: 'indian-town' } as const;
const kindOf = ({ kind }: Hex, town: Town | undefined): string =>
  town === undefined ? kind : TOWN_KIND[town.kind];

/** The catalogue entry of a hex. A hex with a town has the town's name, any other its printed id, e.g. `H17`. */
const hexEntry = (hex: Hex): PlaceEntry => {
  const { id, spot, colony, area, section, half } = hex;
  const town = townAt(id);
  return {
    ...{ id, name: town?.name ?? { en: id, ja: id }, kind: kindOf(hex, town), side: null },
    at: spotAt(middleOf(spot)),
    more: {
      ...{ section, colony, area, half },
      ...(town !== undefined && {
        ...{ town: town.id, strategic: town.strategic, points: town.points, port: town.port },
      }),
    },
  };
};

/** The term for a water. The prefix keeps a river apart from a town with the same name. */
const waterTerm = (id: WaterId): string => `water-${id}`;

/** A1776-opt.II.A.1 the entry of a hexside on which bateaux lie; the arrows of ports point to such hexsides too. */
const sideEntry = (side: Hexside): PlaceEntry => {
  const { id, water, river, hexes, crossing } = side;
  const name = WATER_NAME[river ?? 'coast'];
  return {
    ...{ id, kind: 'hexside', side: null, at: spotAt(middleOfSide(side)) },
    name: { en: `${name.en} (${id})`, ja: `${name.ja}(${id})` },
    more: {
      ...{ hexes, water, river: waterTerm(river ?? 'coast') },
      crossing: crossing && crossing.kind,
    },
  };
};

/** A1776-camp.IX.B.2 the entry of a box off the map; boxes are drawn in the sea. */
const boxEntry = (id: BoxId): PlaceEntry => ({
  ...{ id, name: BOX_NAME[id], kind: 'box', side: null, at: spotAt(middleOfBox(id)), more: {} },
});

const NAVIGABLE = HEXSIDES.filter(({ navigable }) => navigable);
const SAILED = new Set(WATERS_AT_SEA);
/** Hexsides on which bateaux can lie, or ships (A1776-camp.IX.B.1). */
const AFLOAT = HEXSIDES.filter(({ navigable, id }) => navigable || SAILED.has(id));

/** A1776-camp.IX.A */
const shipEntry = ({ id, name, side, kind, strength, capacity, move }: Ship): PieceEntry => ({
  ...{ id, name, kind: 'ship', side, count: 1 },
  more: { type: kind, strength, capacity, move },
});

/** The kind of way over a hexside: its crossing, else its water, else `wilderness` or `open`. */
const wayKind = (side: Hexside | undefined): string =>
  side?.crossing?.kind ?? side?.water ?? (side?.wilderness ? 'wilderness' : 'open');

/**
 * A1776-basic.II.H the connections between neighbouring land hexes; `cost` is the MP to enter, null where only a ferry
 * would help and there is none.
 */
function overLand(): Connection[] {
  const mp = landMp({});
  return HEXES.flatMap(({ id, no, kind }) =>
    [0, 1, 2].flatMap((way): Connection[] => {
      const next = HEXES[LAND.to[6 * no + way] as number];
      if (kind !== 'land' || next?.kind !== 'land') return [];
      const side = HEXSIDES[SIDE_BY_WAY[6 * no + way] as number];
      return [{ from: id, to: next.id, kind: wayKind(side), cost: mp[6 * no + way] || null }];
    }),
  );
}

/** A1776-opt.II.A.2 the connections between hexsides that a bateau can row; each step costs 1 MP. */
const byWater = (): Connection[] =>
  NAVIGABLE.flatMap(({ id, no }) =>
    [...WATER.to.slice(WATER.first[no], WATER.first[no + 1])]
      .filter((next) => next > no)
      .map((next) => ({ from: id, to: (HEXSIDES[next] as Hexside).id, kind: 'water', cost: 1 })),
  );

function countersOf(code: UnitCode): number {
  // A1776-opt.I an unknown face-down counter may be any of those that can lie face down.
  if (code === UNKNOWN) return COVERED_CODES.reduce((sum, one) => sum + countersOf(one), 0);
  if (isCovered(code)) return inBox(FACE[code]);
  return isCombat(code)
    ? Object.values(COUNTERS[code]).reduce((sum, n) => sum + n, 0)
    : SIDES.reduce((sum, side) => {
        const own: Partial<Record<UnitCode, number>> = OTHER_COUNTERS[side];
        return sum + (own[code] ?? 0);
      }, 0);
}

const inBox = ({ of, points }: Face): number =>
  isCombat(of) ? (COUNTERS[of][points] ?? 0) : countersOf(of);

/** A1776-basic.III.C the counter mix: how many counters there are of each type, for combat units by strength points. */
const unit = (code: UnitCode): PieceEntry => {
  const { name, side, kind, dragoon, move, inverts } = UNIT[code];
  return {
    ...{ id: code, name, kind, side, count: countersOf(code) },
    more: { move, dragoon, inverts, counters: isCombat(code) ? { ...COUNTERS[code] } : {} },
  };
};

/** A1776-basic.VI.B the units that arrive in each month; `at` is null where the owner chooses one of several hexes. */
const arrivals = ({ id, arrivals: all, months }: Scenario, side: Side): Arrival[] =>
  all[side].flatMap(({ turn, where, units }) =>
    PRINTED_CODES.filter((code) => units[code] !== undefined).map((code) => ({
      ...{
        when: months[turn - 1] as string,
        scenario: id,
        side,
        count: units[code] ?? 0,
        pieces: [code],
      },
      at: 'at' in where ? (townOf(where.at)?.hex ?? null) : null,
    })),
  );

const MONTHS = [...new Set(SCENARIOS.flatMap(({ months }) => months))].sort();
const monthName = (month: string): Text => ({
  en: PHRASES.en.month(month),
  ja: PHRASES.ja.month(month),
});

const TERMS: Readonly<Record<string, Text>> = {
  land: { en: 'land', ja: '陸地' },
  sea: { en: 'sea', ja: '海' },
  lake: { en: 'lake', ja: '湖' },
  town: { en: 'town', ja: '町' },
  settlement: { en: 'place', ja: '地点' },
  'indian-town': { en: 'Indian town', ja: 'インディアンの町' },
  hexside: { en: 'hexside', ja: 'ヘクスサイド' },
  box: { en: 'box off the map', ja: 'マップ外ボックス' },
  ship: { en: 'fleet', ja: '艦隊' },
  BF: { en: 'battle fleet', ja: '戦闘艦隊' },
  TR: { en: 'transport fleet', ja: '輸送艦隊' },
  CN: { en: 'Continental Navy', ja: '大陸海軍' },
  open: { en: 'open ground', ja: '平地' },
  wilderness: { en: 'wilderness', ja: '荒野' },
  river1: { en: 'river of class 1', ja: 'クラス1の川' },
  river2: { en: 'river of class 2', ja: 'クラス2の川' },
  river3: { en: 'river of class 3', ja: 'クラス3の川' },
  coast: { en: 'coast', ja: '沿岸' },
  ferry: { en: 'ferry', ja: '渡船' },
  ford: { en: 'ford', ja: '渡渉点' },
  water: { en: 'by water', ja: '水路' },
  regular: { en: 'regulars', ja: '正規兵' },
  militia: { en: 'militia', ja: '民兵' },
  indian: { en: 'Indians', ja: 'インディアン' },
  train: { en: 'guns and supply', ja: '砲兵・補給' },
  works: { en: 'works', ja: '築城' },
  boat: { en: 'bateau', ja: '平底舟' },
  marker: { en: 'marker', ja: 'マーカー' },
  covered: { en: 'face-down counter', ja: '裏向きカウンター' },
  none: { en: 'without supply', ja: '非補給下' },
  unit: { en: 'supply unit', ja: '補給ユニット' },
  magazine: { en: 'magazine', ja: '弾薬庫' },
  points: { en: 'points', ja: '戦力ポイント' },
  mp: { en: 'movement points', ja: '移動ポイント' },
  dragoons: { en: 'dragoons', ja: '竜騎兵' },
  north: { en: 'northern section', ja: '北部' },
  south: { en: 'southern section', ja: '南部' },
};

const NAMED = {
  ...TERMS,
  ...Object.fromEntries(COLONIES.map(({ id, name }) => [`colony-${id}`, name])),
  ...Object.fromEntries(AREA_IDS.map((id) => [`area-${id}`, AREA_NAME[id]])),
  ...Object.fromEntries(
    (Object.keys(WATER_NAME) as WaterId[]).map((id) => [waterTerm(id), WATER_NAME[id]]),
  ),
};

const ground = {
  section: oneOf('north', 'south'),
  colony: oneOf(...COLONIES.map(({ id }) => id), null),
  area: oneOf(...AREA_IDS, null),
  half: flag,
};
const WATERS = ['river1', 'river2', 'river3', 'lake', 'coast'];

/**
 * What the box holds, for clients: the 1,777 hexes, the hexsides on which boats lie, the ways between them, the counter
 * mix and the schedule of arrivals. The cards are in `decks.catalogue`.
 */
export const components: Components = {
  sides: DRAWN_SIDES,
  places: [...HEXES.map(hexEntry), ...AFLOAT.map(sideEntry), ...BOX_IDS.map(boxEntry)],
  connections: [...overLand(), ...byWater()],
  pieces: [...SEEN_CODES.map(unit), ...SHIPS.map(shipEntry)],
  schedule: SCENARIOS.flatMap((scenario) => SIDES.flatMap((side) => arrivals(scenario, side))),
  tracks: [
    {
      ...{ id: 'month', name: { en: 'Month', ja: '月' } },
      values: MONTHS.map((id) => ({ id, name: monthName(id) })),
    },
    {
      ...{ id: 'turn', name: { en: 'Turn', ja: 'ターン' } },
      values: numbers(1, Math.max(...SCENARIOS.map(({ months }) => months.length))),
    },
  ],
  terms: namesOf(NAMED),
  shapes: {
    ...shapesOf(['land', 'sea', 'lake'], object(ground)),
    ...shapesOf(
      Object.values(TOWN_KIND),
      object({ ...ground, town: text, strategic: flag, points: count, port: orNull(text) }),
    ),
    box: object({}),
    ship: object({ type: oneOf('BF', 'TR', 'CN'), strength: count, capacity: count, move: count }),
    hexside: object({
      hexes: list(text, 2),
      water: oneOf(...WATERS),
      river: text,
      crossing: oneOf('ferry', 'ford', null),
    }),
    ...shapesOf(
      [...new Set(SEEN_CODES.map((code) => UNIT[code].kind))],
      object({
        move: count,
        dragoon: flag,
        inverts: flag,
        counters: some(['1', '2', '5', '10'], count),
      }),
    ),
  },
};
