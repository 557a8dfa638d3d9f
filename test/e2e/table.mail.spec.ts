import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { useHouse } from './house.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';
import type { TestPlayer } from './support.js';
import { until } from './waiting.js';

const WHOLE_TEST = 120_000;
const ADDRESS = 'ada@mail.example';

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

inBrowser('the page of a service that sends no mail', () => {
  const house = useHouse();

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
