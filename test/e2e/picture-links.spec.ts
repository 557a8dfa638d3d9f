import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

import { picker, playOn, RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ MAX_PICTURE_LINKS: '5' });
});
afterAll(() => app.stop());

interface Link {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: string;
}

async function linkOf(client: RestClient, version: number): Promise<Link> {
  const { status, body } = await client.post('/picture-links', { version });
  expect([status, Object.keys(body).sort()]).toEqual([
    201,
    ['expiresAt', 'gameId', 'id', 'url', 'version'],
  ]);
  return body;
}

const opened = (url: string, at = app) => at.rest(`GET ${new URL(url).pathname}`);

/** What is said of it, but for the number of the request. */
async function saidOf(url: string): Promise<unknown> {
  const { status, body, headers } = await opened(url);
  const { requestId: _, ...error } = body.error;
  return [status, error, headers.get('cache-control'), headers.get('content-length')];
}

const NOTHING = expect.arrayContaining([
  404,
  { code: 'NOT_FOUND', message: 'There is no such picture, or it is not yours to see.' },
]);

const boardOf = async (client: RestClient, version: number): Promise<string> =>
  (await client.get(`/board.svg?at=${version}`)).text;

/** Played as far as version `most` from one where both forces have blocks that the other does not see. */
async function played(most: number, at = app): Promise<RestGame> {
  const game = await startWar(at);
  await playOn([game.us, game.gb], picker(3), async () => {
    const { version } = (await game.us.get('')).body;
    return version >= most;
  });
  return game;
}

