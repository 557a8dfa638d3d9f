import { flood, graphOf } from '../../kits/graph.js';
import { lookup } from '../../kits/lookup.js';
import {
  joinedLakes,
  LAKE_IDS,
  type LakeId,
  NEIGHBOURS,
  SPACE,
  SPACE_IDS,
  type SpaceId,
  TOWNS_ON,
} from '../components/map.js';
import { ofSide, other, type Side, SIDES } from '../components/side.js';
import type { MadisonState, UnitState } from '../state.js';
import { friendlyTo, type Holders, holders, type LakeHolders, lakeHolders } from './control.js';
import { suppliedByCard } from './language/lasting.js';
import { unitStates } from './pieces.js';
import { LAKES, placeNo, SPACES, unitsWhere } from './places.js';

/**
 * By the numbers of places: a town leads to its lake, a lake to its towns and to the lake that is one with it
 * (MMW-2.6).
 */
const WAYS = graphOf([
  ...SPACES.map((id) => {
    const { lake } = SPACE[id];
    return [...NEIGHBOURS[id].map(({ to }) => to), ...(lake === null ? [] : [lake])].map(placeNo);
  }),
  ...LAKES.map((lake) => [...TOWNS_ON[lake], ...joinedLakes(lake)].map(placeNo)),
]);
const ARRIVALS = lookup(SIDES, (side) => SPACES.filter((id) => SPACE[id].reinforcement === side));

/** MMW-13.5, MMW-13.54 depots of a side on the map. */
export const depotsOf = (state: MadisonState, side: Side): SpaceId[] =>
  (Object.keys(state.depots) as SpaceId[]).filter((id) => state.depots[id] === side);

/** Spaces from which supply lines can be traced. */
export interface Lines {
  has(space: SpaceId): boolean;
  /** Index of a place -> 1 where no line can be traced. */
  readonly cut: readonly number[];
}

/** Everything that the supply lines of a side depend on. */
interface Basis {
  /** Spaces that their owner does not hold; depots; lakes that the enemy controls. */
  readonly taken: readonly string[];
  readonly depots: readonly SpaceId[];
  readonly shut: readonly LakeId[];
}

interface Traced {
  readonly basis: Basis;
  readonly lines: Lines;
}

/**
 * The lines of each side as traced the last two times. Between most card plays no space and no lake changes hands; and
 * for units that may have to retreat, lines are also traced as if they were gone.
 */
const last: { readonly [S in Side]: Traced[] } = { us: [], gb: [] };
const KEPT = 2;

/**
 * MMW-13.0, MMW-13.1, MMW-13.3 spaces from which a unit of `side` can trace a supply line now (MMW-13.31 to MMW-13.35).
 */
export function supplied(
  state: MadisonState,
  side: Side,
  map: Holders = holders(state),
  waters: LakeHolders = lakeHolders(state),
): Lines {
  const foe = other(side);
  const basis: Basis = {
    taken: [...map.keys()],
    depots: depotsOf(state, side),
    shut: LAKE_IDS.filter((lake) => waters[lake] === foe),
  };
  const kept = ofSide(last, side);
  for (const known of kept) if (isSame(known.basis, basis)) return known.lines;
  const cut = trace(side, friendlyTo(side, map), basis);
  const lines: Lines = { has: (space) => cut[placeNo(space)] === 0, cut };
  kept.unshift({ basis, lines });
  if (kept.length > KEPT) kept.pop();
  return lines;
}

const isSame = (a: Basis, b: Basis): boolean =>
  isEqual(a.taken, b.taken) && isEqual(a.depots, b.depots) && isEqual(a.shut, b.shut);

function isEqual(a: readonly string[], b: readonly string[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}

/** Traces lines from all sources. Index of a space -> 1 where none reaches it. */
function trace(
  side: Side,
  friendly: readonly boolean[],
  { depots, shut }: Basis,
): readonly number[] {
  // MMW-13.2, MMW-13.21, MMW-13.22, MMW-13.51 sources under control: reinforcement spaces and depots
  const sources = [...ofSide(ARRIVALS, side), ...depots].map(placeNo);
  const barred = shut.map(placeNo);
  const reached = flood(
    WAYS,
    sources.filter((no) => friendly[no] === true),
    (no) => {
      // MMW-13.35 a line goes over no lake that the enemy controls
      if (no >= SPACES.length) return barred.includes(no) ? 'bar' : 'pass';
      // MMW-13.32, MMW-13.33 it goes on from a friendly space only; the unit's own need not be friendly
      return friendly[no] === true ? 'pass' : 'end';
    },
  );
  return SPACES.map((_, no) => 1 - (reached[no] as number));
}

/** Whether units of `side` in a space count as in supply now, including cards in force. */
export const inSupply = (state: MadisonState, side: Side, space: SpaceId, lines: Lines): boolean =>
  suppliedByCard(state, side, space) ?? lines.has(space);

/** MMW-13.36, MMW-13.37 determines the supply of all land units once, at the start of a card play. */
export function freezeSupply(state: MadisonState): void {
  const where = unitsWhere(state);
  const map = holders(state, where);
  const waters = lakeHolders(state);
  for (const side of SIDES) {
    const lines = supplied(state, side, map, waters);
    const numbers = ofSide(where, side);
    const units = unitStates(state, side);
    for (let i = 0; i < units.length; i++) {
      const unit = units[i] as UnitState;
      const no = numbers[i] as number;
      const cut = lines.cut[no] === 1 && suppliedByCard(state, side, unit.at as SpaceId) !== true;
      if (cut) unit.cut = true;
      else if (unit.cut === true) unit.cut = undefined;
    }
  }
}

/** Between card plays, supply is that of the present moment. */
export function thawSupply(state: MadisonState): void {
  for (const side of SIDES)
    for (const unit of unitStates(state, side)) if (unit.cut === true) unit.cut = undefined;
}

/** MMW-13.1 spaces where land units of `side` stand and can trace no line now, in the order of the map. */
export function cutOff(state: MadisonState, side: Side, map: Holders): SpaceId[] {
  const lines = supplied(state, side, map);
  const places = new Set(unitStates(state, side).map(({ at }) => at));
  return SPACE_IDS.filter((id) => places.has(id) && !inSupply(state, side, id, lines));
}
