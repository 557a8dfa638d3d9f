import type { Page } from 'playwright-core';

import { RULESETS } from '../../src/rules/index.js';
import { LONG } from '../long.js';
import { inBrowser } from './browser.js';
import { rest, useHouse } from './house.js';
import type { TestPlayer } from './support.js';

const WHOLE_TEST = 240_000;
/** Touches after which a lesson is through. */
const MOST = 120;
const GAME = `query ($id: ID!) { game(id: $id) {
  version draft unrated asks { decision } choices { action label } } }`;

interface Step {
  readonly asks: string;
  readonly expect: readonly object[];
  readonly touch: readonly string[];
}

/** The choice that the first that can be of what a step expects is fitted by. */
const chosen = ({ expect: all }: Step, choices: readonly any[]): any =>
  all
    .map((one) =>
      choices.find(({ action }) =>
        Object.entries(one).every(([field, value]) => action[field] === value),
      ),
    )
    .find((choice) => choice !== undefined);

inBrowser('a lesson', () => {
  const house = useHouse();

  const coach = (page: Page): Promise<string> =>
    page
      .locator('.coach')
      .innerText({ timeout: 1_000 })
      .catch(() => '');

  /** Begins the lesson of a ruleset where games are listed. */
  async function begin(
    path: string,
    ruleset: string,
    options = {},
  ): Promise<{ page: Page; ada: TestPlayer }> {
    const ada = await house.app.signUp('Ada');
    const page = await house.visit(ada, path, options);
    const title = RULESETS.find(({ id }) => id === ruleset)?.title.en ?? '';
    const button = page.locator('.learn');
    await (path === '/play' ? button.filter({ hasText: title }).first() : button).click();
    // On a busy machine a position may not be tried out in time, and is to be sent again.
    const again = page.getByRole('button', { name: 'Try again' });
    const coached = page.locator('.coach');
    for (let tries = 0; tries < 3; tries++) {
      await coached.or(again).first().waitFor();
      if (await again.isVisible()) await again.click();
    }
    await coached.waitFor();
    return { page, ada };
  }

  const gameOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

  /** Touches what leads to that action: what is armed, or a button that stands for all or a part of it. */
  async function touch(page: Page, action: object): Promise<void> {
    const armed = page.locator('#choices .acts .go:not([data-choose])');
    if ((await armed.count()) > 0) return armed.click();
    const whole = JSON.stringify(action);
    const more = page.locator(`#choices .stepper [data-choose*='${whole}']:enabled`).first();
    const count = Math.max(...Object.values(action).map((value) => Number(value) || 0));
    if ((await more.count()) > 0) {
      for (let n = 0; n < count; n++) await more.click();
      return;
    }
    const parts = [whole, ...Object.values(action)];
    for (const part of parts) {
      const one = page.locator(`#choices [data-choose='${part}']:enabled`).first();
      if ((await one.count()) > 0) return one.click();
    }
  }

  /** Whether something that may be touched is golden, on the map, in the hand or in the list, or all is picked. */
  const isLit = (page: Page): Promise<boolean> =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--pick)';
      const gold = getComputedStyle(probe).color;
      probe.remove();
      const touched = '#choices [data-choose], .g [data-open], .layers .open > .rim';
      if (document.querySelector('.acts .go') !== null) return true;
      return [...document.querySelectorAll(touched)].some((one) => {
        const { borderTopColor, stroke } = getComputedStyle(one);
        return [borderTopColor, stroke].includes(gold);
      });
    });

  /** Whether a place that is to be touched lies on the screen with nothing over it. */
  const isInSight = (page: Page, id: string): Promise<boolean> =>
    page.evaluate((wanted) => {
      const ring = document
        .querySelector(`.layers [data-kind="place"][data-id="${wanted}"]`)
        ?.getBoundingClientRect();
      if (ring === undefined) return false;
      const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
      return document.elementFromPoint(x, y)?.closest('.map .board') instanceof Element;
    }, id);

  /** What the coach has said from now on. */
  async function listen(page: Page): Promise<() => Promise<string[]>> {
    await page.evaluate(() => {
      const heard = ((window as any).heard = new Set<string>());
      const hear = (): void => {
        for (const one of document.querySelectorAll<HTMLElement>('.coach'))
          heard.add(one.innerText.trim());
      };
      new MutationObserver(hear).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    return () => page.evaluate(() => [...(window as any).heard]);
  }

  /** Follows the coach of a page until the lesson is through; gives back the steps that it showed. */
  async function follow(page: Page, ruleset: string, token: string): Promise<Set<number>> {
    const id = gameOf(page);
    const { body } = await house.app.rest(`GET /v1/rulesets/${ruleset}`);
    const steps: readonly Step[] = body.lesson.steps;
    const shown = new Set<number>();
    for (let n = 0; n < MOST; n++) {
      await rest(page);
      const skip = page.locator('.turn .acts .go');
      if ((await skip.count()) > 0) await skip.click();
      const text = await coach(page);
      if (text.includes('You know enough to play')) return shown;
      const step = steps[Number(/^(\d+) \//.exec(text)?.[1] ?? 0) - 1];
      if (step === undefined) continue;
      const { game } = await house.app.ask(GAME, { id }, token);
      const choice = chosen(step, game.choices);
      if (game.asks?.decision !== step.asks || choice === undefined) continue;
      shown.add(steps.indexOf(step));
      const isFree = step.expect.length > 1 && step.touch.length === 0;
      if (!isFree && !(await isLit(page))) throw new Error(`nothing is golden at: ${text}`);
      await touch(page, choice.action);
    }
    throw new Error(`the lesson stands at: ${await coach(page)}`);
  }

  it(
    'is followed to its end on a telephone, through a reload, and then played on without',
    async () => {
      const { page, ada } = await begin('/play', 'columbia1812', {
        reducedMotion: 'no-preference',
      });
      expect(await coach(page)).toMatch(/^1 \/ 8\n/);
      await page.reload();
      await page.locator('.coach').waitFor();
      expect(await coach(page)).toMatch(/^1 \/ 8\n/);
      const lit = page.locator('.g [data-open="amherstburg"], .g [data-open="detroit"]').first();
      await lit.waitFor({ state: 'attached' });
      await rest(page);
      for (const id of ['amherstburg', 'detroit'])
        expect([id, await isInSight(page, id)]).toEqual([id, true]);
      const colour = await lit.evaluate((ring) => getComputedStyle(ring).stroke);
      const other = page.locator('.g [data-open="montreal"]').first();
      expect(await other.evaluate((ring) => getComputedStyle(ring).stroke)).not.toBe(colour);
      await page.locator('.coach .cl').click();
      await page.locator('dialog[open]').waitFor();
      expect(await page.locator('dialog').innerText()).toContain('C1812-9.1');
      await page.keyboard.press('Escape');
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(over).toBeLessThanOrEqual(0);
      const heard = await listen(page);
      const shown = await follow(page, 'columbia1812', ada.token);
      // Said at the end of the battle, and by itself.
      expect(await heard()).toContain('The battle is over; the survivors are hidden again.');
      // What the dice decide may not come up; what is taught in any case does.
      for (const nth of [0, 1, 2, 6, 7]) expect([...shown]).toContain(nth);
      const { game } = await house.app.ask(GAME, { id: gameOf(page) }, ada.token);
      expect(game.unrated).toBe(true);
      await page.locator('.coach .btn').first().click();
      await page.reload();
      await page.locator('#choices').waitFor();
      expect(await page.locator('.coach').count()).toBe(0);
    },
    WHOLE_TEST,
  );

  it.each(LONG ? ['madison', 'avalon1776'] : ['madison'])(
    'of %s is followed to its end, and something is golden at every step',
    async (ruleset) => {
      const { page, ada } = await begin(`/play/new?ruleset=${ruleset}`, ruleset);
      expect((await follow(page, ruleset, ada.token)).size).toBeGreaterThan(3);
    },
    WHOLE_TEST,
  );

  it(
    'shows the card that is to be played, and then what it is to be played for, without a scroll',
    async () => {
      const { page } = await begin('/play/new?ruleset=ops1812', 'ops1812');
      const isSeen = async (lit: string): Promise<boolean> => {
        await page.locator(lit).waitFor({ state: 'attached' });
        await rest(page);
        return page.locator(lit).evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x + 1, x + width - 1].every((edge) => {
            const top = document.elementFromPoint(edge, y + height / 2);
            return top !== null && one.contains(top);
          });
        });
      };
      expect(await isSeen('.face[data-choose="us06"]')).toBe(true);
      await page.locator('.face[data-choose="us06"]').click();
      const build = `#choices .chip[data-choose*='"us06"'][data-choose*='"build"']`;
      expect(await isSeen(build)).toBe(true);
    },
    WHOLE_TEST,
  );

  it(
    'is left by doing something else, and begun anew',
    async () => {
      const { page, ada } = await begin('/play/new?ruleset=columbia1812', 'columbia1812');
      const id = gameOf(page);
      const before = await house.app.ask(GAME, { id }, ada.token);
      await rest(page);
      const { action } = before.game.choices.find((one: any) => one.action.do === 'done');
      await touch(page, action);
      await rest(page);
      await touch(page, action);
      await page.locator('.coach', { hasText: 'You have left the lesson' }).waitFor();
      await page.locator('.coach .btn').first().click();
      await page.waitForURL((url) => !url.pathname.endsWith(id));
      await page.locator('.coach', { hasText: '1 / 8' }).waitFor();
      const { game } = await house.app.ask(GAME, { id: gameOf(page) }, ada.token);
      expect(game).toEqual(before.game);
    },
    WHOLE_TEST,
  );
});
