import { type Frame, isSealed } from '../../kernel/frame.js';
import { checkAgenda, fail } from '../../kits/position.js';
import { areaOf } from '../components/scenarios/places.js';
import { type Side, SIDES } from '../components/side.js';
import { isCovered, UNIT, type UnitCode } from '../components/units.js';
import type { BattleFrame, InvasionFrame, SeriesFrame } from '../frames.js';
import { arrivalOf, dueIn, entryHexes, entryOf } from '../questions/arrival.js';
import { boatsAt } from '../questions/boats.js';
import { columnAt, contested } from '../questions/combat.js';
import { coveredIn, coveredOf, hasCovered, inBox, mayTurnDown } from '../questions/covered.js';
import { engagementAt, mayComeOut } from '../questions/engage.js';
import {
  add,
  hexesIn,
  isEmpty,
  isInside,
  LASTING,
  points,
  pointsAt,
  presentAt,
  statusesIn,
  typesIn,
} from '../questions/force.js';
import { boardersOf, countersIn, limitOf } from '../questions/invasion.js';
import { readiness } from '../questions/marching.js';
import {
  type Column,
  isAdvanced,
  moverIn,
  scenarioIn,
  type State1776,
  type Status,
} from '../state.js';
import { PILING } from './agenda.js';
import { checkBoat } from './boats.js';
import { checkBusy } from './campaign.js';
import { checkMarches } from './marches.js';
import { checkQuarter } from './quarter.js';
import { checkNavy, checkSailing } from './ships.js';

/** Refuses a position that the rules could never lead to and from which the game could not go on. */
export function checkState(state: State1776): void {
  checkAgenda(state.agenda, PILING);
  checkSegments(state);
  checkLots(state);
  checkColumn(state);
  checkArrivals(state);
  checkBattle(state);
  checkBoat(state);
  checkMarches(state);
  checkSeries(state);
  checkInvasion(state);
  checkCovered(state);
  checkBusy(state, moverIn(state));
  checkQuarter(state);
  checkSailing(state);
  checkNavy(state);
}

/** The frames that are possible before the first turn. */
const BEFORE = ['turn', 'deploy', 'berth', 'dispose', 'veil', 'covered', 'sealed'];

type Moving = Frame & { readonly by?: Side; readonly nth?: number };

/**
 * Checks that all frames of a segment are those of its mover, and that the second player's segment is the last of a
 * turn.
 */
function checkSegments(state: State1776): void {
  const agenda: readonly Moving[] = state.agenda;
  const segments = agenda.filter(({ f }) => f === 'segment' || f === 'segment-end');
  const { first } = scenarioIn(state);
  const order = segments.map(({ by }) => by).reverse();
  const expected = [first, ...SIDES.filter((side) => side !== first)].slice(2 - order.length);
  if (order.length > 2 || order.some((by, i) => by !== expected[i]))
    fail('the segments of a turn are not in their order', 'ターンのセグメントの順序が正しくない');
  const mover = moverIn(state);
  const inside = agenda.filter(({ f }) => ['movement', 'combat', 'column'].includes(f));
  if (inside.some(({ by }) => by !== mover))
    fail('a phase is not its mover’s', 'フェイズの手番が合わない');
  if (state.turn === 0 && agenda.some(({ f }) => !BEFORE.includes(f)))
    fail(
      'before turn 1 only the set-up and the turn are to be done',
      '第1ターンの前には配置とturnしか行えない',
    );
}

const mpIn = (status: Status): number =>
  readiness(status) ?? (status.startsWith('spent') ? Number(status.slice('spent'.length)) : 0);

/** The most hexes with units or works that a position may have; no game ever has as many. */
const MOST_HEXES = 250;

/**
 * A1776-adv.IV.F.2 the most MP that units of a lot can have spent. A captured counter moved along with its captors, who
 * may have had more MP than its own type has.
 */
function mostSpent(codes: readonly UnitCode[]): number {
  const captors = codes.filter((code) => points({ [code]: 1 }) > 0);
  return captors.length > 0 ? Math.min(...captors.map((code) => UNIT[code].move)) : FASTEST;
}

const FASTEST = Math.max(...Object.values(UNIT).map(({ move }) => move));

