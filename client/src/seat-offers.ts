import type { Knowledge, SeatOnOfferQuery, StandingFragment } from './generated/graphql.js';
import {
  OfferSeatDocument,
  SeatOfferOfDocument,
  SeatOnOfferDocument,
  TakeSeatDocument,
  WithdrawSeatOfferDocument,
} from './generated/late.js';
import { ask, type Connection } from './transport.js';

// Functions for seats that are handed over are apart: a page can load them when they are wanted.

/** An offer of a seat: what who takes it will see of its past, and until when it stands. */
export type SeatOffer = StandingFragment;

/** What whoever has the token of an offer may know. */
export type SeatOnOffer = SeatOnOfferQuery['seatOnOffer'];

/** The offer of the player's own seat; null: none stands. */
export async function seatOfferOf(
  connection: Connection,
  gameId: string,
): Promise<SeatOffer | null> {
  return (await ask(connection, SeatOfferOfDocument, { gameId })).game?.seatOffer ?? null;
}

/**
 * Offers the player's seat to whoever is given the token, which is told this once; an older offer is void. Throws
 * `MusterError`: FORBIDDEN in an event, and where the seat has changed hands too often.
 */
export async function offerSeat(
  connection: Connection,
  gameId: string,
  knowledge: Knowledge,
): Promise<{ readonly offer: SeatOffer; readonly token: string }> {
  return (await ask(connection, OfferSeatDocument, { gameId, knowledge })).offerSeat;
}

/** Takes the offer of the player's seat back. */
export async function withdrawSeatOffer(connection: Connection, gameId: string): Promise<void> {
  await ask(connection, WithdrawSeatOfferDocument, { gameId });
}

/** What a token offers. Throws `MusterError`: NOT_FOUND where no such offer stands. */
export async function seatOnOffer(
  connection: Connection,
  gameId: string,
  token: string,
): Promise<SeatOnOffer> {
  return (await ask(connection, SeatOnOfferDocument, { gameId, token })).seatOnOffer;
}

/** Takes the seat that a token offers. Throws `MusterError`: FORBIDDEN for whoever has or had the other seat. */
export async function takeSeat(
  connection: Connection,
  gameId: string,
  token: string,
): Promise<void> {
  await ask(connection, TakeSeatDocument, { gameId, token });
}
