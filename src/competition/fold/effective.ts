import type { Fact, FactOf } from '../facts/facts.js';

const isMending = (fact: Fact): fact is FactOf<'CORRECTED'> | FactOf<'UNDONE'> =>
  fact.kind === 'CORRECTED' || fact.kind === 'UNDONE';

interface Mendings {
  readonly undone: ReadonlySet<number>;
  readonly corrected: ReadonlyMap<number, unknown>;
}

/** Backwards, so that what is said of a mending is known before the mending counts. */
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

/** The numbers of the facts that do not count: undone, and no undoing of that undoing. */
export const undoneIn = (facts: readonly Fact[]): ReadonlySet<number> => mendingsIn(facts).undone;

/**
 * The facts as they should have been from the start: what was undone is left out, what was corrected says what it
 * should have said. The last word on a fact counts, and a correction can itself be undone.
 */
export function effective(facts: readonly Fact[]): readonly Fact[] {
  const { undone, corrected } = mendingsIn(facts);
  const mended = (fact: Fact): Fact =>
    corrected.has(fact.seq) ? ({ ...fact, data: corrected.get(fact.seq) } as Fact) : fact;
  return facts.filter((fact) => !isMending(fact) && !undone.has(fact.seq)).map(mended);
}
