import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

import { openBrowser } from './browser.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';

/** How long tests wait for a browser on a busy machine, in ms. */
export const PATIENCE = 60_000;
export const PHONE = { width: 390, height: 844 };
export const SCREEN = { width: 1280, height: 800 };

/** What moves by itself or with an answer: the map, the question, the choices, the pictures. */
const LAID = `JSON.stringify([
  ...[...document.querySelectorAll('.layers, #choices')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height, one.childElementCount];
  }),
  document.querySelector('#choices')?.dataset.moment,
  document.querySelector('#choices')?.getAttribute('aria-busy'),
  document.querySelector('#choices')?.innerHTML,
  document.querySelector('.coach')?.innerText,
])`;

/**
 * Until a page rests: the map has come to where it goes, and a question may be touched that just came. For pages whose
 * clock is installed: what they wait for passes at once, and what they work on is waited for.
 */
export async function rest(page: Page): Promise<void> {
  for (let [before, looks] = ['', 0]; looks < 3;) {
    await page.clock.fastForward(400);
    await page.waitForTimeout(30);
    const now = (await page.evaluate(LAID)) as string;
    looks = now === before ? looks + 1 : 0;
    before = now;
  }
}

/** Until that is seen, which a page looks for now and then: the time between its looks passes at once. */
export async function inTime(page: Page, wanted: Locator): Promise<void> {
  for (const began = Date.now(); !(await wanted.isVisible()); await page.waitForTimeout(50)) {
    if (Date.now() - began > PATIENCE) throw new Error(`never came: ${String(wanted)}`);
    await page.clock.fastForward(1_000);
  }
}

/** A service and a browser for the tests of one file. */
export interface House {
  readonly app: TestApp;
  /**
   * Opens a page in a browser context of its own. Service workers can be blocked, as tests cannot hold up what goes
   * through them.
   */
  visit(player: TestPlayer, path: string, options?: object): Promise<Page>;
}

/** Closes the pages; answers that a test holds up may still be under way, and are let go first. */
async function closed(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Opens the service and the browser before the first test of a file, and closes them after the last. */
export function useHouse(
  settings: () => Promise<Record<string, string>> = async () => ({}),
): House {
  let app: TestApp;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    app = await startApp(await settings());
    browser = await openBrowser();
  }, PATIENCE);
  afterEach(async () => {
    for (const context of contexts.splice(0)) await closed(context);
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });
  return {
    get app() {
      return app;
    },
    async visit({ token, id, name }, path, options = {}) {
      const usual = {
        viewport: PHONE,
        locale: 'en-GB',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      } as const;
      const context = await browser.newContext({ ...usual, ...options });
      context.setDefaultTimeout(PATIENCE);
      contexts.push(context);
      // The time of a page goes on as it does, and can be put forward.
      await context.clock.install();
      const told = JSON.stringify(JSON.stringify({ token, player: { id, name } }));
      await context.addInitScript(`localStorage.setItem('muster', ${told})`);
      const page = await context.newPage();
      await page.goto(app.url + path);
      return page;
    },
  };
}
