/** Probability of 0, 1, … up to all dice being hits. */
export type Distribution = readonly number[];

/** Probability of a hit in fire: 6 only (C1812-7.2, 10.1.b, 17.0). */
export const SIX = 1 / 6;
/** Probability of 4, 5 or 6 (C1812-8.4, 11.1.a). */
export const EVEN = 1 / 2;

/** The distribution with one more die, which hits with probability `chance`. */
export const oneMore = (hits: Distribution, chance: number): Distribution =>
  [...hits, 0].map((p, i) => p * (1 - chance) + (hits[i - 1] ?? 0) * chance);

/** Makes a function from a number of dice to the distribution of their hits; results are cached. */
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
