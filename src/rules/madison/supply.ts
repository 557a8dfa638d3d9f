import {
  joinedLakes,
  LAKE_IDS,
  NEIGHBOURS,
  SPACE,
  SPACE_IDS,
  TOWNS_ON,
  type LakeId,
  type SpaceId,
} from './components/map.js';
import { other, SIDES, type Side } from './components/side.js';
import { table } from '../kits/table.js';
import { holderIn, holders, lakeHolders, type Holders, type LakeHolders } from './control.js';
import { suppliedByCard } from './effects/lasting.js';
import { isOnMap, unitStates } from './pieces.js';
import type { MadisonState } from './state.js';

/*
 * A line is looked for several times a turn, so the map is laid out in numbers once: spaces by their place in board order.
 */
const NO: ReadonlyMap<SpaceId, number> = new Map(SPACE_IDS.map((id, no) => [id, no]));
const noOf = (space: SpaceId): number => NO.get(space) as number;
const NEXT: readonly (readonly number[])[] = SPACE_IDS.map((id) =>
  NEIGHBOURS[id].map(({ to }) => noOf(to)),
);
const LAKE_AT: readonly (LakeId | null)[] = SPACE_IDS.map((id) => SPACE[id].lake);
const TOWNS = table(LAKE_IDS, (lake) => TOWNS_ON[lake].map(noOf));
// plain arrays: a typed one of this length is made eight times as slowly
const NONE: readonly number[] = SPACE_IDS.map(() => 0);
const OWN = table(SIDES, (side) => SPACE_IDS.map((id) => Number(SPACE[id].territory === side)));
const ARRIVALS = table(SIDES, (side) => SPACE_IDS.filter((id) => SPACE[id].reinforcement === side));

/** MMW-13.2, MMW-13.21, MMW-13.22, MMW-13.51 sources under control: reinforcement spaces and depots. */
const sources = (state: MadisonState, side: Side, map: Holders): SpaceId[] =>
  [...ARRIVALS[side], ...depotsOf(state, side)].filter((id) => holderIn(map, id) === side);

/** MMW-13.5, MMW-13.54 depots of a side on the map. */
export const depotsOf = (state: MadisonState, side: Side): SpaceId[] =>
  (Object.keys(state.depots) as SpaceId[]).filter((id) => state.depots[id] === side);

/** 1 for each space that is friendly to `side`. */
function friendlyTo(side: Side, map: Holders): readonly number[] {
  const friendly = OWN[side].slice();
  for (const [space, holder] of map) friendly[noOf(space as SpaceId)] = Number(holder === side);
  return friendly;
}

/** Spaces from which a supply line can be traced. */
export interface Lines {
  has(space: SpaceId): boolean;
}

/** MMW-13.0, MMW-13.1, MMW-13.3 spaces from which a unit of `side` can trace a supply line now (MMW-13.31 to MMW-13.35). */
export function supplied(
  state: MadisonState,
  side: Side,
  map: Holders = holders(state),
  waters: LakeHolders = lakeHolders(state),
): Lines {
  const foe = other(side);
  const friendly = friendlyTo(side, map);
  // MMW-13.32 the unit's own space need not be friendly for the line to start there
  const starts = NONE.slice();
  const lakes = new Set<LakeId>();
  const open: number[] = [];
  const reach = (no: number): void => {
    if (starts[no] === 1) return;
    starts[no] = 1;
    // MMW-13.32, MMW-13.33 a line goes on from a friendly space only
    if (friendly[no] === 1) open.push(no);
  };
  const cross = (lake: LakeId): void => {
    // MMW-13.35 unless the enemy controls the lake
    if (lakes.has(lake) || waters[lake] === foe) return;
    lakes.add(lake);
    for (const town of TOWNS[lake]) reach(town);
    // and on over the lake that is one with it, unless he controls that one (MMW-2.6)
    for (const joined of joinedLakes(lake)) cross(joined);
  };
  for (const source of sources(state, side, map)) reach(noOf(source));
  for (let no = open.pop(); no !== undefined; no = open.pop()) {
    for (const next of NEXT[no] ?? []) reach(next);
    const lake = LAKE_AT[no] ?? null;
    if (lake !== null) cross(lake);
  }
  return { has: (space) => starts[noOf(space)] === 1 };
}

/** Whether units of `side` there count as in supply at this moment, cards in force included. */
export const inSupply = (state: MadisonState, side: Side, space: SpaceId, lines: Lines): boolean =>
  suppliedByCard(state, side, space) ?? lines.has(space);

/** MMW-13.36, MMW-13.37 the supply of all land units is settled once, at the start of a card play. */
export function freezeSupply(state: MadisonState): void {
  const map = holders(state);
  const waters = lakeHolders(state);
  for (const side of SIDES) {
    const lines = supplied(state, side, map, waters);
    for (const unit of unitStates(state, side)) {
      const at = unit.at as SpaceId;
      const cut = isOnMap(at) && NO.has(at) && !inSupply(state, side, at, lines);
      if (cut) unit.cut = true;
      else if (unit.cut === true) unit.cut = undefined;
    }
  }
}

/** Between card plays supply is judged as things stand. */
export function thawSupply(state: MadisonState): void {
  for (const side of SIDES)
    for (const unit of unitStates(state, side)) if (unit.cut === true) unit.cut = undefined;
}
