import type { Fact, FactKind, FactOf } from '../facts/facts.js';
import { begun } from './begun.js';
import { choosingAgain } from './choosing-again.js';
import { effective } from './effective.js';
import { FRAME } from './frame.js';
import { PEOPLE } from './people.js';
import { RESULTS } from './results.js';
import { ROUNDS } from './rounds.js';
import type { Tournament } from './tournament.js';

type Told = Exclude<FactKind, 'CREATED' | 'CORRECTED' | 'UNDONE'>;
/** Kind of fact -> the function that applies such a fact to an event. */
type Telling = { readonly [K in Told]: (before: Tournament, fact: FactOf<K>) => Tournament };

const TELLING: Telling = { ...FRAME, ...PEOPLE, ...ROUNDS, ...RESULTS };

/** The event after all its facts, the first of which is `CREATED`; null without facts. */
export function fold(facts: readonly Fact[]): Tournament | null {
  const [first, ...rest] = effective(facts);
  if (first?.kind !== 'CREATED') return null;
  const told = choosingAgain(rest.reduce(tell, begun(first)), facts);
  const mended = facts.findLast(({ kind }) => kind === 'CORRECTED' || kind === 'UNDONE');
  const epoch = Math.max(told.epoch, mended?.seq ?? 0);
  return { ...told, epoch, version: facts.length };
}

/** The event after one more fact. A fact that corrects or undoes an earlier one needs all facts to be applied again. */
export function followed(
  facts: readonly Fact[],
  before: Tournament,
  fact: Fact,
): Tournament | null {
  const mends = fact.kind === 'CORRECTED' || fact.kind === 'UNDONE';
  return mends ? fold([...facts, fact]) : tell(before, fact);
}

function tell(before: Tournament, fact: Fact): Tournament {
  const telling = TELLING[fact.kind as Told] as (before: Tournament, fact: Fact) => Tournament;
  return { ...telling(before, fact), version: fact.seq };
}
