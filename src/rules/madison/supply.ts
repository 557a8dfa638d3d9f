import {
  joinedLakes,
  NEIGHBOURS,
  SPACE,
  SPACE_IDS,
  TOWNS_ON,
  type LakeId,
  type SpaceId,
} from './components/map.js';
import { other, SIDES, type Side } from './components/side.js';
import { holders, lakeController, type Holders } from './control.js';
import { suppliedByCard } from './effects/lasting.js';
import { unitsOf, without } from './pieces.js';
import type { MadisonState } from './state.js';

/** MMW-13.21, MMW-13.22, MMW-13.51 sources under control: reinforcement spaces and depots. */
const sources = (state: MadisonState, side: Side, map: Holders): SpaceId[] =>
  SPACE_IDS.filter(
    (id) => map[id] === side && (SPACE[id].reinforcement === side || state.depots[id] === side),
  );

/** Spaces from which a unit of `side` can trace a supply line now (MMW-13.31 to MMW-13.35). */
export function supplied(
  state: MadisonState,
  side: Side,
  map: Holders = holders(state),
): ReadonlySet<SpaceId> {
  const lines = new Set<SpaceId>(sources(state, side, map));
  const open = [...lines];
  const lakes = new Set<LakeId>();
  const reach = (space: SpaceId): void => {
    // MMW-13.32, MMW-13.33 a line goes on from a friendly space only
    if (map[space] !== side || lines.has(space)) return;
    lines.add(space);
    open.push(space);
  };
  const cross = (lake: LakeId): void => {
    // MMW-13.35 unless the enemy controls the lake
    if (lakes.has(lake) || lakeController(state, lake) === other(side)) return;
    lakes.add(lake);
    TOWNS_ON[lake].forEach(reach);
    // and on over the lake that is one with it, unless he controls that one (MMW-2.6)
    joinedLakes(lake).forEach(cross);
  };
  for (let space = open.pop(); space !== undefined; space = open.pop()) {
    for (const { to } of NEIGHBOURS[space]) reach(to);
    const { lake } = SPACE[space];
    if (lake !== null) cross(lake);
  }
  return withStarts(lines, lakes);
}

/** MMW-13.32 the unit's own space need not be friendly for the line to start there. */
function withStarts(lines: Set<SpaceId>, lakes: ReadonlySet<LakeId>): ReadonlySet<SpaceId> {
  const all = new Set(lines);
  for (const space of lines) for (const { to } of NEIGHBOURS[space]) all.add(to);
  for (const lake of lakes) for (const town of TOWNS_ON[lake]) all.add(town);
  return all;
}

/** Whether units of `side` there count as in supply at this moment, cards in force included. */
export const inSupply = (
  state: MadisonState,
  side: Side,
  space: SpaceId,
  lines: ReadonlySet<SpaceId>,
): boolean => suppliedByCard(state, side, space) ?? lines.has(space);

const CUT: ReadonlySet<string> = new Set(['cut']);

/** MMW-13.36, MMW-13.37 the supply of all land units is settled once, at the start of a card play. */
export function freezeSupply(state: MadisonState): void {
  const map = holders(state);
  for (const side of SIDES) {
    const lines = supplied(state, side, map);
    for (const id of unitsOf(side)) {
      const unit = state.units[id];
      const at = unit.at as SpaceId;
      const cut = SPACE[at] !== undefined && !inSupply(state, side, at, lines);
      if (cut) unit.cut = true;
      else if (unit.cut === true) state.units[id] = without(unit, CUT);
    }
  }
}

/** Between card plays supply is judged as things stand. */
export function thawSupply(state: MadisonState): void {
  for (const side of SIDES)
    for (const id of unitsOf(side)) {
      const unit = state.units[id];
      if (unit.cut === true) state.units[id] = without(unit, CUT);
    }
}