function checkLots(state: State1776): void {
  const count = Object.keys(state.hexes).length;
  if (count > MOST_HEXES)
    fail(
      `something stands in ${count} hexes, and at most in ${MOST_HEXES} it may`,
      `${count}ヘクスに何かが置かれている。${MOST_HEXES}ヘクスまで`,
    );
  const mover = moverIn(state);
  // A1776-adv.IV.B.1.h once a combat is over its winner may go inside a fort, even if it is the other side's segment.
  const isFought = mover !== null && !state.agenda.some(({ f }) => f === 'movement');
  for (const hex of hexesIn(state))
    for (const side of SIDES)
      for (const status of statusesIn(state.hexes[hex]?.[side] ?? {})) {
        if (isInside(status) && state.hexes[hex]?.fort !== side)
          fail(`${side} has no fort in ${hex}`, `${hex}に${side}の要塞はない`);
        if (!LASTING.includes(status) && side !== mover && !(status === 'into' && isFought))
          fail(
            `${side} at ${hex} does not move in this segment`,
            `${hex}の${side}はこのセグメントに移動しない`,
          );
        if (mpIn(status) > mostSpent(typesIn(state.hexes[hex]?.[side]?.[status] ?? {})))
          fail(
            `${side} at ${hex} have not ${mpIn(status)} MP`,
            `${hex}の${side}に${mpIn(status)}MPはない`,
          );
      }
}

function checkColumn(state: State1776): void {
  const { column } = state;
  const top = state.agenda.findLast(({ f }) => f !== 'spoils' && f !== 'shift')?.f ?? '';
  // What a column meets is settled between two of its steps, so these frames may lie above it.
  if (column === null ? ['column', 'pay'].includes(top) : !ON_MARCH.includes(top))
    fail('a column and what it is to do go together', '縦隊とその行動は一緒に書く');
  if (column === null) return;
  const area = areaOf(scenarioIn(state));
  const codes = typesIn(column.units);
  const isSound =
    column.by === moverIn(state) &&
    column.units.D === undefined &&
    !isEmpty(column.units) &&
    codes.every((code) => (UNIT[code].side ?? column.by) === column.by) &&
    codes.every((code) => column.spent <= UNIT[code].move) &&
    hasCome(column) &&
    [column.at, ...column.via].every((hex) => area.has(hex)) &&
    begunAt(column) !== null &&
    (column.moved || begunAt(column) === column.spent) &&
    (!column.moved || top !== 'column' || !contestedBy(state, column)) &&
    Object.entries(column.tow ?? {}).every(
      ([at, boats]) => boats <= boatsAt(state, column.by, at, 'done'),
    );
  if (!isSound) fail('no such column can be on the march', 'そのような縦隊は行軍していない');
}

const ON_MARCH = ['column', 'pay', 'onward'];

/**
 * The MP that the column had spent when it began to march; null: units of that status cannot begin. A column that steps
 * out of a fort has spent none.
 */
const begunAt = ({ from }: Column): number | null => (from === 'in' ? 0 : readiness(from));

const hasCome = ({ via, at, moved, from }: Column): boolean =>
  via.at(-1) === at && (moved === via.length > 1 || (moved && from === 'in'));

const contestedBy = (state: State1776, { by, at }: Column): boolean =>
  SIDES.some((side) => side !== by && pointsAt(state, side, at) > 0);

function checkArrivals(state: State1776): void {
  for (const { f, by, nth } of state.agenda as readonly Moving[]) {
    if ((f !== 'arrive' && f !== 'divert') || by === undefined || nth === undefined) continue;
    if (by !== moverIn(state) || !dueIn(state, by).includes(nth)) {
      fail(`no arrival ${nth} of ${by} is due`, `${by}の増援${nth}はこのターンに登場しない`);
      continue;
    }
    const { free, pressed } = entryOf(state, by, nth);
    const named = entryHexes(state, arrivalOf(state, by, nth));
    const isUnbarred = free.length === 1 && pressed.length === 0 && named.includes(free[0] ?? '');
    if (f === 'divert' && (isUnbarred || free.length + pressed.length === 0))
      fail(`nothing bars ${named.join(', ')}`, `${named.join('、')}への登場を妨げるものはない`);
  }
}

