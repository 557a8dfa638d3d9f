import type { EventNewsSubscription } from './generated/graphql.js';
import { EventNewsDocument } from './generated/late.js';
import type { Connection } from './transport.js';

export interface EventFollowing {
  /** The last version that the caller already knows. */
  readonly after: number;
  /** Called with the version that the event has come to. */
  readonly told: (version: number) => void;
  /** Called when the connection stands, and when it has broken. */
  readonly onLine: (isUp: boolean) => void;
  /** Stops the following. */
  readonly signal: AbortSignal;
}

/** Milliseconds before reconnecting: at first, and at most. */
const PAUSE = { first: 1_000, most: 30_000 };
/** Milliseconds between signs of life; a service that has not answered one by the next counts as gone. */
const PING_MS = 20_000;

/** Tells of each new version of an event until it is stopped. When the connection breaks it reconnects, for ever. */
export async function followEvent(
  connection: Connection,
  id: string,
  { after, told, onLine, signal }: EventFollowing,
): Promise<void> {
  let known = after;
  let pause = PAUSE.first;
  while (!signal.aborted) {
    await listened(connection, signal, {
      variables: () => ({ id, after: known }),
      stands: () => onLine(true),
      next: ({ tournamentChanged: { fact, tournament } }) => {
        pause = PAUSE.first;
        known = fact.seq;
        told(tournament.version);
      },
    });
    if (signal.aborted) return;
    onLine(false);
    await new Promise((done) => setTimeout(done, pause));
    pause = Math.min(2 * pause, PAUSE.most);
  }
}

interface Listening {
  readonly variables: () => object;
  readonly stands: () => void;
  readonly next: (news: EventNewsSubscription) => void;
}

interface Message {
  readonly type: string;
  readonly payload?: { readonly data?: EventNewsSubscription };
}

/** One connection (graphql-transport-ws), until it ends. */
function listened(
  connection: Connection,
  signal: AbortSignal,
  { variables, stands, next }: Listening,
): Promise<void> {
  return new Promise((done) => {
    const server = connection.server === '' ? location.origin : connection.server;
    const socket = new WebSocket(`${server.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const say = (type: string, more: object = {}): void =>
      socket.send(JSON.stringify({ type, ...more }));
    const authorization = connection.token === null ? undefined : `Bearer ${connection.token}`;
    let isHeard = true;
    const timer = setInterval(() => {
      if (!isHeard) return socket.close();
      isHeard = false;
      if (socket.readyState === WebSocket.OPEN) say('ping');
    }, PING_MS);
    const stop = (): void => socket.close();
    signal.addEventListener('abort', stop);
    socket.onopen = () => say('connection_init', { payload: { authorization } });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      isHeard = true;
      const { type, payload } = JSON.parse(data) as Message;
      if (type === 'connection_ack') {
        say('subscribe', {
          id: '1',
          payload: { query: EventNewsDocument, variables: variables() },
        });
        stands();
      } else if (type === 'ping') say('pong');
      else if (type === 'next' && payload?.data) next(payload.data);
      else if (type === 'error' || type === 'complete' || type === 'next') socket.close();
    };
    socket.onclose = () => {
      clearInterval(timer);
      signal.removeEventListener('abort', stop);
      done();
    };
  });
}
