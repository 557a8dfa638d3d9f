import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Gate } from '../../admission/gate.js';
import { hashOf } from '../../common/hash.js';
import { networkOf } from '../../common/network.js';
import { appError } from '../../errors/errors.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import type { Action, JsonObject, Seat } from '../../rules/index.js';
import { situationOf } from '../live/live-game.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { seatRequired } from '../reading/access.js';
import type { GameReading } from '../reading/game-reading.js';
import { presentReading } from '../reading/readings.js';
import { type GameHead, owes } from '../store/game-head.js';
import { Thinker, TookTooLong } from '../threads/thinker.js';
import { staleness } from './judge.js';
import type { Mover } from './submission.js';

/** Hints that may wait. */
const BENCH = 100;

const AGAINST_PEOPLE = {
  en: 'a hint is there only in a game in which the computer has every other seat.',
  ja: 'ヒントは、ほかの席がすべてコンピューターのゲームでだけ使えます。',
};

/** What the computer would do, and in which game. */
export interface Hint {
  readonly game: GameReading;
  readonly action: Action;
}

/**
 * What the computer would do in a player's place. It thinks in a thread of its own, one hint at a time, those of each
 * address in turn: neither the games nor the computer's own moves wait for it.
 */
@Injectable()
export class HintsService implements OnModuleDestroy {
  private readonly gate = new Gate(1, BENCH);
  private readonly thinker = new Thinker();

  constructor(
    private readonly live: LiveGamesService,
    private readonly quotas: QuotasService,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.thinker.end();
  }

  /**
   * null: the decision is not theirs. Throws FORBIDDEN against people, STALE_VERSION, RATE_LIMITED as the computer's
   * own moves are counted, UNAVAILABLE where too many wait. Nothing is changed, and no die is rolled.
   */
  async hint({ playerId, address }: Mover, gameId: string, version: number): Promise<Hint | null> {
    const live = await this.live.fresh(gameId, playerId);
    const seat = seatRequired(live, playerId);
    if (!isPractice(live.head, seat)) throw appError('FORBIDDEN', { reason: AGAINST_PEOPLE });
    const stale = staleness(live, seat, version);
    if (stale !== null) throw appError(stale.code, stale.params);
    const situation = situationOf(live, seat);
    if (situation === null || !owes(live.head, seat)) return null;
    this.quotas.charge('botMoves', { playerId, address });
    const game = presentReading(live, seat);
    const { state } = situation;
    const { ruleset } = live.head;
    const seed = seedOf(seat, await game.view());
    const question = { about: 'decision', ruleset, state, seat, level: 'greedy', seed } as const;
    const action = await this.gate
      .pass(networkOf(address ?? ''), () => this.thinker.ask(question))
      .catch((error: unknown) => {
        throw error instanceof TookTooLong ? appError('UNAVAILABLE', {}, error) : error;
      });
    return { game, action };
  }
}

const isPractice = ({ seats, bots }: GameHead, own: Seat): boolean =>
  seats.every(({ seat }) => seat === own || bots[seat] !== undefined);

/**
 * Of the player's chance, made of nothing but what the seat sees: asked again it is the same, and what is hidden from
 * the seat makes no other.
 */
const seedOf = (seat: Seat, view: JsonObject): number =>
  Number.parseInt(hashOf([seat, view]).slice(0, 8), 16);
