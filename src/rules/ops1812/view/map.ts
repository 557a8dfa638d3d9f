import { objectOf } from '../../kits/lookup.js';
import { REGION_IDS, WATERWAY_IDS } from '../components/lookups.js';
import type { RegionId, WaterwayId } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import { type Counts, SUPPLY } from '../components/units.js';
import { controller, hasWaterway } from '../questions/control.js';
import { add, bySide, type OpsState, total } from '../state.js';

/** What everybody sees on the map and beside it. */

export type BySide<V> = { readonly [S in Side]: V };

type RegionView = BySide<Counts> & {
  readonly control: Side | null;
  readonly fort: boolean;
  readonly tokens: number;
  readonly raid: boolean;
};

export type Regions = { readonly [R in RegionId]: RegionView };

export type Waterways = {
  readonly [W in WaterwayId]: BySide<number> & { readonly control: Side | null };
};

/** Units that have acted in this operation. */
export type Acted = { readonly [R in RegionId]?: Counts };

const counts = ({ regular, militia, indian }: Counts): Counts => ({ regular, militia, indian });

export const regionsOf = (state: OpsState): Regions =>
  objectOf(REGION_IDS, (id): RegionView => {
    const { us, gb, fort, tokens, raid } = state.regions[id];
    return { us: counts(us), gb: counts(gb), control: controller(state, id), fort, tokens, raid };
  });

export const waterwaysOf = (state: OpsState): Waterways =>
  objectOf(WATERWAY_IDS, (id) => {
    const { us, gb } = state.waterways[id];
    return { us, gb, control: SIDES.find((side) => hasWaterway(state, side, id)) ?? null };
  });

/** OPS-general.supply-pool units of both sides that are not on the map. */
export function supplyOf({ regions }: OpsState): BySide<Counts> {
  const left = bySide((side) => ({ ...SUPPLY[side] }));
  for (const id of REGION_IDS) for (const side of SIDES) add(left[side], regions[id][side], -1);
  return bySide((side) => counts(left[side]));
}

export function actedIn({ acted }: OpsState): Acted {
  const rows = REGION_IDS.flatMap((id) => {
    const there = acted[id];
    return there === undefined || total(there) === 0 ? [] : [[id, counts(there)] as const];
  });
  return Object.fromEntries(rows);
}
