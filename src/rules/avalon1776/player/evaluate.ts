import { distance, neighbours } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { DeclareFrame, InvasionFrame } from '../frames.js';
import { marching, points } from '../questions/force.js';
import { boardersOf, embarkationOf, landingsFor } from '../questions/invasion.js';
import { readiness, waysOf } from '../questions/marching.js';
import { isAdvanced, moverIn, scenarioIn, type State1776, type Status } from '../state.js';
import { holdingAt, outlook } from './outlook.js';
import {
  type Board,
  boardOf,
  gainAt,
  isSupplied,
  joined,
  NOBODY,
  type Reckoning,
  reckoningIn,
  type Spot,
  type Stand,
  standOf,
} from './stands.js';
import { type Temper, temperIn } from './temper.js';
import { goalsIn } from './worth.js';

/** Distance in MP over which the pull of a force on a town halves. */
const FADES = 5;
/** How many ends of a march are compared. */
const LOOK = 16;

/** Value of a point that may be lost in the enemy's next segment. */
const FEAR = 0.5;
/** How many of the enemy's forces are feared: the largest. */
const FEARED = 6;

/** How much of a town's value is deducted where all its defenders may be lost. */
const AT_RISK = 0.5;

/** Value, in the last segment, of a point that can still march somewhere. */
const READY = 0.01;

/** Value of winning, in control points, in addition to the towns. */
const WIN = 60;
/** A1776-adv.III.A.2 the values of a wagon and a gun near other units, in control points. */
const WAGON = 1;
const GUN = 0.6;
/**
 * A wagon is guarded fully by this many points; more add nothing. `LEASH`: the distance in hexes over which they count
 * half.
 */
const GUARD = 6;
const LEASH = 2;
/** Of own points near a fight that can still join it, the share that is expected to. */
const JOINING = 0.6;
/** The cost of beginning a special move, so that it is not begun if it gains nothing. */
const BOTHER = 0.01;

/** How well `seat` stands, in control points. If a column is on the march, with the column at its best end. */
export function evaluate(state: State1776, seat: Side): number {
  const { outcome } = state;
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === seat ? 1000 : -1000;
  const board = boardOf(state);
  const leaving = leavingIn(state, board);
  if (leaving === null) return worth(state, board, seat);
  const { by, stand, ends, cost } = leaving;
  const values = ends.map((hex) => {
    const there: Board = new Map(board);
    const spot = board.get(hex) ?? NOBODY;
    there.set(hex, { ...spot, [by]: joined(spot[by], stand) });
    return worth(state, there, seat);
  });
  return by === seat ? Math.max(...values) - cost : Math.min(...values);
}

/** Units that are under way and not on the board, with the hexes where they may come. */
interface Leaving {
  readonly by: Side;
  readonly stand: Stand;
  readonly ends: readonly string[];
  readonly cost: number;
}

function leavingIn(state: State1776, board: Board): Leaving | null {
  const { column } = state;
  if (column !== null) {
    const ends = [column.at, ...goalsOf(state)];
    return { by: column.by, stand: standOf(marching(column)), ends, cost: 0 };
  }
  const top = state.agenda.at(-1);
  if (top?.f === 'invasion') return sailing(state, top as InvasionFrame, board);
  return top?.f === 'declare' ? trying(top as DeclareFrame, board) : null;
}

/** A1776-opt.III.D a forced march that is being declared, counted as one of one MP. */
function trying({ by, hex, units }: DeclareFrame, board: Board): Leaving {
  const stand = standOf(units);
  const spot = board.get(hex) ?? NOBODY;
  board.set(hex, { ...spot, [by]: { ...spot[by], points: spot[by].points - stand.points } });
  return { by, stand, ends: [hex, ...neighbours(hex)], cost: BOTHER };
}

/**
 * A1776-scn2.special.1 the invasion: the units aboard, or half of those that could go, and the landing nearest to each
 * town.
 */
function sailing(state: State1776, { by, aboard }: InvasionFrame, board: Board): Leaving {
  const from = embarkationOf(state) ?? '';
  const spot = board.get(from) ?? NOBODY;
  const all = standOf(points(aboard) > 0 ? aboard : boardersOf(state, by));
  const men = points(aboard) > 0 ? all.points : Math.floor(all.points / 2);
  const stand = { ...all, points: men };
  board.set(from, { ...spot, [by]: { ...spot[by], points: spot[by].points - men } });
  return { by, stand, ends: [from, ...landingsNear(state, by)], cost: BOTHER };
}

