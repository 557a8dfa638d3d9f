import type { EntryNumber, Part, Table } from '../table/table.js';
import type { Span } from './spans.js';

/** The points that an ending brings to `one` and to `other`. */
type Result = readonly [number, number];

/** A pairing with undecided games. */
export interface OpenPairing {
  readonly one: EntryNumber;
  readonly other: EntryNumber;
  /** All combinations of points that its open games can bring, each once. */
  readonly results: readonly Result[];
}

function resultsOf({ legs }: Part, table: Table): readonly Result[] {
  const { win, draw, loss } = table.points;
  const each = [
    [win, loss],
    [draw, draw],
    [loss, win],
  ] as const;
  let results = new Map<string, Result>([['', [0, 0]]]);
  for (const leg of legs) {
    if (leg.points !== null) continue;
    const sums = [...results.values()].flatMap(([one, other]) =>
      each.map(([more, rest]): Result => [one + more / table.legs, other + rest / table.legs]),
    );
    results = new Map(sums.map((sum) => [sum.join(), sum]));
  }
  return [...results.values()];
}

/** The open pairings in which somebody of the cluster plays, each once. */
export function openPairingsOf(cluster: readonly Span[], table: Table): readonly OpenPairing[] {
  const found = new Map<string, OpenPairing>();
  for (const { one } of cluster) {
    one.parts.forEach((part, round) => {
      const other = part.opponent;
      if (other === null || part.legs.every(({ points }) => points !== null)) return;
      const key = [round, Math.min(one.entry, other), Math.max(one.entry, other)].join();
      if (!found.has(key))
        found.set(key, { one: one.entry, other, results: resultsOf(part, table) });
    });
  }
  return [...found.values()];
}
