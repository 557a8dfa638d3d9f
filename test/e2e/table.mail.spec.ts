import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';
import type { TestPlayer } from './support.js';
import { until } from './waiting.js';

const WHOLE_TEST = 120_000;
const ADDRESS = 'ada@mail.example';

/** Has the page loaded anew by the button of the other language. The test's browser is English again at each load. */
async function inOther(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '日本語' }).click();
  await loaded;
}

inBrowser('mail on the page', () => {
  let sink: SmtpSink;
  const house = useHouse(async () => {
    sink = await startSmtpSink();
    return {
      ...{ SMTP_URL: sink.url, MAIL_FROM: 'Muster <games@muster.example>' },
      PUBLIC_URL: 'https://muster.example',
    };
  });
  afterAll(() => sink.stop());

  const open = async (page: Page): Promise<void> => {
    await page.locator('.who button').first().click();
    await page.locator('summary', { hasText: 'Mail about your games' }).click();
  };
  const standing = async ({ token }: TestPlayer) =>
    (await house.app.ask('{ mailAddress { address state waiting digest } }', {}, token))
      .mailAddress;

  it(
    'is asked for, confirmed, had once a day, and stopped',
    async () => {
      const ada = await house.app.signUp('Ada');
      const page = await house.visit(ada, '/play');
      await open(page);
      await page.getByText('You can be written to when it is your move.').waitFor();
      expect(await page.getByRole('radio').count()).toBe(0);
      await page.getByLabel('Mail address').fill(ADDRESS);
      await page.getByRole('button', { name: 'Send a letter there' }).click();
      await page.getByText(`A letter went to ${ADDRESS}`).waitFor();
      await until(() => sink.letters.length === 1);
      const path = /\/mail\/confirm\/[\w-]+/.exec(sink.letters[0]!.text)![0];
      expect((await house.app.rest(`POST ${path}`)).status).toBe(200);

      await page.reload();
      await open(page);
      await page.getByText(`You are written to at ${ADDRESS}.`).waitFor();
      expect(await page.getByLabel('each notice').isChecked()).toBe(true);
      await page.getByLabel('one letter a day').check();
      const there = { address: ADDRESS, state: 'ACTIVE', waiting: null };
      for (let digest = false; !digest; digest = (await standing(ada)).digest)
        await page.waitForTimeout(50);
      expect(await standing(ada)).toEqual({ ...there, digest: true });

      await page.getByRole('button', { name: 'No more mail' }).click();
      await page.getByText('You can be written to when it is your move.').waitFor();
      expect(await standing(ada)).toMatchObject({ address: null, state: null });
    },
    WHOLE_TEST,
  );
});

inBrowser('a player whose session has ended', () => {
  let sink: SmtpSink;
  const house = useHouse(async () => {
    sink = await startSmtpSink();
    return {
      ...{ SMTP_URL: sink.url, MAIL_FROM: 'Muster <games@muster.example>' },
      PUBLIC_URL: 'https://muster.example',
    };
  });
  afterAll(() => sink.stop());

  it(
    'is led to the way back, and plays on by the link and a press',
    async () => {
      const ada = await house.app.signUp('Ada');
      const set = `mutation { setMailAddress(input: { address: "${ADDRESS}" }) { waiting } }`;
      await house.app.ask(set, {}, ada.token);
      await until(() => sink.letters.length === 1);
      const path = /\/mail\/confirm\/[\w-]+/.exec(sink.letters[0]!.text)![0];
      await house.app.rest(`POST ${path}`);

      const page = await house.visit({ ...ada, token: 'a.dead.token' }, '/play');
      const kept = async () => JSON.parse((await page.evaluate(`localStorage.muster`)) as string);
      await page.getByText('You are signed out here').first().waitFor();
      await page
        .getByRole('link', { name: 'Have the way back to your player mailed' })
        .first()
        .click();
      await page.getByLabel('Mail address').fill(ADDRESS);
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await page.getByText('If that address is confirmed here').waitFor();
      await until(() => sink.letters.length === 2);
      const link = /\/recover#code=[\w-]+/.exec(sink.letters[1]!.text)![0];

      // Only the part behind the `#` changes: the page is not loaded anew.
      await page.evaluate(`location.assign(${JSON.stringify(link)})`);
      const button = page.getByRole('button', { name: 'Play here again' });
      await button.waitFor();
      expect([page.url(), sink.letters.length]).toEqual([`${house.app.url}/recover`, 2]);
      await inOther(page);
      await button.waitFor();
      expect(page.url()).toBe(`${house.app.url}/recover`);
      await button.click();
      await page.getByText('This browser plays as Ada.').waitFor();
      const { token, player } = await kept();
      expect(player).toEqual({ id: ada.id, name: 'Ada' });
      expect((await house.app.rest('GET /v1/players/me', { token })).body.id).toBe(ada.id);
      await page.goto('about:blank');
      await page.goto(`${house.app.url}${link}`);
      await button.click();
      await page.getByRole('alert').filter({ hasText: 'used already' }).waitFor();
    },
    WHOLE_TEST,
  );
});

inBrowser('the page of a service that sends no mail', () => {
  const house = useHouse();

  it(
    'keeps the code of a chat account where the language is another one',
    async () => {
      const page = await house.visit(await house.app.signUp('Ada'), '/play');
      const claims = Buffer.from('{"app":"discord","name":"ada"}').toString('base64url');
      await page.goto(`${house.app.url}/chat/link#code=${claims}.sealed`);
      const asked = page.getByText('May the account “ada” on Discord play as Ada?');
      await asked.waitFor();
      await inOther(page);
      await asked.waitFor();
      expect(page.url()).toBe(`${house.app.url}/chat/link`);
    },
    WHOLE_TEST,
  );

  it(
    'does not speak of it',
    async () => {
      const ada = await house.app.signUp('Ada');
      const page = await house.visit(ada, '/play');
      const asked = page.waitForResponse((answer) =>
        (answer.request().postData() ?? '').includes('MailAddress'),
      );
      await page.locator('.who button').first().click();
      expect(JSON.stringify(await (await asked).json())).toContain('NO_MAIL');
      await page.locator('summary', { hasText: 'When you are awake' }).waitFor();
      expect(await page.getByText('Mail about your games').count()).toBe(0);
    },
    WHOLE_TEST,
  );
});
