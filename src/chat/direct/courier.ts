import { setMaxListeners } from 'node:events';

import type { Answer } from '../../notices/store/carrier.js';
import { log } from '../../observing/log.js';
import type { Bot, Delivered } from './bot.js';

const TIMEOUT_MS = 15_000;
/** How long nothing is tried at least after something that concerns messages to everybody. */
const REST_MS = 30_000;
/** The same where the app does not let the bot write: that is put right by people. */
const REFUSED_MS = 60_000;
const LONGEST_ERROR = 200;

interface Manner {
  readonly at: number;
  readonly cut: AbortSignal;
}

/** Sends what carriers bring by the bot of an app, and leaves the app alone while it cannot be written to. */
export class Courier {
  private readonly closing = new AbortController();
  private restsUntil = 0;

  constructor(private readonly bot: Bot) {
    // Each running request adds a listener, so there is no fixed limit.
    setMaxListeners(0, this.closing.signal);
  }

  close(): void {
    this.closing.abort();
  }

  /** Whether nothing is sent at that time: the app is left alone, or the service stops. */
  isAway(at: number): boolean {
    return this.closing.signal.aborted || at < this.restsUntil;
  }

  /** Has the bot send something; null: it could not, for a reason that has nothing to do with the receiver. */
  async send(
    sending: (bot: Bot, signal: AbortSignal) => Promise<Delivered>,
    { at, cut }: Manner,
  ): Promise<Answer | null> {
    const signal = AbortSignal.any([this.closing.signal, cut, AbortSignal.timeout(TIMEOUT_MS)]);
    const delivered = await sending(this.bot, signal).catch((error: unknown) =>
      unanswered(error, !cut.aborted),
    );
    return this.closing.signal.aborted && delivered.came === 'later'
      ? null
      : this.answerTo(delivered, at);
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
/** What a carrier says of a notice that is not worth sending. */
export const SKIPPED: Answer = { ...TAKEN, status: null, skipped: true };

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
