import type { FactOf } from '../facts/facts.js';
import { type Entry, entryOf, type EntryState, type Tournament } from './tournament.js';

type Person = FactOf<'INVITED'>['data'];

/** The event with that player in it. A player who was there before (e.g. invited) keeps the number of their entry. */
function admitted(before: Tournament, person: Person, state: EntryState): Tournament {
  const known = entryOf(before, person.playerId);
  const next = before.rounds.length + 1;
  if (known !== undefined) {
    const from = known.state === 'INVITED' ? next : known.from;
    return withEntry(before, { ...known, ...person, state, from, left: null });
  }
  const number = before.entries.length + 1;
  const entry: Entry = { number, ...person, state, from: next, byes: [], checkedIn: 0, left: null };
  return { ...before, entries: [...before.entries, entry] };
}

function withEntry(before: Tournament, entry: Entry): Tournament {
  return { ...before, entries: before.entries.with(entry.number - 1, entry) };
}

interface OfEntry {
  readonly data: { readonly entry: number };
}

function returned(before: Tournament, { data }: OfEntry): Tournament {
  const entry = before.entries[data.entry - 1];
  return entry === undefined
    ? before
    : withEntry(before, { ...entry, state: 'ACTIVE', left: null });
}

/**
 * Marks an entrant as gone. Byes that they had asked for in later rounds lapse, as those rounds are simply without
 * them. Before a second stage, somebody else may go on to it in their place, so ranges begin anew.
 */
const leave =
  (state: EntryState) =>
  (before: Tournament, { seq, data }: OfEntry & { readonly seq: number }): Tournament => {
    const entry = before.entries[data.entry - 1];
    if (entry === undefined) return before;
    const { rounds, settings } = before;
    const byes = entry.byes.filter((bye) => (rounds[bye - 1]?.state ?? 'PROPOSED') !== 'PROPOSED');
    const after = withEntry(before, { ...entry, state, byes, left: seq });
    return settings.finals === undefined ? after : later(after, seq);
  };

/** A late entrant can push down others who were safe, so ranges begin anew from this fact. */
const later = (after: Tournament, seq: number): Tournament =>
  after.phase === 'RUNNING' ? { ...after, epoch: seq } : after;

/** Applies facts about entrants and about the people who run the event. */
export const PEOPLE = {
  INVITED: (before: Tournament, { data }: FactOf<'INVITED'>): Tournament =>
    entryOf(before, data.playerId)?.state === 'ACTIVE' ? before : admitted(before, data, 'INVITED'),
  ENTERED: (before: Tournament, { seq, data }: FactOf<'ENTERED'>): Tournament =>
    later(admitted(before, data, 'ACTIVE'), seq),
  SEEDED: (before: Tournament, { data }: FactOf<'SEEDED'>): Tournament => ({
    ...before,
    seeds: data.seeds,
  }),
  BYE_REQUESTED: (before: Tournament, { data }: FactOf<'BYE_REQUESTED'>): Tournament => {
    const entry = before.entries[data.entry - 1];
    if (entry === undefined) return before;
    return withEntry(before, { ...entry, byes: [...entry.byes, data.round] });
  },
  CHECKED_IN: (before: Tournament, { data }: FactOf<'CHECKED_IN'>): Tournament => {
    const entry = before.entries[data.entry - 1];
    if (entry === undefined) return before;
    return withEntry(before, { ...entry, checkedIn: data.round });
  },
  SUBSTITUTED: (before: Tournament, { data }: FactOf<'SUBSTITUTED'>): Tournament => {
    const entry = before.entries[data.entry - 1];
    if (entry === undefined) return before;
    return withEntry(before, { ...entry, playerId: data.playerId, name: data.name });
  },
  WITHDREW: leave('WITHDRAWN'),
  REMOVED: leave('REMOVED'),
  RETURNED: (before: Tournament, fact: FactOf<'RETURNED'>): Tournament =>
    later(returned(before, fact), fact.seq),
  ROLE_GIVEN: (before: Tournament, { data }: FactOf<'ROLE_GIVEN'>): Tournament => ({
    ...before,
    roles: { ...before.roles, [data.playerId]: data.role },
  }),
  ROLE_TAKEN: (before: Tournament, { data }: FactOf<'ROLE_TAKEN'>): Tournament => {
    const { [data.playerId]: _, ...roles } = before.roles;
    return { ...before, roles };
  },
};