export function landingsNear(state: State1776, by: Side): string[] {
  const landings = landingsFor(state, by);
  const nearest = goalsIn(scenarioIn(state)).map(({ distance: away }) =>
    landings.reduce((best, hex) => (away(hex) < away(best) ? hex : best), landings[0] ?? ''),
  );
  return [...new Set(nearest)].filter((hex) => hex !== '');
}

/**
 * Ends of a march that are worth trying: towns, hexes with friends or enemies, and for each town the hex nearest to it.
 */
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

/** The data for judging a position, gathered once. */
interface Case {
  readonly state: State1776;
  readonly board: Board;
  readonly mover: Side | null;
  readonly reckon: Reckoning;
  readonly isLast: boolean;
  readonly temper: Temper;
  /** How late it is in the game: from 0 to 1 in the last turn. */
  readonly late: number;
}

function worth(state: State1776, board: Board, seat: Side): number {
  declaredOn(state, board);
  const { first, months } = scenarioIn(state);
  const mover = moverIn(state);
  // After this segment only the count follows, so strength and danger no longer matter.
  const isLast = mover !== null && state.turn === months.length && mover === other(first);
  const late = Math.min(1, state.turn / months.length) ** 2;
  const reckon = reckoningIn(state);
  const one: Case = { state, board, mover, reckon, isLast, late, temper: temperIn(state) };
  const british = townsIn(one) + (isLast ? stirring(one) : strengthIn(one));
  return seat === 'gb' ? british : -british;
}

/** A1776-opt.III moves the units of declared forced marches to their targets, as if the marches succeeded. */
function declaredOn(state: State1776, board: Board): void {
  const top = state.agenda.at(-1);
  const now = top?.f === 'declare' ? (top as DeclareFrame) : undefined;
  const by = now?.by ?? moverIn(state);
  if (by === null) return;
  for (const { from, to, units } of state.marches ?? []) {
    const some = standOf(units);
    const [there, here] = [board.get(to) ?? NOBODY, board.get(from) ?? NOBODY];
    board.set(from, { ...here, [by]: { ...here[by], points: here[by].points - some.points } });
    board.set(to, { ...there, [by]: joined(there[by], some) });
  }
}

/** The value of the towns for the British. */
function townsIn(one: Case): number {
  const { state, board, late } = one;
  const { victory } = scenarioIn(state);
  let british = 0;
  const holds = new Map<string, number>();
  for (const { hex, points: value, raided, distance: away } of goalsIn(scenarioIn(state))) {
    if (raided && state.hexes[hex]?.commerce === undefined) {
      british += value;
      holds.set(hex, 1);
      continue;
    }
    const hold = late * heldAt(one, hex) + (1 - late) * hopeOf(board, away);
    holds.set(hex, hold);
    british += value * hold;
  }
  return british + WIN * late * outlook(victory, holds, board);
}

/** How much more strength the British than the Americans have near a place, from -1 to 1. */
function hopeOf(board: Board, away: (hex: string) => number): number {
  let us = 0;
  let gb = 0;
  for (const [at, force] of board) {
    const near = 2 ** (-away(at) / FADES);
    us += force.us.points * near;
    gb += force.gb.points * near;
  }
  return (gb - us) / (gb + us + 0.1);
}

function heldAt(one: Case, hex: string): number {
  const { state, board, mover, isLast } = one;
  const held = holdingAt(scenarioIn(state).victory, board, hex);
  return held * (mover === null || isLast ? 1 : 1 - AT_RISK * riskAt(one, hex, mover));
}

/** The share of a force in a town that the enemy may eliminate in their next segment, with all units in reach. */
function riskAt({ board, reckon, temper }: Case, hex: string, side: Side): number {
  const enemy = other(side);
  const spot = board.get(hex) ?? NOBODY;
  const own = spot[side].points;
  if (own === 0 || spot[enemy].points > 0) return 0;
  const against = gathered([...board], hex, enemy, temper.reach);
  return against.points === 0 ? 0 : Math.min(1, lossTo(board, hex, side, against, reckon) / own);
}

/** All units of a side in reach of a hex, without those inside forts. */
function gathered(
  forces: readonly (readonly [string, Spot])[],
  hex: string,
  side: Side,
  reach: number,
): Stand {
  let sum = NOBODY[side];
  for (const [at, spot] of forces) {
    const { points: men, inside } = spot[side];
    if (men > 0 && distance(at, hex) <= reach)
      sum = joined(sum, { ...spot[side], points: men - inside, inside: 0, isDug: false });
  }
  return sum;
}

