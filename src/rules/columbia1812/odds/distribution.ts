/** Chance of 0, 1, … up to all of the dice showing what counts. */
export type Distribution = readonly number[];

/** Only a 6 hits (C1812-7.2, 10.1.b, 17.0). */
export const SIX = 1 / 6;
/** 4, 5 or 6 (C1812-8.4, 11.1.a). */
export const EVEN = 1 / 2;

/** The count with one die more, which hits with that chance. */
export const oneMore = (hits: Distribution, chance: number): Distribution =>
  [...hits, 0].map((p, i) => p * (1 - chance) + (hits[i - 1] ?? 0) * chance);

/** How many of so many dice hit; every number of dice is worked out once. */
export function binomials(chance: number): (dice: number) => Distribution {
  const known: Distribution[] = [[1]];
  return (dice) => {
    for (
      let last = known[known.length - 1];
      last !== undefined && known.length <= dice;
      last = known[known.length - 1]
    ) {
      known.push(oneMore(last, chance));
    }
    return known[dice] ?? [];
  };
}

export const binomial = (dice: number, chance: number): Distribution => binomials(chance)(dice);
