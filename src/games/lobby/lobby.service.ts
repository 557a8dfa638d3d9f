import { createHmac, randomBytes, randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { hashOf, sha256 } from '../../common/hash.js';
import { networkOf } from '../../common/network.js';
import { isUuid } from '../../common/uuid.js';
import { Environment } from '../../config/environment.js';
import { inTransaction } from '../../database/transaction.js';
import { appError, invalidInput } from '../../errors/errors.js';
import { signingKey } from '../../players/signing-key.js';
import { type Payer, QuotasService } from '../../quotas/quotas.service.js';
import { assertRoom } from '../../quotas/standing.js';
import type { Chance, Ruleset, Seat } from '../../rules/index.js';
import { opened } from '../live/live-game.js';
import { LiveGames, noSuchGame } from '../live/live-games.service.js';
import type { GameOrder, GameRequest, JoinOrder } from '../play/submission.js';
import { chanceOf, commitmentOf } from '../proof/dice.js';
import { isInvited } from '../reading/access.js';
import type { GameReading } from '../reading/game-reading.js';
import { readingOf } from '../reading/readings.js';
import { present } from '../rulesets/absent-ruleset.js';
import { componentHashOf, Rulesets } from '../rulesets/rulesets.js';
import { settingOf } from '../rulesets/setting.js';
import type { Bots } from '../store/bots.js';
import { GameEntity } from '../store/entities/game.entity.js';
import { SeatEntity } from '../store/entities/seat.entity.js';
import { GamesRepository } from '../store/games.repository.js';
import { RECORD_MOVE, recordMoveValues } from '../store/moves.sql.js';
import { GameBus } from '../streams/game-bus.js';
import { botPlayer, botsOf } from './seat-bots.js';
import { BOT_GAMES, OPEN_GAMES, PRACTICE_GAMES } from './standing-games.js';
import { beginning, tryOut } from './start.js';

/** What a request to make a game is known by again. */
interface Request {
  readonly requestId: string;
  readonly requestHash: string;
}

const UNNAMED = { requestId: null, requestHash: null };

/** Where games are made and seats are taken. */
@Injectable()
export class LobbyService {
  private readonly key: Uint8Array;

  constructor(
    private readonly source: DataSource,
    private readonly rulesets: Rulesets,
    private readonly games: GamesRepository,
    private readonly live: LiveGames,
    private readonly bus: GameBus,
    private readonly quotas: QuotasService,
    private readonly environment: Environment,
  ) {
    this.key = signingKey(environment);
  }

  /**
   * The creator sits down at once. The reading holds the invitation of a private game, here alone. The same request
   * again, at whichever instance, gives the game it made.
   */
  async create(
    playerId: string,
    order: GameOrder,
    { address, requestId }: GameRequest,
  ): Promise<GameReading> {
    const request = requestId === undefined ? null : { requestId, requestHash: hashOf(order) };
    const known = await this.made(playerId, request);
    if (known !== null) return known;
    this.charge({ playerId, address }, order);
    try {
      return await this.make({ playerId, address }, order, request);
    } catch (error) {
      // The same request may have made it in the meantime, and taken the last room.
      const meanwhile = await this.made(playerId, request);
      if (meanwhile !== null) return meanwhile;
      throw error;
    }
  }

  /** The game that this request made before, here or elsewhere; null for a new one. */
  private async made(playerId: string, request: Request | null): Promise<GameReading | null> {
    if (request === null) return null;
    const { requestId, requestHash } = request;
    const game = await this.source.manager.findOneBy(GameEntity, {
      creatorId: playerId,
      requestId,
    });
    if (game === null) return null;
    if (game.requestHash !== requestHash) throw appError('REQUEST_ID_REUSED');
    return this.readingFor(playerId, game);
  }

  private async make(
    { playerId, address }: { readonly playerId: string; readonly address: string },
    order: GameOrder,
    request: Request | null,
  ): Promise<GameReading> {
    const rules = this.rulesets.require(order.ruleset);
    const seat = seatIn(rules, order.seat ?? rules.seats[0]);
    const id = randomUUID();
    const invite = order.private === true ? this.inviteTo(id) : null;
    const bots = botsOf(rules, order.seatBots ?? [], seat);
    const made = gameOf(rules, order, playerId, { id, invite, bots });
    const game = { ...made, ...(request ?? UNNAMED) };
    const { position } = game;
    if (position !== null)
      await tryOut(rules, { position, address: networkOf(address) }, chanceFor(game));
    await inTransaction(this.source, async (manager) => {
      await this.assertRoomFor(manager, game);
      await manager.insert(GameEntity, game);
      await manager.insert(SeatEntity, seatRow(game.id, seat, playerId, order.entropy));
      await this.seatBots(manager, rules, game);
    });
    this.bus.seated(game.id, playerId);
    const reading = await this.readingFor(playerId, game);
    if (reading.version > 0) this.bus.publish(game.id, reading.version);
    return reading;
  }

  private async seatBots(
    manager: EntityManager,
    rules: Ruleset,
    { id, bots }: Pick<GameEntity, 'id' | 'bots'>,
  ): Promise<void> {
    const seated = Object.entries(bots);
    for (const [seat, level] of seated)
      await manager.insert(SeatEntity, seatRow(id, seat, await botPlayer(manager, level)));
    if (seated.length + 1 === rules.seats.length) await this.begin(manager, id);
  }

  private async readingFor(
    playerId: string,
    { id, inviteHash }: Pick<GameEntity, 'id' | 'inviteHash'>,
  ): Promise<GameReading> {
    const live = await this.live.fresh(id, playerId);
    const seat = live.head.seats.find(({ player }) => player?.id === playerId)?.seat ?? null;
    const invite = this.inviteTo(id);
    return readingOf(live, seat, sha256(invite) === inviteHash ? invite : null);
  }

  /**
   * From the key of the service, so that a request sent again gets the same, though the database holds its hash alone.
   */
  private inviteTo(gameId: string): string {
    const code = createHmac('sha256', this.key).update(`invite ${gameId}`).digest();
    return code.subarray(0, 24).toString('base64url');
  }

  private charge(payer: Payer, { position }: GameOrder): void {
    this.quotas.charge('games', payer);
    if (position !== undefined)
      this.quotas.charge('positionKb', payer, Buffer.byteLength(position) / 1_024);
  }

  private async assertRoomFor(
    manager: EntityManager,
    { creatorId, practice, position, bots }: Omit<GameEntity, 'creator'>,
  ): Promise<void> {
    const { openGames, practiceGames, botGames } = this.environment.quotas;
    await assertRoom(manager, creatorId, OPEN_GAMES, openGames);
    if (practice || position !== null)
      await assertRoom(manager, creatorId, PRACTICE_GAMES, practiceGames);
    if (Object.keys(bots).length > 0) await assertRoom(manager, creatorId, BOT_GAMES, botGames);
  }

  /** Taking one's own seat again changes nothing. The game begins when the last seat is taken. */
  async join(playerId: string, gameId: string, order: JoinOrder): Promise<GameReading> {
    if (!isUuid(gameId)) throw noSuchGame();
    await inTransaction(this.source, (manager) => this.sitDown(manager, playerId, gameId, order));
    const live = await this.live.fresh(gameId, playerId);
    this.bus.seated(gameId, playerId);
    if (live.state !== null) this.bus.publish(gameId, live.head.version);
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
    const rules = present(this.rulesets.of(game));
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

/** Chance to try a position with. The game itself also rolls by what its players bring. */
const chanceFor = ({ id, seed }: Pick<GameEntity, 'id' | 'seed'>): Chance =>
  chanceOf({ gameId: id, seed, entropies: {} }, 1);

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
  { id, invite, bots }: { id: string; invite: string | null; bots: Bots },
): Omit<GameEntity, 'creator' | keyof Request> {
  const seed = order.seed === undefined ? randomBytes(32) : Buffer.from(order.seed, 'hex');
  const position = order.position ?? null;
  const now = new Date();
  return {
    id,
    ruleset: rules.id,
    rulesetVersion: rules.version,
    componentHash: componentHashOf(rules),
    ...settingOf(rules, order),
    ...{ status: 'OPEN', version: 0, seq: 0, owed: [], outcome: null, deadline: null },
    bots,
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