function checkBattle(state: State1776): void {
  const now = state.agenda.at(-1) as BattleFrame | undefined;
  if (now?.f !== 'battle') return;
  const { hex, attacker, column, points, stage, die, result } = now;
  const isSound =
    contested(state).includes(hex) &&
    attacker === moverIn(state) &&
    columnAt(state, hex, attacker) === column &&
    SIDES.every((side) => points[side] === pointsAt(state, side, hex)) &&
    (stage === 'losses') === (die !== undefined && result !== undefined);
  if (!isSound) fail('no such combat goes on', 'そのような戦闘は行われていない');
}

/** Checks a combat of the Advanced Game: both sides are there, and the data that its stage needs are written. */
function checkSeries(state: State1776): void {
  const now = state.agenda.find(({ f }) => f === 'series') as SeriesFrame | undefined;
  if (now === undefined) return;
  const one = engagementAt(state, now.hex, now.attacker, mayComeOut(state, now.attacker));
  const isRolled = now.die !== undefined && now.result !== undefined;
  const needs = {
    open: one !== null,
    odds: one?.target === now.target,
    roll: one?.target === now.target && now.column !== undefined,
    losses: one?.target === now.target && isRolled,
    remove: one?.target === now.target && isRolled,
    // A1776-adv.II.B.4 a later combat of the series that is void has no die.
    decide: isRolled || now.round > 1,
    close: true,
    enter: true,
  };
  const cards = SIDES.filter((side) => now.cards[side] !== undefined).length;
  const isSealedNow = isSealed(state.agenda.at(-1));
  const isDealt = now.stage !== 'roll' || isSealedNow || now.target === 'in' || cards === 2;
  if (!isAdvanced(state) || !needs[now.stage] || !isDealt)
    fail('no such combat goes on', 'そのような戦闘は行われていない');
}

/** The frames of the set-up that can be under seal; after it, only `cover`. */
const PLACING = ['cover', 'deploy', 'berth', 'dispose'];

/** A1776-basic.III.C checks that no more counters lie face down than the box has of each face. */
function checkBox(state: State1776): void {
  for (const side of SIDES) {
    const used = coveredIn(state, side);
    if (state.column?.by === side) add(used, coveredOf(state.column.units));
    if (state.boat?.by === side) add(used, coveredOf(state.boat.aboard));
    for (const code of typesIn(used).filter(isCovered)) {
      if ((used[code] ?? 0) > inBox(side, code))
        fail(
          `the box has ${inBox(side, code)} counters ${code}`,
          `${code}のカウンターは${inBox(side, code)}個`,
        );
    }
  }
}

/**
 * A1776-opt.I.F checks that no face-down counter is among enemy combat units, and that a sealed frame about counters is
 * that of one side only.
 */
function checkCovered(state: State1776): void {
  checkBox(state);
  for (const hex of hexesIn(state))
    for (const side of SIDES)
      if (hasCovered(presentAt(state, side, hex)) && !mayTurnDown(state, side, hex))
        fail(`${side} lies open among enemies at ${hex}`, `敵のいる${hex}で${side}は裏返せない`);
  const top = state.agenda.at(-1);
  if (!isSealed(top)) return;
  const lanes = Object.entries(top.lanes);
  const may = state.turn === 0 ? PLACING : ['cover'];
  const isSound =
    top.topic === 'tactics'
      ? lanes.length === SIDES.length && lanes.every(([, lane]) => isTactic(lane))
      : lanes.length === 1 &&
        lanes.every(
          ([side, lane]) =>
            scenarioIn(state).inverts.includes(side as Side) &&
            lane.every(({ f }, i) => (f === 'cover') === (i === 0) && may.includes(f)),
        );
  if (!isSound) fail('nobody owes that under seal', '伏せて行うことがそのようではない');
}

const isTactic = (lane: readonly Frame[]): boolean =>
  lane.length <= 1 && lane.every(({ f }) => f === 'tactic');

/** A1776-scn2.special.1.a checks that the units aboard the invasion are still in the hex where they embark. */
function checkInvasion(state: State1776): void {
  const now = state.agenda.find(({ f }) => f === 'invasion') as InvasionFrame | undefined;
  if (now === undefined) return;
  const there = boardersOf(state, now.by);
  const isSound =
    now.by === 'gb' &&
    state.invaded === true &&
    countersIn(now.aboard) <= limitOf(state) &&
    typesIn(now.aboard).every((code) => (now.aboard[code] ?? 0) <= (there[code] ?? 0));
  if (!isSound) fail('no such invasion is made', 'そのような海上移動は行われていない');
}
