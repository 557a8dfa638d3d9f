import { Injectable } from '@nestjs/common';

import { Environment } from '../config/environment.js';
import { networksOf } from './addresses.js';
import { type Answer, exchange, type Letter } from './exchange.js';
import type { Rules } from './target.js';
import { type Resolve, resolveName, wayTo } from './way.js';

/** What whoever gave the URL is told, whatever it was: else they would learn what stands in our network. */
export class Unreachable extends Error {
  /** `cause` goes to the log alone. */
  constructor(cause: unknown) {
    super('The address could not be reached.', { cause });
  }
}

export interface Posting extends Letter {
  /** After so long it is over: name, connection, TLS, headers and body together. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** One for all: to make one for each letter, with where in the program it was made, takes as long as to send it. */
const OVER = new Error('It is over.');

/** As {@link Outbound.post}, with what resolves names. Nothing is left open when it ends. */
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
    // Also what goes on behind an answer, or behind a failure, ends now.
    stop();
  }
}

/** Posts to URLs that strangers gave: nothing of our own network is reached by it, and nobody holds it up. */
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
