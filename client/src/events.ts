import type * as Raw from './generated/graphql.js';
import {
  CreateEventDocument,
  DirectDocument,
  EventDocument,
  EventFactsDocument,
  EventsDocument,
  EventVersionDocument,
  EventWorkingDocument,
  PairingSwapsDocument,
  PairingWhyDocument,
  PlayersNamedDocument,
} from './generated/late.js';
import { ask, type Connection } from './transport.js';

// Events: a page that shows none need not load this.

export type EventHead = Raw.EventHeadFragment;
export type EventWhole = Raw.EventWholeFragment;
export type EventFact = Raw.EventFactFragment;
export type EventRound = EventWhole['rounds'][number];
export type EventPairing = EventRound['pairings'][number];
export type EventMatch = EventWhole['bracket'][number];
export type EventStanding = EventWhole['standings'][number];
export type EventTiebreak =
  Raw.EventWorkingQuery['tournament']['standings'][number]['tiebreaks'][number];
export type EventWhy = Raw.PairingWhyQuery['pairingWhy'];
export type EventSwap = Raw.PairingSwapsQuery['pairingSwaps'][number];
export type EventDigit = Raw.EventDigitFragment;
export type PlayersNamed = Raw.PlayersNamedQuery['playersNamed'][number];
export type NewEvent = Raw.TournamentInput;

/** A verb with its fields; what there is tells `acts` of the event. */
export interface EventAct {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export interface Direction {
  readonly tournamentId: string;
  /** New for each new press; the same again gives the same answer. */
  readonly requestId: string;
  readonly acts: readonly EventAct[];
  readonly version?: number | undefined;
  readonly reason?: string | undefined;
  readonly preview?: boolean;
}

/** The newest first: all, or those in which the caller has a part. Throws `MusterError`, as all of these do. */
export async function events(
  connection: Connection,
  wish: { readonly mine: boolean; readonly first: number },
): Promise<readonly EventHead[]> {
  return (await ask(connection, EventsDocument, wish)).tournaments.nodes;
}

/** By its id or what links call it; `at`: after that many facts. */
export async function event(connection: Connection, id: string, at?: number): Promise<EventWhole> {
  return (await ask(connection, EventDocument, { id, at: at ?? null })).tournament;
}

/** How many facts it has by now. */
export async function eventVersion(connection: Connection, id: string): Promise<number> {
  return (await ask(connection, EventVersionDocument, { id })).tournament.version;
}

/** Facts later than `after`, 500 at most. */
export async function eventFacts(
  connection: Connection,
  id: string,
  after: number,
): Promise<readonly EventFact[]> {
  return (await ask(connection, EventFactsDocument, { id, after })).tournament.facts;
}

/** Where the tie-breaks of one line of the table come from, by its place from 0. */
export async function eventWorking(
  connection: Connection,
  id: string,
  at: number,
): Promise<readonly EventTiebreak[]> {
  const { standings } = (await ask(connection, EventWorkingDocument, { id, at })).tournament;
  return standings[0]?.tiebreaks ?? [];
}

/** Why two meet in the proposed round, by their board. */
export async function pairingWhy(
  connection: Connection,
  id: string,
  board: number,
): Promise<EventWhy> {
  return (await ask(connection, PairingWhyDocument, { id, board })).pairingWhy;
}

/** With whom somebody can change places in the proposed round, what it costs, or what is against it. */
export async function pairingSwaps(
  connection: Connection,
  id: string,
  entry: number,
): Promise<readonly EventSwap[]> {
  return (await ask(connection, PairingSwapsDocument, { id, entry })).pairingSwaps;
}

/** Who is called so, exactly: an answer a name, in the order asked; 500 names at most. */
export async function playersNamed(
  connection: Connection,
  names: readonly string[],
): Promise<readonly PlayersNamed[]> {
  return (await ask(connection, PlayersNamedDocument, { names })).playersNamed;
}

/** A draft; gives what links call it. */
export async function createEvent(connection: Connection, input: NewEvent): Promise<string> {
  return (await ask(connection, CreateEventDocument, { input }, 'once')).createTournament.slug;
}

/** The event as it is then; or why it was declined, in a sentence. */
export async function direct(
  connection: Connection,
  input: Direction,
): Promise<EventWhole | string> {
  const acts = input.acts as unknown as Raw.DirectInput['acts'];
  const { direct: told } = await ask(connection, DirectDocument, { input: { ...input, acts } });
  return 'message' in told ? told.message : told.tournament;
}
