import { setTimeout as sleep } from 'node:timers/promises';

import type { Instance } from './instance.js';

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** An error that the service answered, by its code. */
export class Answered extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Codes that mean "try again". INTERNAL is not among them: it would come again. */
const PASSING: ReadonlySet<string> = new Set(['UNAVAILABLE', 'RATE_LIMITED']);
const TIMEOUT_MS = 30_000;
/**
 * How long an answer is waited for. A busy machine takes its time to start two instances and a Postgres; a service that
 * is stuck stays so for ever.
 */
export const PATIENCE_MS = 180_000;

export interface Counts {
  requests: number;
  retries: number;
  /** How many answers were INTERNAL: errors that nobody foresaw. */
  internal: number;
}

/** Sends GraphQL to any of the instances, again and again until one of them answers. */
export class Api {
  readonly counts: Counts = { requests: 0, retries: 0, internal: 0 };

  constructor(
    readonly instances: readonly Instance[],
    private readonly pick: (count: number) => number,
  ) {}

  /** An instance that has told its address: requests to others would only slow down their start. */
  async anyInstance(patienceMs: number = PATIENCE_MS): Promise<Instance> {
    for (const end = Date.now() + patienceMs; ; await sleep(100)) {
      const up = this.instances.filter((instance) => instance.up);
      if (up.length > 0) return up[this.pick(up.length)] as Instance;
      if (Date.now() > end) throw new Error(`no instance came up for ${patienceMs / 1000} s`);
    }
  }

  /** Throws {@link Answered} for an error that another try would not mend. */
  async ask<T>(query: string, variables: object, token: string | undefined): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (let wait = 20; ; wait = Math.min(500, wait * 1.5)) {
      try {
        return await this.once<T>(await this.anyInstance(), query, variables, token);
      } catch (error) {
        if (error instanceof Answered && !PASSING.has(error.code)) throw error;
        if (Date.now() > end)
          throw new Error(`no answer for ${PATIENCE_MS / 1000} s: ${String(error)}`, {
            cause: error,
          });
        this.counts.retries++;
      }
      await sleep(wait);
    }
  }

  async once<T>(
    { url }: Instance,
    query: string,
    variables: object,
    token: string | undefined,
  ): Promise<T> {
    this.counts.requests++;
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data, errors, error } = (await response.json()) as Body<T>;
    const failure = errors?.[0];
    const code = failure?.extensions.code ?? error?.code;
    if (code === 'INTERNAL') this.counts.internal++;
    if (code !== undefined) throw new Answered(code, failure?.message ?? '');
    return data;
  }

  async signUp(name: string): Promise<Person> {
    const query = 'mutation ($name: String!) { signUp(name: $name) { token player { id } } }';
    const { signUp } = await this.ask<{ signUp: { token: string; player: { id: string } } }>(
      query,
      { name },
      undefined,
    );
    return { id: signUp.player.id, token: signUp.token };
  }
}

interface Body<T> {
  readonly data: T;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string };
  }[];
  readonly error?: { readonly code: string };
}
