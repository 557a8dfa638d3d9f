import type { Chance, Random } from './table.js';

/**
 * A small fast generator (xorshift, 32 bits) for simulation, tests and computer players; never for the dice of a game.
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

/** Open and hidden chance, both from one seed. */
export const seededChance = (seed: number): Chance => ({
  open: seeded(seed * 2 + 1),
  hidden: seeded(seed * 2 + 2),
});

/**
 * Loaded dice for tests: they fall in the order given, and a roll beyond the last one throws. Hidden draws take the
 * first element.
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
