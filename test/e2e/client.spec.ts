import { randomUUID } from 'node:crypto';

import { type Game, type GameChange, Muster, MusterError } from '../../client/src/index.js';
import { startApp, type TestApp } from './support.js';
import { offerToy } from './toy-games.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const client = (token: string | null = null): Muster =>
  new Muster({ server: app.url, token, locale: 'en' });

const newPlayer = async (name: string): Promise<Muster> =>
  client((await client().signUp(name)).token);

async function table(): Promise<{ id: string; red: Muster; blue: Muster }> {
  const [red, blue] = [await newPlayer('Red'), await newPlayer('Blue')];
  const input = { ruleset: 'toy', scenario: 'standard', seat: 'red' };
  const { id } = await red.createGame(input, randomUUID());
  await blue.joinGame(id);
  return { id, red, blue };
}

const submission = ({ id, version, draft, choices }: Game) => ({
  ...{ gameId: id, requestId: randomUUID(), version, draft },
  actions: [choices[0]!.action],
});

async function seatThatOwes({ id, red, blue }: Awaited<ReturnType<typeof table>>) {
  for (const one of [red, blue]) {
    const game = await one.game(id);
    if (game.choices.length > 0) return { one, game };
  }
  throw new Error('nobody owes');
}

async function playOn(game: Awaited<ReturnType<typeof table>>): Promise<void> {
  for (;;) {
    if ((await game.red.game(game.id)).status !== 'RUNNING') return;
    const { one, game: seen } = await seatThatOwes(game);
    expect((await one.play(submission(seen))).__typename).toBe('Played');
  }
}

/** The next `count` requests to a path are carried out, and their answers get lost. */
function loseAnswers(path: string, count: number): { lost: number } {
  const told = { lost: 0 };
  globalThis.fetch = async (url, init) => {
    const response = await realFetch(url, init);
    if (!`${url}`.includes(path) || told.lost === count) return response;
    told.lost += 1;
    await response.body?.cancel();
    throw new TypeError('the line is dead');
  };
  return told;
}

