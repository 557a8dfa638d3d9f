import type { Chance, Random } from './table.js';

/**
 * A small fast generator (xorshift over 32 bits) for simulation, tests and what players choose by; never for the dice
 * of a game.
 */
export function seeded(seed: number): Random {
  let x = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ 0xc2b2ae35) >>> 0 || 1;
  return (bound) => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return Math.floor((x / 0x1_0000_0000) * bound);
  };
}

/** Both streams from one seed. */
export const seededChance = (seed: number): Chance => ({
  open: seeded(seed * 2 + 1),
  hidden: seeded(seed * 2 + 2),
});

/**
 * Dice for tests that state what is rolled: they fall as written, and a roll beyond those throws. Hidden draws always
 * take the first.
 */
export function loaded(...dice: readonly number[]): Chance {
  const left = [...dice];
  const open = (): number => {
    const die = left.shift();
    if (die === undefined) throw new Error('more dice were rolled than the test wrote down');
    return die - 1;
  };
  return { open, hidden: () => 0 };
}
