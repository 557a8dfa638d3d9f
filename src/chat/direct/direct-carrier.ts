import { setMaxListeners } from 'node:events';

import { type NewsService, type Rulesets, seatOf } from '../../games/index.js';
import type { Answer, Carrier } from '../../notices/store/carrier.js';
import type { HeldLine, Waiting } from '../../notices/store/deliveries.repository.js';
import type { Told } from '../../notices/wording/told.js';
import { log } from '../../observing/log.js';
import type { Bot, Delivered } from './bot.js';
import { replyOf, TURNS } from './reply.js';

const TIMEOUT_MS = 15_000;
/** How long nothing is tried at least after something that concerns messages to everybody. */
const REST_MS = 30_000;
/** The same where the app does not let the bot write: that is put right by people. */
const REFUSED_MS = 60_000;
const DAY_MS = 86_400_000;
const LONGEST_ERROR = 200;

/** Brings notices to accounts of one app by its bot, and leaves the app alone while it cannot be written to. */
export class DirectCarrier implements Carrier {
  private readonly closing = new AbortController();
  private restsUntil = 0;

  constructor(
    private readonly bot: Bot,
    private readonly news: NewsService,
    private readonly rulesets: Rulesets,
  ) {
    // Each running request adds a listener, so there is no fixed limit.
    setMaxListeners(0, this.closing.signal);
  }

  close(): void {
    this.closing.abort();
  }

  /**
   * Sends one notice; null: not now, for a reason that has nothing to do with the account. The line is tried again in a
   * minute, by this instance or another.
   */
  async send(
    line: HeldLine,
    { id, body }: Waiting,
    { at, cut }: { readonly at: number; readonly cut: AbortSignal },
  ): Promise<Answer | null> {
    if (this.closing.signal.aborted || at < this.restsUntil) return null;
    const told = JSON.parse(body) as Told;
    if (!(await this.isWorthIt(line, told, at))) return SKIPPED;
    const { address: account, locale } = line;
    const reply = replyOf(told, this.rulesets.find(told.data.game.ruleset), locale, at);
    const signal = AbortSignal.any([this.closing.signal, cut, AbortSignal.timeout(TIMEOUT_MS)]);
    const delivered = await this.bot
      .deliver({ account, id, reply, locale }, signal)
      .catch((error: unknown) => unanswered(error, !cut.aborted));
    return this.closing.signal.aborted && delivered.came === 'later'
      ? null
      : this.answerTo(delivered, at);
  }

  /**
   * Whether the notice still tells something: a turn, that it lasts; a request, that it is of today. The end of a game
   * always does.
   */
  private async isWorthIt(
    { gameId, playerId }: HeldLine,
    { type, timestamp, data }: Told,
    at: number,
  ): Promise<boolean> {
    if (gameId === null) return false;
    if (!TURNS.includes(type)) return type === 'game.ended' || at - Date.parse(timestamp) < DAY_MS;
    const head = await this.news.headFor(gameId, playerId);
    const seat = seatOf(head, playerId);
    return seat !== null && seat === data.seat && head.owed.includes(seat);
  }

  private answerTo(delivered: Delivered, at: number): Answer | null {
    switch (delivered.came) {
      case 'taken':
        return TAKEN;
      case 'gone':
        return failed({ ...delivered, gone: true });
      case 'refused':
        this.restsUntil = at + REFUSED_MS;
        log.warn({ error: delivered.error }, 'the bot of a chat may not write to players');
        return null;
      case 'later': {
        const { everybody, retryAfter, status, error } = delivered;
        if (everybody) {
          this.restsUntil = at + Math.max(REST_MS, retryAfter * 1_000);
          log.warn({ status, error }, 'a chat takes no messages for now');
        }
        return failed(delivered);
      }
    }
  }
}

const TAKEN: Answer = { taken: true, gone: false, status: 200, error: null, retryAfter: 0 };
const SKIPPED: Answer = { ...TAKEN, status: null, skipped: true };

interface Failure {
  readonly status: number | null;
  readonly error: string;
  readonly retryAfter?: number;
  readonly gone?: boolean;
}

const failed = ({ status, error, retryAfter = 0, gone = false }: Failure): Answer => ({
  ...{ taken: false, status, error: error.slice(0, LONGEST_ERROR), retryAfter, gone },
});

const unanswered = (error: unknown, everybody: boolean): Delivered => ({
  ...{ came: 'later', status: null, error: String(error), retryAfter: 0, everybody },
});
