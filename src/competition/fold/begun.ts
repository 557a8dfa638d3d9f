import type { FactOf } from '../facts/facts.js';
import type { Tournament } from './tournament.js';

/** The event after its first fact, owned by the player who created it. */
export const begun = ({ seq, by, at, data }: FactOf<'CREATED'>): Tournament => ({
  version: seq,
  ...data,
  phase: 'DRAFT',
  since: at,
  origin: null,
  roles: by === null ? {} : { [by]: 'OWNER' },
  ...{
    entries: [],
    seeds: [],
    planned: 0,
    advanced: null,
    apart: [],
    pinned: [],
    rounds: [],
    epoch: seq,
  },
});
