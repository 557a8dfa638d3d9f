import { type Frame, frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { REGION } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { BattleFrame } from '../frames.js';
import { act, add, bySide, fresh, hasUnits, noUnits, type OpsState } from '../state.js';
import { bonusOf } from './bonus.js';
import { updateOwner } from './control.js';

/** OPS-campaign.once, OPS-indian.no-town units in `from` that have not moved yet and may enter `to`. */
export function movable(state: OpsState, side: Side, from: RegionId, to: RegionId): Counts {
  const barred = REGION[to].type === 'town' && !hasUnits(state, to, other(side));
  return {
    regular: fresh(state, side, from, 'regular'),
    militia: fresh(state, side, from, 'militia'),
    indian: barred ? 0 : fresh(state, side, from, 'indian'),
  };
}

/** Moves units from one region to another without marking them as having acted. */
export function shift(
  state: OpsState,
  side: Side,
  from: RegionId,
  to: RegionId,
  counts: Readonly<Counts>,
): void {
  add(state.regions[from][side], counts, -1);
  add(state.regions[to][side], counts);
}

/**
 * OPS-campaign.battle, OPS-indian.normal-use units enter a region. Returns the battle that they have to fight there, if
 * any.
 */
export function enter(
  state: OpsState,
  side: Side,
  from: RegionId,
  to: RegionId,
  counts: Counts,
  table: Table,
): Frame[] {
  shift(state, side, from, to, counts);
  act(state, to, counts);
  if (hasUnits(state, to, other(side))) return [begin(state, side, from, to, table)];
  // OPSX-battle.1, OPS-fort.abandoned a fort is captured intact
  updateOwner(state, to);
  return [];
}

function begin(
  state: OpsState,
  attacker: Side,
  from: RegionId,
  region: RegionId,
  table: Table,
): BattleFrame {
  const sources = bySide((side) => bonusOf(state, region, side, attacker));
  const bonus = bySide((side) => sources[side].length);
  for (const side of ['us', 'gb'] as const)
    if (sources[side].includes('drill')) state.effects.drill[side] = false;
  state.attacked[attacker] = true;
  const { us, gb } = state.regions[region];
  table.say({
    type: 'battle',
    clause: 'OPS-battle.definition',
    data: { region, attacker, from, units: { us: { ...us }, gb: { ...gb } }, bonus: sources },
  });
  const losses = bySide(noUnits);
  return frame<BattleFrame>({
    f: 'battle',
    region,
    attacker,
    from,
    bonus,
    round: 1,
    stage: 'roll',
    losses,
  });
}
