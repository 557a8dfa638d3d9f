import { hashOf } from '../../common/hash.js';
import type { Fact } from '../../competition/facts/facts.js';

/**
 * Hash of a fact: SHA-256, hex, of the canonical JSON of [event id, hash of the fact before ("" for the first), fact].
 */
export const factHash = (tournamentId: string, before: string, fact: Fact): string =>
  hashOf([tournamentId, before, fact]);

/** A fact's place in the chain of its event. */
export interface Link {
  readonly seq: number;
  readonly prevHash: string;
  readonly hash: string;
  /** null: the fact is not known here, only that it has this place. */
  readonly fact: Fact | null;
}

/** The end of a chain: the number and hash of its last fact. */
export type ChainEnd = Pick<Link, 'seq' | 'hash'>;

const BEGINNING: ChainEnd = { seq: 0, hash: '' };

/** The first of these facts whose hashes do not fit, in a sentence without a full stop; null: all fit. */
export function brokenLink(
  tournamentId: string,
  links: readonly Link[],
  before: ChainEnd = BEGINNING,
): string | null {
  let end = before;
  for (const link of links) {
    const what = faultOf(tournamentId, end, link);
    if (what !== null) return what;
    end = link;
  }
  return null;
}

function faultOf(
  tournamentId: string,
  before: ChainEnd,
  { seq, fact, prevHash, hash }: Link,
): string | null {
  const place = before.seq + 1;
  if (seq !== place) return `fact ${place} is missing`;
  if (prevHash !== before.hash) return `fact ${seq} does not stand on the one before`;
  if (fact === null) return null;
  if (fact.seq !== seq) return `fact ${seq} says that it is another`;
  return factHash(tournamentId, prevHash, fact) === hash ? null : `fact ${seq} was changed`;
}
