import { randomBytes } from 'node:crypto';

import { hashOf } from '../../common/hash.js';
import type { Bid, LegPlace } from '../../competition/facts/facts.js';

/** A bid with the seal by which the facts of its event know it. */
export interface SealedBid extends Bid {
  readonly seal: string;
}

/**
 * The seal of a bid: SHA-256, hex, of the canonical JSON of [event id, round, board, leg, entry, side, points, nonce].
 * The nonce, 32 random bytes in hex, keeps everybody from trying all bids that there could be.
 */
export const sealOf = (
  tournamentId: string,
  { round, board, leg }: LegPlace,
  { entry, side, points, nonce }: Bid,
): string => hashOf([tournamentId, round, board, leg, entry, side, points, nonce]);

/** The bid with a new nonce, and its seal. */
export function sealed(tournamentId: string, place: LegPlace, wish: Omit<Bid, 'nonce'>): SealedBid {
  const bid = { ...wish, nonce: randomBytes(32).toString('hex') };
  return { ...bid, seal: sealOf(tournamentId, place, bid) };
}
