import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { DAY, HOUR, timeMachine } from './time-machine.js';

const WHOLE_TEST = 120_000;
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

inBrowser('waking hours on the page', () => {
  const house = useHouse();

  it(
    'are set by their player, and told with the day from which they hold',
    async () => {
      const ada = await house.app.signUp('Ada');
      const page = await house.visit(ada, '/play');
      await page.locator('.who button').first().click();
      await page.locator('summary', { hasText: 'When you are awake' }).click();
      await page.getByText('Your clocks run day and night.').waitFor();
      await page.getByLabel('Time zone').fill('Asia/Tokyo');
      await page.getByLabel('Saturday and Sunday: until').fill('01:30');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Sat 09:00–24:00').waitFor();
      const { body } = await house.app.rest('GET /v1/players/me/hours', { token: ada.token });
      expect(body.present).toBeNull();
      expect(body.next.zone).toBe('Asia/Tokyo');
      expect(body.next.windows).toContainEqual({ day: 1, from: '00:00', to: '01:30' });
      await page.getByLabel('Time zone').fill('Nowhere');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('there is no such time zone').waitFor();
      await page.getByRole('button', { name: 'Always awake' }).click();
      await page.getByText('there is no such time zone').waitFor({ state: 'detached' });
      await page.getByText('From').waitFor({ state: 'detached' });
    },
    WHOLE_TEST,
  );

  it(
    'are below the name, which can be another from then on',
    async () => {
      const ada = await house.app.signUp('Ada');
      const page = await house.visit(ada, '/play');
      await page.locator('.who button').first().click();
      await page.locator('summary', { hasText: 'Your name' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Countess');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('You are Countess now.').waitFor();
      await page.getByLabel('Name', { exact: true }).fill('Ada');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Too many requests').waitFor();
      expect(await page.evaluate(`JSON.parse(localStorage.muster).player.name`)).toBe('Countess');
      const { body } = await house.app.rest('GET /v1/players/me', { token: ada.token });
      expect(body.name).toBe('Countess');
    },
    WHOLE_TEST,
  );

  it(
    'show beside the name that a clock stands',
    async () => {
      const { app } = house;
      const time = timeMachine(app);
      time.pass((22 * HOUR - (time.now() % DAY) + DAY) % DAY);
      const players = [await app.signUp('Ada'), await app.signUp('Bea')];
      for (const { id } of players)
        await app.pool.query('INSERT INTO player_hours (player_id, present) VALUES ($1, $2)', [
          id,
          { zone: 'UTC', windows: ALL_DAYS.map((day) => ({ day, from: '08:00', to: '20:00' })) },
        ]);
      const order = { ruleset: 'columbia1812', scenario: 'campaign', clock: 'daily', seat: 'us' };
      const [ada, bea] = players;
      const { body } = await app.rest('POST /v1/games', { body: order, token: ada!.token });
      await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: bea!.token });
      const page = await house.visit(ada!, `/play/${body.id}`);
      const clock = page.getByRole('button', { name: /time left.*asleep/ }).first();
      await clock.click();
      const asleep = page.getByText('Asleep until').first();
      await asleep.waitFor();
      expect(await asleep.innerText()).toMatch(/^Asleep until .*: the clock stands\.$/);
    },
    WHOLE_TEST,
  );
});
