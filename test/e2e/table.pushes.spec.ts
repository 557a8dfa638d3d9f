import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { startWar } from './rest-games.js';
import type { TestPlayer } from './support.js';

const WHOLE_TEST = 180_000;
const PUSHED_TO = 'https://push.example/one';

/** Stands in for the browser's own question and for its push service, which no test can reach. */
function standIn(endpoint: string): void {
  const kept = (name: string): string | null => localStorage.getItem(`stand-in ${name}`);
  const keep = (name: string, value: string): void =>
    localStorage.setItem(`stand-in ${name}`, value);
  const question = {
    get permission() {
      return kept('permission') ?? 'default';
    },
    async requestPermission() {
      keep('permission', 'granted');
      return 'granted';
    },
  };
  const keys = {
    p256dh:
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const made = (key: string) => ({
    endpoint,
    options: { applicationServerKey: bytes(key).buffer },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => localStorage.removeItem('stand-in key'),
  });
  Object.assign(window, { Notification: question });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (kept('key') === null ? null : made(kept('key')!)),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      keep('key', applicationServerKey);
      return made(applicationServerKey);
    },
  });
}

inBrowser('a player who is away from the page', () => {
  const house = useHouse();
  const asked = (page: Page) => page.locator('.notices');

  /** Somebody at a game with a clock who has just made a move there. */
  async function moved() {
    const order = { ruleset: 'ops1812', scenario: 'campaign', clock: 'daily' };
    const game = await startWar(house.app, order);
    const [seat] = (await game.us.get()).body.owed as ['us' | 'gb'];
    const player = game[seat].player!;
    const page = await house.visit(player, '/nowhere', { serviceWorkers: 'allow' });
    await page.addInitScript(standIn, PUSHED_TO);
    await page.goto(`${house.app.url}/play/${game.id}`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.locator('#choices').waitFor();
    await move(page);
    return { page, player };
  }

  /** Throws a card away, which ends a turn. */
  async function move(page: Page): Promise<void> {
    await page.locator('#choices input[type=search]').fill('Discard');
    await page.locator('.found .chip').first().click();
    await page.locator('.acts .go').click();
    await asked(page).waitFor();
  }

  const addresses = async ({ token }: TestPlayer): Promise<string[]> =>
    (await house.app.ask('{ pushSubscriptions { url } }', {}, token)).pushSubscriptions.map(
      ({ url }: { url: string }) => url,
    );
  const becomes = async (player: TestPlayer, wanted: readonly string[]): Promise<void> => {
    while ((await addresses(player)).join() !== wanted.join())
      await new Promise((done) => setTimeout(done, 100));
  };

  it(
    'is told by this browser once they wish it, and no longer when they do not',
    async () => {
      const { page, player } = await moved();
      expect(await addresses(player)).toEqual([]);
      await asked(page).getByRole('button', { name: 'Tell me' }).click();
      await becomes(player, [PUSHED_TO]);
      await asked(page).waitFor({ state: 'detached' });
      // The page notes it when the answer has come, which is after the service knows it.
      await page.waitForFunction(() =>
        Object.keys(localStorage).some((key) => key.startsWith('muster push ')),
      );

      await page.goto(`${house.app.url}/play`);
      await page.locator('.who button').click();
      await page.getByText('Notices of your moves').click();
      await page.getByText('This browser tells you when it is your move.').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await becomes(player, []);
      await page.getByRole('button', { name: 'Tell me' }).click();
      await becomes(player, [PUSHED_TO]);
    },
    WHOLE_TEST,
  );

  it(
    'who has declined is not asked again, and nothing goes anywhere',
    async () => {
      const { page, player } = await moved();
      await asked(page).getByRole('button', { name: 'No, thanks' }).click();
      await asked(page).waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('#choices').waitFor();
      expect(await asked(page).count()).toBe(0);
      expect(await addresses(player)).toEqual([]);
    },
    WHOLE_TEST,
  );
});
