import { Injectable } from '@nestjs/common';

import { Environment } from '../config/environment.js';
import { networksOf } from './addresses.js';
import { type Answer, exchange, type Letter } from './exchange.js';
import type { Rules } from './target.js';
import { type Resolve, resolveName, wayTo } from './way.js';

/** The one error for everything that fails: a more exact one would tell a stranger what there is in our network. */
export class Unreachable extends Error {
  /** `cause` is only logged. */
  constructor(cause: unknown) {
    super('The address could not be reached.', { cause });
  }
}

export interface Posting extends Letter {
  /** Time limit for everything together: name, connection, TLS, headers and body. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** One error object for all: making one with its stack takes as long as sending a letter. */
const OVER = new Error('It is over.');

/** As {@link Outbound.post}, with the function that resolves names. Nothing is left open when it ends. */
export async function post(
  url: string,
  { timeoutMs, signal, ...letter }: Posting,
  rules: Rules,
  resolve: Resolve,
): Promise<Answer> {
  const end = new AbortController();
  const stop = () => end.abort(OVER);
  const ended = new Promise<never>((_, reject) =>
    end.signal.addEventListener('abort', () => reject(end.signal.reason)),
  );
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const sent = async () =>
    exchange(await wayTo(url, rules, resolve, end.signal), letter, end.signal);
  try {
    return await Promise.race([ended, sent()]);
  } catch (error) {
    throw new Unreachable(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    // Whatever goes on behind an answer or a failure ends now.
    stop();
  }
}

/** Posts to URLs that strangers have given. Such a URL cannot reach our own network, and cannot hold anybody up. */
@Injectable()
export class Outbound {
  readonly rules: Rules;

  constructor(environment: Environment) {
    this.rules = { networks: networksOf(environment.hookNetworks) };
  }

  /** @throws {@link Unreachable} whatever fails; a refusal by the other side is an answer. */
  post(url: string, posting: Posting): Promise<Answer> {
    return post(url, posting, this.rules, resolveName);
  }
}
