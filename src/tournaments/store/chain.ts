import { hashOf } from '../../common/hash.js';
import type { Fact } from '../../competition/facts/facts.js';

/** What the first fact of an event is hashed onto. */
export const NO_HASH = '';

/** SHA-256, hex, of the canonical JSON of [event id, hash of the fact before, fact]. */
export const factHash = (tournamentId: string, before: string, fact: Fact): string =>
  hashOf([tournamentId, before, fact]);

/** The first fact whose hash is not what it says on the fact before; undefined: the chain holds. */
export function brokenLink(
  tournamentId: string,
  facts: readonly Fact[],
  hashes: readonly string[],
): number | undefined {
  const broken = facts.find(
    (fact, i) => hashes[i] !== factHash(tournamentId, hashes[i - 1] ?? NO_HASH, fact),
  );
  return broken?.seq;
}
