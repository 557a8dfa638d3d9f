import { neighbours, REGION, REGION_IDS } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { BattleFrame } from '../frames.js';
import { hasUnits, type OpsState } from '../state.js';
import { connections, controller, isBlockaded } from './control.js';

/** Regions a side may retreat to, and those its Indian units may take instead of a town. */
export interface WaysOut {
  readonly army: readonly RegionId[];
  readonly indians: readonly RegionId[];
}

/**
 * OPSX-retreat.2 the attacker goes back, OPSX-retreat.3 the defender to one connected region that is free of enemies.
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

/** OPS-evade.success where an Indian unit hit in that region may go. */
export const refuges = (state: OpsState, region: RegionId): RegionId[] =>
  neighbours[region].filter(
    (to) =>
      REGION[to].type === 'indian' && controller(state, to) === 'gb' && !hasUnits(state, to, 'us'),
  );
