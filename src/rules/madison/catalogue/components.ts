import type { Arrival, Components, PieceEntry, PlaceEntry } from '../../kernel/components.js';
import type { Text } from '../../kernel/text.js';
import { beside, namesOf, numbers, shapesOf, spotsOf } from '../../kits/components.js';
import { count, list, number, object, oneOf, orNull, text, whole } from '../../kits/shapes.js';
import { CARD_IDS } from '../components/cards/index.js';
import { DEPOTS, EVENT_FORTS, type EventFort } from '../components/forts.js';
import { type Leader, type LeaderFace, LEADERS } from '../components/leaders.js';
import {
  FERRY,
  type Lake,
  LAKE_IDS,
  LAKES,
  PATH_MP,
  PATH_NAME,
  PATHS,
  REGION_NAME,
  type Space,
  SPACE_IDS,
  SPACES,
  TRANSIT,
  TRANSIT_NAME,
} from '../components/map.js';
import { REINFORCEMENTS, SCENARIOS, type SetUp } from '../components/scenarios.js';
import { type Ship, SHIP_TYPE, SHIPS } from '../components/ships.js';
import { DRAWN_SIDES, type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { TURN_IDS, TURNS } from '../components/turns.js';
import { type Unit, UNIT_KIND_NAME, type UnitKind, UNITS } from '../components/units.js';
import { SPOTS, VP_END } from '../picture/layout.js';
import type { Off, TurnUse } from '../state.js';

const at = spotsOf(SPOTS);

const space = ({ id, name, territory: side, fort, base, ...rest }: Space): PlaceEntry => {
  const { region, value, terrain, lake, reinforcement, instantVictory, attackDrm, lat, lon } = rest;
  return {
    ...{ id, name, kind: 'space', side, at: at(id) },
    more: {
      ...{ region, value, terrain, lake, reinforcement, instantVictory, attackDrm, lat, lon },
      fort: fort && { class: fort.class, value: fort.value, from: fort.from },
      base: base && { side: base.side, role: base.role, from: base.from },
    },
  };
};

const box = ({ id, name, vp }: Lake): PlaceEntry => ({
  ...{ id, name, kind: 'box', side: null, at: at(id), more: { vp } },
});

const TRANSIT_BOX: PlaceEntry = {
  ...{ id: TRANSIT, name: TRANSIT_NAME, kind: 'transit-box', side: null, at: at(TRANSIT) },
  more: {},
};

/** MMW-2.2 paths with their movement points, MMW-3.61 the ferry, and connections for ships (MMW-2.13, MMW-2.5). */
const connections = [
  ...PATHS.map(([from, to, kind]) => ({ from, to, kind, cost: PATH_MP[kind] })),
  { from: FERRY.a, to: FERRY.b, kind: 'ferry', cost: FERRY.mp },
  ...SPACES.flatMap(({ id, lake }) => (lake === null ? [] : [beside(id, lake, 'shore')])),
  ...(['lake-erie', 'lake-huron'] as const).map((lake) => beside(lake, TRANSIT, 'passage')),
];

const unit = ({ id, name, kind, side, strength, reduced, mark, ...rest }: Unit): PieceEntry => ({
  ...{ id, name, kind, side, count: 1 },
  more: { class: rest.class, strength, reduced, mark, card: rest.card },
});

const numbersOf = ({ stars, command, modifier }: LeaderFace) => ({ stars, command, modifier });

/** Id of the term for the reverse side of a counter. It is a term, as its name is in two languages. */
const reverseOf = (id: string): string => `${id}-reverse`;

const leader = ({ id, name, side, kind: type, lakes, reverse, ...face }: Leader): PieceEntry => ({
  ...{ id, name, kind: 'leader', side, count: 1 },
  more: {
    ...{ type, lakes },
    ...numbersOf({ name, ...face }),
    reverse: reverse && { name: reverseOf(id), ...numbersOf(reverse) },
  },
});

const ship = ({ id, name, side, type, lake, how, from, at: where, ...rest }: Ship): PieceEntry => ({
  ...{ id, name, kind: 'ship', side, count: 1 },
  more: {
    ...{ type, class: rest.class, lake, how, from, at: where, card: rest.card },
    ...{ nbv: SHIP_TYPE[type].nbv2 / 2, repair: SHIP_TYPE[type].repair2 / 2 },
    carries: SHIP_TYPE[type].carries,
  },
});

const fort = ({ id, name, side, value, card, ...rest }: EventFort): PieceEntry => ({
  ...{ id, name, kind: 'fort', side, count: 1 },
  more: { class: rest.class, value, at: rest.at, card },
});

/** MMW-13.54 */
const depot = (side: Side): PieceEntry => ({
  id: `${side}-depot`,
  name: {
    en: `${SIDE_NAME[side].en} supply depot`,
    ja: `${SIDE_NAME[side].ja}軍の補給集積所`,
  },
  ...{ kind: 'depot', side, count: DEPOTS, more: {} },
});

function arrival(when: string, scenario: string | null, coming: SetUp): Arrival {
  const { side, leaders, units, ships, at: where } = coming;
  const pieces = [...leaders.map(({ id }) => id), ...units, ...ships];
  return { when, scenario, side, at: where, count: pieces.length, pieces };
}

/** MMW-14.1 */
const schedule = [
  ...TURN_IDS.flatMap((turn) => REINFORCEMENTS[turn].map((one) => arrival(turn, null, one))),
  ...SCENARIOS.flatMap(({ id, extraReinforcements }) =>
    extraReinforcements.map((one) => arrival(one.turn, id, { ...one, leaders: [], ships: [] })),
  ),
];

const OFF_NAME: Readonly<Record<Off, Text>> = {
  pool: { en: 'not in play yet', ja: '未登場' },
  late: { en: 'held back a turn', ja: '次のターンに延期' },
  waiting: { en: 'waiting for a space', ja: 'スペースが空くのを待つ' },
  gone: { en: 'out of the game', ja: '取り去り済み' },
};

const KIND_NAME: Readonly<Record<string, Text>> = {
  space: { en: 'space', ja: 'スペース' },
  box: { en: 'lake control box', ja: '湖支配ボックス' },
  'transit-box': { en: 'lake transit box', ja: '湖移送ボックス' },
  ferry: { en: 'by canoe', ja: 'カヌー' },
  shore: { en: 'lakeside', ja: '湖畔' },
  passage: { en: 'passage', ja: '水路' },
  leader: { en: 'leader', ja: 'リーダー' },
  ship: { en: 'ship', ja: '艦船' },
  fort: { en: 'fort', ja: '砦' },
  depot: { en: 'supply depot', ja: '補給集積所' },
};

/** Names of the uses of a player turn. Uses with the name of a kind of piece are listed there. */
const USE_NAME: { readonly [U in Exclude<TurnUse, 'leader' | 'depot'>]: Text } = {
  event: { en: 'event', ja: 'イヴェント' },
  units: { en: 'units or ships', ja: 'ユニット・艦船' },
  build: { en: 'building and repair', ja: '建造・修理' },
  restore: { en: 'restoring units', ja: 'ユニットの回復' },
  hold: { en: 'holding', ja: 'ホールド' },
  withdraw: { en: 'free naval withdrawal', ja: 'フリーの海上撤退' },
};

const card = oneOf(...CARD_IDS, null);
const side = oneOf(...SIDES, null);
const turn = oneOf(...TURN_IDS, null);
const grade = oneOf('A', 'B', 'C');
const face = { stars: whole(0, 3), command: whole(1, 3), modifier: count };

const SHAPES: Components['shapes'] = {
  space: object({
    ...{ region: text, value: count, terrain: oneOf('forest', 'clear') },
    lake: oneOf(...LAKE_IDS, null),
    ...{ reinforcement: side, instantVictory: side, attackDrm: { type: 'integer' } },
    ...{ lat: number, lon: number },
    fort: orNull(object({ class: grade, value: count, from: turn })),
    base: orNull(object({ side, role: oneOf('main', 'backup'), from: turn })),
  }),
  box: object({ vp: count }),
  ...shapesOf(['transit-box', 'depot'], object({})),
  ...shapesOf(
    Object.keys(UNIT_KIND_NAME) as UnitKind[],
    object({
      ...{ class: grade, strength: count, reduced: orNull(count) },
      ...{ mark: oneOf('LC', 'NW', 'CE', null), card },
    }),
  ),
  leader: object({
    ...{ type: oneOf('land', 'naval', 'indian'), lakes: list(oneOf(...LAKE_IDS)), ...face },
    reverse: orNull(object({ name: text, ...face })),
  }),
  ship: object({
    ...{ type: oneOf(...Object.keys(SHIP_TYPE)), class: grade, lake: oneOf(...LAKE_IDS) },
    ...{ how: oneOf('setup', 'arrives', 'build', 'card'), from: turn, card },
    at: oneOf(...SPACE_IDS, null),
    ...{ nbv: number, repair: number, carries: count },
  }),
  fort: object({ class: grade, value: count, at: oneOf(...SPACE_IDS), card }),
};

/** The spaces, boxes, paths and all counters. The 110 cards are in `decks.catalogue`. */
export const components: Components = {
  sides: DRAWN_SIDES,
  places: [...SPACES.map(space), ...LAKES.map(box), TRANSIT_BOX],
  connections,
  pieces: [
    ...UNITS.map(unit),
    ...LEADERS.map(leader),
    ...SHIPS.map(ship),
    ...EVENT_FORTS.map(fort),
    ...SIDES.map(depot),
  ],
  schedule,
  tracks: [
    {
      ...{ id: 'turn', name: { en: 'Turn', ja: 'ターン' } },
      values: TURNS.map(({ id, name }) => ({ id, name })),
    },
    {
      ...{ id: 'vp', name: { en: 'Victory points, American', ja: 'VP(合衆国が正)' } },
      values: numbers(-VP_END, VP_END),
    },
  ],
  terms: [
    ...LEADERS.flatMap(({ id, reverse }) =>
      reverse === null ? [] : [{ id: reverseOf(id), name: reverse.name }],
    ),
    ...[KIND_NAME, USE_NAME, UNIT_KIND_NAME, PATH_NAME, REGION_NAME, OFF_NAME].flatMap(namesOf),
    ...Object.entries(SHIP_TYPE).map(([id, { name }]) => ({ id, name })),
    { id: 'count', name: { en: 'number', ja: '番号' } },
  ],
  shapes: SHAPES,
};
