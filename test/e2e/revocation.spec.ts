import { SignJWT } from 'jose';

import { Notices } from '../../src/games/streams/notices.js';
import { ApiTokensRepository } from '../../src/players/api-tokens.repository.js';
import { TokensInUse } from '../../src/players/tokens-in-use.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { deployed, offerToy, startToy, type ToyGame } from './toy-games.js';
import { subscribers, until } from './waiting.js';

offerToy();

const JWT_SECRET = 'a secret of the test, quite as long as it has to be';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp({ JWT_SECRET });
  other = await app.sibling();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const CREATE = `mutation ($expiresAt: DateTime) {
  createApiToken(name: "bot", expiresAt: $expiresAt) { token apiToken { id } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) { id } }';
const CHANGES =
  'subscription ($id: ID!) { gameChanged(gameId: $id, after: 0) { version game { view } } }';

interface Key {
  readonly token: string;
  readonly id: string;
}

async function keyOf(player: TestPlayer, expiresAt?: Date): Promise<Key> {
  const { createApiToken } = await app.ask(CREATE, { expiresAt }, player.token);
  return { token: createApiToken.token, id: createApiToken.apiToken.id };
}

const sessionUntil = (playerId: string, end: Date): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(playerId)
    .setIssuer('muster')
    .setExpirationTime(end)
    .sign(new TextEncoder().encode(JWT_SECRET));

/** One who listens, and what they hear until they are told no more. */
interface Listener {
  heard: number;
  /** What ended it; undefined: nothing yet. */
  end: string | undefined;
}

function overWebSocket(at: TestApp, { id }: ToyGame, token: string): Listener {
  const listener: Listener = { heard: 0, end: undefined };
  const listen = async (): Promise<void> => {
    for await (const _ of at.subscribe(CHANGES, { id }, token)) listener.heard++;
  };
  listen().then(
    () => (listener.end = 'done'),
    (error: unknown) => (listener.end = String((error as { code?: number }).code ?? error)),
  );
  return listener;
}

function overEvents(at: TestApp, { id }: ToyGame, token: string): Listener {
  const listener: Listener = { heard: 0, end: undefined };
  const listen = async (): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${at.url}/v1/games/${id}/events?after=0`, { headers });
    let text = '';
    for await (const chunk of response.body!) {
      text += Buffer.from(chunk).toString();
      listener.heard = text.split('event: change').length - 1;
    }
    return /"code":"(\w+)"/.exec(text)?.[1] ?? 'done';
  };
  void listen().then((end) => (listener.end = end));
  return listener;
}

const TRANSPORTS = [
  ['a WebSocket', overWebSocket, '4403'],
  ['an event stream', overEvents, 'UNAUTHENTICATED'],
] as const;

const secondAfter = async (begin: number): Promise<void> => {
  await new Promise((done) => setTimeout(done, begin + 1_000 - Date.now()));
};

describe.each(TRANSPORTS)('%s', (_name, open, code) => {
  it.each([
    ['on the instance where its key is revoked', () => app],
    ['on another instance', () => other],
  ])('%s ends within a second, and nothing is heard after', async (_where, at) => {
    const game = await startToy(app);
    const { token, id } = await keyOf(game.red.player!);
    const listener = open(at(), game, token);
    await until(() => listener.heard === 1);
    const begin = Date.now();
    await app.ask(REVOKE, { id }, game.red.player!.token);
    await secondAfter(begin);
    expect(listener.end).toBe(code);
    await deployed(game);
    await secondAfter(Date.now());
    expect(listener.heard).toBe(1);
  });

  it('ends as soon where no notice of anything arrives', async () => {
    const notices = other.app.get<{ receive: (payload: string) => void }>(Notices);
    const { receive } = notices;
    notices.receive = () => undefined;
    const game = await startToy(app);
    const { token, id } = await keyOf(game.red.player!);
    const listener = open(other, game, token);
    await until(() => listener.heard === 1);
    const begin = Date.now();
    await app.ask(REVOKE, { id }, game.red.player!.token);
    await secondAfter(begin);
    notices.receive = receive;
    expect(listener.end).toBe(code);
  });

  it.each([
    ['key', async ({ red }: ToyGame, end: Date) => (await keyOf(red.player!, end)).token],
    ['session', ({ red }: ToyGame, end: Date) => sessionUntil(red.player!.id, end)],
  ])('ends within a second of the end of its %s', async (_kind, tokenUntil) => {
    const game = await startToy(app);
    // A session ends with a whole second.
    const end = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 1_000);
    const listener = open(other, game, await tokenUntil(game, end));
    await until(() => listener.heard === 1);
    expect(listener.end).toBeUndefined();
    await secondAfter(end.getTime());
    expect(listener.end).toBe(code);
  });

  it('of one who is still welcome goes on, and leaves nothing behind', async () => {
    const game = await startToy(app);
    const keys = [await keyOf(game.red.player!), await keyOf(game.red.player!)];
    const [one, two] = keys.map(({ token }) => open(other, game, token)) as [Listener, Listener];
    await until(() => one.heard === 1 && two.heard === 1);
    await app.ask(REVOKE, { id: keys[0]!.id }, game.red.player!.token);
    await until(() => one.end !== undefined);
    await deployed(game);
    await until(() => two.heard > 1);
    expect([one.heard, one.end, two.end]).toEqual([1, code, undefined]);
    await app.ask(REVOKE, { id: keys[1]!.id }, game.red.player!.token);
    await until(() => subscribers(other) === 0);
    const { streams } = other.app.get<{ streams: Map<unknown, unknown> }>(TokensInUse);
    await until(() => streams.size === 0);
  });
});

