import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { sha256 } from '../../common/hash.js';
import { isUuid } from '../../common/uuid.js';
import { inTransaction } from '../../database/transaction.js';
import { appError } from '../../errors/errors.js';
import { PlayerHours } from '../../time/player-hours.js';
import { Wall } from '../../time/wall.js';
import type { LiveGame } from '../live/live-game.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { admit, seatRequired } from '../reading/access.js';
import type { GameReading } from '../reading/game-reading.js';
import { presentReading } from '../reading/readings.js';
import { present } from '../rulesets/absent-ruleset.js';
import { seatOf } from '../store/game-head.js';
import type { Handover, Knowledge } from '../store/handover.js';
import { OffersRepository, type SeatOfferRow } from '../store/offers.repository.js';
import { SeatingRepository } from '../store/seating.repository.js';
import { GameBus } from '../streams/game-bus.js';
import { assertMayOffer, assertMayTake } from './handover-deed.js';
import { handoverEntry } from './handover-entry.js';

/** How long an offer stands. */
const STANDS_MS = 14 * 24 * 3_600_000;
/** How often somebody else may write first before a handover fails. */
const ATTEMPTS = 10;

/** An offer to hand a seat over, for its maker and for whoever has its token. */
export interface SeatOffer {
  readonly gameId: string;
  readonly seat: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly knowledge: Knowledge;
  /** Until when it stands. */
  readonly until: Date;
}

type Player = { readonly id: string; readonly name: string };

const noSuchOffer = (): Error =>
  appError('NOT_FOUND', { thing: { en: 'offer', ja: '席の申し出' } });

/**
 * Seats of games that have begun go from one player to another: one offers it by a token, whoever is given the token
 * takes it.
 */
@Injectable()
export class HandingOverService {
  constructor(
    private readonly source: DataSource,
    private readonly offers: OffersRepository,
    private readonly seating: SeatingRepository,
    private readonly live: LiveGamesService,
    private readonly bus: GameBus,
    private readonly wall: Wall,
    private readonly hours: PlayerHours,
  ) {}

  /**
   * Offers the caller's seat to whoever gets the token, which is told this once. An older offer of theirs is void.
   * Throws NOT_FOUND, FORBIDDEN, NOT_STARTED, GAME_OVER.
   */
  async offer(
    playerId: string,
    { gameId, knowledge }: { readonly gameId: string; readonly knowledge: Knowledge },
  ): Promise<{ readonly offer: SeatOffer; readonly token: string }> {
    const live = await this.live.fresh(gameId, playerId);
    const seat = seatRequired(live, playerId);
    assertMayOffer(live, seat);
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(this.wall.now() + STANDS_MS);
    const made = { gameId: live.head.id, seat, playerId, knowledge };
    const row = { ...made, tokenHash: sha256(token), expiresAt };
    await this.offers.put(row);
    return { offer: shown(live, row), token };
  }

  /** Takes the caller's offer back. Throws NOT_FOUND where there is none. */
  async withdraw(playerId: string, gameId: string): Promise<void> {
    const seat = seatRequired(await this.live.fresh(gameId, playerId), playerId);
    if (!(await this.offers.remove(gameId, seat, playerId))) throw noSuchOffer();
  }

  /** The offer of the reader's own seat; null: they have made none that stands. */
  async ofSeat({ id, seat, seats, status }: GameReading): Promise<SeatOffer | null> {
    const player = seats.find((one) => one.seat === seat)?.player;
    if (seat === null || !player || status !== 'RUNNING') return null;
    const row = (await this.offers.of(id)).find((one) => one.seat === seat);
    return row && row.playerId === player.id && this.stands(row)
      ? { ...offerIn(row), by: player }
      : null;
  }

  /** An offer, for whoever has its token, with the game as a spectator sees it. Throws NOT_FOUND. */
  async offered(
    playerId: string,
    gameId: string,
    token: string,
  ): Promise<{ readonly offer: SeatOffer; readonly game: GameReading }> {
    const row = await this.matching(gameId, token);
    const live = await this.live.fresh(gameId, null);
    if (row === null) throw noOfferIn(live, playerId);
    present(live.rules);
    if (seatOf(live.head, row.playerId) !== row.seat) throw noSuchOffer();
    return { offer: shown(live, row), game: presentReading(live, null) };
  }

