import type { BlockId } from '../components/blocks.js';
import type { LossFrame } from '../frames.js';
import { carryOutLosses, isLaidOpen } from '../questions/combat.js';
import { type State1812, unitsIn } from '../state.js';
import { ask } from './phase.js';

/** Blocks of the force that can take another hit. */
const standing = (state: State1812, { by, town }: LossFrame): BlockId[] =>
  unitsIn(state, town, by).filter((id) => state.units[id].cv > (state.units[id].hits ?? 0));

const named = (state: State1812, { by, town }: LossFrame): number =>
  unitsIn(state, town, by).reduce((sum, id) => sum + (state.units[id].hits ?? 0), 0);

/** C1812-10.1.f the owner puts the hits on their blocks, one after the other; all hits take effect together. */
export const losses = ask<LossFrame>()({
  clause: 'C1812-10.1.f',
  draft: true,
  interrupt: true,
  // everybody knows the number of blocks, but their CV only while both forces are laid open
  forced: (state, { by, town }) => isLaidOpen(state, town) || unitsIn(state, town, by).length === 1,
  verbs: { hit: { unit: 'unit' } },
  facts: standing,
  candidates: (units) => units.map((unit) => ({ do: 'hit' as const, unit })),
  guards: { hit: [{ clause: 'C1812-10.1.f', holds: (units, { unit }) => units.includes(unit) }] },
  apply: {
    hit({ state, frame, table, done }, { unit }) {
      state.units[unit].hits = (state.units[unit].hits ?? 0) + 1;
      if (named(state, frame) < frame.hits) return;
      done();
      carryOutLosses(state, frame, table);
    },
  },
});
