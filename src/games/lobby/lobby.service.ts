import { createHmac, randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { hashOf, sha256 } from '../../common/hash.js';
import { networkOf } from '../../common/network.js';
import { isUuid } from '../../common/uuid.js';
import { Environment } from '../../config/environment.js';
import { inTransaction } from '../../database/transaction.js';
import { appError } from '../../errors/errors.js';
import { botPlayer } from '../../players/bot-accounts.js';
import { signingKey } from '../../players/signing-key.js';
import { type Payer, QuotasService } from '../../quotas/quotas.service.js';
import { assertBelow } from '../../quotas/standing.js';
import type { Chance, Ruleset } from '../../rules/index.js';
import { type Ask, PlayerHours } from '../../time/player-hours.js';
import { Wall } from '../../time/wall.js';
import { opened } from '../live/live-game.js';
import { LiveGamesService, noSuchGame } from '../live/live-games.service.js';
import type { CreateOrder, JoinOrder, OrderOrigin } from '../play/submission.js';
import { chanceOf } from '../proof/dice.js';
import { isInvited } from '../reading/access.js';
import type { GameReading } from '../reading/game-reading.js';
import { presentReading } from '../reading/readings.js';
import { present } from '../rulesets/absent-ruleset.js';
import { Rulesets } from '../rulesets/rulesets.js';
import { seatOf } from '../store/game-head.js';
import { GamesRepository } from '../store/games.repository.js';
import { type GameRow, SeatingRepository } from '../store/seating.repository.js';
import { GameBus } from '../streams/game-bus.js';
import { newGame, type RequestMark } from './new-game.js';
import { PositionsService } from './positions.service.js';
import { botsOf } from './seat-bots.js';
import { freeSeat, seatIn, seatKept, seatTaken } from './seats.js';
import { BOT_GAMES, OPEN_GAMES, PRACTICE_GAMES } from './standing-games.js';
import { beginning } from './start.js';

interface Creator {
  readonly playerId: string;
  readonly address: string;
  readonly rematchOf?: string | null | undefined;
}

/** Where games are made and seats are taken. */
@Injectable()
export class LobbyService {
  private readonly key: Uint8Array;

  constructor(
    private readonly source: DataSource,
    private readonly rulesets: Rulesets,
    private readonly games: GamesRepository,
    private readonly seating: SeatingRepository,
    private readonly live: LiveGamesService,
    private readonly positions: PositionsService,
    private readonly bus: GameBus,
    private readonly quotas: QuotasService,
    private readonly wall: Wall,
    private readonly hours: PlayerHours,
    private readonly environment: Environment,
  ) {
    this.key = signingKey(environment);
  }

  /**
   * Creates a game and seats its creator. The reading holds the invitation of a private game; no later reading does.
   * The same request again, at whichever instance, returns the game that it made.
   */
  async create(
    playerId: string,
    order: CreateOrder,
    { address, requestId, rematchOf }: OrderOrigin,
  ): Promise<GameReading> {
    const mark = requestId === undefined ? null : { requestId, requestHash: hashOf(order) };
    const known = await this.made(playerId, mark);
    if (known !== null) return known;
    this.charge({ playerId, address }, order);
    try {
      return await this.make({ playerId, address, rematchOf }, order, mark);
    } catch (error) {
      // The same request, sent twice at once, may have made the game meanwhile and used up the quota itself.
      const meanwhile = await this.made(playerId, mark);
      if (meanwhile !== null) return meanwhile;
      throw error;
    }
  }

  /** The game that this request made before, at this instance or another; null for a new request. */
  private async made(playerId: string, mark: RequestMark | null): Promise<GameReading | null> {
    if (mark === null) return null;
    const { requestId, requestHash } = mark;
    const game = await this.seating.madeBy(playerId, requestId);
    if (game === null) return null;
    if (game.requestHash !== requestHash) throw appError('REQUEST_ID_REUSED');
    return this.readingFor(playerId, game);
  }

  private async make(
    { playerId, address, rematchOf = null }: Creator,
    order: CreateOrder,
    mark: RequestMark | null,
  ): Promise<GameReading> {
    const rules = this.rulesets.require(order.ruleset);
    const seat = seatIn(rules, order.seat ?? rules.seats[0]);
    const bots = botsOf(rules, order.seatBots ?? [], seat);
    const inviteTo = (id: string): string => this.inviteTo(id);
    const network = networkOf(address);
    const origin = this.secretly(`origin ${network}`);
    const at = new Date(this.wall.now());
    const id = randomUUID();
    const making = { id, at, creatorId: playerId, origin, bots, inviteTo, rematchOf, mark };
    const game = newGame(rules, order, making);
    const { position, scenario } = game;
    if (position !== null)
      await this.positions.tryOut(rules, { position, scenario, address: network }, chanceFor(game));
    await inTransaction(this.source, async (manager) => {
      await this.assertWithinQuotas(manager, game);
      await this.seating.add(manager, game);
      await this.seating.seat(manager, { gameId: id, seat, playerId, entropy: order.entropy });
      await this.seatBots(manager, rules, game);
    });
    this.bus.seated(id, playerId);
    const reading = await this.readingFor(playerId, game);
    if (reading.version > 0) this.bus.publish(id, reading.version);
    return reading;
  }

  private async seatBots(
    manager: EntityManager,
    rules: Ruleset,
    { id, bots }: Pick<GameRow, 'id' | 'bots'>,
  ): Promise<void> {
    const seated = Object.entries(bots);
    for (const [seat, level] of seated)
      await this.seating.seat(manager, {
        gameId: id,
        seat,
        playerId: await botPlayer(manager, level),
      });
    if (seated.length + 1 === rules.seats.length) await this.begin(manager, id);
  }

  private async readingFor(
    playerId: string,
    { id, inviteHash }: Pick<GameRow, 'id' | 'inviteHash'>,
  ): Promise<GameReading> {
    const live = await this.live.fresh(id, playerId);
    return presentReading(live, seatOf(live.head, playerId), this.invitation({ id, inviteHash }));
  }

  /**
   * The invitation, for a caller who may pass it on; null where the game has none, or it was made under another key.
   */
  invitation({ id, inviteHash }: Pick<GameRow, 'id' | 'inviteHash'>): string | null {
    const invite = this.inviteTo(id);
    return sha256(invite) === inviteHash ? invite : null;
  }

  /**
   * The invitation is derived from the service's key: so a repeated request gets the same one, though the database
   * holds only its hash.
   */
  private inviteTo(gameId: string): string {
    return this.secretly(`invite ${gameId}`);
  }

  /** HMAC of that text: nobody without the service's key can make it, or find the text by it. */
  private secretly(text: string): string {
    const code = createHmac('sha256', this.key).update(text).digest();
    return code.subarray(0, 24).toString('base64url');
  }

  private charge(payer: Payer, { position }: CreateOrder): void {
    this.quotas.charge('games', payer);
    if (position !== undefined)
      this.quotas.charge('positionKb', payer, Buffer.byteLength(position) / 1_024);
  }

  private async assertWithinQuotas(
    manager: EntityManager,
    { creatorId, practice, position, bots }: GameRow,
  ): Promise<void> {
    const { openGames, practiceGames, botGames } = this.environment.quotas;
    await assertBelow(manager, creatorId, OPEN_GAMES, openGames);
    if (practice || position !== null)
      await assertBelow(manager, creatorId, PRACTICE_GAMES, practiceGames);
    if (Object.keys(bots).length > 0) await assertBelow(manager, creatorId, BOT_GAMES, botGames);
  }

  /** Seats the player. Taking one's own seat again changes nothing. The game begins when the last seat is taken. */
  async join(playerId: string, gameId: string, order: JoinOrder): Promise<GameReading> {
    if (!isUuid(gameId)) throw noSuchGame();
    await inTransaction(this.source, (manager) => this.sitDown(manager, playerId, gameId, order));
    const live = await this.live.fresh(gameId, playerId);
    this.bus.seated(gameId, playerId);
    if (live.state !== null) this.bus.publish(gameId, live.head.version);
    return presentReading(live, seatOf(live.head, playerId));
  }

  private async sitDown(
    manager: EntityManager,
    playerId: string,
    gameId: string,
    order: JoinOrder,
  ): Promise<void> {
    const game = await this.seating.locked(manager, gameId);
    if (game === null) throw noSuchGame();
    const taken = await this.seating.sitters(manager, gameId);
    const own = taken.find((one) => one.playerId === playerId);
    if (own === undefined && !(await this.isKeptFor(manager, game, playerId))) {
      if (game.isPrivate && !isInvited(game, order.invite)) throw noSuchGame();
      if (game.rematchOf !== null) throw seatKept();
    }
    const rules = present(this.rulesets.of(game));
    const wanted = order.seat === undefined ? own?.seat : seatIn(rules, order.seat);
    if (own !== undefined && wanted === own.seat) return;
    if (game.status !== 'OPEN') throw seatTaken();
    const seat = freeSeat(rules, taken, wanted);
    if (own !== undefined) throw appError('ALREADY_SEATED');
    await this.seating.seat(manager, { gameId, seat, playerId, entropy: order.entropy });
    if (taken.length + 1 === rules.seats.length) await this.begin(manager, gameId);
  }

  /** Whether the free seat of a rematch is kept for that player: one of the two of the game before. */
  private async isKeptFor(
    manager: EntityManager,
    { rematchOf }: Pick<GameRow, 'rematchOf'>,
    playerId: string,
  ): Promise<boolean> {
    if (rematchOf === null) return false;
    const former = await this.seating.sitters(manager, rematchOf);
    return former.some((one) => one.playerId === playerId);
  }

  /** Writes the first row of a game whose seats are all taken. */
  async begin(manager: EntityManager, gameId: string): Promise<void> {
    const head = await this.games.headIn(manager, gameId);
    const game = opened(head, this.rulesets.of(head));
    const ask: Ask = (text, values) => manager.query(text, values);
    const moment = await this.hours.knownAt(this.wall.momentFor(head), head, ask);
    const { first, standing } = beginning(game, moment);
    await this.seating.begin(manager, first, standing);
  }
}

/**
 * Chance for trying out a position before the game begins. The game itself also uses the entropy that its players
 * bring.
 */
const chanceFor = ({ id, seed }: Pick<GameRow, 'id' | 'seed'>): Chance =>
  chanceOf({ gameId: id, seed, entropies: {} }, 1);
