import { connect, createServer, type Server, type Socket } from 'node:net';

import { startApp, type TestApp } from './support.js';
import { type Client, deployed, offerToy, startToy } from './toy-games.js';
import { subscribers, until, withoutPoll } from './waiting.js';

offerToy();

const redis = new URL(process.env['REDIS_URL'] || 'redis://127.0.0.1:6379');

const reachable = (url: URL): Promise<boolean> =>
  new Promise<boolean>((resolve) => {
    const done = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    const socket = connect({ host: url.hostname, port: Number(url.port || 6379), timeout: 500 });
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) =>
      done(String(data).startsWith('+PONG') || String(data).startsWith('-NOAUTH')),
    );
    socket.once('timeout', () => done(false)).once('error', () => done(false));
  });

/** The way to Redis, which can be cut. */
class Cable {
  private readonly sockets = new Set<Socket>();
  private server: Server = createServer();
  private plugged = true;

  async open(): Promise<number> {
    this.server = createServer((socket) => this.join(socket));
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return (this.server.address() as { port: number }).port;
  }

  unplug(): void {
    this.plugged = false;
    for (const socket of this.sockets) socket.destroy();
  }

  plug(): void {
    this.plugged = true;
  }

  close(): void {
    this.unplug();
    this.server.close();
  }

  private join(socket: Socket): void {
    if (!this.plugged) return void socket.destroy();
    const far = connect({ host: redis.hostname, port: Number(redis.port || 6379) });
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  }
}

interface Bus {
  readonly variables: Record<string, string>;
  cut(app: TestApp): Promise<void>;
  mend(): void;
  close(): void;
}

const LISTENERS = `FROM pg_stat_activity WHERE application_name = 'muster-notices' AND datname = current_database()`;

/** Cut again and again while it is out: an instance listens anew after a second. */
async function postgresBus(): Promise<Bus> {
  let out: NodeJS.Timeout | undefined;
  const cut = async (app: TestApp): Promise<void> => {
    const kill = (): Promise<unknown> =>
      app.pool.query(`SELECT pg_terminate_backend(pid) ${LISTENERS}`);
    await kill();
    out = setInterval(() => void kill(), 50);
  };
  return { variables: {}, cut, mend: () => clearInterval(out), close: () => clearInterval(out) };
}

async function redisBus(): Promise<Bus> {
  const cable = new Cable();
  const url = new URL(redis);
  url.hostname = '127.0.0.1';
  url.port = String(await cable.open());
  return {
    variables: { REDIS_URL: url.href },
    cut: async () => cable.unplug(),
    mend: () => cable.plug(),
    close: () => cable.close(),
  };
}

const isThere = await reachable(redis);
if (!isThere)
  console.warn(
    `No Redis at ${redis.host}: the tests of the Redis bus are skipped. Set REDIS_URL to one.`,
  );

const buses = [
  ['Postgres', true, postgresBus],
  ['Redis', isThere, redisBus],
] as const;

/** What comes next, by the poll where not by a notice; fails where nothing does. */
async function heard<T>(next: Promise<T>): Promise<T> {
  let come = false;
  const mark = (): void => void (come = true);
  next.then(mark, mark);
  await until(() => come);
  return next;
}

for (const [name, there, open] of buses) {
  (there ? describe : describe.skip)(`the bus over ${name}`, () => {
    let bus: Bus;
    let here: TestApp;
    let other: TestApp;
    beforeAll(async () => {
      bus = await open();
      here = await startApp(bus.variables);
      other = await here.sibling();
    });
    afterAll(async () => {
      bus.mend();
      await other.stop();
      await here.stop();
      bus.close();
    });

    const listening = async (spectator: Client, after: number) => {
      const stream = spectator.at(other).changes(after);
      const next = stream.next();
      await until(() => subscribers(other) === 1);
      return { stream, next };
    };

    /** One change, played here and heard there, without the poll; false: not within three seconds. */
    const carries = async (): Promise<boolean> => {
      const resume = withoutPoll(other);
      const game = await startToy(here);
      const { stream, next } = await listening(game.spectator, 1);
      await deployed(game);
      const late = new Promise<'late'>((done) => setTimeout(done, 3_000, 'late'));
      const first = await Promise.race([next, late]);
      // A list that waits can only be left when something has come.
      resume();
      const { value } = await heard(next);
      await stream.return();
      await until(() => subscribers(other) === 0);
      return first !== 'late' && value?.gameChanged.version === 2;
    };

    it('brings notices from instance to instance', async () => {
      let ok = await carries();
      // The lines may still have been on their way.
      if (!ok) ok = await carries();
      expect(ok).toBe(true);
    });

    it('may be away: moves are played, and heard all the same, in order, once', async () => {
      await bus.cut(here);
      // Over Postgres a notice may slip through between two cuts.
      if (name === 'Redis') expect(await carries()).toBe(false);
      const game = await startToy(here);
      const { stream, next } = await listening(game.spectator, 1);
      await deployed(game);
      const versions = [(await heard(next)).value?.gameChanged.version];
      versions.push((await heard(stream.next())).value?.gameChanged.version);
      expect(versions).toEqual([2, 3]);
      await stream.return();
    }, 30_000);

    it('is used again when it is back', async () => {
      bus.mend();
      const end = Date.now() + 20_000;
      let isBack = await carries();
      while (!isBack && Date.now() < end) isBack = await carries();
      expect(isBack).toBe(true);
    }, 40_000);
  });
}
