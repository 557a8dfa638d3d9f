import { Resvg } from '@resvg/resvg-js';

import { columbia1812 } from '../../src/rules/columbia1812/index.js';
import { type HttpAnswer } from './http.js';
import { picker, playOn, type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
let game: RestGame;
beforeAll(async () => {
  app = await startApp();
  game = await startWar(app);
  await playOn([game.us, game.gb], picker(11), (done) => done === 60);
});
afterAll(() => app.stop());

const LAYOUT_IDS = new Set(
  [...(columbia1812.domains['town'] ?? []), ...(columbia1812.domains['lake'] ?? [])].map(String),
);

/** The size of a PNG after somebody else has read it whole. */
async function sizeOf(
  response: HttpAnswer,
): Promise<{ width: number; height: number; colours: number }> {
  const png = response.bytes;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${href}" ${size}/></svg>`,
  ).render();
  const seen = new Set<number>();
  for (let i = 0; i < pixels.length; i += 4) seen.add(pixels.readUInt32LE(i));
  return { width, height, colours: seen.size };
}

describe('a picture of the board', () => {
  it.each([200, 640, 1200])('is a PNG %i pixels wide', async (width) => {
    const response = await game.us.get(`/board.png?width=${width}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const size = await sizeOf(response);
    expect(size).toMatchObject({ width, height: (width * 5) / 8 });
    expect(size.colours).toBeGreaterThan(100);
  });

  it('differs between the two seats and the public, in all its forms', async () => {
    const clients = [game.us, game.gb, game.spectator];
    for (const form of ['svg', 'png', 'txt']) {
      const seen = await Promise.all(
        clients.map(async (one) => (await one.get(`/board.${form}`)).bytes.toString('base64')),
      );
      expect([form, new Set(seen).size]).toEqual([form, 3]);
    }
  });

  it('says of which moment it is, in all its forms', async () => {
    const { version, draft } = (await game.us.get('')).body;
    for (const form of ['svg', 'png', 'txt']) {
      const momentAt = async (query: string) => {
        const { headers } = await game.us.get(`/board.${form}${query}`);
        return [headers.get('game-version'), headers.get('game-draft')].map(Number);
      };
      expect([form, await momentAt('')]).toEqual([form, [version, draft]]);
      expect([form, await momentAt('?at=7')]).toEqual([form, [7, 0]]);
    }
  });

  it('is lettered in the language of the reader', async () => {
    const svg = async (what: string, headers = {}) =>
      (await game.spectator.get(`/board.svg${what}`, headers)).body;
    expect(await svg('')).toContain('War of 1812');
    expect(await svg('?locale=ja')).toContain('1812年戦争');
    expect(await svg('', { 'accept-language': 'ja' })).toBe(await svg('?locale=JA'));
    const bytes = async (locale: string) =>
      (await game.spectator.get(`/board.png?locale=${locale}`)).bytes;
    expect((await bytes('ja')).equals(await bytes('en'))).toBe(false);
  });

  it('in words ends with the end of a line', async () => {
    expect((await game.spectator.get('/board.txt')).body).toMatch(/[^\n]\n$/);
  });

  it('shows the past as it was', async () => {
    const svg = async (client: RestClient, what: string) =>
      (await client.get(`/board.svg${what}`)).body;
    const then = await svg(game.us, '?at=2');
    expect(then).not.toBe(await svg(game.us, ''));
    expect(await svg(game.us, '?at=2')).toBe(then);
  });

  it('need not be sent again while it is the same', async () => {
    for (const form of ['svg', 'png', 'txt']) {
      const { headers } = await game.us.get(`/board.${form}`);
      const known = { 'if-none-match': headers.get('etag') ?? '' };
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect([form, (await game.us.get(`/board.${form}`, known)).status]).toEqual([form, 304]);
      expect([form, (await game.gb.get(`/board.${form}`, known)).status]).toEqual([form, 200]);
    }
  });

  it.each([
    '?width=199',
    '?width=3001',
    '?width=wide',
    '?width=640.5',
    '?width=',
    '?locale=fr',
    '?at=-1',
    '?at=999999',
    '?at=x',
    '?size=3',
    '?width=640&width=700',
    '?part=nowhere',
    '?around=nowhere',
    '?part=west&around=york',
    '?part=../west',
  ])('is refused for %s', async (query) => {
    for (const form of ['svg', 'png']) {
      const { status, body } = await game.spectator.get(`/board.${form}${query}`);
      expect([form, status, body.error?.code]).toEqual([form, 400, 'INVALID_INPUT']);
    }
  });
});

describe('a piece of the board', () => {
  const svgOf = async (query: string): Promise<string> =>
    (await game.us.get(`/board.svg${query}`)).body;
  const boxOf = (svg: string): number[] =>
    (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);

  it('is one of the parts that the ruleset offers, in both APIs', async () => {
    const { body } = await app.rest('GET /v1/rulesets/columbia1812');
    expect(body.board).toMatchObject({ width: 1600, height: 1000 });
    const asked = await app.ask(
      '{ rulesets { id board { width height parts { id: part title box { x y width height } } } } }',
    );
    const told = asked.rulesets.find(({ id }: { id: string }) => id === 'columbia1812');
    expect(told.board).toEqual(body.board);
    expect(body.board.parts.length).toBeGreaterThan(1);
    for (const { id, box } of body.board.parts)
      expect(boxOf(await svgOf(`?part=${id}`))).toEqual([box.x, box.y, box.width, box.height]);
  });

  it('lies around a place, the larger the more there is to show it on', async () => {
    const [near, far] = [
      boxOf(await svgOf('?around=york&width=390')),
      boxOf(await svgOf('?around=york&width=900')),
    ];
    expect(near[2]).toBeLessThan(far[2] as number);
    expect((far[2] as number) / 900).toBeCloseTo((near[2] as number) / 390, 1);
    const png = await game.us.get('/board.png?around=york&width=390&scale=3');
    expect(await sizeOf(png)).toMatchObject({ width: 1170 });
  });

  it('that is not there is refused by name', async () => {
    const { body } = await game.spectator.get('/board.svg?part=nowhere');
    expect(body.error.message).toContain('its parts are west, east');
    const ja = await game.spectator.get('/board.svg?around=nowhere&locale=ja');
    expect(ja.body.error.message).toContain('「nowhere」という場所はありません');
  });

  it('has so many pixels and no more, however they are asked for', async () => {
    const large = await game.us.get('/board.png?width=1000&scale=3');
    expect(large.status).toBe(400);
    expect(large.body.error.message).toContain('may be at most 2190 pixels wide');
  });

  it('goes packed to whoever can unpack it, and JSON to nobody', async () => {
    const drawing = 'GET /v1/rulesets/columbia1812/ground.svg';
    const sent = async (route: string, accepted: string) => {
      const { headers, body } = await app.rest(route, {
        headers: { 'accept-encoding': accepted },
      });
      return { as: headers.get('content-encoding'), vary: headers.get('vary'), headers, body };
    };
    const plain = await sent(drawing, 'identity');
    const packed = await sent(drawing, 'br, gzip');
    expect([plain.as, packed.as, (await sent(drawing, 'gzip;q=0')).as]).toEqual([
      null,
      'gzip',
      null,
    ]);
    expect(packed.body).toBe(plain.body);
    expect(packed.vary).toBe('Accept-Language, Accept-Encoding');
    expect(Number(packed.headers.get('content-length')) * 4).toBeLessThan(
      Number(plain.headers.get('content-length')),
    );
    expect((await sent('GET /v1/rulesets', 'gzip')).as).toBeNull();
  });

  it('is drawn without title, legend and tables where they would lie in the way', async () => {
    const bytes = async (route: string) => (await app.rest(`GET ${route}`)).body.length as number;
    const board = `${game.us.path}/board.svg?width=900`;
    const ground = '/v1/rulesets/columbia1812/ground.svg?width=900';
    for (const drawing of [board, `${board}&layer=pieces`, ground])
      expect(await bytes(`${drawing}&furniture=none`)).toBeLessThan(await bytes(drawing));
    expect((await app.rest(`GET ${ground}&furniture=all`)).status).toBe(400);
  });

  it('has its ground as a game of a scenario opens, to be asked for together with the pieces', async () => {
    const ground = (query: string) => app.rest(`GET /v1/rulesets/avalon1776/ground.svg${query}`);
    const [opens, part, wide] = await Promise.all(
      ['scenario=scenario2', 'part=hudson', 'scenario=scenario2&part=jersey'].map((query) =>
        ground(`?width=390&${query}`),
      ),
    );
    expect(opens!.body).toBe(part!.body);
    expect(wide!.body).toBe((await ground('?width=390&part=jersey')).body);
    expect((await ground('?width=390')).body.length).toBeGreaterThan(3 * opens!.body.length);
    const { status, body } = await ground('?scenario=nothing');
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('scenario4')]);
  });

  it('comes in two layers: the ground, the same for everybody, and what lies on it', async () => {
    const ground = await app.rest('GET /v1/rulesets/columbia1812/ground.svg?width=390&part=west');
    expect(ground.headers.get('cache-control')).toBe('public, max-age=86400');
    const pieces = await svgOf('?layer=pieces&width=390&part=west');
    const inner = (svg: string): string =>
      svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
    expect(await svgOf('?width=390&part=west')).toBe(
      pieces.slice(0, pieces.indexOf('>') + 1) + inner(ground.body) + inner(pieces) + '</svg>',
    );
    const known = { 'if-none-match': ground.headers.get('etag') ?? '' };
    const again = await app.rest('GET /v1/rulesets/columbia1812/ground.svg?width=390&part=west', {
      headers: known,
    });
    expect(again.status).toBe(304);
    for (const query of ['?layer=ground', '?layer=']) {
      const { status } = await game.us.get(`/board.svg${query}`);
      expect([query, status]).toEqual([query, 400]);
    }
    expect((await app.rest('GET /v1/rulesets/chess/ground.svg')).status).toBe(404);
  });
});

describe('marks on the board', () => {
  const GOLD = /stroke="#e0a100"/g;
  const GREEN = /stroke="#2f8f3a"/g;
  const counted = async (
    client: RestClient,
    query: string,
  ): Promise<[gold: number, green: number]> => {
    const { body } = await client.get(`/board.svg${query}`);
    return [(body.match(GOLD) ?? []).length, (body.match(GREEN) ?? []).length];
  };

  /** The last few versions. */
  const lately = async (): Promise<number[]> => {
    const { version } = (await game.us.get('')).body;
    return [4, 3, 2, 1, 0].map((before) => version - before);
  };

  it('show where something happened and where their reader may do something, if asked for', async () => {
    const [{ body: seen }, owing] = [await game.us.get(''), [game.us, game.gb]];
    const mover = owing[seen.owed[0] === 'us' ? 0 : 1] as RestClient;
    const { body } = await mover.get('/choices');
    const places = new Set(
      body.choices
        .flatMap(({ action }: any) => Object.values(action))
        .filter((one: unknown) => LAYOUT_IDS.has(one as string)),
    );
    expect(await counted(mover, '')).toEqual([0, 0]);
    expect((await counted(mover, '?marks=choices'))[1]).toBe(places.size);
    expect(await counted(game.spectator, '?marks=choices')).toEqual([0, 0]);
    const both = await counted(mover, '?marks=last,choices');
    expect(both[1]).toBe(places.size);
    const early = await Promise.all(
      (await lately()).map((at) => counted(game.spectator, `?marks=last&at=${at}`)),
    );
    expect(Math.max(...early.map(([gold]) => gold))).toBeGreaterThan(0);
  });

  it('tell a spectator no more than the log does', async () => {
    const versions = await lately();
    expect(versions.length).toBeGreaterThan(0);
    for (const at of versions) {
      const [gold] = await counted(game.spectator, `?marks=last&at=${at}`);
      const { body } = await game.spectator.get(`/log?after=0&first=500`);
      const heard = body.entries.filter(({ version }: any) => version <= at);
      const version = heard.at(-1)?.version;
      const text = JSON.stringify(heard.filter((line: any) => line.version === version));
      const named = [...LAYOUT_IDS].filter((id) => text.includes(`"${id}"`));
      expect([at, gold]).toEqual([at, named.length]);
    }
  });

  it.each(['?marks=', '?marks=first', '?marks=last,last'])('are refused for %s', async (query) => {
    expect((await game.spectator.get(`/board.svg${query}`)).status).toBe(400);
  });
});

describe('a drawing with its typefaces', () => {
  const FACE =
    /@font-face\{font-family:'([^']+)';font-style:(\w+);src:url\(data:font\/ttf;base64,([\w+/=]+)\)/g;
  const facesOf = (svg: string): [family: string, style: string, bytes: number][] =>
    [...svg.matchAll(FACE)].map(([, family, style, data]) => {
      const bytes = Buffer.from(data ?? '', 'base64');
      expect(bytes.readUInt32BE(0)).toBe(0x00010000);
      return [family ?? '', style ?? '', bytes.length];
    });

  it('is the same drawing and brings along the faces of its letters', async () => {
    const plain = (await game.us.get('/board.svg?locale=ja')).body;
    const { body } = await game.us.get('/board.svg?locale=ja&fonts=embed');
    expect(body.replace(/<style>.*?<\/style>/, '')).toBe(plain);
    const faces = facesOf(body);
    expect(faces.map(([family, style]) => `${family} ${style}`)).toEqual([
      'IM Fell English normal',
      'IM Fell English italic',
      'Noto Serif JP normal',
    ]);
    // with its few hundred letters and no more: the whole face has 7.7 MB
    expect(faces[2]?.[2]).toBeLessThan(200_000);
    const english = (await game.us.get('/board.svg?fonts=embed')).body;
    expect(facesOf(english)).toHaveLength(2);
    expect((await game.us.get('/board.svg?fonts=all')).status).toBe(400);
  });
});

describe('what it takes to bring typefaces along', () => {
  it('is no more than a picture takes, as which it counts', async () => {
    const took = { drawing: Infinity, picture: Infinity };
    for (let i = 0; i < 6; i++) {
      const width = 1200 + i;
      const asked = { drawing: '.svg?fonts=embed', picture: '.png?' };
      for (const what of ['drawing', 'picture'] as const) {
        const start = performance.now();
        const response = await game.us.get(`/board${asked[what]}&locale=ja&width=${width}`);
        expect([response.status, response.bytes.length > 0]).toEqual([200, true]);
        took[what] = Math.min(took[what], performance.now() - start);
      }
    }
    // Packed as WOFF2 they take more than ten times as long as a picture.
    expect(took.drawing / took.picture).toBeLessThan(4);
  }, 60_000);
});

describe('a board that is too large for one picture', () => {
  const viewBox = (svg: string): number[] =>
    (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);

  it('opens with a part of its scenario, on a telephone with another', async () => {
    const { us } = await startWar(app, { ruleset: 'avalon1776', scenario: 'basic' });
    const { body } = await app.rest('GET /v1/rulesets/avalon1776');
    const boxOf = (wanted: string): number[] => {
      const { box } = body.board.parts.find(({ id }: { id: string }) => id === wanted);
      return [box.x, box.y, box.width, box.height];
    };
    expect(viewBox((await us.get('/board.svg')).body)).toEqual(boxOf('north'));
    expect(viewBox((await us.get('/board.svg?width=390')).body)).toEqual(boxOf('jersey'));
    expect(viewBox((await us.get('/board.svg?part=georgia')).body)).toEqual(boxOf('georgia'));
    const png = await us.get('/board.png?width=390');
    const [, , width = 1, height = 1] = boxOf('jersey');
    const size = await sizeOf(png);
    expect(Math.abs(size.height - (390 * height) / width)).toBeLessThanOrEqual(1);
    const refused = await us.get('/board.svg?part=west');
    expect(refused.body.error.message).toContain('its parts are north, south, st-lawrence');
  });
});
