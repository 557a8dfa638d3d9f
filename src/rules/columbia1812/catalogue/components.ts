import type { Components, Named, PieceEntry, PlaceEntry } from '../../kernel/components.js';
import type { Text } from '../../kernel/text.js';
import { beside, namesOf, numbers, shapesOf, spotsOf } from '../../kits/components.js';
import { count, number, object, oneOf } from '../../kits/shapes.js';
import { type Block, BLOCKS, type Kind, KINDS } from '../components/blocks.js';
import { LAKE_IDS, TOWN, TOWN_IDS } from '../components/lookups.js';
import { LAKES, ROADS, type TownId } from '../components/map.js';
import { NAVAL_UNITS, REINFORCEMENTS } from '../components/reinforcements.js';
import { SET_UP_NAME } from '../components/set-ups.js';
import { DRAWN_SIDES, type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { SPOTS } from '../picture/layout.js';
import { ENTRY_TOWNS, waitingAt } from '../state.js';
import * as en from '../words/english.js';
import * as ja from '../words/japanese.js';

const at = spotsOf(SPOTS);

const town = (id: TownId): PlaceEntry => {
  const { name, nation, value, lake, base, entry, lat, lon } = TOWN[id];
  const more = { value, lake, base, entry, lat, lon };
  return { id, name, kind: 'town', side: nation, at: at(id), more };
};

const lake = ({ id, name }: Named): PlaceEntry => ({
  ...{ id, name, kind: 'lake', side: null, at: at(id), more: {} },
});

/** C1812-1.1.b roads, and connections from towns to the lake they lie on (C1812-1.3.a). */
const connections = [
  ...ROADS.map(([from, to]) => beside(from, to, 'road')),
  ...TOWN_IDS.flatMap((id) => {
    const { lake: on } = TOWN[id];
    return on === null ? [] : [beside(id, on, 'shore')];
  }),
];

const block = ({ id, name, kind, side, cv }: Block): PieceEntry => ({
  ...{ id, name, kind, side, count: 1, more: { cv } },
});

/** C1812-2.4 all naval units of a side are identical. */
const naval = (side: Side): PieceEntry => ({
  id: `${side}-naval`,
  name: {
    en: `${SIDE_NAME[side].en} naval unit`,
    ja: `${SIDE_NAME[side].ja}軍の海軍ユニット`,
  },
  ...{ kind: 'naval', side, count: NAVAL_UNITS, more: {} },
});

const KIND_NAME: Readonly<Record<Kind | 'naval' | 'town' | 'lake' | 'road' | 'shore', Text>> = {
  town: { en: 'town', ja: '町' },
  lake: { en: 'lake', ja: '湖' },
  road: { en: 'road', ja: '道路' },
  shore: { en: 'lakeside', ja: '湖畔' },
  infantry: { en: 'infantry', ja: '歩兵' },
  dragoon: { en: 'dragoons', ja: '騎兵' },
  indian: { en: 'Indians', ja: 'インディアン' },
  naval: { en: 'naval unit', ja: '海軍ユニット' },
};

const OFF: Readonly<Record<string, Text>> = {
  hand: { en: 'drawn, not placed yet', ja: '未配置' },
  pool: { en: 'remainder pool', ja: '残余グループ' },
  unborn: { en: 'not appeared yet', ja: '未登場' },
  gone: { en: 'out of the game', ja: '除去' },
  ...Object.fromEntries(
    ENTRY_TOWNS.map((id) => [
      waitingAt[id],
      { en: `waiting to enter ${en.town(id)}`, ja: `${ja.town(id)}への登場待ち` },
    ]),
  ),
};

const FACE_NAME: Readonly<Record<string, Text>> = {
  up: { en: en.FACE.up, ja: ja.FACE.up },
  down: { en: en.FACE.down, ja: ja.FACE.down },
};

/** The 27 towns, 3 lakes, 38 blocks and the naval units, and the reinforcements that arrive in the winters. */
export const components: Components = {
  sides: DRAWN_SIDES,
  places: [...TOWN_IDS.map(town), ...LAKES.map(lake)],
  connections,
  pieces: [...BLOCKS.map(block), ...SIDES.map(naval)],
  schedule: REINFORCEMENTS.map(({ year, side, town: where, units }) => ({
    ...{ when: String(year), scenario: null, side, at: where, count: units, pieces: null },
  })),
  tracks: [
    { id: 'year', name: { en: 'Year', ja: '年' }, values: numbers(1812, 1814) },
    { id: 'turn', name: { en: 'Turn', ja: 'ターン' }, values: numbers(1, 10) },
  ],
  terms: [KIND_NAME, FACE_NAME, SET_UP_NAME, OFF].flatMap(namesOf),
  shapes: {
    town: object({
      value: count,
      lake: oneOf(...LAKE_IDS, null),
      base: oneOf(...SIDES, null),
      entry: oneOf(...SIDES, null),
      ...{ lat: number, lon: number },
    }),
    lake: object({}),
    ...shapesOf(KINDS, object({ cv: count })),
    naval: object({}),
  },
};
