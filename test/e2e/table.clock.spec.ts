import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { PATIENCE, PHONE, SCREEN, useHouse } from './house.js';
import { type RestGame, startWar } from './rest-games.js';
import type { TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Where a picture of the page is kept: `LOOK=folder npm test -- e2e/table.clock`. */
const LOOK = process.env['LOOK'];

inBrowser('clocks on the page', () => {
  const house = useHouse();
  let time: TimeMachine;
  beforeAll(() => {
    time = timeMachine(house.app);
  });

  /** War of 1812: Operations at one side's decision; that side, and who waits. */
  async function timed(clock: string, whenEmpty?: string) {
    const game = await startWar(house.app, {
      ruleset: 'ops1812',
      scenario: 'campaign',
      clock,
      whenEmpty,
    });
    const { owed } = (await game.us.get()).body;
    const [mover, waiter] = owed.includes('us') ? ['us', 'gb'] : ['gb', 'us'];
    return { game, mover: of(game, mover!), waiter: of(game, waiter!), isMovers: owed };
  }
  const of = (game: RestGame, seat: string): TestPlayer => game[seat as 'us' | 'gb'].player!;
  const open = (player: TestPlayer, { game }: { game: RestGame }, viewport = PHONE) =>
    house.visit(player, `/play/${game.id}`, { viewport });
  const look = async (page: Page, name: string) => {
    if (LOOK !== undefined) await page.screenshot({ path: `${LOOK}/${name}.png` });
  };
  const face = (page: Page, nth: number) => page.locator('.plate .left').nth(nth);

  it(
    'stand beside the names; a press shows both of them and lets the waiter give time',
    async () => {
      const table = await timed('daily');
      time.pass(2 * DAY);
      const page = await open(table.waiter, table);
      const runs = page.locator('.plate .left.runs');
      expect(await runs.textContent()).toMatch(/^(3 d|2 d 23 h)$/);
      expect(await page.locator('.plate .left:not(.runs)').textContent()).toBe('5 d');
      await look(page, 'plates-390');
      await runs.click();
      const sheet = page.getByRole('dialog');
      expect(await sheet.locator('h2').textContent()).toContain('5 days, 12 h more each turn');
      await look(page, 'clocks-390');
      await sheet.getByRole('button', { name: 'Give 10 h' }).click();
      await page.locator('.plate .left.runs', { hasText: /3 d (9|10) h/ }).waitFor();
      const { seats } = (await table.game.us.get()).body.clock;
      expect(seats.find(({ running }: any) => running).turn.left).toBe('P3DT10H');
      await page.getByRole('button', { name: 'Close' }).click();
      await page
        .getByText(/10 hours/)
        .first()
        .waitFor();
    },
    PATIENCE,
  );

  it(
    'say when one is empty, and the waiter claims the game after being asked once more',
    async () => {
      const table = await timed('fast');
      time.pass(3 * DAY + HOUR);
      const [mine, theirs] = [
        await open(table.mover, table),
        await open(table.waiter, table, SCREEN),
      ];
      await mine.getByText('Your time is up').waitFor();
      expect(await mine.getByRole('button', { name: /Claim/ }).count()).toBe(0);
      await look(mine, 'mine-390');
      await theirs.getByRole('button', { name: /Claim the game …/ }).click();
      await look(theirs, 'claim-1280');
      expect((await table.game.us.get()).body.status).toBe('RUNNING');
      await theirs.getByRole('button', { name: 'Not yet' }).click();
      await theirs.getByRole('button', { name: /Claim the game …/ }).click();
      await theirs.getByRole('button', { name: 'Claim the game', exact: true }).click();
      await theirs.locator('.outcome, .over').first().waitFor();
      expect((await table.game.us.get()).body).toMatchObject({
        status: 'FINISHED',
        outcome: { reason: 'timeout' },
      });
      await mine.getByText('Your time is up').waitFor({ state: 'detached' });
      await look(theirs, 'over-1280');
      expect(await face(theirs, 0).count()).toBe(1);
    },
    PATIENCE,
  );

  it(
    'stand while both want a pause, which one asks for in the menu and the other grants',
    async () => {
      const table = await timed('slow');
      const [asks, grants] = [
        await open(table.waiter, table, SCREEN),
        await open(table.mover, table),
      ];
      await asks.getByRole('button', { name: 'Menu' }).click();
      await asks.getByLabel('Ask the other player').selectOption('for a pause: 3 d');
      await look(asks, 'ask-1280');
      await asks.getByRole('button', { name: 'Ask', exact: true }).click();
      await asks.getByText('You have asked for a pause of 3 d.').waitFor();
      await grants.getByText('asks for a pause of 3 d').first().waitFor();
      await look(grants, 'asked-390');
      await grants.getByRole('button', { name: 'Agree' }).click();
      await grants.getByText('Both agreed on a pause').first().waitFor();
      await asks.getByRole('button', { name: 'Take it back' }).waitFor({ state: 'detached' });
      expect((await table.game.us.get()).body.clock.frozen).toBe(
        new Date(time.now() + 3 * DAY).toISOString(),
      );
      await face(grants, 0).click();
      await grants.getByText('All clocks stand until').waitFor();
      await look(grants, 'paused-390');
    },
    PATIENCE,
  );

  it(
    'tell of each player how their games with a clock have ended',
    async () => {
      const table = await timed('daily');
      const { token } = table.mover;
      const order = { ruleset: 'ops1812', scenario: 'campaign', seat: 'us', clock: 'daily' };
      const made = await house.app.rest('POST /v1/games', { body: order, token });
      const other = await house.app.signUp('Third');
      const at = `POST /v1/games/${made.body.id}`;
      await house.app.rest(`${at}/seats/gb`, { body: {}, token: other.token });
      const headers = { 'idempotency-key': 'resigned' };
      await house.app.rest(`${at}/resign`, { headers, token });
      const page = await open(table.waiter, table);
      await page.locator('.plate .left.runs').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText('Finished 1 of 1 games with a clock').waitFor();
      await look(page, 'reliable-390');
      expect(await sheet.getByText('games with a clock').count()).toBe(1);
    },
    PATIENCE,
  );

  it(
    'say how often the computer has answered for an empty clock',
    async () => {
      const table = await timed('fast', 'AUTOPLAY');
      time.pass(3 * DAY + HOUR);
      await time.look();
      await until(async () => (await table.game.us.get()).body.version > 2);
      const page = await open(table.waiter, table);
      await face(page, 0).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText('The computer has answered for an empty clock 1 of 3 times.').waitFor();
      await look(page, 'autoplayed-390');
      expect(await sheet.getByText('The computer has answered').count()).toBe(1);
    },
    PATIENCE,
  );

  it(
    'are chosen where a game is made against people, and told to whoever may sit down',
    async () => {
      const player = await house.app.signUp('Ada');
      const page = await house.visit(player, '/play/new?against=anyone');
      expect(await page.locator('input[name=whenEmpty]').count()).toBe(0);
      await page.getByRole('radio', { name: /One sitting/ }).check();
      expect(await page.locator('input[name=whenEmpty]:checked').inputValue()).toBe('AUTO');
      await page.getByRole('radio', { name: /Fast/ }).check();
      expect(await page.locator('input[name=whenEmpty]:checked').inputValue()).toBe('CLAIM');
      await page.getByRole('radio', { name: /The computer answers/ }).check();
      await look(page, 'new-390');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByText('Clock: Fast (3 days, 4 h more each turn)').waitFor();
      await page.getByText('When a clock is empty the computer answers').waitFor();
      await look(page, 'wait-390');
      const lobby = await house.visit(await house.app.signUp('Bob'), '/play');
      await lobby.getByText('Clock: Fast (3 days, 4 h more each turn)').waitFor();
      await lobby.goto(`${house.app.url}/play/new`);
      await lobby.getByText('Side').or(lobby.getByText('You play')).first().waitFor();
      expect(await lobby.getByText('3 days, 4 h more each turn').count()).toBe(0);
    },
    PATIENCE,
  );
});
