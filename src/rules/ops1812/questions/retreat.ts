import { neighbours, REGION, REGION_IDS } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { BattleFrame } from '../frames.js';
import { hasUnits, type OpsState } from '../state.js';
import { connections, controller, isBlockaded } from './control.js';

/** Regions that a side may retreat to, and those that its Indian units may go to instead of a town. */
export interface WaysOut {
  readonly army: readonly RegionId[];
  readonly indians: readonly RegionId[];
}

/**
 * OPSX-retreat.2 an attacker goes back to where it came from; OPSX-retreat.3 a defender goes to one connected region
 * without enemies.
 */
export function waysOut(
  state: OpsState,
  side: Side,
  { region, attacker, from }: BattleFrame,
): WaysOut {
  if (side === attacker) return { army: [from], indians: [from] };
  const enemy = other(side);
  const free = connections(state, side, region).filter(
    (to) => to !== from && !hasUnits(state, to, enemy) && controller(state, to) !== enemy,
  );
  const { regular, militia, indian } = state.regions[region][side];
  const woods = free.filter((to) => REGION[to].type !== 'town');
  // OPSX-retreat.4 regulars may re-embark
  const ships =
    side === 'gb' && regular > 0 && militia === 0 && isBlockaded(state, region)
      ? (['halifax'] as const)
      : [];
  const army =
    regular + militia === 0 ? woods : indian > 0 && woods.length === 0 ? [] : [...free, ...ships];
  return {
    army: REGION_IDS.filter((id) => army.includes(id)),
    indians: REGION_IDS.filter((id) => woods.includes(id)),
  };
}

/** OPS-evade.success regions that an Indian unit hit in this region may go to. */
export const refuges = (state: OpsState, region: RegionId): RegionId[] =>
  neighbours[region].filter(
    (to) =>
      REGION[to].type === 'indian' && controller(state, to) === 'gb' && !hasUnits(state, to, 'us'),
  );
