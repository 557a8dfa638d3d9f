import { randomUUID } from 'node:crypto';
import { get } from 'node:http';

import { startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const WAR = { ruleset: 'columbia1812', scenario: 'campaign' };

const page = async (id: string, language = 'en'): Promise<string> => {
  const headers = { 'accept-language': language };
  return (await fetch(`${app.url}/play/${id}`, { headers })).text();
};
/** `fetch` writes the host itself. */
const raw = (path: string, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(app.url + path, { headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });

const told = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];

describe('a link to a game, where it is shared', () => {
  it('has a title, who plays, and the picture that a spectator sees, in both languages', async () => {
    const { id } = await startWar(app);
    const html = await page(id);
    expect(html).toContain('<title>War of 1812 – ');
    expect(told(html, 'og:title')).toMatch(/^War of 1812 – ./);
    expect(told(html, 'og:description')).toMatch(/: .+, .+: ./);
    const image = told(html, 'og:image')?.replaceAll('&amp;', '&') ?? '';
    expect(image.startsWith(`${app.url}/v1/games/${id}/board.png?`)).toBe(true);
    const picture = await fetch(image);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const japanese = await page(id, 'ja');
    expect(told(japanese, 'og:title')).not.toBe(told(html, 'og:title'));
    expect(told(japanese, 'og:image')).toContain('locale=ja');
  });

  it('has no picture where its host is not the service itself', async () => {
    const { id } = await startWar(app);
    const { port } = new URL(app.url);
    const asked = async (host: string): Promise<string> => raw(`/play/${id}`, host);
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1:1', '"><b>']) {
      const html = await asked(host);
      expect(html).toContain('og:title');
      expect(html).not.toContain('og:image');
      expect(html).not.toContain(host);
    }
    expect(told(await asked(`localhost:${port}`), 'og:image')).toMatch(/^http:\/\/localhost:/);
  });

  it('has no picture before the game begins, and no name is taken for more than text', async () => {
    const { body } = await app.rest('POST /v1/players', { body: { name: '"><b>&amp;\'' } });
    const made = await app.rest('POST /v1/games', { token: body.token, body: WAR });
    const html = await page(made.body.id);
    expect(told(html, 'og:image')).toBeUndefined();
    expect(told(html, 'og:description')).toContain('&quot;&gt;&lt;b&gt;&amp;amp;&#39;');
    expect(html).not.toContain('<b>');
  });

  it('says nothing of a private game that it does not say of one that is not there', async () => {
    const { token } = await app.signUp();
    const body = { ...WAR, private: true };
    const { id } = (await app.rest('POST /v1/games', { token, body })).body;
    const nothing = await page(randomUUID());
    expect(await page(id)).toBe(nothing);
    expect(await page('nothing')).toBe(nothing);
    expect(nothing).not.toContain('og:');
    expect(nothing).toContain('<title>Muster</title>');
  });
});
