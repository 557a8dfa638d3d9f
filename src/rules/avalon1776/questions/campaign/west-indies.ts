import type { BoxId } from '../../components/campaign/boxes.js';
import { SHIP, type ShipId } from '../../components/campaign/ships.js';
import type { Side } from '../../components/side.js';
import { type Duty, type State1776 } from '../../state.js';
import { points } from '../force.js';
import { fleetsAt } from './fleets.js';

/** A1776-camp.IX.B.2.a.6 the box where each side keeps forces because the other does. */
export const WEST_INDIES: BoxId = 'west-indies';
/** A1776-camp.IX.B.2.a.6.b */
export const STAY = 3;
const NOTHING: Duty = { fleets: 0, points: 0 };

/** A1776-camp.IX.B.2.a.6.e the land units that are counted there; of fleets, all battle fleets are. */
const COUNTED = { us: 'FR', gb: 'BR' } as const;

const countedAboard = (state: State1776, id: ShipId): number =>
  state.ships?.[id]?.aboard?.[COUNTED[SHIP[id].side]] ?? 0;

const battleFleets = (state: State1776, side: Side): ShipId[] =>
  fleetsAt(state, side, WEST_INDIES).filter((id) => SHIP[id].kind === 'BF');

/** The fleets and points of a side in the West Indies that count, ashore and aboard. */
export function forceOf(state: State1776, side: Side): Duty {
  const aboard = fleetsAt(state, side, WEST_INDIES).map((id) => countedAboard(state, id));
  const ashore = state.boxes?.[WEST_INDIES]?.[side]?.[COUNTED[side]] ?? 0;
  return {
    fleets: battleFleets(state, side).length,
    points: aboard.reduce((sum, some) => sum + some, ashore),
  };
}

/** A1776-camp.IX.B.2.a.6.d what the British have to keep there as long as the French are there. */
export const requiredOf = (state: State1776): Duty =>
  state.entered === undefined ? NOTHING : forceOf(state, 'us');

/**
 * A1776-camp.IX.B.2.a.6.a, A1776-camp.IX.B.2.a.6.c what the British still have to send; forces that are there already
 * count.
 */
export function missingOf(state: State1776): Duty {
  const [wanted, has] = [requiredOf(state), forceOf(state, 'gb')];
  return {
    fleets: Math.max(0, wanted.fleets - has.fleets),
    points: Math.max(0, wanted.points - has.points),
  };
}

export const isMet = ({ fleets, points: some }: Duty): boolean => fleets + some === 0;

/** A1776-camp.IX.B.2.a.6.b the forces that completed the match stay for so many turns, whatever the French do. */
export const heldBy = ({ matched, turn }: State1776): Duty =>
  matched !== undefined && turn < matched.turn + STAY ? matched : NOTHING;

/** The combat points of a side there, ashore and aboard. */
const presentOf = (state: State1776, side: Side): number =>
  fleetsAt(state, side, WEST_INDIES).reduce(
    (sum, id) => sum + points(state.ships?.[id]?.aboard ?? {}),
    points(state.boxes?.[WEST_INDIES]?.[side] ?? {}),
  );

/** A1776-camp.IX.B.2.a.6.b the points that came less than three turns ago. */
const recentOf = ({ arrived, turn }: State1776, side: Side): number =>
  Object.entries(arrived?.[side] ?? {}).reduce(
    (sum, [since, some]) => sum + (Number(since) + STAY > turn ? some : 0),
    0,
  );

/** Moves a fleet, with the units aboard, to the West Indies, and records when it came. */
export function noteArrival(state: State1776, id: ShipId): void {
  const { side } = SHIP[id];
  const { turn } = state;
  const wasMet = isMet(missingOf(state));
  state.ships = { ...state.ships, [id]: { ...state.ships?.[id], at: WEST_INDIES, since: turn } };
  const troops = points(state.ships[id]?.aboard ?? {});
  if (troops > 0) {
    const before = Object.entries(state.arrived?.[side] ?? {}).filter(
      ([since]) => Number(since) + STAY > turn,
    );
    const times = Object.fromEntries(before);
    state.arrived = {
      ...state.arrived,
      [side]: { ...times, [turn]: (times[String(turn)] ?? 0) + troops },
    };
  }
  const wanted = requiredOf(state);
  // Forces that come after the match was completed do not make anybody stay longer.
  if (side === 'gb' && !isMet(wanted) && !wasMet && isMet(missingOf(state)))
    state.matched = { turn, ...wanted };
}

/** Why a fleet cannot leave the West Indies with the units aboard; null: it can. */
export function stayBar(state: State1776, id: ShipId): string | null {
  const { side, kind } = SHIP[id];
  const { since, aboard = {} } = state.ships?.[id] ?? {};
  if (kind === 'BF' && since !== undefined && state.turn < since + STAY)
    return 'A1776-camp.IX.B.2.a.6.b';
  if (points(aboard) > Math.max(0, presentOf(state, side) - recentOf(state, side)))
    return 'A1776-camp.IX.B.2.a.6.b';
  if (side === 'us') return null;
  const has = forceOf(state, side);
  const leaving: Duty = { fleets: kind === 'BF' ? 1 : 0, points: countedAboard(state, id) };
  const isShort = (wanted: Duty): boolean =>
    (['fleets', 'points'] as const).some(
      (of) => leaving[of] > 0 && has[of] - leaving[of] < wanted[of],
    );
  if (isShort(heldBy(state))) return 'A1776-camp.IX.B.2.a.6.b';
  return isShort(requiredOf(state)) ? 'A1776-camp.IX.B.2.a.6.d' : null;
}
