import type * as Raw from './generated/graphql.js';
import {
  CreateEventDocument,
  DirectDocument,
  EventChosenDocument,
  EventDocument,
  EventFactsDocument,
  EventPreviewDocument,
  EventsDocument,
  EventVersionDocument,
  EventWorkingDocument,
  PairingSwapsDocument,
  PairingWhyDocument,
  PlayersNamedDocument,
} from './generated/late.js';
import { ask, type Connection, headersOf, send } from './transport.js';

export { followEvent } from './follow-event.js';

// Calls for events (tournaments) are apart: a page without events need not load them.

export type EventHead = Raw.EventHeadFragment;
export type EventWhole = Raw.EventWholeFragment;
export type EventFact = Raw.EventFactFragment;
export type EventRound = EventWhole['rounds'][number];
export type EventPairing = EventRound['pairings'][number];
export type EventChosen = Raw.EventChosenQuery['tournament']['rounds'][number]['pairings'][number];
export type EventMatch = EventWhole['bracket'][number];
export type EventStanding = EventWhole['standings'][number];
export type EventTiebreak =
  Raw.EventWorkingQuery['tournament']['standings'][number]['tiebreaks'][number];
export type EventWhy = Raw.PairingWhyQuery['pairingWhy'];
export type EventSwap = Raw.PairingSwapsQuery['pairingSwaps'][number];
export type EventDigit = Raw.EventDigitFragment;
export type PlayersNamed = Raw.PlayersNamedQuery['playersNamed'][number];
/** The event as it would be after some acts, with the facts that they would write. */
export type EventPreview = Extract<
  Raw.EventPreviewMutation['direct'],
  { readonly tournament: unknown }
>;
export type NewEvent = Raw.TournamentInput;

/** An act with its fields. The `acts` of an event say which acts are possible. */
export interface EventAct {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export interface Direction {
  readonly tournamentId: string;
  /** A new id for each press; the same id again gets the same answer. */
  readonly requestId: string;
  readonly acts: readonly EventAct[];
  readonly version?: number | undefined;
  readonly reason?: string | undefined;
  readonly preview?: boolean;
}

/**
 * Events, the newest first: all of them, or those in which the caller takes part. Throws `MusterError`, like all of
 * these functions.
 */
export async function events(
  connection: Connection,
  wish: { readonly mine: boolean; readonly first: number },
): Promise<readonly EventHead[]> {
  return (await ask(connection, EventsDocument, wish)).tournaments.nodes;
}

/** An event by its id or slug; `at`: as it was after so many facts. */
export async function event(connection: Connection, id: string, at?: number): Promise<EventWhole> {
  return (await ask(connection, EventDocument, { id, at: at ?? null })).tournament;
}

/** Makes an event of the text of an export; resolves to its slug. The same text again is the same event. */
export function importEvent(connection: Connection, text: string): Promise<string> {
  const { server, locale } = connection;
  const headers = { ...headersOf(connection), 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: text };
  const path = `${server}/v1/tournaments/import?locale=${locale}`;
  return send(path, init, 'repeatable', (body) => (body as { slug: string }).slug);
}

/** The number of facts that the event has now. */
export async function eventVersion(connection: Connection, id: string): Promise<number> {
  return (await ask(connection, EventVersionDocument, { id })).tournament.version;
}

/** Facts after number `after`, 500 at most. */
export async function eventFacts(
  connection: Connection,
  id: string,
  after: number,
): Promise<readonly EventFact[]> {
  return (await ask(connection, EventFactsDocument, { id, after })).tournament.facts;
}

/** What each pair has chosen or has to choose before its games, by round. */
export async function eventChosen(
  connection: Connection,
  id: string,
): Promise<Raw.EventChosenQuery['tournament']['rounds']> {
  return (await ask(connection, EventChosenDocument, { id })).tournament.rounds;
}

/** How the tie-breaks of one line of the standings come about; the line is given by its index from 0. */
export async function eventWorking(
  connection: Connection,
  id: string,
  at: number,
): Promise<readonly EventTiebreak[]> {
  const { standings } = (await ask(connection, EventWorkingDocument, { id, at })).tournament;
  return standings[0]?.tiebreaks ?? [];
}

/** Why two players meet in the proposed round, given their board. */
export async function pairingWhy(
  connection: Connection,
  id: string,
  board: number,
): Promise<EventWhy> {
  return (await ask(connection, PairingWhyDocument, { id, board })).pairingWhy;
}

/**
 * The players with whom an entrant of the proposed round could be swapped, with the cost of each swap, or with what
 * rules it out.
 */
export async function pairingSwaps(
  connection: Connection,
  id: string,
  entry: number,
): Promise<readonly EventSwap[]> {
  return (await ask(connection, PairingSwapsDocument, { id, entry })).pairingSwaps;
}

/** The players with exactly these names: an answer for each name, in the order of the request; 500 names at most. */
export async function playersNamed(
  connection: Connection,
  names: readonly string[],
): Promise<readonly PlayersNamed[]> {
  return (await ask(connection, PlayersNamedDocument, { names })).playersNamed;
}

/** Creates the draft of an event; returns its slug. */
export async function createEvent(connection: Connection, input: NewEvent): Promise<string> {
  return (await ask(connection, CreateEventDocument, { input }, 'once')).createTournament.slug;
}

/** What acts would make of the event, or a sentence that says why they would be declined. Nothing is written. */
export async function eventPreview(
  connection: Connection,
  { acts, ...asked }: Omit<Direction, 'reason'>,
): Promise<EventPreview | string> {
  const input = {
    ...{ ...asked, acts: acts as unknown as Raw.DirectInput['acts'], preview: true },
    // It is judged as if there were a reason, which nobody has to have yet.
    reason: '–',
  };
  const { direct: told } = await ask(connection, EventPreviewDocument, { input });
  return 'message' in told ? told.message : told;
}

/** Carries out acts; returns the event as it is then, or a sentence that says why they were declined. */
export async function direct(
  connection: Connection,
  input: Direction,
): Promise<EventWhole | string> {
  const acts = input.acts as unknown as Raw.DirectInput['acts'];
  const { direct: told } = await ask(connection, DirectDocument, { input: { ...input, acts } });
  return 'message' in told ? told.message : told.tournament;
}
