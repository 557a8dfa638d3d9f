import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';

import type { Bid } from '../../competition/facts/facts.js';
import type { SealedBid } from './bids.js';

/** Keeps sealed bids until they are opened. */
@Injectable()
export class BidsRepository {
  constructor(private readonly pool: Pool) {}

  /** Adds bids in the transaction that writes their facts. */
  async add(
    manager: EntityManager,
    tournamentId: string,
    bids: readonly SealedBid[],
  ): Promise<void> {
    for (const { seal, entry, side, points, nonce } of bids)
      await manager.query(
        `INSERT INTO tournament_bids (tournament_id, seal, entry, side, points, nonce)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [tournamentId, seal, entry, side, points, nonce],
      );
  }

  /** Seal -> bid. */
  async opened(tournamentId: string, seals: readonly string[]): Promise<ReadonlyMap<string, Bid>> {
    if (seals.length === 0) return new Map();
    const text = `SELECT seal, entry, side, points, nonce FROM tournament_bids
      WHERE tournament_id = $1 AND seal = ANY($2::text[])`;
    const { rows } = await this.pool.query({
      ...{ name: 'bids-of-event', text },
      values: [tournamentId, seals],
    });
    return new Map((rows as SealedBid[]).map(({ seal, ...bid }) => [seal, bid]));
  }
}