describe('a game played by the client', () => {
  it('is followed to its end: every version once, in order', async () => {
    const game = await table();
    const heard: GameChange[] = [];
    const following = (async () => {
      for await (const change of client().follow(game.id, { after: 0 })) heard.push(change);
    })();
    await playOn(game);
    await following;
    const { version, outcome } = await game.red.game(game.id);
    expect(heard.map((change) => change.version)).toEqual(
      Array.from({ length: version }, (_, index) => index + 1),
    );
    expect(outcome).not.toBeNull();
    expect(heard.flatMap(({ entries }) => entries.map(({ text }) => text))).toEqual(
      (await client().log(game.id)).map(({ text }) => text),
    );
  });

  it('is followed on where the line broke', async () => {
    const game = await table();
    const heard: number[] = [];
    const lines: boolean[] = [];
    let breaks = 2;
    globalThis.fetch = async (url, init) => {
      const response = await realFetch(url, init);
      if (!`${url}`.includes('/events') || breaks === 0) return response;
      breaks -= 1;
      // Its first messages come, then nothing more.
      const reader = response.body!.getReader();
      const { value } = await reader.read();
      await reader.cancel();
      return new Response(new TextDecoder().decode(value), { status: 200 });
    };
    const following = (async () => {
      const options = { after: 0, onLine: (isUp: boolean) => lines.push(isUp) };
      for await (const { version } of game.blue.follow(game.id, options)) heard.push(version);
    })();
    await playOn(game);
    await following;
    const { version } = await game.red.game(game.id);
    expect(heard).toEqual(Array.from({ length: version }, (_, index) => index + 1));
    expect(lines.slice(0, 4)).toEqual([true, false, true, false]);
  });

  it('is not followed where that is no use', async () => {
    const nothing = client().follow(randomUUID(), { after: 0 });
    await expect(nothing.next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a request of the client', () => {
  it('is sent again where its answer was lost, and has one effect', async () => {
    const game = await table();
    const { one, game: seen } = await seatThatOwes(game);
    const told = loseAnswers('/graphql', 2);
    const played = await one.play(submission(seen));
    expect([told.lost, played.__typename]).toEqual([2, 'Played']);
    const after = await one.game(game.id);
    expect(after.version + after.draft).toBe(seen.version + seen.draft + 1);
  });

  it('is not sent again where that would make a second player', async () => {
    const told = loseAnswers('/graphql', 5);
    await expect(client().signUp('Lost')).rejects.toMatchObject({ code: 'NETWORK' });
    expect(told.lost).toBe(1);
    const { rows } = await app.pool.query(`SELECT 1 FROM players WHERE name = 'Lost'`);
    expect(rows).toHaveLength(1);
  });

  it('waits where it is told to', async () => {
    let turnedAway = 1;
    globalThis.fetch = async (url, init) => {
      if (turnedAway-- <= 0) return realFetch(url, init);
      const errors = [{ message: '…', extensions: { code: 'RATE_LIMITED', retryAfter: 1 } }];
      return Response.json({ errors });
    };
    const began = performance.now();
    expect((await client().signUp('Patient')).player.name).toBe('Patient');
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  it('is refused in a sentence, with the clause', async () => {
    const game = await table();
    const { one, game: seen } = await seatThatOwes(game);
    const actions = [{ do: 'fly' }];
    expect(await one.play({ ...submission(seen), actions })).toMatchObject({
      __typename: 'Refused',
      code: 'INVALID_INPUT',
      message: expect.stringContaining('fly'),
    });
  });

  it('for a game that is not there is an error with its code', async () => {
    const failure = await client()
      .game(randomUUID())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MusterError);
    expect(failure).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what is asked beside a move', () => {
  it('tells where a plan leads, and why another may not be played', async () => {
    const game = await table();
    const { one, game: seen } = await seatThatOwes(game);
    const { requestId: _, ...plan } = submission(seen);
    const led = await one.preview(plan);
    expect(led).toMatchObject({ __typename: 'Preview', choices: expect.any(Array) });
    const after = await one.game(game.id);
    expect([after.version, after.draft]).toEqual([seen.version, seen.draft]);
    expect(await one.preview({ ...plan, actions: [{ do: 'fly' }] })).toMatchObject({
      ...{ __typename: 'Refused', code: 'INVALID_INPUT', step: 0 },
    });
  });

  it('is a hint only against the computer', async () => {
    const game = await table();
    const { one, game: seen } = await seatThatOwes(game);
    await expect(one.hint(game.id, seen.version)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const alone = await newPlayer('Alone');
    const seatBots = [{ seat: 'gb', level: 'random' }];
    const input = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us', seatBots };
    const { id } = await alone.createGame(input, randomUUID());
    const due = async (): Promise<Game<'columbia1812'>> => {
      const seen = await alone.game<'columbia1812'>(id);
      if (seen.choices.length > 0) return seen;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return due();
    };
    const { version, choices } = await due();
    expect(choices).toContainEqual(await alone.hint<'columbia1812'>(id, version));
  });

  it('makes a link to a picture that anybody may open until it is revoked', async () => {
    const game = await table();
    const { id, url, expiresAt } = await game.red.createPictureLink(game.id, 1);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    const status = async (): Promise<number> => (await fetch(url)).status;
    expect(await status()).toBe(200);
    await expect(game.blue.revokePictureLink(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await game.red.revokePictureLink(id);
    expect(await status()).toBe(404);
    const made = await game.red.createPictureLink(game.id, 1);
    expect(await game.red.pictureLinks()).toEqual([made]);
    expect(await game.blue.revokePictureLinks()).toBe(0);
    expect(await game.red.revokePictureLinks()).toBe(1);
    expect(await game.red.pictureLinks()).toEqual([]);
  });
});
