import { Injectable } from '@nestjs/common';

import { Traffic } from '../../admission/traffic.js';
import { Signal } from '../../common/signal.js';
import { appError } from '../../errors/errors.js';
import type { Caller } from '../../players/caller.js';
import { TokensInUse } from '../../players/tokens-in-use.js';

/** What a listener is sent as long as they listen, and what is to be called when they stop. */
interface Told<T> {
  readonly items: AsyncGenerator<T>;
  readonly end: () => void;
}

/** The caller who listens, and their network address. */
export interface Attendant {
  readonly caller: Caller | null;
  readonly address: string;
}

/** Admits listeners. Each takes a slot among the subscriptions, and is cut off when their token ceases to be valid. */
@Injectable()
export class Attendance {
  constructor(
    private readonly traffic: Traffic,
    private readonly tokens: TokensInUse,
  ) {}

  /**
   * Begins a subscription. Throws UNAVAILABLE where no slot is free, in general or for that address. `begin` gets the
   * signal that wakes the listener and that is closed to stop them. Once the token is known to be invalid nothing more
   * is sent, not even items under way.
   */
  attend<T>(
    { caller, address }: Attendant,
    begin: (signal: Signal) => Told<T>,
  ): AsyncIterableIterator<T> {
    const leave = this.traffic.subscribe(address);
    const signal = new Signal();
    const { items, end } = begin(signal);
    let over = false;
    const stop =
      caller &&
      this.tokens.whileGood(caller, () => {
        over = true;
        signal.close();
      });
    const close = (): void => {
      stop?.();
      end();
      leave();
      signal.close();
    };
    return closable(items, close, () => over);
  }
}

/**
 * Wraps a generator so that it can be ended while it waits, which cannot be done from outside: `close` makes it stop
 * waiting first. Once `isOver`, nothing that it may still produce is passed on.
 */
function closable<T>(
  inner: AsyncGenerator<T>,
  close: () => void,
  isOver: () => boolean,
): AsyncIterableIterator<T> {
  const outer: AsyncIterableIterator<T> = {
    next: async () => {
      const result = await inner.next().catch((error: unknown) => {
        close();
        throw error;
      });
      if (isOver()) {
        await outer.return?.();
        throw appError('UNAUTHENTICATED');
      }
      if (result.done === true) close();
      return result;
    },
    return: async () => {
      close();
      return inner.return(undefined);
    },
    [Symbol.asyncIterator]: () => outer,
  };
  return outer;
}
