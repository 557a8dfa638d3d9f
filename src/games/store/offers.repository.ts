import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { Gather } from '../../common/gather.js';
import type { Seat } from '../../rules/index.js';
import { SeatOfferEntity } from './entities/seat-offer.entity.js';

export type SeatOfferRow = Omit<SeatOfferEntity, 'game' | 'player'>;

/** Offers of seats, as they are stored in Postgres. */
@Injectable()
export class OffersRepository {
  private readonly gathered = new Gather((gameIds: readonly string[]) => this.all(gameIds));

  constructor(private readonly source: DataSource) {}

  /** Stores an offer; an older one of that seat is void. */
  async put(offer: SeatOfferRow): Promise<void> {
    await this.source.manager.upsert(SeatOfferEntity, offer, ['gameId', 'seat']);
  }

  /** The offers of a game, whether or not their time is up. Callers that ask at the same time share one query. */
  async of(gameId: string): Promise<readonly SeatOfferRow[]> {
    return (await this.gathered.ask(gameId)) ?? [];
  }

  /** Deletes the offer that this player has made of that seat; false: there is none. */
  async remove(gameId: string, seat: Seat, playerId: string): Promise<boolean> {
    const { affected } = await this.source.manager.delete(SeatOfferEntity, {
      gameId,
      seat,
      playerId,
    });
    return affected === 1;
  }

  private async all(gameIds: readonly string[]): Promise<Map<string, SeatOfferRow[]>> {
    const rows = await this.source.manager.findBy(SeatOfferEntity, { gameId: In([...gameIds]) });
    const found = new Map<string, SeatOfferRow[]>();
    for (const row of rows) found.set(row.gameId, [...(found.get(row.gameId) ?? []), row]);
    return found;
  }
}
