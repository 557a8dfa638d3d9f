import type { Locator } from 'playwright-core';

import { inBrowser } from './browser.js';
import { PATIENCE, useHouse } from './house.js';

/** A French fleet in port that carries more than it may (A1776-campopt.IV.note), and an American who holds cards. */
const POSITION = [
  'avalon1776 1',
  'scenario campaign',
  'capacity',
  'time turn 30 us movement',
  'entered 28',
  'us machias: 1 CA',
  'gb quebec: 1 TM',
  'ship fr-bf-a FFF47/FFF48: 5 FR 1 FA 1 FS',
].join('\n');

inBrowser('the Campaign of 1776 on a telephone', () => {
  const house = useHouse();

  it(
    'cards that are of no use now stand below what may be done',
    async () => {
      const { app } = house;
      const [us, gb] = [await app.signUp('Ada'), await app.signUp('Bob')];
      const order = { ruleset: 'avalon1776', scenario: 'campaign', seat: 'us' };
      const { status, body } = await app.rest('POST /v1/games', {
        body: { ...order, options: { capacity: true }, position: POSITION },
        token: us.token,
      });
      expect([status, body.id]).toEqual([201, expect.any(String)]);
      await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: gb.token });
      const game = await app.rest(`GET /v1/games/${body.id}`, { token: us.token });
      const moved = await app.rest(`POST /v1/games/${body.id}/moves`, {
        token: us.token,
        headers: { 'idempotency-key': 'end' },
        body: { version: game.body.version, draft: 0, actions: [{ do: 'end' }] },
      });
      expect(moved.status).toBe(200);
      const page = await house.visit(us, `/play/${body.id}`);
      await page.locator('.hand').waitFor();
      const top = async (part: Locator) => (await part.first().boundingBox())?.y ?? NaN;
      const asked = page.locator('.body').getByText('French Regulars');
      await asked.first().waitFor();
      expect(await top(asked)).toBeLessThan(await top(page.locator('.hand')));
    },
    PATIENCE,
  );
});
