import { hashOf } from '../../common/hash.js';
import type { Fact } from '../../competition/facts/facts.js';

/** SHA-256, hex, of the canonical JSON of [event id, hash of the fact before (empty: there is none), fact]. */
export const factHash = (tournamentId: string, before: string, fact: Fact): string =>
  hashOf([tournamentId, before, fact]);
