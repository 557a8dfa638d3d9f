import { type Connection, headersOf, MusterError } from './transport.js';
import type { GameChange } from './types.js';

export interface FollowOptions {
  /** The last version that the caller already knows. */
  readonly after: number;
  /** The invitation of a private game, to watch it without having a seat. */
  readonly invite?: string | undefined;
  /** Stops the following. */
  readonly signal?: AbortSignal;
  /** Called when the connection breaks and when it is back. */
  readonly onLine?: (isUp: boolean) => void;
}

/** Milliseconds before reconnecting: at first, and at most. */
const PAUSE = { first: 1_000, most: 30_000 };
/** Milliseconds of silence after which the connection counts as broken; the service sends a sign of life every 15 s. */
const SILENCE = 40_000;
/** Error codes that reconnecting cannot cure. */
const FINAL = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT']);

/**
 * Everything that happens in a game after a version, once and in order, until the game is over. When the connection
 * breaks it reconnects and continues where it was, for ever; throws {@link MusterError} if that is no use.
 */
export async function* follow(
  connection: Connection,
  gameId: string,
  { after, invite, signal, onLine }: FollowOptions,
): AsyncGenerator<GameChange, void> {
  let known = after;
  let pause = PAUSE.first;
  const isEnded = (): boolean => signal?.aborted === true;
  while (!isEnded()) {
    try {
      for await (const { event, data } of messages(connection, gameId, known, invite, signal)) {
        if (event === 'open') onLine?.(true);
        else if (event === 'error') throw problemIn(data);
        else if (event === 'end') return;
        else if (event === 'change') {
          const change = JSON.parse(data) as GameChange;
          known = change.version;
          yield change;
        }
        pause = PAUSE.first;
      }
    } catch (error) {
      if (isEnded()) return;
      if (error instanceof MusterError && FINAL.has(error.code)) throw error;
    }
    if (isEnded()) return;
    onLine?.(false);
    await rest(pause, signal);
    pause = Math.min(2 * pause, PAUSE.most);
  }
}

interface Message {
  readonly event: string;
  readonly data: string;
}

function problemIn(body: string): MusterError {
  const { error } = JSON.parse(body) as { error: { code: string; message: string } };
  return new MusterError(error.code, error.message);
}

/** The messages of one connection, from its opening to its end. */
async function* messages(
  connection: Connection,
  gameId: string,
  after: number,
  invite: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Message, void> {
  const cut = new AbortController();
  const stop = (): void => cut.abort();
  signal?.addEventListener('abort', stop);
  try {
    const query = new URLSearchParams({ after: `${after}`, locale: connection.locale });
    if (invite !== undefined) query.set('invite', invite);
    const response = await fetch(
      `${connection.server}/v1/games/${encodeURIComponent(gameId)}/events?${query}`,
      { headers: headersOf(connection), signal: cut.signal },
    );
    if (response.status === 204) return yield { event: 'end', data: '' };
    if (!response.ok) throw problemIn(await response.text());
    yield { event: 'open', data: '' };
    if (response.body !== null) yield* read(response.body.getReader(), cut);
  } finally {
    signal?.removeEventListener('abort', stop);
    cut.abort();
  }
}

/** Reads server-sent events, as far as the service uses the standard. */
async function* read(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  cut: AbortController,
): AsyncGenerator<Message, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const timer = setTimeout(() => cut.abort(), SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield messageIn(block);
  }
}

function messageIn(block: string): Message {
  const lines = block.split('\n');
  const of = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  return { event: of('event')[0] ?? '', data: of('data').join('\n') };
}

/** Waits; less long if the browser says that the network is back or that the page is visible again. */
function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    const wakers = ['online', 'visibilitychange'];
    const page = globalThis as Partial<EventTarget>;
    const finish = (): void => {
      clearTimeout(timer);
      for (const name of wakers) page.removeEventListener?.(name, finish);
      signal?.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, ms);
    for (const name of wakers) page.addEventListener?.(name, finish);
    signal?.addEventListener('abort', finish);
  });
}