it('a key revoked while it is being read ends what was opened with it', async () => {
  const fresh = await app.sibling();
  try {
    const rows = fresh.app.get(ApiTokensRepository);
    const openBy = rows.openBy.bind(rows);
    let revoked = (): void => undefined;
    const held = new Promise<void>((done) => (revoked = done));
    let reading = 0;
    rows.openBy = async (hash) => {
      const row = await openBy(hash);
      reading++;
      await held;
      return row;
    };
    const game = await startToy(app);
    const { token, id } = await keyOf(game.red.player!);
    const listener = overWebSocket(fresh, game, token);
    await until(() => reading > 0);
    await fresh.ask(REVOKE, { id }, game.red.player!.token);
    revoked();
    await until(() => listener.end !== undefined);
    // Either the subscription or the whole connection is told first.
    expect(listener.end).toMatch(/UNAUTHENTICATED|^4403$/);
  } finally {
    await fresh.stop();
  }
});

describe('requests with a revoked key', () => {
  const codeAt = async (at: TestApp, token: string): Promise<string | undefined> =>
    (await at.graphql('{ me { id } }', {}, token)).errors?.[0]?.extensions.code;

  it('are refused on every instance a second later, at the latest', async () => {
    const player = await app.signUp();
    const { token, id } = await keyOf(player);
    for (const at of [app, other, other]) expect(await codeAt(at, token)).toBeUndefined();
    const begin = Date.now();
    await app.ask(REVOKE, { id }, player.token);
    expect(await codeAt(app, token)).toBe('UNAUTHENTICATED');
    await secondAfter(begin);
    expect(await codeAt(other, token)).toBe('UNAUTHENTICATED');
  });

  it('are refused even by an instance that cannot look for revoked keys', async () => {
    const player = await app.signUp();
    const { token, id } = await keyOf(player);
    expect(await codeAt(other, token)).toBeUndefined();
    const inUse = other.app.get<{ look: () => Promise<void> }>(TokensInUse);
    const { look } = inUse;
    inUse.look = async () => undefined;
    const begin = Date.now();
    await app.ask(REVOKE, { id }, player.token);
    await secondAfter(begin);
    expect(await codeAt(other, token)).toBe('UNAUTHENTICATED');
    inUse.look = look;
  });

  it('cost the database one look for all that listen, whatever their number', async () => {
    const game = await startToy(app);
    const { token } = await keyOf(game.red.player!);
    const inUse = other.app.get<{ apiTokens: { revokedWithin: unknown; openBy: unknown } }>(
      TokensInUse,
    );
    const listeners = Array.from({ length: 20 }, () => overEvents(other, game, token));
    await until(() => listeners.every(({ heard }) => heard === 1));
    const asked = jest.spyOn(inUse.apiTokens as any, 'revokedWithin');
    const read = jest.spyOn(inUse.apiTokens as any, 'openBy');
    await secondAfter(Date.now());
    expect(asked.mock.calls.length).toBeGreaterThan(0);
    expect(asked.mock.calls.length).toBeLessThan(6);
    expect(read).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
