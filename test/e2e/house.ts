import type { Browser, BrowserContext, Page } from 'playwright-core';

import { openBrowser } from './browser.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';

/** How long tests wait for a browser on a busy machine, in ms. */
export const PATIENCE = 60_000;
export const PHONE = { width: 390, height: 844 };
export const SCREEN = { width: 1280, height: 800 };

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
export function useHouse(): House {
  let app: TestApp;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    app = await startApp();
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
      const told = JSON.stringify(JSON.stringify({ token, player: { id, name } }));
      await context.addInitScript(`localStorage.setItem('muster', ${told})`);
      const page = await context.newPage();
      await page.goto(app.url + path);
      return page;
    },
  };
}
