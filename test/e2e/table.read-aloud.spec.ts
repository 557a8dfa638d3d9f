import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { choices, type Ruleset, RULESETS } from '../../src/rules/index.js';
import { inBrowser } from './browser.js';
import { rest, useHouse } from './house.js';
import { positionWhere, WAR } from './positions.js';
import { startWar } from './rest-games.js';
import type { TestPlayer } from './support.js';

interface Found {
  readonly path: string;
  readonly player: TestPlayer;
}

const WHOLE_TEST = 120_000;
/** As it was, so that a change is read before it is made. `npm run read-aloud:update` writes it anew. */
const KNOWN = new URL('./read-aloud/', import.meta.url);
const UPDATE = process.env['UPDATE_READ_ALOUD'] === '1';

/** So long a page on a busy machine may take to show what came of a press, in ms. */
const SETTLES = UPDATE ? 2_000 : 20_000;

/** What differs from run to run: ids, addresses, seals. */
const lasting = (tree: string): string =>
  `${tree
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replace(/127\.0\.0\.1:\d+/g, 'HOST')
    .replace(/[0-9a-f]{64}/g, 'SEAL')
    .replace(/invite=[\w-]+/g, 'invite=SECRET')}\n`;

function known(name: string): string {
  try {
    return readFileSync(new URL(name, KNOWN), 'utf8');
  } catch {
    return '';
  }
}

inBrowser('what a screen reader finds', () => {
  const house = useHouse();

  /** The game of a lesson, as it begins. */
  async function lesson({ lesson, id }: Ruleset): Promise<Found> {
    if (lesson === undefined) throw new Error(`${id} has no lesson`);
    const player = await house.app.signUp('Ada');
    const { token } = player;
    const { scenario, options, seat, position } = lesson;
    const seatBots = RULESETS.find((one) => one.id === id)!
      .seats.filter((one) => one !== seat)
      .map((one) => ({ seat: one, level: 'random' }));
    const body = { ruleset: id, scenario, options, seat, position, seatBots };
    const { body: game } = await house.app.rest('POST /v1/games', { body, token });
    return { path: `/play/${game.id}`, player };
  }

  const at = (path: string) => async () => ({ path, player: await house.app.signUp('Ada') });

  /** A battle of War of 1812 in which the Americans decide. */
  async function battle() {
    const state = positionWhere((now) => {
      const decision = JSON.stringify((now as any).agenda.at(-1));
      return decision.includes('"battle-turn"') && choices(WAR, now, 'us').length > 1;
    }, 11);
    const game = await startWar(house.app, { position: WAR.writePosition(state) });
    return { path: `/play/${game.id}`, player: game.us.player! };
  }

  async function over() {
    const game = await startWar(house.app);
    await game.gb.post('/resign', {});
    return { path: `/play/${game.id}`, player: game.us.player! };
  }

  async function waiting() {
    const player = await house.app.signUp('Ada');
    const { token } = player;
    const body = { ruleset: 'columbia1812', scenario: 'campaign' };
    const { body: game } = await house.app.rest('POST /v1/games', { body, token });
    return { path: `/play/${game.id}`, player };
  }

  const pickCard = (page: Page) => page.locator('.face[data-choose]').first().click();

  const PLACES: readonly {
    name: string;
    find: () => Promise<Found>;
    then?: (page: Page) => Promise<void>;
    ready: string;
  }[] = [
    { name: 'welcome', find: at('/'), ready: 'h1' },
    { name: 'new', find: at('/play/new?ruleset=madison'), ready: '.go' },
    { name: 'waiting', find: waiting, ready: '.link' },
    ...RULESETS.map((rules) => ({
      ...{ name: rules.id, find: () => lesson(rules), ready: '#choices [data-choose]' },
    })),
    { name: 'battle', find: battle, ready: '#choices [data-choose]' },
    {
      name: 'card',
      find: () => lesson(RULESETS.find(({ id }) => id === 'madison')!),
      then: pickCard,
      ready: '.face[data-choose]',
    },
    { name: 'over', find: over, ready: '.checked[data-fits]' },
  ];

  it.each(PLACES.flatMap((place) => ['en', 'ja'].map((locale) => ({ ...place, locale }))))(
    'at $name, in $locale, is what it was',
    async ({ name, find, then, ready, locale }) => {
      const { path, player } = await find();
      const page = await house.visit(player, path, { locale });
      await page.locator(ready).first().waitFor();
      // A press that comes before the page is quiet may be meant for what stood there before.
      await rest(page);
      if (then !== undefined) await then(page);
      const file = `${name}.${locale}.txt`;
      const read = async () => lasting(await page.locator('body').ariaSnapshot());
      let tree = await read();
      for (const end = Date.now() + SETTLES; tree !== known(file) && Date.now() < end;) {
        await page.waitForTimeout(100);
        tree = await read();
      }
      if (UPDATE) {
        mkdirSync(KNOWN, { recursive: true });
        writeFileSync(new URL(file, KNOWN), tree);
      }
      expect(tree.length).toBeGreaterThan(100);
      expect(tree).toBe(known(file));
    },
    WHOLE_TEST,
  );
});
