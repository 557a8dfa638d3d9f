import { distance } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { SegmentFrame } from '../frames.js';
import { hexesIn, points, within } from '../questions/force.js';
import { readiness, waysOf } from '../questions/marching.js';
import { scenarioIn, type State1776, type Status } from '../state.js';
import { gainOf, goalsIn } from './worth.js';

/** A strength point in control points. */
const POINT = 0.9;
/** MP over which the pull of a force on a town is halved. */
const FADES = 5;
/** So many ends of a march are looked at. */
const LOOK = 16;

/** What a point that may be lost in the enemy's next segment counts, and how near their forces are for it, in hexes. */
const FEAR = 0.5;
const REACH = 5;
/** Only the largest of their forces are feared. */
const FEARED = 6;

/** How much of a town is given up for lost where all who hold it may be. */
const AT_RISK = 0.5;

/** In the last segment: a point that may yet be sent somewhere. */
const READY = 0.01;

type Force = Readonly<Record<Side, number>>;
type Board = Map<string, Force>;
const NOBODY: Force = { us: 0, gb: 0 };

/** How well `seat` stands; with a column on the march, where it may best go. */
export function evaluate(state: State1776, seat: Side): number {
  const { outcome, column } = state;
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === seat ? 1000 : -1000;
  const board = boardOf(state);
  if (column === null) return worth(state, board, seat);
  const units = points(column.units);
  const ends = [column.at, ...goalsOf(state)].map((hex) => {
    const force = board.get(hex) ?? NOBODY;
    const there: Board = new Map(board);
    there.set(hex, { ...force, [column.by]: force[column.by] + units });
    return worth(state, there, seat);
  });
  return column.by === seat ? Math.max(...ends) : Math.min(...ends);
}

function boardOf(state: State1776): Board {
  const board: Board = new Map();
  for (const hex of hexesIn(state)) {
    const { us, gb } = state.hexes[hex] ?? {};
    board.set(hex, { us: points(within(us)), gb: points(within(gb)) });
  }
  return board;
}

/** Where a march is worth ending: towns, friends and enemies, and of the rest what lies nearest to each town. */
export function goalsOf(state: State1776): string[] {
  const { column } = state;
  if (column === null) return [];
  const { ids } = waysOf(state, column);
  const met = ids.filter((hex) => state.hexes[hex] !== undefined);
  const goals = goalsIn(scenarioIn(state));
  const towns = ids.filter((hex) => goals.some((goal) => goal.hex === hex));
  const nearer = goals.map(({ distance: away }) =>
    ids.reduce((best, hex) => (away(hex) < away(best) ? hex : best), column.at),
  );
  const ends = new Set([...towns, ...met, ...nearer]);
  return [...ends].filter((hex) => hex !== column.at).slice(0, LOOK);
}

const moverIn = ({ agenda }: State1776): Side | undefined =>
  (agenda.findLast(({ f }) => f === 'segment-end') as SegmentFrame | undefined)?.by;

function worth(state: State1776, board: Board, seat: Side): number {
  const scenario = scenarioIn(state);
  const { months } = scenario;
  const late = Math.min(1, state.turn / months.length) ** 2;
  let british = 0;
  const mover = moverIn(state);
  const last = mover !== undefined && isLast(state, mover);
  for (const { hex, points: value, raided, distance: away } of goalsIn(scenario)) {
    if (raided && state.hexes[hex]?.commerce === undefined) {
      british += value;
      continue;
    }
    let us = 0;
    let gb = 0;
    for (const [at, force] of board) {
      const near = 2 ** (-away(at) / FADES);
      us += force.us * near;
      gb += force.gb * near;
    }
    const hope = (gb - us) / (gb + us + 0.1);
    const held =
      holding(board.get(hex)) *
      (mover === undefined || last ? 1 : 1 - AT_RISK * riskAt(board, hex, mover));
    british += value * (late * held + (1 - late) * hope);
  }
  if (mover !== undefined && last) {
    const waiting = READY * ready(state, mover);
    british += mover === 'gb' ? waiting : -waiting;
    return seat === 'gb' ? british : -british;
  }
  for (const force of board.values()) british += POINT * (force.gb - force.us);
  if (mover !== undefined) {
    british += POINT * fights(state, board, mover);
    british += (mover === 'gb' ? -1 : 1) * FEAR * threat(board, mover);
  }
  return seat === 'gb' ? british : -british;
}

/** Nothing comes after this segment but the count: strength and danger are nothing any more. */
const isLast = (state: State1776, mover: Side): boolean => {
  const { first, months } = scenarioIn(state);
  return state.turn === months.length && mover === other(first);
};

/** Points that may still begin to march. */
function ready(state: State1776, side: Side): number {
  let sum = 0;
  for (const hex in state.hexes) {
    const lots = state.hexes[hex]?.[side];
    for (const status in lots)
      if (readiness(status as Status) !== null) sum += points(lots[status as Status] ?? {});
  }
  return sum;
}

/** What share of a force in a town the enemy may take in their next segment, with all they have within reach. */
function riskAt(board: Board, hex: string, side: Side): number {
  const own = board.get(hex)?.[side] ?? 0;
  const enemy = other(side);
  if (own === 0 || (board.get(hex)?.[enemy] ?? 0) > 0) return 0;
  let against = 0;
  for (const [at, { [enemy]: strength }] of board)
    if (strength > 0 && distance(at, hex) <= REACH) against += strength;
  return Math.min(1, gainOf(against, own) / own);
}

const holding = ({ us, gb }: Force = NOBODY): number => (us > 0 ? -1 : gb > 0 ? 1 : 0);

/**
 * What the mover will gain by the combats of this segment, or where they have none the other by theirs; in points, for
 * the British.
 */
function fights(state: State1776, board: Board, mover: Side): number {
  const enemy = other(mover);
  let gain = 0;
  for (const [hex, force] of board) {
    if (force.us === 0 || force.gb === 0) continue;
    const attack = state.shut[hex] === undefined ? gainOf(force[mover], force[enemy]) : 0;
    gain += attack > 0 ? attack : -gainOf(force[enemy], force[mover]);
  }
  return mover === 'gb' ? gain : -gain;
}

/**
 * Points that the enemy may gain in their next segment, where they can bring more against a force than stands with it.
 */
function threat(board: Board, side: Side): number {
  const enemy = other(side);
  const feared = [...board]
    .filter(([, force]) => force[enemy] > 0)
    .sort(([, a], [, b]) => b[enemy] - a[enemy])
    .slice(0, FEARED);
  let lost = 0;
  for (const [hex, force] of board) {
    if (force[side] === 0 || force[enemy] > 0) continue;
    let against = 0;
    for (const [at, { [enemy]: strength }] of feared)
      if (distance(at, hex) <= REACH) against += strength;
    lost += gainOf(against, force[side]);
  }
  return lost;
}
