import type { Frame, Outcome } from '../../kernel/frame.js';
import type { Misreading } from '../../kernel/ruleset.js';
import {
  checkAgenda,
  fail,
  failAt,
  type LineReader,
  numberIn,
  partIn,
  readTodo,
  readWith,
} from '../../kits/position.js';
import { BLOCK, type BlockId } from '../components/blocks.js';
import { bases, LAKE_IDS, TOWN, TOWN_IDS } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import { NAVAL_UNITS } from '../components/reinforcements.js';
import { type Side, SIDES } from '../components/side.js';
import { rightfulHolder, updateLakeControl } from '../questions/control.js';
import { isFeasible } from '../questions/fleet.js';
import { emptyState } from '../setup.js';
import { type FleetOrder, type Place, putAt, type Stage, type State1812, total } from '../state.js';
import { PILING, standardAgenda } from './agenda.js';
import { isFleetOrder, isFrame, isMarks, isOutcome } from './parts.js';
import { HEADER, OFF_MAP } from './write.js';

const STAGES: readonly Stage[] = [
  'setup',
  'initiative',
  'naval',
  'army',
  'battle',
  'orders',
  'winter',
  'over',
];

interface Reading {
  readonly state: State1812;
  /** Frames of the `todo` lines; null: the stage determines them. */
  todo: Frame[] | null;
  readonly placed: Set<BlockId>;
  readonly control: [string, Side | null][];
  /** As the position states it; where it does not, it is worked out from the rest of the position. */
  readonly unbuilt: { [S in Side]?: number };
}

/**
 * Reads what `writePosition` or a person has written; `#` begins a comment. Without `todo` lines the stage determines
 * the agenda.
 */
export function readPosition(text: string): State1812 | Misreading {
  const reading: Reading = {
    state: emptyState(),
    todo: null,
    unbuilt: {},
    placed: new Set(),
    control: [],
  };
  return readWith(text, reading, { header: HEADER, readers: READERS, most: WORDS, finish });
}

const READERS: { readonly [keyword: string]: LineReader<Reading> } = {
  time: readTime,
  us: readBlocks,
  gb: readBlocks,
  ships: readShips,
  unbuilt: ({ unbuilt }, [, side, count]) =>
    void (unbuilt[sideIn(side)] = numberIn(count, 0, NAVAL_UNITS)),
  lost: ({ state }, [, side, count]) => void (state.lost[sideIn(side)] = numberIn(count, 0, 6)),
  control: ({ control }, [, place, side]) =>
    void control.push([placeWithControl(place), side === '-' ? null : sideIn(side)]),
  mark: ({ state }, [, unit], line) =>
    void Object.assign(state.units[blockIn(unit)], jsonIn(line, 2, isMarks)),
  fleet: ({ state }, [, side], line) =>
    void (state.fleet[sideIn(side)] = jsonIn(line, 2, isFleetOrder) as FleetOrder),
  todo: readTodo(isFrame),
  outcome: ({ state }, _, line) => void (state.outcome = jsonIn(line, 1, isOutcome) as Outcome),
};

/** The words of lines that hold a fixed number of them. */
const WORDS = { time: 10, ships: 7, unbuilt: 3, lost: 3, control: 3 };

function readTime({ state }: Reading, words: readonly string[]): void {
  const after = (word: string): string => words[words.indexOf(word) + 1] ?? '';
  state.year = numberIn(words[1], 1812, 1814) as State1812['year'];
  state.turn = numberIn(after('turn'), 0, 10);
  state.first = after('first') === '-' ? null : sideIn(after('first'));
  state.active = after('active') === '-' ? null : sideIn(after('active'));
  const stage = after('stage') as Stage;
  if (!STAGES.includes(stage))
    fail(
      `"${stage}" is no stage; it is one of ${STAGES.join(', ')}`,
      `「${stage}」という段階はない`,
    );
  state.stage = stage;
}

const PLACES: readonly Place[] = [...TOWN_IDS, ...OFF_MAP, 'pool'];

/** Reads `us detroit: us-4th-infantry 2, us-9th-infantry`: blocks with their CV; without a number, the maximum CV. */
function readBlocks({ state, placed }: Reading, words: readonly string[], line: string): void {
  const side = sideIn(words[0]);
  const colon = line.indexOf(': ');
  const place = line.slice(side.length, colon).trim() as Place;
  if (colon < 0 || !PLACES.includes(place)) {
    fail(
      `"${place}" is no place; write "${side} kingston: block, block"`,
      `「${place}」という場所はない`,
    );
  }
  for (const entry of line.slice(colon + 1).split(',')) {
    const [name, cv, surplus] = entry.trim().split(/\s+/);
    if (surplus !== undefined) failAt(surplus);
    const unit = blockIn(name);
    if (BLOCK[unit].side !== side)
      fail(`${unit} is not a block of ${side}`, `${unit}は${side}のユニットではない`);
    if (placed.has(unit)) fail(`${unit} stands somewhere already`, `${unit}はすでに置かれている`);
    placed.add(unit);
    const most = BLOCK[unit].cv;
    putAt(state, unit, place, cv === undefined ? most : numberIn(cv, 1, most));
  }
}

