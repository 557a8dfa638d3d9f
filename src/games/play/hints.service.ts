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

/** How many hints may wait. */
const BENCH = 100;

const AGAINST_PEOPLE = {
  en: 'a hint is there only in a game in which the computer has every other seat.',
  ja: 'ヒントは、ほかの席がすべてコンピューターのゲームでだけ使えます。',
};

/** What the computer would do, and the game that it was asked about. */
export interface Hint {
  readonly game: GameReading;
  readonly action: Action;
}

/**
 * Says what the computer would do in a player's place. It thinks in a worker thread, one hint at a time; addresses take
 * turns. Neither the games nor the computer's own moves wait for it.
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
   * Returns null where the player owes no decision. Throws FORBIDDEN where a person is the opponent, STALE_VERSION,
   * RATE_LIMITED (hints are counted as moves of the computer are), UNAVAILABLE where too many hints wait. It changes
   * nothing and rolls no dice.
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
 * Seed of the computer's chance for a hint, made from the seat's view alone: the same question gives the same hint, and
 * hidden information has no influence on it.
 */
const seedOf = (seat: Seat, view: JsonObject): number =>
  Number.parseInt(hashOf([seat, view]).slice(0, 8), 16);
