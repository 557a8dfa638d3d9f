import type { Page } from 'playwright-core';

import { fold } from '../../src/competition/fold/fold.js';
import { verifyText } from '../../src/tools/verify/record-text.js';
import { linesOf } from '../../src/tournaments/papers/standing-lines.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { inBrowser } from './browser.js';
import { NAMES } from './events-in.js';
import { PHONE, SCREEN, useHouse } from './house.js';
import type { TestPlayer } from './support.js';

const WHOLE_TEST = 180_000;
const ROUNDS = 3;

/** A number of quarters, as the page writes it. */
function written(points: number): string {
  const fraction = ['', '¼', '½', '¾'][(points % 1) * 4]!;
  return points >= 1 || points === 0 ? `${Math.floor(points)}${fraction}` : fraction;
}

inBrowser('a Swiss of eight in mirrored pairs', () => {
  const house = useHouse();
  let count = 0;

  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  const sees = (page: Page, text: string) => page.getByText(text).first().waitFor();

  async function asked({ token }: TestPlayer, path: string, body?: object): Promise<any> {
    const headers = { 'idempotency-key': `request-${(count += 1)}` };
    const told = await house.app.rest(`POST /v1/${path}`, { token, headers, body });
    expect(told.body).not.toHaveProperty('error');
    return told.body;
  }

  const act = (player: TestPlayer, event: string, ...acts: object[]) =>
    asked(player, `tournaments/${event}/acts`, { acts, reason: 'They have agreed.' });

  const seen = async (id: string): Promise<any> =>
    (await house.app.rest(`GET /v1/tournaments/${id}`)).body;

  async function made(desk: Page): Promise<string> {
    await desk.getByLabel('Name').fill('Lakes in autumn');
    await desk.locator('input[name=ruleset][value=ops1812]').check();
    await desk.locator('input[name=legs][value=MIRRORED]').check();
    await press(desk, 'Create');
    await desk.waitForURL('**/t/**');
    await press(desk, 'Open it for entries');
    await sees(desk, 'entries open');
    return new URL(desk.url()).pathname;
  }

  /** Exchanges somebody of the first pair with whoever it is possible with. */
  async function exchanged(desk: Page): Promise<void> {
    await desk
      .getByRole('button', { name: new RegExp(NAMES.join('|')) })
      .first()
      .click();
    await desk
      .getByRole('button', { name: /^Exchange .*…$/ })
      .first()
      .click();
    await desk.locator('.mate:enabled').first().click();
    await desk.getByLabel('Why? All can read it.').fill('one household');
    await desk.getByRole('button', { name: /^Exchange .* and / }).click();
    await desk.locator('.why').getByText('Why this pair?').waitFor();
  }

  /** Who has the lower number gives up one game of the pair or, if the two add up to a multiple of 3, both. */
  async function playedOut(id: string, players: readonly TestPlayer[], ruled: boolean) {
    const { rounds, entries } = await seen(id);
    const { number: round, pairings } = rounds.at(-1);
    for (const { board, first, second, legs } of pairings)
      for (const [i, { gameId }] of legs.entries()) {
        const [low, high] = [Math.min(first, second), Math.max(first, second)];
        const loser = i === 0 || (low + high) % 3 === 0 ? low : high;
        const { playerId } = entries[loser - 1];
        const player = players.find((one) => one.id === playerId)!;
        if (ruled && board === 1 && i === 0) continue;
        await asked(player, `games/${gameId}/resign`);
      }
    await house.app.app.get(KeeperService).look();
    return { round, board: 1, leg: 1 };
  }

  const shownOn = async (page: Page): Promise<string[][]> => {
    const rows = page.locator('.fold tbody tr');
    const texts = (of: string): Promise<string[]> => rows.locator(of).allTextContents();
    const [names, points] = [await texts('.name bdi'), await texts('.p')];
    return names.map((name, i) => [name.trim(), points[i]!.trim()]);
  };

  it(
    'is run by its director before two players and a spectator, to the table that its facts make',
    async () => {
      const [owner, spectator] = [await house.app.signUp(), await house.app.signUp()];
      const players: TestPlayer[] = [];
      for (const name of NAMES) players.push(await house.app.signUp(name));
      const desk = await house.visit(owner, '/tournaments/new', { viewport: SCREEN });
      const path = await made(desk);
      const { id } = await seen(path.slice('/t/'.length));
      const looking = await house.visit(spectator, path, { viewport: SCREEN });
      const playing: Page[] = [];
      for (const player of players.slice(0, 2)) {
        const page = await house.visit(player, path, { viewport: PHONE });
        await press(page, 'Enter');
        await page.getByRole('button', { name: 'Withdraw' }).waitFor();
        playing.push(page);
      }
      for (const player of players.slice(2)) await act(player, id, { kind: 'enter' });
      await desk.reload();
      await press(desk, 'Begin it now');
      await sees(desk, 'running');
      for (let round = 1; round <= ROUNDS; round++) {
        await desk.goto(`${house.app.url}${path}/rounds`);
        await press(desk, 'Propose the next round');
        if (round === 2) await exchanged(desk);
        await press(desk, 'Publish the round');
        await desk.getByRole('heading', { name: `Round ${round}`, exact: true }).waitFor();
        await desk
          .getByRole('button', { name: 'Publish the round' })
          .waitFor({ state: 'detached' });
        for (const page of playing)
          await page
            .getByRole('link', { name: /^To the board:/ })
            .first()
            .waitFor();
        const place = await playedOut(id, players, round === 1);
        if (round === 1) await act(owner, id, { kind: 'rule', ...place, result: 'FIRST' });
      }
      const { body: facts } = await house.app.rest(`GET /v1/tournaments/${id}/facts?first=500`);
      expect(facts.map(({ kind }: any) => kind)).toContain('PAIRING_CHANGED');
      const { seq } = facts.find(({ kind }: any) => kind === 'GAME_ENDED');
      await act(owner, id, { kind: 'correct', fact: seq, result: 'DRAW' });
      await desk.goto(house.app.url + path);
      await press(desk, 'Approve the table');
      // The seed of the lots is public from then on.
      await sees(desk, 'approved');
      const file = (await house.app.rest(`GET /v1/tournaments/${id}/export.json`)).body;
      expect(verifyText(JSON.stringify(file), true).faults).toEqual([]);
      const event = fold(file.facts)!;
      const drawing = { id, seed: Buffer.from(file.seed, 'hex') };
      const wanted = linesOf(drawing, event).map(({ entry, points }) => [
        event.entries[entry - 1]!.name,
        written(points),
      ]);
      expect(event.rounds).toHaveLength(ROUNDS);
      for (const page of [desk, looking, ...playing]) {
        await sees(page, 'approved');
        expect(await shownOn(page)).toEqual(wanted);
      }
    },
    WHOLE_TEST,
  );
});
