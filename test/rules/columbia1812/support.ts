import type { BlockId } from '../../../src/rules/columbia1812/components/blocks.js';
import { other, type Side } from '../../../src/rules/columbia1812/components/side.js';
import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import { type View, viewOf } from '../../../src/rules/columbia1812/view/view.js';
import type { Played } from '../../../src/rules/kernel/index.js';
import { allAsked } from '../support/asked.js';
import { positionsOf } from '../support/positions.js';

export { said, told } from '../support/positions.js';

/** Positions are of the British turn 1 of 1812 unless a `time` line says otherwise. */
export const { position, action, act, walk, refused, options, seen, owing, decision } = positionsOf<
  State1812,
  Side,
  View
>({
  rules: columbia1812,
  header: 'columbia1812 1',
  viewOf,
  // never a tie, or it would be rolled again for ever
  chance: { open: (_, purpose) => (purpose.endsWith('-us') ? 5 : 0), hidden: () => 0 },
});

/** The same where a single choice is put to its owner like any other, for tests of why there is no second. */
export const unforced = positionsOf<State1812, Side, View>({
  rules: allAsked(columbia1812),
  header: 'columbia1812 1',
  viewOf,
  chance: { open: () => 0, hidden: () => 0 },
});

/** `detroit 3`: where a block is and its CV. */
export const stands = (state: State1812, unit: BlockId): string =>
  `${state.units[unit].at} ${state.units[unit].cv}`;

/**
 * A force withdraws and is pursued (C1812-11.1.a): `shooting` is the answer of those who pursue, by which no block
 * shows itself if nothing is said.
 */
export const withdraws = (
  state: State1812,
  side: Side,
  dice: readonly number[],
  shooting = 'fire',
): Played<State1812> => act(act(state, side, ['withdraw']).state, other(side), [shooting], dice);
