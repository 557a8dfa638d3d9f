import type { TypedDocumentString } from './generated/graphql.js';
import type { Locale } from './types.js';

/** The service and the caller; without a token the caller is a spectator. */
export interface Connection {
  /** For example `https://example.org`; empty: the server of the page. */
  readonly server: string;
  readonly token: string | null;
  readonly locale: Locale;
}

/**
 * A refusal of the service. `code` is one of the documented codes, or `NETWORK` if the service did not answer at all.
 */
export class MusterError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Seconds after which it is worth trying again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Whether a request may be sent again if its answer was lost. */
export type Repeatable = 'repeatable' | 'once';

/** Milliseconds before each further attempt. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];
/** The longest wait in seconds, as asked for by the service, that is not reported as an error. */
const LONGEST_WAIT = 15;

export const headersOf = ({ token }: Connection): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The JSON answer of `path`; sent again if that does no harm and may help. Throws {@link MusterError}. */
export async function send<T>(
  path: string,
  init: RequestInit,
  repeatable: Repeatable,
  read: (body: unknown) => T,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return read(await answerOf(path, init));
    } catch (error) {
      const pause = error instanceof MusterError ? pauseAfter(error, tries, repeatable) : null;
      if (pause === null) throw error;
      await sleep(pause);
    }
  }
}

function pauseAfter(error: MusterError, tries: number, repeatable: Repeatable): number | null {
  const usual = PAUSES[tries];
  if (usual === undefined) return null;
  // The request was rejected before anything was carried out, so it can be sent again in any case.
  if (error.code === 'RATE_LIMITED') {
    const seconds = error.retryAfter ?? 1;
    return seconds > LONGEST_WAIT ? null : Math.max(usual, seconds * 1_000);
  }
  const unknown = ['NETWORK', 'UNAVAILABLE', 'REQUEST_TIMEOUT'].includes(error.code);
  return unknown && repeatable === 'repeatable' ? usual : null;
}

async function answerOf(path: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new MusterError('NETWORK', String(error));
  }
  const text = await response.text().catch(() => '');
  const seconds = response.headers.get('retry-after');
  return parsed(text, response.status, seconds === null ? null : Number(seconds));
}

interface Problem {
  readonly message: string;
  readonly code?: string;
  readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
}

function parsed(text: string, status: number, seconds: number | null): unknown {
  let body: { error?: Problem; errors?: Problem[] } | null;
  try {
    body = JSON.parse(text) as typeof body;
  } catch {
    // A proxy in front of a service that is down answers with a page of its own, not with JSON.
    throw new MusterError(status >= 500 ? 'UNAVAILABLE' : 'NETWORK', `${status}`, seconds);
  }
  const problem = body?.errors?.[0] ?? body?.error;
  if (problem === undefined) return body;
  const code = problem.extensions?.code ?? problem.code ?? 'INTERNAL';
  throw new MusterError(code, problem.message, problem.extensions?.retryAfter ?? seconds);
}

/** The data of a GraphQL document. */
export function ask<Result, Variables>(
  connection: Connection,
  query: TypedDocumentString<Result, Variables>,
  variables: Variables,
  repeatable: Repeatable = 'repeatable',
): Promise<Result> {
  const { server, locale } = connection;
  const headers = { ...headersOf(connection), 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
  return send(
    `${server}/graphql?locale=${locale}`,
    init,
    repeatable,
    (body) => (body as { data: Result }).data,
  );
}

/** Throws if a value is null. The service explains each null with an error; for one without there is no more to say. */
export function present<T>(value: T | null): T {
  if (value === null) throw new MusterError('NOT_FOUND', '');
  return value;
}
