import type { FactOf } from '../facts/facts.js';
import type { Phase, Tournament } from './tournament.js';

const to =
  (phase: Phase) =>
  (before: Tournament, { at }: { at: string }): Tournament => ({ ...before, phase, since: at });

/** Applies facts about the event as a whole. */
export const FRAME = {
  RENAMED: (before: Tournament, { data }: FactOf<'RENAMED'>): Tournament => ({
    ...before,
    name: data.name,
  }),
  SETTINGS_CHANGED: (before: Tournament, { data }: FactOf<'SETTINGS_CHANGED'>): Tournament => ({
    ...before,
    settings: { ...before.settings, ...data.settings },
  }),
  OPENED: to('OPEN'),
  STARTED: (before: Tournament, { at, data }: FactOf<'STARTED'>): Tournament => ({
    ...before,
    phase: 'RUNNING',
    since: at,
    seeds: data.seeds,
    planned: data.rounds,
  }),
  FINISHED: to('FINISHED'),
  APPROVED: to('APPROVED'),
  REOPENED: to('FINISHED'),
  CANCELLED: to('CANCELLED'),
  IMPORTED: (before: Tournament, { by, at, data }: FactOf<'IMPORTED'>): Tournament => ({
    ...before,
    roles: {},
    origin: { from: data.from, lotsOf: data.lotsOf, by, at },
  }),
  NOTED: (before: Tournament): Tournament => before,
};
