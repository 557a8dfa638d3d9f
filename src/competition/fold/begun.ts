import type { FactOf } from '../facts/facts.js';
import type { Tournament } from './tournament.js';

/** The event that its first fact makes, owned by whoever said it. */
export const begun = ({ seq, by, at, data }: FactOf<'CREATED'>): Tournament => ({
  version: seq,
  ...data,
  phase: 'DRAFT',
  since: at,
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