describe('a link to a picture', () => {
  it('shows the board of its version as the seat saw it, to whoever has it, and never a later one', async () => {
    const { us, gb } = await played(6);
    const { version } = (await us.get('')).body;
    const [ours, theirs, early] = [
      await linkOf(us, version),
      await linkOf(gb, version),
      await linkOf(us, 2),
    ];
    expect(new URL(ours.url).origin).toBe(app.url);
    const before = (await opened(ours.url)).text;
    expect(before).toBe(await boardOf(us, version));
    expect((await opened(theirs.url)).text).toBe(await boardOf(gb, version));
    expect((await opened(early.url)).text).toBe(await boardOf(us, 2));
    expect(before).not.toBe((await opened(theirs.url)).text);
    expect(before).not.toBe((await opened(early.url)).text);
    await playOn([us, gb], picker(5), (count) => count === 20);
    expect((await us.get('')).body.version).toBeGreaterThan(version);
    expect(await boardOf(us, (await us.get('')).body.version)).not.toBe(before);
    expect((await opened(ours.url)).text).toBe(before);
  });

  it('does not show what its player declares in secret, before it was made or after', async () => {
    const { us, gb } = await startWar(app);
    const known = new Map<RestClient, string>();
    const declaring: RestClient[] = [];
    await playOn([us, gb], picker(2), async () => {
      for (const client of [us, gb]) {
        const { version, draft } = await client.choices();
        const { text } = await client.get('/board.svg');
        if (draft === 0) known.set(client, `${version} ${text}`);
        else if (!known.get(client)!.endsWith(text)) declaring.push(client);
      }
      return declaring.length > 0;
    });
    const [client] = declaring as [RestClient];
    const { version, draft } = await client.choices();
    expect(draft).toBeGreaterThan(0);
    const { text } = await opened((await linkOf(client, version)).url);
    expect(`${version} ${text}`).toBe(known.get(client));
  });

  it('is sent so that nobody keeps it, lists it or tells where it was seen', async () => {
    const { us } = await played(2);
    const { id, url, expiresAt } = await linkOf(us, 2);
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    expect([hours > 23.9, hours <= 24]).toEqual([true, true]);
    const png = url.replace(/svg$/, 'png');
    for (const [address, type] of [
      [url, 'image/svg+xml; charset=utf-8'],
      [png, 'image/png'],
    ] as const) {
      const { status, headers } = await opened(address);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
    expect((await opened(png)).bytes.subarray(1, 4).toString()).toBe('PNG');
    const revoked = await app.rest(`DELETE /v1/picture-links/${id}`, { token: us.player?.token });
    expect(revoked.status).toBe(204);
    for (const address of [url, png]) expect(await saidOf(address)).toEqual(NOTHING);
  });

  it('opens nothing in one and the same sentence where it is over, revoked, forged or not there', async () => {
    const { us, gb, id } = await played(2);
    const [over, gone, handed, good] = [
      await linkOf(us, 2),
      await linkOf(us, 2),
      await linkOf(gb, 2),
      await linkOf(us, 1),
    ];
    await app.pool.query('UPDATE picture_links SET expires_at = now() WHERE id = $1', [over.id]);
    await app.rest(`DELETE /v1/picture-links/${gone.id}`, { token: us.player?.token });
    const heir = await app.signUp('Heir');
    await app.pool.query('UPDATE seats SET player_id = $1 WHERE game_id = $2 AND seat = $3', [
      ...[heir.id, id, 'gb'],
    ]);
    const [home, sealed] = good.url.split(/(?<=pictures\/)/) as [string, string];
    const forged = [
      `${home}${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`,
      `${home}${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`,
      `${home}${randomBytes(48).toString('base64url')}.svg`,
      `${home}${sealed.slice(1)}`,
      `${home}${good.id}.svg`,
      `${home}x.svg`,
    ];
    const said = [];
    for (const url of [over.url, gone.url, handed.url, ...forged]) said.push(await saidOf(url));
    expect(said[0]).toEqual(NOTHING);
    for (const one of said) expect(one).toEqual(said[0]);
    expect((await opened(good.url)).status).toBe(200);
  });

  it('is no token, and no token is a link', async () => {
    const { us } = await played(1);
    const { url } = await linkOf(us, 1);
    const sealed = /([\w-]{64})\.svg$/.exec(url)![1]!;
    expect((await app.rest('GET /v1/players/me', { token: sealed })).status).toBe(401);
    const token = us.player!.token;
    const home = url.slice(0, url.lastIndexOf('/'));
    // A whole one is longer than any address here may be.
    for (const part of [token.slice(0, 64), token.slice(-64), token.split('.')[2]!])
      expect(await saidOf(`${home}/${part}.svg`)).toEqual(NOTHING);
  });

  it('opens on whichever instance, and nowhere from the moment it is revoked', async () => {
    const sibling = await app.sibling();
    try {
      const { us } = await played(1);
      const { id, url } = await linkOf(us, 1);
      expect((await opened(url, sibling)).text).toBe((await opened(url)).text);
      await app.rest(`DELETE /v1/picture-links/${id}`, { token: us.player?.token });
      expect((await opened(url, sibling)).status).toBe(404);
    } finally {
      await sibling.stop();
    }
  });

  it('is made and revoked by its player alone, over GraphQL too', async () => {
    const { us, gb, spectator } = await played(1);
    expect((await spectator.post('/picture-links', { version: 1 })).status).toBe(401);
    const other = await app.signUp('Nobody');
    const asked = await app.rest(`POST ${us.path}/picture-links`, {
      ...{ body: { version: 1 }, token: other.token },
    });
    expect([asked.status, asked.body.error.code]).toEqual([403, 'FORBIDDEN']);
    for (const version of [0, -1, 99, 1.5, '1', undefined])
      expect((await us.post('/picture-links', { version })).body.error.code).toBe('INVALID_INPUT');
    const create = `mutation ($id: ID!) { createPictureLink(gameId: $id, version: 1) { id url expiresAt } }`;
    const made = await app.ask(create, { id: us.gameId }, us.player?.token);
    const { id, url } = made.createPictureLink;
    expect((await opened(url)).status).toBe(200);
    const revoke = 'mutation ($id: ID!) { revokePictureLink(id: $id) }';
    for (const token of [gb.player?.token, other.token]) {
      await expect(app.ask(revoke, { id }, token)).rejects.toThrow('no such link');
      expect((await app.rest(`DELETE /v1/picture-links/${id}`, { token })).status).toBe(404);
    }
    expect((await opened(url)).status).toBe(200);
    expect(await app.ask(revoke, { id }, us.player?.token)).toEqual({ revokePictureLink: id });
    expect((await opened(url)).status).toBe(404);
    await expect(app.ask(revoke, { id }, us.player?.token)).rejects.toThrow('no such link');
  });

  it('is listed to its player alone while it opens, and all of them are taken back at once', async () => {
    const { us, gb, id: gameId } = await played(1);
    const token = us.player?.token;
    const made = [await linkOf(us, 1), await linkOf(us, 1)];
    const theirs = await linkOf(gb, 1);
    const listed = async (as = token): Promise<Link[]> =>
      (await app.rest('GET /v1/picture-links', { token: as })).body;
    expect(await listed()).toEqual(made);
    expect(made[0]).toMatchObject({ gameId, version: 1 });
    const list = '{ pictureLinks { id gameId version url expiresAt } }';
    expect((await app.ask(list, {}, token)).pictureLinks).toEqual(made);
    expect((await app.rest('GET /v1/picture-links')).status).toBe(401);
    const [over] = made as [Link];
    await app.pool.query('UPDATE picture_links SET expires_at = now() WHERE id = $1', [over.id]);
    expect(await listed()).toEqual([made[1]]);
    expect((await app.rest('DELETE /v1/picture-links', { token })).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await saidOf(made[1]!.url)).toEqual(NOTHING);
    expect(await listed(gb.player?.token)).toEqual([theirs]);
    await linkOf(us, 1);
    const all = 'mutation { revokePictureLinks }';
    expect(await app.ask(all, {}, token)).toEqual({ revokePictureLinks: 1 });
    expect((await opened(theirs.url)).status).toBe(200);
  });

  it('ends with the key by which it was made, and no later than the token', async () => {
    const { us } = await played(1);
    const token = us.player?.token;
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const keyed = async (wish: object) => {
      const body = { name: 'bot', scopes: ['play'], ...wish };
      const key = (await app.rest('POST /v1/tokens', { token, body })).body;
      const asked = { token: key.token, body: { version: 1 } };
      return { key, link: (await app.rest(`POST ${us.path}/picture-links`, asked)).body as Link };
    };
    const [lasting, brief] = [await keyed({}), await keyed({ expiresAt: soon })];
    expect(Date.parse(lasting.link.expiresAt)).toBeGreaterThan(Date.parse(soon));
    expect(brief.link.expiresAt).toBe(soon);
    const own = await linkOf(us, 1);
    // a key learns of no link that would outlive it
    const known = await app.rest('GET /v1/picture-links', { token: lasting.key.token });
    expect(known.body.map(({ id }: Link) => id)).toEqual([lasting.link.id]);
    await app.rest(`DELETE /v1/tokens/${lasting.key.apiToken.id}`, { token });
    expect(await saidOf(lasting.link.url)).toEqual(NOTHING);
    for (const { url } of [brief.link, own]) expect((await opened(url)).status).toBe(200);
    const { body } = await app.rest('GET /v1/picture-links', { token });
    expect(body.map(({ id }: Link) => id)).toEqual([brief.link.id, own.id]);
  });

  it('has no host in its address where none was sent that can be one', async () => {
    const { us } = await played(1);
    const madeAt = (host: string): Promise<Link> =>
      new Promise((resolve, reject) => {
        const headers = {
          ...{ host, authorization: `Bearer ${us.player?.token}` },
          'content-type': 'application/json',
        };
        const method = 'POST';
        request(`${app.url}${us.path}/picture-links`, { method, headers }, (answer) => {
          let text = '';
          answer.on('data', (part) => (text += part));
          answer.on('end', () => resolve(JSON.parse(text) as Link));
        })
          .on('error', reject)
          .end('{"version":1}');
      });
    expect((await madeAt('muster.example')).url).toMatch(/^http:\/\/muster\.example\/v1\//);
    for (const host of ['"><b>', 'evil.example/x?', 'user@evil.example'])
      expect((await madeAt(host)).url).toMatch(/^\/v1\/pictures\/[\w-]{64}\.svg$/);
  });

  it('of no version that there is says which there are', async () => {
    const { us } = await played(1);
    const { body } = await us.post('/picture-links', { version: 0 });
    const { version } = (await us.get('')).body;
    expect(body.error.message).toContain(`1 to ${version}`);
  });

  it('cannot be made before the game begins, and of no more than a player may have at a time', async () => {
    const player = await app.signUp('Early');
    const body = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us' };
    const { id } = (await app.rest('POST /v1/games', { body, token: player.token })).body;
    const early = await app.rest(`POST /v1/games/${id}/picture-links`, {
      ...{ body: { version: 0 }, token: player.token },
    });
    expect(early.body.error.code).toBe('NOT_STARTED');
    const { us, gb } = await played(1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => us.post('/picture-links', { version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(201),
      409,
      409,
      409,
    ]);
    expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('QUOTA_REACHED');
    await linkOf(gb, 1);
    const first = answers.find(({ status }) => status === 201)!.body.id;
    await app.rest(`DELETE /v1/picture-links/${first}`, { token: us.player?.token });
    await linkOf(us, 1);
    await app.pool.query('UPDATE picture_links SET expires_at = now() WHERE player_id = $1', [
      us.player?.id,
    ]);
    await linkOf(us, 1);
    const { rows } = await app.pool.query(
      'SELECT count(*)::int AS count FROM picture_links WHERE player_id = $1',
      [us.player?.id],
    );
    expect(rows[0].count).toBe(1);
  });

  it('is drawn for no address without end', async () => {
    const tight = await startApp({ PICTURES_PER_MINUTE: '1' });
    try {
      const { us } = await played(1, tight);
      const { body } = await us.post('/picture-links', { version: 1 });
      const forged = body.url.replace(/[\w-]{64}/, randomBytes(48).toString('base64url'));
      const statuses = new Set<number>();
      for (let i = 0; i < 120; i++) statuses.add((await opened(forged, tight)).status);
      expect(statuses).toEqual(new Set([404, 429]));
      expect((await opened(body.url, tight)).status).toBe(429);
    } finally {
      await tight.stop();
    }
  });
});
