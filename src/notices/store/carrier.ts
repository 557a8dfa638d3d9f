import type { HeldLine, Waiting } from './deliveries.repository.js';

/** What came of a try. */
export interface Answer {
  readonly taken: boolean;
  /** null: there was no answer. */
  readonly status: number | null;
  readonly error: string | null;
  /** Seconds for which it wishes to be left alone; 0: it does not say. */
  readonly retryAfter: number;
  /** There is nobody any more, and never will be. */
  readonly gone: boolean;
  /** It was not sent, and need not be. */
  readonly skipped?: true;
}

/** Brings deliveries to endpoints of one channel. */
export interface Carrier {
  /** `cut` breaks it off, which counts as no answer; null: it was broken off because the service stops. */
  send(
    line: HeldLine,
    waiting: Waiting,
    manner: { readonly at: number; readonly cut: AbortSignal },
  ): Promise<Answer | null>;

  /** From now on nothing is sent. */
  close(): void;
}
