import { BLOCK, type BlockId } from '../components/blocks.js';
import { TOWN, TOWN_IDS } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { SideFrame } from '../frames.js';
import { blocksById } from '../questions/by-id.js';
import { isTown, type State1812, unitStates } from '../state.js';
import { ask } from './phase.js';

/** C1812-13.2 towns with more blocks than may winter there, and the number of blocks still to be named. */
export function excessTowns(state: State1812, side: Side): Map<TownId, number> {
  const standing = new Map<TownId, number>();
  for (const { at, frozen } of unitStates(state, side)) {
    if (isTown(at) && !frozen) standing.set(at, (standing.get(at) ?? 0) + 1);
  }
  return new Map(
    TOWN_IDS.map((town) => [town, (standing.get(town) ?? 0) - TOWN[town].value] as const).filter(
      ([, left]) => left > 0,
    ),
  );
}

interface Facts {
  readonly state: State1812;
  readonly by: Side;
  readonly excess: ReadonlyMap<TownId, number>;
}

function isExcess({ state, excess }: Facts, unit: BlockId): boolean {
  const { at, frozen } = state.units[unit];
  return isTown(at) && excess.has(at) && !frozen;
}

/** C1812-13.2.c the owner names their excess blocks, one after the other. */
export const freeze = ask<SideFrame>()({
  clause: 'C1812-13.2.c',
  draft: true,
  verbs: { freeze: { unit: 'unit' } },
  facts: (state, { by }): Facts => ({ state, by, excess: excessTowns(state, by) }),
  exact: true,
  candidates: (x) =>
    blocksById[x.by]
      .filter(({ unit }) => isExcess(x, unit))
      .map(({ unit }) => ({ do: 'freeze' as const, unit })),
  guards: {
    freeze: [
      {
        clause: 'C1812-13.2.c',
        holds: (x, { unit }) => BLOCK[unit].side === x.by && isExcess(x, unit),
      },
    ],
  },
  apply: {
    freeze({ state, frame, done }, { unit }) {
      state.units[unit].frozen = true;
      if (excessTowns(state, frame.by).size === 0) done();
    },
  },
});