  /**
   * Takes the seat: from the next version on it is the caller's. Taking it again changes nothing. Throws NOT_FOUND
   * where no such offer stands, FORBIDDEN, GAME_OVER.
   */
  async take(player: Player, gameId: string, token: string): Promise<GameReading> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const row = await this.matching(gameId, token);
      const taken = row === null ? null : await this.carryOut(player, row);
      if (taken !== null || row === null) return this.takenBy(player, gameId);
    }
    throw appError('UNAVAILABLE');
  }

  /** The game of somebody who has taken a seat of it over. Throws NOT_FOUND for others. */
  private async takenBy({ id }: Player, gameId: string): Promise<GameReading> {
    const live = await this.live.fresh(gameId, id);
    const seat = seatOf(live.head, id);
    if (seat !== null && live.head.handovers.some(({ to }) => to.id === id))
      return presentReading(live, seat);
    throw noOfferIn(live, id);
  }

  /** Writes the handover; null where somebody else wrote first. */
  private async carryOut(to: Player, row: SeatOfferRow): Promise<LiveGame | null> {
    const { gameId } = row;
    // Who may not take it is told so before secret rows are read: the time that takes would tell them of these.
    const known = await this.live.fresh(gameId, to.id);
    assertMayTake(known, handoverBy(row, known, to), this.wall.momentFor(known.head));
    const live = await this.live.latest(gameId);
    const next = await this.write(live, handoverBy(row, live, to), row);
    if (next === null) return null;
    this.live.keep(next);
    this.bus.seated(gameId, to.id);
    this.bus.publish(gameId, next.head.version);
    return next;
  }

  private async write(
    live: LiveGame,
    handover: Omit<Handover, 'version'>,
    { tokenHash }: SeatOfferRow,
  ): Promise<LiveGame | null> {
    const now = this.wall.momentFor(live.head);
    const { entry, next } = await handoverEntry(live, handover, { now, hours: this.hours });
    const { handovers } = next.head;
    const passing = { seat: handover.seat, playerId: handover.to.id, handovers, tokenHash };
    const isDone = await inTransaction(this.source, (manager) =>
      this.seating.handOver(manager, entry, passing),
    );
    return isDone ? next : null;
  }

  private async matching(gameId: string, token: string): Promise<SeatOfferRow | null> {
    const rows = isUuid(gameId) ? await this.offers.of(gameId) : [];
    const hash = sha256(token);
    return rows.find((row) => row.tokenHash === hash && this.stands(row)) ?? null;
  }

  private stands({ expiresAt }: SeatOfferRow): boolean {
    return expiresAt.getTime() > this.wall.now();
  }
}

/** The handover that an offer leads to. Throws NOT_FOUND where its maker has the seat no longer, RULES_MISSING. */
function handoverBy(
  { seat, playerId, knowledge }: SeatOfferRow,
  { head, rules }: LiveGame,
  { id, name }: Player,
): Omit<Handover, 'version'> {
  present(rules);
  const from = head.seats.find((one) => one.seat === seat)?.player;
  if (from?.id !== playerId) throw noSuchOffer();
  return { seat, from, to: { id, name }, knowledge };
}

/** The error for a token that offers nothing; for a game that the caller may not know of, that there is none. */
function noOfferIn(live: LiveGame, playerId: string): Error {
  admit(live, playerId);
  return noSuchOffer();
}

const offerIn = ({ gameId, seat, knowledge, expiresAt }: SeatOfferRow): Omit<SeatOffer, 'by'> => ({
  ...{ gameId, seat, knowledge },
  until: expiresAt,
});

const shown = ({ head }: LiveGame, row: SeatOfferRow): SeatOffer => ({
  ...offerIn(row),
  by: head.seats.find(({ seat }) => seat === row.seat)?.player ?? { id: row.playerId, name: '' },
});
