import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { eventsIn } from './events-in.js';
import { PHONE, SCREEN, useHouse } from './house.js';
import type { TestPlayer } from './support.js';
import { HOUR, timeMachine } from './time-machine.js';

const WHOLE_TEST = 180_000;

/** What those who run an event decide by the buttons of its pages. */
inBrowser('the desk of an event', () => {
  const house = useHouse();
  const { done, begun, playedOut } = eventsIn(house);

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const press = (page: Page, name: string) => button(page, name).first().click();
  const because = (page: Page, why = 'the ferry is late') =>
    page.getByLabel('Why? All can read it.').fill(why);
  const sees = (page: Page, text: string) => page.getByText(text).first().waitFor();
  const eventOf = async (id: string, { token }: TestPlayer): Promise<any> =>
    (await house.app.rest(`GET /v1/tournaments/${id}`, { token })).body;

  /** The rows of what would change: name, before, after. */
  async function changesOn(page: Page): Promise<string[][]> {
    await page.locator('.reason .cost').waitFor();
    const rows = await page.locator('.reason .cost tbody tr').all();
    return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  }

  it(
    'rules a game, with what that would change in the table, and corrects and undoes it likewise',
    async () => {
      const { owner, id, event, path } = await begun(4, { tiebreaks: ['BH'] });
      const { first, second } = event.rounds[0].pairings[0];
      const nameOf = (entry: number): string => event.entries[entry - 1].name;
      const page = await house.visit(owner, `${path}/rounds`, { viewport: SCREEN });
      await press(page, 'Decide…');
      expect(await button(page, 'Do it').isDisabled()).toBe(true);
      await page.getByLabel('Result').selectOption('FIRST');
      const rows = await changesOn(page);
      expect(rows.find(([name]) => name === nameOf(first))).toEqual([
        nameOf(first),
        expect.stringContaining('#1 · 0'),
        expect.stringContaining('#1 · 1'),
      ]);
      expect((await eventOf(id, owner)).rounds[0].pairings[0].legs[0].result).toBeNull();
      await page.getByLabel('Clause of the rules').fill('art. 6.7');
      await because(page);
      await press(page, 'Do it');
      await sees(page, `${nameOf(first)} won`);

      await page.goto(`${house.app.url}${path}/facts`);
      await press(page, 'Correct…');
      await page.getByLabel('Result').selectOption('SECOND');
      const turned = await changesOn(page);
      expect(turned.map(([name]) => name).sort()).toEqual([nameOf(first), nameOf(second)].sort());
      await because(page);
      await press(page, 'Do it');
      await button(page, 'Do it').waitFor({ state: 'detached' });
      await page
        .locator('li', { hasText: 'corrected' })
        .getByRole('button', { name: 'Undo…' })
        .click();
      expect((await changesOn(page)).map(([name]) => name).sort()).toEqual(
        [nameOf(first), nameOf(second)].sort(),
      );
      await because(page);
      await press(page, 'Do it');
      await button(page, 'Do it').waitFor({ state: 'detached' });
      const { rounds } = await eventOf(id, owner);
      expect(rounds[0].pairings[0].legs[0]).toMatchObject({ result: 'FIRST', by: 'RULING' });
    },
    WHOLE_TEST,
  );

  it(
    'says why a correction is declined before anything is written, and how many matches would be played again',
    async () => {
      const { owner, id, entrants, event, path } = await begun(4, { format: 'KNOCKOUT' });
      await playedOut(event, entrants);
      await done(owner, id, { kind: 'pair' }, { kind: 'publish' });
      const page = await house.visit(owner, `${path}/facts`, { viewport: PHONE });
      const ended = page.locator('li', { hasText: 'board 1' }).last();
      await ended.getByRole('button', { name: 'Correct…' }).click();
      await page.getByLabel('Result').selectOption('FIRST');
      await sees(page, 'say what becomes of');
      await page.locator('.reason select').nth(1).selectOption('REPLAY');
      await sees(page, 'Matches that are played again: 1');
    },
    WHOLE_TEST,
  );

  it(
    'lets a forfeit, a deadline, a note and a new name be said',
    async () => {
      const { owner, id, event, path } = await begun(2, { rounds: 1, legs: 'MIRRORED' });
      const { second } = event.rounds[0].pairings[0];
      const away = event.entries[second - 1].name;
      const page = await house.visit(owner, `${path}/rounds`, { viewport: PHONE });
      await press(page, 'Move the deadline…');
      const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 16);
      await page.getByLabel('New deadline').fill(later);
      await because(page);
      await press(page, 'Do it');
      await button(page, 'Do it').waitFor({ state: 'detached' });
      expect((await eventOf(id, owner)).rounds[0].deadline.slice(0, 10)).toBe(later.slice(0, 10));

      await press(page, 'Decide game B…');
      await page.getByLabel('Result').selectOption({ label: `${away} did not turn up` });
      await because(page);
      await press(page, 'Do it');
      await sees(page, '(forfeited)');

      await page.goto(`${house.app.url}${path}/facts`);
      await press(page, 'Add a note…');
      await page.getByLabel('Note, seen by all').fill('Lunch is at one.');
      await press(page, 'Do it');
      await sees(page, 'Lunch is at one.');

      await page.goto(`${house.app.url}${path}`);
      await press(page, 'Change settings…');
      expect(await page.getByLabel('Entries close').count()).toBe(0);
      await page.getByLabel('Hours for a round').fill('48');
      await page.getByLabel('Hours of pause').fill('5');
      await because(page);
      await press(page, 'Do it');
      await button(page, 'Do it').waitFor({ state: 'detached' });
      expect((await eventOf(id, owner)).settings).toMatchObject({ roundHours: 48, pauseHours: 5 });
      const said =
        'Settings were changed: time for a round: 2 days, pause between rounds: 5 hours.';
      await page.goto(`${house.app.url}${path}/facts`);
      await sees(page, said);
      await page.goto(`${house.app.url}${path}`);

      await press(page, 'Rename…');
      await page.getByLabel('Name', { exact: true }).fill('Lakes in winter');
      await press(page, 'Do it');
      await page.getByRole('heading', { name: 'Lakes in winter' }).waitFor();
    },
    WHOLE_TEST,
  );

  it(
    'has two meet next and two never, seeds, substitutes, and takes a role back',
    async () => {
      const { owner, id, entrants, event, path } = await begun(4, { rounds: 3 });
      const page = await house.visit(owner, `${path}/roster`, { viewport: SCREEN });
      await press(page, 'Seed in this order…');
      const order = await page.locator('.lines bdi').allTextContents();
      await button(page, `${order[1]}: one up`).click();
      await press(page, 'Seed in this order');
      await button(page, 'Seed in this order…').waitFor();
      const named = (entry: any): string => entry.name;
      const bySeed = (await eventOf(id, owner)).entries.toSorted(
        (a: any, b: any) => a.seed - b.seed,
      );
      expect(bySeed.map(named)).toEqual([order[1], order[0], ...order.slice(2)]);

      const newcomer = await house.app.signUp('Sandpiper');
      const line = page.locator('tr', { hasText: entrants[0]!.name });
      await line.getByRole('button', { name: 'Substitute…' }).click();
      const field = page.getByLabel('Name or id of who goes on instead');
      await field.fill('Nobody at all');
      await sees(page, 'Nobody is called exactly that.');
      expect(await button(page, 'Do it').isDisabled()).toBe(true);
      await field.fill('Sandpiper');
      await because(page);
      await page.getByLabel('What they see of the games that go on').selectOption('FROM_NOW');
      await press(page, 'Do it');
      await page.locator('tr', { hasText: 'Sandpiper' }).waitFor();
      expect((await eventOf(id, owner)).entries[0].playerId).toBe(newcomer.id);

      const friend = await house.app.signUp('Greenshank');
      await done(owner, id, { kind: 'giveRole', player: friend.id, role: 'ARBITER' });
      await sees(page, 'Greenshank');
      await press(page, 'Take the role from Greenshank…');
      await press(page, 'Do it');
      await button(page, 'Take the role from Greenshank…').waitFor({ state: 'detached' });

      const now = await eventOf(id, owner);
      const players = [newcomer, ...entrants.slice(1)];
      await playedOut({ ...event, entries: now.entries }, players);
      await page.goto(`${house.app.url}${path}/rounds`);
      const pair = event.rounds[0].pairings;
      const wishes = [
        ['Have two meet next…', pair[0].first, pair[1].second],
        ['Keep two apart…', pair[0].first, pair[1].first],
      ] as const;
      for (const [name, one, other] of wishes) {
        await press(page, name);
        await page.getByLabel('One').selectOption(String(one));
        await page.getByLabel('The other').selectOption(String(other));
        await because(page);
        await press(page, 'Do it');
        await button(page, 'Do it').waitFor({ state: 'detached' });
      }
      const { rounds } = await done(owner, id, { kind: 'pair' });
      const met = rounds[1].pairings.map((one: any) => [one.first, one.second].sort());
      expect(met).toContainEqual([pair[0].first, pair[1].second].sort());
    },
    WHOLE_TEST,
  );

  it(
    'lets a player claim a late game that the other has to move in',
    async () => {
      const wish = { rounds: 1, lateGames: 'CLAIM', roundHours: 1, graceHours: 24 };
      const { owner, id, entrants, event, path } = await begun(2, wish);
      const [{ first, second, legs }] = event.rounds[0].pairings;
      const { body: game } = await house.app.rest(`GET /v1/games/${legs[0].gameId}`, {
        token: owner.token,
      });
      const isFirst = game.owed[0] !== legs[0].firstSeat;
      const nameOf = (entry: number): string => event.entries[entry - 1].name;
      const [mine, other] = isFirst ? [first, second] : [second, first];
      const player = entrants.find(({ name }) => name === nameOf(mine))!;
      const page = await house.visit(player, path, { viewport: PHONE });
      const claim = button(page, `Claim the win over ${nameOf(other)}`);
      await page.locator('.next a').waitFor();
      expect(await claim.count()).toBe(0);
      const time = timeMachine(house.app);
      time.pass(2 * HOUR);
      await page.clock.setFixedTime(time.now());
      await page.reload();
      await claim.click();
      await press(page, 'Do it');
      await button(page, 'Do it').waitFor({ state: 'detached' });
      const { rounds } = await eventOf(id, owner);
      expect(rounds[0].pairings[0].legs[0].result).toBe(isFirst ? 'FIRST' : 'SECOND');
    },
    WHOLE_TEST,
  );
});
