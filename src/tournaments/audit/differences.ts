import { setImmediate } from 'node:timers/promises';

import { sha256 } from '../../common/hash.js';
import { dueOf } from '../../competition/acts/due.js';
import type { Fact } from '../../competition/facts/facts.js';
import { fold, followed } from '../../competition/fold/fold.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import { brokenLink, type Link } from '../store/chain.js';
import {
  changedPeople,
  changedPlaces,
  type PersonRow,
  type PlaceRow,
} from '../store/projections.js';
import { PAGE, type StoredEvent, type StoredHead } from './stored.js';

/**
 * What of a stored event is not as its facts say, each as a sentence without a full stop; empty: all is. A large event
 * has tens of thousands of facts, so the work pauses for other requests.
 */
export async function differencesIn(stored: StoredEvent): Promise<string[]> {
  const chain = [...sealFaults(stored.head), ...(await chainFaults(stored))];
  try {
    const event = await folded(stored.links.flatMap(({ fact }) => fact ?? []));
    if (event === null) return [...chain, 'its facts make no event'];
    return [
      ...chain,
      ...headFaults(stored.head, event),
      ...rowFaults(ofPerson, stored.people, changedPeople(null, event)),
      ...rowFaults(ofPlace, stored.places, changedPlaces(null, event)),
    ];
  } catch (error) {
    return [...chain, `its facts cannot be folded: ${String(error)}`];
  }
}

const sealFaults = ({ seed, commitment }: StoredHead): string[] =>
  sha256(seed) === commitment ? [] : ['its commitment is not that of its seed'];

async function chainFaults({ head, links }: StoredEvent): Promise<string[]> {
  for (let at = 0; at < links.length; at += PAGE) {
    const what = brokenLink(head.id, links.slice(at, at + PAGE), links[at - 1]);
    if (what !== null) return [what];
    await setImmediate();
  }
  return endFaults(head, links.at(-1));
}

function endFaults(head: StoredHead, last: Link | undefined): string[] {
  const count = last?.seq ?? 0;
  if (count !== head.seq) return [`its head is at fact ${head.seq}, its last fact is ${count}`];
  return last?.hash === head.hash ? [] : ["its head's hash is not that of its last fact"];
}

/**
 * Applies all facts to an event. A correction or undoing needs all facts at once; the facts after the last of those are
 * applied one by one, with pauses.
 */
async function folded(facts: readonly Fact[]): Promise<Tournament | null> {
  const mends = ({ kind }: Fact): boolean => kind === 'CORRECTED' || kind === 'UNDONE';
  const start = Math.max(1, facts.findLastIndex(mends) + 1);
  let event = fold(facts.slice(0, start));
  for (const [i, fact] of facts.slice(start).entries()) {
    if (event === null) return null;
    event = followed([], event, fact);
    if (i % PAGE === 0) await setImmediate();
  }
  return event;
}

/** `[name, value as stored, value as the facts say]` */
type Compared = readonly [string, unknown, unknown];

const told = (all: readonly Compared[]): string[] =>
  all.flatMap(([what, is, should]) =>
    is === should ? [] : [`${what} is ${wordOf(is)}, not ${wordOf(should)}`],
  );
const wordOf = (value: unknown): string => (value === null ? 'nothing' : JSON.stringify(value));

function headFaults({ name, phase, ruleset, due }: StoredHead, event: Tournament): string[] {
  const next = dueOf(event);
  return told([
    ['name', name, event.name],
    ['phase', phase, event.phase],
    ['ruleset', ruleset, event.settings.board.ruleset],
    ['due', due?.toISOString() ?? null, next === null ? null : new Date(next.at).toISOString()],
  ]);
}

const placeOf = ({ round, board, leg }: PlaceRow): string =>
  `round ${round}, board ${board}, leg ${leg}`;

const ofPerson = {
  keyOf: ({ playerId }: PersonRow): string => `player ${playerId}`,
  columns: ['role', 'state'],
} as const;
const ofPlace = { keyOf: placeOf, columns: ['gameId', 'decided'] } as const;

/** A row without a value is as good as no row: a person who no longer has a part in the event may keep one. */
function rowFaults<T>(
  { keyOf, columns }: { keyOf: (row: T) => string; columns: readonly (keyof T & string)[] },
  stored: readonly T[],
  expected: readonly T[],
): string[] {
  const is = new Map(stored.map((row) => [keyOf(row), row]));
  const should = new Map(expected.map((row) => [keyOf(row), row]));
  const keys = [...new Set([...is.keys(), ...should.keys()])];
  return keys.flatMap((key) =>
    told(
      columns.map((column): Compared => {
        const [value, due] = [is.get(key)?.[column] ?? null, should.get(key)?.[column] ?? null];
        return [`${column} of ${key}`, value, due];
      }),
    ),
  );
}
