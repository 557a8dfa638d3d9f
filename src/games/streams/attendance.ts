import { Injectable } from '@nestjs/common';

import { Traffic } from '../../admission/traffic.js';
import { Signal } from '../../common/signal.js';
import { appError } from '../../errors/errors.js';
import type { Caller } from '../../players/caller.js';
import { TokensInUse } from '../../players/tokens-in-use.js';

/** What somebody is told for as long as they listen, and what is to be ended then. */
interface Told<T> {
  readonly items: AsyncGenerator<T>;
  readonly end: () => void;
}

/** Who listens, and where. */
export interface Attendant {
  readonly caller: Caller | null;
  readonly address: string;
}

/** Listeners: each has a slot among the subscribers, and is heard no more once their token is good no longer. */
@Injectable()
export class Attendance {
  constructor(
    private readonly traffic: Traffic,
    private readonly tokens: TokensInUse,
  ) {}

  /**
   * Throws UNAVAILABLE where there is no slot, or none for one more of that address. `begin` is given the bell that
   * wakes the listener, and that is closed when they are to be told no more. Nothing comes after their token is known
   * to be good no longer, whatever is on its way by then.
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
 * A generator that waits cannot be ended from outside; `close` first makes it stop waiting. Once it `isOver`, nothing
 * that it may have had in hand comes out of it any more.
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
