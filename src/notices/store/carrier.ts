import type { HeldLine, Waiting } from './deliveries.repository.js';

/** The result of a try. */
export interface Answer {
  readonly taken: boolean;
  /** HTTP status; null: there was no answer. */
  readonly status: number | null;
  readonly error: string | null;
  /** For how many seconds the receiver wants to be left alone; 0: it does not say. */
  readonly retryAfter: number;
  /** true: the receiver exists no longer, and never will again. */
  readonly gone: boolean;
  /** Set where the notice was not sent, as it is not worth it. */
  readonly skipped?: true;
}

/** Brings deliveries to endpoints of one channel. */
export interface Carrier {
  /** `cut` breaks the try off, which counts as no answer. null: it was broken off because the service stops. */
  send(
    line: HeldLine,
    waiting: Waiting,
    manner: { readonly at: number; readonly cut: AbortSignal },
  ): Promise<Answer | null>;

  /** From now on nothing is sent. */
  close(): void;
}
