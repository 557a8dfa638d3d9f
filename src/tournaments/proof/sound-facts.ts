import { UNDOABLE } from '../../competition/acts/mending-acts.js';
import { MOST_GROUPS, nextRound } from '../../competition/acts/round-acts.js';
import type { Fact, FactKind, FactOf } from '../../competition/facts/facts.js';
import { BOUNDS } from '../../competition/facts/settings.js';
import { fold, followed } from '../../competition/fold/fold.js';
import { legDue } from '../../competition/fold/match.js';
import {
  isOpen,
  lastRound,
  type Round,
  type Tournament,
} from '../../competition/fold/tournament.js';

/** Facts about results: those that a correction may replace. */
const RESULTS: readonly FactKind[] = ['GAME_ENDED', 'FORFEITED', 'RULED'];
/** Members of facts that are the numbers of entrants. */
const ONE: readonly string[] = ['entry', 'first', 'second'];
const SEVERAL: readonly string[] = ['entries', 'seeds', 'byes'];

/**
 * The number of the first fact that nothing before it makes sense of, such as one about an entrant who is not there;
 * null: there is none. It is no proof that the rules were kept, only that the facts can be read.
 */
export function unsoundFact(facts: readonly Fact[]): number | null {
  let event: Tournament | null = null;
  for (const [i, fact] of facts.entries()) {
    const before: Tournament | null = event;
    if (before === null ? fact.kind !== 'CREATED' : !isSound(facts, before, fact)) return i + 1;
    const mends = fact.kind === 'CORRECTED' || fact.kind === 'UNDONE';
    event = before === null || mends ? fold(facts.slice(0, i + 1)) : followed([], before, fact);
  }
  return null;
}

function isSound(facts: readonly Fact[], event: Tournament, fact: Fact): boolean {
  if (event.origin !== null) return fact.kind === 'IMPORTED';
  const { kind, data, seq } = fact;
  if (kind === 'CREATED') return false;
  if (kind === 'IMPORTED') return event.phase === 'APPROVED' || event.phase === 'CANCELLED';
  if (kind === 'UNDONE') return isBefore(facts, seq, data.undoes, UNDOABLE);
  if (kind === 'CORRECTED' && !isBefore(facts, seq, data.replaces, RESULTS)) return false;
  const isNext = kind !== 'PAIRED' && kind !== 'PAIRING_CHANGED';
  if (!isNext && data.round > event.rounds.length + 1) return false;
  return isInTurn(event, fact) && namedIn(data).every((entry) => entry <= event.entries.length);
}

type InTurn = {
  readonly [K in FactKind]?: (event: Tournament, data: FactOf<K>['data']) => boolean;
};

/** Of entrants times rounds: an event whose export is not too large has fewer, as most entrants play. */
const MOST_PARTS = 60_000;
const MOST_ROLES = 1_000;

const isSmall = (entries: number, rounds: number): boolean =>
  entries <= BOUNDS.mostEntries[1] && entries * rounds <= MOST_PARTS;

const hasRoom = ({ entries, rounds }: Tournament): boolean =>
  isSmall(entries.length + 1, rounds.length);

const hasChoice = ({ settings }: Tournament): boolean => settings.choice !== undefined;

const roundIn = (
  { rounds }: Tournament,
  { round }: { readonly round: number },
  state: Round['state'],
): Round | undefined => {
  const found = rounds[round - 1];
  return found?.state === state ? found : undefined;
};

const areDifferent = (entries: readonly number[]): boolean =>
  new Set(entries).size === entries.length;

/**
 * What a kind of fact needs. It keeps a file small enough to show: else few facts, said over and over, would make an
 * event that takes many seconds to read, or more entrants and pairs than any event has.
 */
const IN_TURN: InTurn = {
  INVITED: hasRoom,
  ENTERED: hasRoom,
  STARTED: ({ phase }, { seeds }) => phase === 'OPEN' && areDifferent(seeds),
  SEEDED: (_, { seeds }) => areDifferent(seeds),
  ADVANCED: (_, { seeds }) => areDifferent(seeds),
  KEPT_APART: ({ apart }) => apart.length < MOST_GROUPS,
  PINNED: ({ pinned }, { entries }) => areDifferent([...pinned.flat(), ...entries]),
  BYE_REQUESTED: ({ entries }, { entry, round }) =>
    entries[entry - 1]?.byes.includes(round) === false,
  ROLE_GIVEN: ({ roles }) => Object.keys(roles).length < MOST_ROLES,
  CHOICE_OPENED: hasChoice,
  STRUCK: hasChoice,
  BID: hasChoice,
  PAIRED: (event, data) =>
    data.round === nextRound(event) &&
    isSmall(event.entries.length, data.round) &&
    lastRound(event)?.state !== 'PUBLISHED' &&
    areDifferent(namedIn(data)),
  PAIRING_CHANGED: (event, data) =>
    roundIn(event, data, 'PROPOSED') !== undefined && areDifferent(namedIn(data)),
  PUBLISHED: (event, data) => roundIn(event, data, 'PROPOSED') !== undefined,
  CONTINUED: (event, data) => {
    const round = roundIn(event, data, 'PUBLISHED');
    return data.games.every(({ board, leg }) => {
      const pair = round?.pairs[board - 1];
      const due = pair === undefined ? null : legDue(event, pair);
      // Two games that are played at once begin with one fact.
      return due !== null && (leg === due || leg === due + 1);
    });
  },
  ROUND_CLOSED: (event, data) => roundIn(event, data, 'PUBLISHED')?.pairs.some(isOpen) === false,
};

function isInTurn(event: Tournament, { kind, data }: Fact): boolean {
  const needs = IN_TURN[kind] as ((event: Tournament, data: object) => boolean) | undefined;
  return needs === undefined || needs(event, data);
}

const isBefore = (
  facts: readonly Fact[],
  seq: number,
  earlier: number,
  kinds: readonly FactKind[],
): boolean => {
  const kind = facts[earlier - 1]?.kind;
  return earlier < seq && kind !== undefined && kinds.includes(kind);
};

/** The numbers of entrants in the data of a fact. */
function namedIn(data: unknown): number[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]): number[] => {
    if (ONE.includes(name)) return [value as number];
    if (SEVERAL.includes(name) && Array.isArray(value)) return value as number[];
    return namedIn(value);
  });
}
