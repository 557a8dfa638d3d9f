import { createHmac, randomUUID } from 'node:crypto';

import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { Environment } from '../../config/environment.js';
import { AppError } from '../../errors/errors.js';
import { log } from '../../observing/log.js';
import { BOT_SECONDS } from '../../observing/meters.js';
import { signingKey } from '../../players/signing-key.js';
import { type Payer, QuotasService } from '../../quotas/quotas.service.js';
import type { Seat } from '../../rules/index.js';
import { type ComputerTurn, computerTurn } from '../live/computer-turn.js';
import { type LiveGame, type Situation, situationOf } from '../live/live-game.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { PlayService } from '../play/play.service.js';
import { isAbsent } from '../rulesets/absent-ruleset.js';
import type { Maker } from '../store/game-head.js';
import { GamesRepository } from '../store/games.repository.js';
import { GameBus } from '../streams/game-bus.js';
import { Thinker } from '../threads/thinker.js';
import { GameLocks } from './game-locks.js';
import { WaitingGames } from './waiting-games.js';

/**
 * How often the database is asked for games in which the computer owes a decision: it finds those that no notice named
 * and those in which it failed.
 */
const POLL_MS = 3_000;
/** Games that one such query returns at most; the next query finds the rest. */
const FOUND = 200;
/** How long a game is left alone after the computer's first failure in it; each further failure doubles the time. */
const REST_MS = 3_000;
const LONGEST_REST_MS = 300_000;

interface Failure {
  readonly times: number;
  readonly until: number;
}

/**
 * Plays the computer's seats, and answers for players whose clock is empty, where that was agreed on: whenever the
 * computer owes a decision, it looks at what its seat knows, thinks in a worker thread and submits its choice as any
 * player does. Nothing is stored but the games themselves: a decision that was thought out and not written is thought
 * out again, by this process or another.
 */