/** The points that a force may lose to an attack by `against`. */
function lossTo(board: Board, hex: string, side: Side, against: Stand, reckon: Reckoning): number {
  const defender = (board.get(hex) ?? NOBODY)[side];
  const supplied = [against.wagons > 0, isSupplied(board, hex, side)] as const;
  return Math.max(0, reckon({ attacker: against, defender, supplied }));
}

/** In the last segment: the value of points that can still begin to march. */
function stirring({ state, mover }: Case): number {
  if (mover === null) return 0;
  let sum = 0;
  for (const hex in state.hexes) {
    const lots = state.hexes[hex]?.[mover];
    for (const status in lots)
      if (readiness(status as Status) !== null) sum += points(lots[status as Status] ?? {});
  }
  return READY * (mover === 'gb' ? sum : -sum);
}

/** The value of strength for the British, less the threats to it, with the fights ahead. */
function strengthIn(one: Case): number {
  const { state, board, mover, temper } = one;
  let british = 0;
  for (const { us, gb } of board.values()) british += temper.point * (gb.points - us.points);
  if (isAdvanced(state)) british += trainOf(one, 'gb') - trainOf(one, 'us');
  if (mover === null) return british;
  const sign = mover === 'gb' ? 1 : -1;
  return british + sign * (temper.point * fights(one, mover) - FEAR * threat(one, mover));
}

/** A1776-adv.III.A.1 the value of a side's wagons, magazines and guns, and of its points in supply. */
function trainOf({ board, temper }: Case, side: Side): number {
  let sum = 0;
  for (const [hex, { [side]: stand }] of board) {
    if (stand.points > 0 && isSupplied(board, hex, side)) sum += temper.supply * stand.points;
    if (stand.depots > 0) sum += 2 * WAGON * stand.depots;
    const train = stand.wagons * WAGON + stand.guns * GUN;
    if (train > 0) sum += train * guardOf(board, hex, side);
  }
  return sum;
}

/** How well a wagon is guarded by forces with it or near it: from a half to one. */
function guardOf(board: Board, hex: string, side: Side): number {
  let best = 0;
  for (const [at, { [side]: stand }] of board)
    if (stand.points > 0)
      best = Math.max(best, Math.min(GUARD, stand.points) * 2 ** (-distance(at, hex) / LEASH));
  return 0.5 + (0.5 * best) / GUARD;
}

/** Points of a side near a hex that can still march there in this phase. */
function supportAt(state: State1776, hex: string, side: Side, reach: number): number {
  let sum = 0;
  for (const at in state.hexes) {
    const lots = at === hex ? undefined : state.hexes[at]?.[side];
    if (lots === undefined || distance(at, hex) > reach) continue;
    for (const status in lots)
      if (readiness(status as Status) !== null) sum += points(lots[status as Status] ?? {});
  }
  return sum;
}

/**
 * The points that the mover is expected to gain by this segment's combats, counting units that can still join. Where an
 * attack gains nothing, the enemy's gain by theirs is deducted.
 */
function fights({ state, board, reckon, temper }: Case, mover: Side): number {
  const enemy = other(mover);
  let gain = 0;
  for (const [hex, spot] of board) {
    if (spot.us.points === 0 || spot.gb.points === 0) continue;
    let attack = state.shut[hex] === undefined ? gainAt(board, hex, mover, reckon) : 0;
    const more = JOINING * supportAt(state, hex, mover, temper.reach);
    if (attack <= 0 && more > 0 && isAdvanced(state)) {
      const own = { ...spot[mover], points: spot[mover].points + more };
      const with_ = new Map(board).set(hex, { ...spot, [mover]: own });
      attack = JOINING * gainAt(with_, hex, mover, reckon);
    }
    gain += attack > 0 ? attack : -Math.max(0, gainAt(board, hex, enemy, reckon));
  }
  return gain;
}

/**
 * The points that the enemy may gain in their next segment, by attacking with all that they can bring against each
 * force.
 */
function threat({ board, reckon, temper }: Case, side: Side): number {
  const enemy = other(side);
  const feared = [...board]
    .filter(([, force]) => force[enemy].points > 0)
    .sort(([, a], [, b]) => b[enemy].points - a[enemy].points)
    .slice(0, FEARED);
  let lost = 0;
  for (const [hex, force] of board) {
    if (force[side].points === 0 || force[enemy].points > 0) continue;
    const against = gathered(feared, hex, enemy, temper.reach);
    if (against.points > 0) lost += lossTo(board, hex, side, against, reckon);
  }
  return lost;
}
