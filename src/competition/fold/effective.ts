import type { Fact, FactOf } from '../facts/facts.js';

const isMending = (fact: Fact): fact is FactOf<'CORRECTED'> | FactOf<'UNDONE'> =>
  fact.kind === 'CORRECTED' || fact.kind === 'UNDONE';

interface Mendings {
  readonly undone: ReadonlySet<number>;
  readonly corrected: ReadonlyMap<number, unknown>;
}

/** Goes through the facts backwards: so it is known whether a correction or undoing counts before it is applied. */
function mendingsIn(facts: readonly Fact[]): Mendings {
  const undone = new Set<number>();
  const corrected = new Map<number, unknown>();
  for (const fact of facts.toReversed()) {
    if (undone.has(fact.seq) || !isMending(fact)) continue;
    if (fact.kind === 'UNDONE') undone.add(fact.data.undoes);
    else if (!corrected.has(fact.data.replaces)) corrected.set(fact.data.replaces, fact.data.data);
  }
  return { undone, corrected };
}

/** Numbers of the facts that are undone, and whose undoing is not undone itself. */
export const undoneIn = (facts: readonly Fact[]): ReadonlySet<number> => mendingsIn(facts).undone;

/**
 * The facts that count: undone ones are left out, corrected ones have their corrected data. The last word on a fact
 * counts, and a correction can itself be undone.
 */
export function effective(facts: readonly Fact[]): readonly Fact[] {
  const { undone, corrected } = mendingsIn(facts);
  const mended = (fact: Fact): Fact =>
    corrected.has(fact.seq) ? ({ ...fact, data: corrected.get(fact.seq) } as Fact) : fact;
  return facts.filter((fact) => !isMending(fact) && !undone.has(fact.seq)).map(mended);
}
