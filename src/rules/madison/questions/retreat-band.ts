import { LEADER, type LeaderId } from '../components/leaders.js';
import type { SpaceId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { RetreatCause } from '../frames.js';
import type { MadisonState, Moving } from '../state.js';
import type { Band } from './force.js';
import { leadersAt, unitsAt } from './pieces.js';

/** Leaders who retreat with land units, or alone. */
export const landLeadersAt = (state: MadisonState, side: Side, space: SpaceId): LeaderId[] =>
  leadersAt(state, side, space).filter((id) => LEADER[id].kind !== 'naval');

/**
 * The pieces that retreat together. A defender's all do; of an attacker's, those that came by the same way do
 * (MMW-10.73).
 */
export function bandOf(state: MadisonState, side: Side, space: SpaceId, cause: RetreatCause): Band {
  const units = unitsAt(state, side, space);
  const leaders = landLeadersAt(state, side, space);
  if (cause !== 'attacker') return { units, leaders };
  const from = originOf(state, { units, leaders });
  return {
    units: units.filter((id) => state.units[id].from === from),
    leaders: leaders.filter((id) => state.leaders[id].from === from),
  };
}

/** Space or lake that attackers came from; if there are several, that of the first unit. */
export function originOf(
  state: MadisonState,
  { units: [unit], leaders: [leader] }: Band,
): Moving['from'] {
  if (unit !== undefined) return state.units[unit].from;
  return leader === undefined ? undefined : state.leaders[leader].from;
}
