import { randomBytes, randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { appError, invalidInput } from '../common/errors.js';
import { inTransaction } from '../database/transaction.js';
import type { Ruleset, Seat } from '../rules/index.js';
import { isInvited } from './access.js';
import { chanceOf, commitmentOf } from './dice.js';
import { GameEntity } from './entities/game.entity.js';
import { SeatEntity } from './entities/seat.entity.js';
import { GameBus } from './game-bus.js';
import type { GameReading } from './game-reading.js';
import { GamesRepository } from './games.repository.js';
import { sha256 } from './hash.js';
import { LiveGames, noSuchGame } from './live-games.service.js';
import { opened } from './live-game.js';
import { RECORD_MOVE, recordMoveValues } from './moves.sql.js';
import { readingOf } from './readings.js';
import { componentHashOf, Rulesets } from './rulesets.js';
import { settingOf } from './setting.js';
import { beginning, fromPosition } from './start.js';
import type { GameOrder, JoinOrder } from './submission.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where games are made and seats are taken. */
@Injectable()
export class LobbyService {
  constructor(
    private readonly source: DataSource,
    private readonly rulesets: Rulesets,
    private readonly games: GamesRepository,
    private readonly live: LiveGames,
    private readonly bus: GameBus,
  ) {}

  /** The creator sits down at once. The reading holds the invitation of a private game, this once. */
  async create(playerId: string, order: GameOrder): Promise<GameReading> {
    const rules = this.rulesets.require(order.ruleset);
    const seat = seatIn(rules, order.seat ?? rules.seats[0]);
    const invite = order.private === true ? randomBytes(24).toString('base64url') : null;
    const game = gameOf(rules, order, playerId, invite);
    await inTransaction(this.source, async (manager) => {
      await manager.insert(GameEntity, game);
      await manager.insert(SeatEntity, seatRow(game.id, seat, playerId, order.entropy));
    });
    return readingOf(await this.live.fresh(game.id), seat, invite);
  }

  /** Taking one's own seat again changes nothing. The game begins when the last seat is taken. */
  async join(playerId: string, gameId: string, order: JoinOrder): Promise<GameReading> {
    if (!UUID.test(gameId)) throw noSuchGame();
    await inTransaction(this.source, (manager) => this.sitDown(manager, playerId, gameId, order));
    const live = await this.live.fresh(gameId);
    if (live.state !== null) this.bus.publish(gameId, live.head.seq);
    return readingOf(
      live,
      live.head.seats.find(({ player }) => player?.id === playerId)?.seat ?? null,
    );
  }

  private async sitDown(
    manager: EntityManager,
    playerId: string,
    gameId: string,
    order: JoinOrder,
  ): Promise<void> {
    const game = await manager.findOne(GameEntity, {
      where: { id: gameId },
      lock: { mode: 'pessimistic_write' },
    });
    if (game === null) throw noSuchGame();
    const taken = await manager.findBy(SeatEntity, { gameId });
    const own = taken.find((one) => one.playerId === playerId);
    if (own === undefined && game.isPrivate && !isInvited(game, order.invite)) throw noSuchGame();
    const rules = this.rulesets.of(game);
    const wanted = order.seat === undefined ? own?.seat : seatIn(rules, order.seat);
    if (own !== undefined && wanted === own.seat) return;
    if (game.status !== 'OPEN') throw appError('SEAT_TAKEN');
    const seat = freeSeat(rules, taken, wanted);
    if (own !== undefined) throw appError('ALREADY_SEATED');
    await manager.insert(SeatEntity, seatRow(gameId, seat, playerId, order.entropy));
    if (taken.length + 1 === rules.seats.length) await this.begin(manager, gameId);
  }

  private async begin(manager: EntityManager, gameId: string): Promise<void> {
    const head = await this.games.headIn(manager, gameId);
    const { row, standing } = beginning(opened(head, this.rulesets.of(head)));
    await manager.query(RECORD_MOVE.text, recordMoveValues(row, standing, null));
  }
}

function seatIn(rules: Ruleset, seat: Seat | undefined): Seat {
  const known = rules.seats.find((one) => one === seat);
  if (known !== undefined) return known;
  const seats = rules.seats.join(', ');
  throw invalidInput({
    en: `the seats of ${rules.id} are ${seats}.`,
    ja: `${rules.id}の席は${seats}です。`,
  });
}

function freeSeat(rules: Ruleset, taken: readonly SeatEntity[], wanted: Seat | undefined): Seat {
  const free = rules.seats.filter((seat) => taken.every((one) => one.seat !== seat));
  const seat = wanted ?? free[0];
  if (seat === undefined || !free.includes(seat)) throw appError('SEAT_TAKEN');
  return seat;
}

const seatRow = (
  gameId: string,
  seat: Seat,
  playerId: string,
  entropy = randomBytes(16).toString('hex'),
) => ({
  gameId,
  seat,
  playerId,
  entropy,
});

function gameOf(
  rules: Ruleset,
  order: GameOrder,
  playerId: string,
  invite: string | null,
): Omit<GameEntity, 'seats' | 'creator'> {
  const seed = order.seed === undefined ? randomBytes(32) : Buffer.from(order.seed, 'hex');
  const position = order.position ?? null;
  const id = randomUUID();
  if (position !== null)
    fromPosition(rules, position, chanceOf({ gameId: id, seed, entropies: {} }, 1));
  const now = new Date();
  return {
    id,
    ruleset: rules.id,
    rulesetVersion: rules.version,
    componentHash: componentHashOf(rules),
    ...settingOf(rules, order),
    ...{ status: 'OPEN', version: 0, seq: 0, owed: [], outcome: null, deadline: null },
    isPrivate: invite !== null,
    inviteHash: invite === null ? null : sha256(invite),
    practice: order.seed !== undefined,
    unrated: order.seed !== undefined || position !== null,
    position,
    creatorId: playerId,
    commitment: commitmentOf(seed),
    seed,
    createdAt: now,
    updatedAt: now,
  };
}
