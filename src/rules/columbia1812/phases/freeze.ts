import { BLOCK } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { TOWN, TOWN_IDS } from '../components/tables.js';
import type { SideFrame } from '../frames.js';
import { ask } from '../phase.js';
import { countIn, townOf, unitsIn, type State1812 } from '../state.js';

/** C1812-13.2 towns where more blocks stand than may winter, with the number still to be named. */
export function excessTowns(state: State1812, side: Side): Map<TownId, number> {
  const excess = new Map<TownId, number>();
  for (const town of TOWN_IDS) {
    const frozen = unitsIn(state, town, side).filter((id) => state.units[id].frozen).length;
    const left = countIn(state, town, side) - TOWN[town].value - frozen;
    if (left > 0) excess.set(town, left);
  }
  return excess;
}

interface Facts {
  readonly state: State1812;
  readonly by: Side;
  readonly excess: ReadonlyMap<TownId, number>;
}

/** C1812-13.2.c the owner names, block by block, which are the excess. */
export const freeze = ask<SideFrame>()({
  clause: 'C1812-13.2.c',
  draft: true,
  verbs: { freeze: { unit: 'unit' } },
  facts: (state, { by }): Facts => ({ state, by, excess: excessTowns(state, by) }),
  *candidates({ state, by, excess }) {
    for (const town of excess.keys())
      for (const unit of unitsIn(state, town, by)) yield { do: 'freeze', unit };
  },
  guards: {
    freeze: [
      {
        clause: 'C1812-13.2.c',
        holds: ({ state, by, excess }, { unit }) => {
          const town = BLOCK[unit].side === by ? townOf(state, unit) : null;
          return town !== null && excess.has(town) && !state.units[unit].frozen;
        },
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