// C1812-1.1.c on a lake or in a lakeside town
function readShips({ state }: Reading, [, side, place, up, , down]: readonly string[]): void {
  const ships = { up: numberIn(up, 0, 6), down: numberIn(down ?? '0', 0, 6) };
  if (LAKE_IDS.includes(place as LakeId)) state.lakes[place as LakeId].ships[sideIn(side)] = ships;
  else if (TOWN_IDS.includes(place as TownId) && TOWN[place as TownId].lake !== null)
    state.towns[place as TownId].ships[sideIn(side)] = ships;
  else fail(`"${place}" is no lake and no lakeside town`, `「${place}」は湖でも湖畔町でもない`);
}

function placeWithControl(place: string | undefined): string {
  if (!TOWN_IDS.includes(place as TownId) && !LAKE_IDS.includes(place as LakeId))
    fail(`"${place}" is no town or lake`, `「${place}」は町でも湖でもない`);
  return place ?? '';
}

function sideIn(word: string | undefined): Side {
  return (
    SIDES.find((side) => side === word) ??
    fail(`"${word}" is no side; it is us or gb`, `「${word}」は陣営ではない。us か gb`)
  );
}

function blockIn(word: string | undefined): BlockId {
  if (word === undefined || !Object.hasOwn(BLOCK, word))
    return fail(`"${word}" is no block`, `「${word}」というユニットはない`);
  return word as BlockId;
}

const jsonIn = (line: string, words: number, fits: (value: unknown) => boolean): object =>
  partIn(line.split(/\s+/).slice(words).join(' '), fits);

function finish({ state, todo, control, unbuilt }: Reading): State1812 {
  for (const town of TOWN_IDS) state.towns[town].holder = rightfulHolder(state, town);
  updateLakeControl(state);
  for (const [place, side] of control) {
    if (place in TOWN)
      state.towns[place as TownId].holder =
        side ?? fail('a town has a holder', '町には支配者がいる');
    else state.lakes[place as LakeId].control = side;
  }
  for (const side of SIDES) countNavalUnits(state, side, unbuilt[side]);
  state.agenda = todo ?? standardAgenda(state) ?? failWithoutActive(state);
  checkAgenda(state.agenda, PILING);
  for (const side of SIDES) checkFleet(state, side);
  return state;
}

/** Checks that a fleet order does not use more naval units than there are. */
function checkFleet(state: State1812, side: Side): void {
  const order = state.fleet[side];
  if (order !== null && order.done !== true && !isFeasible(state, side, order))
    fail(`the fleet of ${side} cannot do what it is ordered`, `${side}の艦隊は命令を実行できない`);
  // C1812-3.5 one goes to each base, from those not built yet
  const needed = bases[side].length;
  if (state.agenda.some(({ f }) => f === 'fleets') && state.unbuilt[side] < needed)
    fail(
      `the set-up takes ${needed} unbuilt naval units of ${side}`,
      `初期配置には${side}の未建造の海軍が${needed}個要る`,
    );
}

// C1812-2.4 six for each side; all that are neither on the map nor lost are unbuilt, unless the position states
// otherwise
function countNavalUnits(state: State1812, side: Side, unbuilt: number | undefined): void {
  const gone = navalUnits(state, side) + state.lost[side];
  state.unbuilt[side] = unbuilt ?? Math.max(0, NAVAL_UNITS - gone);
  if (gone + state.unbuilt[side] > NAVAL_UNITS)
    fail(`${side} has ${NAVAL_UNITS} naval units at most`, `${side}の海軍は${NAVAL_UNITS}個まで`);
}

const navalUnits = (state: State1812, side: Side): number =>
  [
    ...LAKE_IDS.map((lake) => state.lakes[lake]),
    ...TOWN_IDS.map((town) => state.towns[town]),
  ].reduce((sum, { ships }) => sum + total(ships[side]), 0);

const failWithoutActive = ({ stage }: State1812): never =>
  fail(`stage ${stage} needs an active side`, `段階${stage}には手番の陣営が要る`);