@Injectable()
export class BotsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly key: Uint8Array;
  private readonly idle: Thinker[];
  private readonly thinkers: readonly Thinker[];
  /** Games in which the computer may owe a decision. */
  private readonly waiting = new WaitingGames();
  /** Ids of the games that are in `waiting`, or that a thread is thinking about. */
  private readonly known = new Set<string>();
  private readonly failures = new LRUCache<string, Failure>({ max: 10_000 });
  private readonly turns = new Set<Promise<void>>();
  private poll: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly live: LiveGamesService,
    private readonly games: GamesRepository,
    private readonly plays: PlayService,
    private readonly bus: GameBus,
    private readonly locks: GameLocks,
    private readonly quotas: QuotasService,
    environment: Environment,
  ) {
    this.key = signingKey(environment);
    this.thinkers = Array.from({ length: environment.botThreads }, () => new Thinker());
    this.idle = [...this.thinkers];
  }

  onApplicationBootstrap(): void {
    this.bus.proclaim((gameId) => this.look(gameId));
    const lookAround = (): void => void this.lookAround().catch(() => undefined);
    this.poll = setInterval(lookAround, POLL_MS).unref();
    lookAround();
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearInterval(this.poll);
    await Promise.all(this.thinkers.map((thinker) => thinker.end()));
    await Promise.all(this.turns);
  }

  /**
   * Queues a game that this process holds in memory, if the computer owes a decision in it. A game that another
   * instance moved on is left to that instance, and to the poll.
   */
  private look(gameId: string): void {
    const live = this.live.peek(gameId);
    if (live !== undefined && computerTurn(live.head) !== null) this.expect(gameId, live.head);
  }

  private async lookAround(): Promise<void> {
    for (const { gameId, ...maker } of await this.games.owedByBots(FOUND))
      this.expect(gameId, maker);
  }

  private expect(gameId: string, maker: Maker): void {
    const resting = (this.failures.get(gameId)?.until ?? 0) > performance.now();
    if (this.closed || resting || this.known.has(gameId)) return;
    this.known.add(gameId);
    this.waiting.push(maker, gameId);
    this.go();
  }

  private go(): void {
    if (this.idle.length === 0 || this.closed) return;
    const gameId = this.waiting.next();
    const thinker = gameId === undefined ? undefined : this.idle.pop();
    if (gameId === undefined || thinker === undefined) return;
    const turn = this.turn(gameId, thinker).finally(() => {
      this.turns.delete(turn);
      this.idle.push(thinker);
      this.go();
    });
    this.turns.add(turn);
  }

  /** Plays one decision of one game; then the next game has its turn. */
  private async turn(gameId: string, thinker: Thinker): Promise<void> {
    let played: boolean | null = false;
    try {
      played = await this.locks.hold(gameId, () => this.decide(gameId, thinker));
      if (played) this.failures.delete(gameId);
    } catch (error) {
      this.rest(gameId, error);
    }
    this.known.delete(gameId);
    // A secret step is announced to nobody, so the game is looked at again here.
    if (played) this.look(gameId);
  }

  private rest(gameId: string, error: unknown): void {
    // On RATE_LIMITED the game's maker has used up their share: the game is not at fault, and the poll comes back to
    // it.
    if (this.closed || (error instanceof AppError && error.code === 'RATE_LIMITED')) return;
    const times = (this.failures.get(gameId)?.times ?? 0) + 1;
    const ms = Math.min(REST_MS * 2 ** (times - 1), LONGEST_REST_MS);
    this.failures.set(gameId, { times, until: performance.now() + ms });
    log.warn({ gameId, times, error: String(error) }, 'the computer gave out');
  }

  /**
   * Plays the decision that the computer owes. Returns true if it may owe another: it has played, or the game moved on
   * meanwhile.
   */
  private async decide(gameId: string, thinker: Thinker): Promise<boolean> {
    const expected = computerTurn((await this.live.of(gameId)).head);
    if (expected === null) return false;
    const live = await this.live.fresh(gameId, expected.playerId);
    const { head } = live;
    const turn = computerTurn(head);
    if (turn === null || isAbsent(live.rules)) return false;
    // A seat may have gone to another player, or another seat be next, whose secret steps have not been read.
    if (turn.playerId !== expected.playerId) return true;
    const { seat, level, playerId } = turn;
    const situation = situationOf(live, seat);
    if (situation === null) return false;
    this.quotas.charge('botMoves', payerOf(live, turn));
    const began = performance.now();
    const { state, version, draft } = situation;
    const seed = this.seed(live, seat, `${version} ${draft}`);
    const { ruleset } = head;
    const action = await thinker.ask({ about: 'decision', ruleset, state, seat, level, seed });
    BOT_SECONDS.observe((performance.now() - began) / 1_000);
    const requestId = requestIdOf(turn, situation);
    const actions = [action];
    const mover = { playerId, address: null };
    const outcome = await this.plays.play(mover, { gameId, requestId, version, draft, actions });
    if (!outcome.ok && outcome.refusal.code === 'ILLEGAL_ACTION')
      throw new Error(`${head.ruleset} refuses the computer ${JSON.stringify(action)}`);
    return outcome.ok || outcome.refusal.code === 'STALE_VERSION';
  }

  /**
   * The seed of the computer's chance in one decision: an HMAC keyed by the service's secret, so that no player can
   * foresee it. Whoever asks, it is the same.
   */
  private seed({ head }: LiveGame, seat: Seat, moment: string): number {
    const text = `bot ${head.id} ${head.ruleset} ${head.rulesetVersion} ${seat} ${moment}`;
    return createHmac('sha256', this.key).update(text).digest().readUInt32BE();
  }
}

/** Who is charged for a decision of the computer: who made the game, or the player for whom it answers. */
const payerOf = ({ head }: LiveGame, { isAutoplay, playerId }: ComputerTurn): Payer =>
  isAutoplay ? { playerId, address: null } : { playerId: head.creatorId, address: head.origin };

/**
 * An id for a submission. Its player cannot foresee the one with which the computer answers for them, nor keep it from
 * answering again what they have taken back.
 */
const requestIdOf = ({ isAutoplay }: ComputerTurn, { version, draft }: Situation): string =>
  isAutoplay ? `autoplay-${randomUUID()}` : `bot-${version}-${draft}`;
