import type { Page } from 'playwright-core';

import { inBrowser } from './browser.js';
import { PATIENCE, rest, useHouse } from './house.js';

const WHOLE_TEST = 180_000;
/** A card of three, a leader with two regiments, and a foe without cards, who is not asked whether to react. */
const POSITION = `madison 1
time 1813-2 first us next us
points events 0
at sackets-harbour: brown us-6 us-15
at quebec: prevost r8
cards us: c45 c37
todo {"f":"turn","stage":"return"}
todo {"by":"gb","f":"action"}
todo {"by":"us","f":"play"}
`;

inBrowser("Mr. Madison's War at the table", () => {
  const house = useHouse();

  /** A game from the position, on the page of the Americans, who are not asked twice. */
  async function begin(): Promise<Page> {
    const { app } = house;
    const [us, gb] = [await app.signUp('Ada'), await app.signUp('Bob')];
    const { status, body } = await app.rest('POST /v1/games', {
      body: { ruleset: 'madison', scenario: 'entire-war', position: POSITION, seat: 'us' },
      token: us.token,
    });
    expect([status, body.id]).toEqual([201, expect.any(String)]);
    await app.rest(`POST /v1/games/${body.id}/seats/gb`, { body: {}, token: gb.token });
    const page = await house.visit(us, '/play');
    await page.evaluate(() => localStorage.setItem('muster-habits', '{"asks":false}'));
    await page.goto(`${app.url}/play/${body.id}`);
    await page.locator('.hand .face.may').first().waitFor();
    return page;
  }

  /** A card that is being played lies open alone, with its whole text, and what it is for is said in sentences. */
  async function saidInFull(page: Page): Promise<void> {
    expect(await page.locator('.hand').count()).toBe(0);
    expect(await page.locator('.cardtext').count()).toBe(1);
    const chips = await page.locator('.chip').allInnerTexts();
    expect(chips).toEqual(
      expect.arrayContaining([
        "Hold “Pike's Landing” face down",
        'Set up a supply depot',
        'Activate a leader',
      ]),
    );
  }

  it(
    'plays a card for operations with one march in four presses, and names what is chosen',
    async () => {
      const page = await begin();
      const asked = (text: string): Promise<void> =>
        page.getByText(text).first().waitFor({ timeout: PATIENCE });
      let presses = 0;
      const press = async (what: string): Promise<void> => {
        // A new question takes no press before it can have been read.
        await rest(page);
        await page.locator(what).first().click();
        presses += 1;
      };
      await asked('Which card do you play for one use, or hold?');
      await press('.hand .face:has-text("Landing")');
      await asked("What do you play “Pike's Landing” (3) for?");
      await saidInFull(page);
      await press('.chip[aria-label="Activate a leader"]');
      await asked("Which leader do you activate with “Pike's Landing” (3)?");
      await press('.chip[aria-label$=": activate Brown"]');
      await asked('Brown marches');
      await press('.chip[aria-label="March to Oswego"]');
      await asked('Sackets Harbour to Oswego');
      expect(presses).toBeLessThanOrEqual(4);
    },
    WHOLE_TEST,
  );
});
