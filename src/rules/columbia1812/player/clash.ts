/** Probability that a die hits in fire (C1812-10.1.b: a 6). */
const SIX = 1 / 6;
/** Largest total CV in the table; larger forces are treated as this one. */
const MOST = 36;

/** Expected result of a fight to the end between two forces, `first` firing first. */
interface Clash {
  /** Probability that the force that fires first destroys the other. */
  readonly wins: number;
  /** Expected CV that each force loses. */
  readonly lostByFirst: number;
  readonly lostBySecond: number;
}

type Cell = [wins: number, firstLeft: number, secondLeft: number];

/** Probability of each number of hits of `dice` dice, without those that are negligible. */
function hitChances(dice: number): number[] {
  const chances: number[] = [];
  let chance = (1 - SIX) ** dice;
  for (let hits = 0; hits <= dice && (hits <= dice * SIX || chance > 1e-6); hits++) {
    chances.push(chance);
    chance *= ((dice - hits) / (hits + 1)) * (SIX / (1 - SIX));
  }
  return chances;
}

const HITS = Array.from({ length: MOST + 1 }, (_, dice) => hitChances(dice));

/**
 * Result of a volley of `first` on `second` that hits, from the view of `first`. `at`: results where the other force
 * fires next.
 */
function afterHits(first: number, second: number, at: readonly Cell[][]): Cell {
  const sum: Cell = [0, 0, 0];
  HITS[first]?.forEach((chance, hits) => {
    if (hits === 0) return;
    const next = second > hits ? at[second - hits]?.[first] : undefined;
    sum[0] += chance * (next === undefined ? 1 : 1 - next[0]);
    sum[1] += chance * (next === undefined ? first : next[2]);
    sum[2] += chance * (next === undefined ? 0 : next[1]);
  });
  return sum;
}

/**
 * As long as both miss, turns alternate. Sums up this geometric series: a volley that hits, or one that misses and the
 * answer to it.
 */
function goingRound(one: Cell, answer: Cell, missed: number, missedToo: number): Cell {
  const rounds = 1 / (1 - missed * missedToo);
  return [
    rounds * (one[0] + missed * (1 - missedToo - answer[0])),
    rounds * (one[1] + missed * answer[2]),
    rounds * (one[2] + missed * answer[1]),
  ];
}

function cells(): Cell[][] {
  const at: Cell[][] = Array.from({ length: MOST + 1 }, () => []);
  for (let larger = 1; larger <= MOST; larger++)
    for (let smaller = 1; smaller <= larger; smaller++) {
      const [one, answer] = [afterHits(larger, smaller, at), afterHits(smaller, larger, at)];
      const [missed, missedToo] = [HITS[larger]?.[0] ?? 1, HITS[smaller]?.[0] ?? 1];
      (at[larger] ??= [])[smaller] = goingRound(one, answer, missed, missedToo);
      (at[smaller] ??= [])[larger] = goingRound(answer, one, missedToo, missed);
    }
  return at;
}

let table: readonly (readonly Clash[])[] | null = null;

/** Table of all fights, made at its first use: a server that only stores games never needs it. */
const clashes = (): readonly (readonly Clash[])[] =>
  (table ??= cells().map((row, first) =>
    row.map(([wins, firstLeft, secondLeft], second) => ({
      wins,
      lostByFirst: first - firstLeft,
      lostBySecond: second - secondLeft,
    })),
  ));

const cvOf = (cv: number): number => Math.max(1, Math.min(MOST, Math.round(cv)));

/** A fight between forces of about these total CVs. */
export function clashOf(first: number, second: number): Clash {
  return clashes()[cvOf(first)]?.[cvOf(second)] ?? { wins: 0.5, lostByFirst: 0, lostBySecond: 0 };
}
