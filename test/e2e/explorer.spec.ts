import type { Browser, Page } from 'playwright-core';

import { inBrowser, openBrowser } from './browser.js';
import { startApp, type TestApp } from './support.js';
import { offerToy, startToy } from './toy-games.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the files of the explorer', () => {
  it('are those that were built, and no others', async () => {
    const script = await app.rest('GET /graphql/explorer/main.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    for (const file of ['nothing.js', '..%2f..%2fpackage.json', '%2e%2e', '.explorer'])
      expect((await app.rest(`GET /graphql/explorer/${file}`)).status).toBe(404);
  });

  it('hold the licences of what is bundled', async () => {
    const { body } = await app.rest('GET /graphql/explorer/LICENCES.txt');
    for (const name of ['graphiql', 'monaco-editor', 'react-dom', 'graphql-ws'])
      expect(body).toMatch(new RegExp(`^${name} \\d.*\\n\\n(?:.*\\n)*?.*Copyright`, 'm'));
  });
});

const QUERY = '.graphiql-query-editor .monaco-editor';
const HEADERS = '.graphiql-editor-tool .monaco-editor:visible';

async function write(page: Page, editor: string, text: string): Promise<void> {
  await page.click(editor);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** `operation` starts with its kind and its name: it can be run once the page has seen which it is. */
async function run(page: Page, operation: string): Promise<void> {
  await write(page, QUERY, operation);
  const name = operation.split(' ')[1]!;
  await page.locator('.graphiql-tab-active', { hasText: name }).waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
}

const answer = (page: Page, text: string): Promise<void> =>
  page.locator('.graphiql-response .view-lines', { hasText: text }).waitFor();

/** Completion knows nothing until the schema has arrived. */
async function completion(page: Page, text: string): Promise<void> {
  const offered = page.locator('.suggest-widget', { hasText: text });
  for (let tries = 0; tries < 10 && !(await offered.isVisible()); tries++) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Space');
    await offered.waitFor({ timeout: 5_000 }).catch(() => undefined);
  }
  await offered.waitFor();
  await page.keyboard.press('Escape');
}

interface Seen {
  /** Addresses the page has asked for. */
  readonly asked: string[];
  /** Errors, and what its policy forbids. */
  readonly complaints: string[];
}

function watch(page: Page): Seen {
  const seen: Seen = { asked: [], complaints: [] };
  page.on('request', (request) => seen.asked.push(request.url()));
  page.on('websocket', (socket) => seen.asked.push(socket.url()));
  page.on('pageerror', (error) => seen.complaints.push(String(error)));
  page.on('requestfailed', (request) => seen.complaints.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.complaints.push(message.text());
  });
  return seen;
}

inBrowser('the explorer in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('completes, asks and subscribes, within the policy and from this machine alone', async () => {
    const { id, red } = await startToy(app);
    const page = await browser.newPage();
    const seen = watch(page);
    await page.goto(`${app.url}/graphql`);
    await page.locator(QUERY, { hasText: 'Isaac Brock' }).waitFor();

    await write(page, QUERY, '{ ruleset');
    await completion(page, 'rulesets');

    await run(page, 'query Rulesets { rulesets { id } }');
    await answer(page, '"columbia1812"');

    await page.getByRole('button', { name: 'Headers' }).click();
    await write(page, HEADERS, JSON.stringify({ Authorization: `Bearer ${red.player!.token}` }));
    await run(page, 'subscription Mine { myGames { seat game { id } } }');
    await answer(page, `"${id}"`);

    expect(seen.complaints).toEqual([]);
    const { host } = new URL(app.url);
    expect(seen.asked).toContain(`ws://${host}/graphql`);
    expect(
      seen.asked.filter((url) => !/^(data|blob):/.test(url) && new URL(url).host !== host),
    ).toEqual([]);
  }, 120_000);

  it('shows an answer below its query where the window is narrow', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await page.goto(`${app.url}/graphql`);
    const query = await page.locator(QUERY, { hasText: 'Isaac Brock' }).boundingBox();
    const result = await page.locator('.graphiql-response').boundingBox();
    expect(result!.width).toBeGreaterThan(280);
    expect(result!.y).toBeGreaterThan(query!.y + query!.height);
  }, 60_000);
});
