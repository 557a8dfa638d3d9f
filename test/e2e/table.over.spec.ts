import { inBrowser } from './browser.js';
import { type House, PATIENCE, useHouse } from './house.js';
import { picker, playOn, type RestGame, startWar } from './rest-games.js';

const WHOLE_TEST = 180_000;

/** A game with dice and draws, given up by its first player. */
async function over({ app }: House, order: object = {}): Promise<RestGame> {
  const game = await startWar(app, order);
  await playOn([game.us, game.gb], picker(3), (count) => count === 60);
  await game.us.post('/resign', {});
  return game;
}

inBrowser('the end of a game', () => {
  const house = useHouse();

  it(
    'says who won in words of its reader, and that the dice fit the seal',
    async () => {
      const game = await over(house);
      const { rows } = (await game.us.get('/record')).body;
      const count = (what: 'rolls' | 'draws'): number =>
        rows.reduce((sum: number, row: any) => sum + row[what].length, 0);
      expect(count('rolls') + count('draws')).toBeGreaterThan(0);
      const lost = await house.visit(game.us.player!, `/play/${game.id}`);
      await lost.locator('.over', { hasText: 'You lost. You resigned.' }).waitFor();
      await lost.locator('.checked[data-fits=true]').waitFor();
      expect(await lost.locator('.checked').innerText()).toBe(
        `Dice checked in this browser: all ${count('rolls')} rolls and ${count('draws')} draws fit the seal.`,
      );
      const won = await house.visit(game.gb.player!, `/play/${game.id}`, { locale: 'ja-JP' });
      await won.locator('.over', { hasText: 'あなたの勝ちです。 相手が投了しました。' }).waitFor();
    },
    WHOLE_TEST,
  );

  it(
    'finds a roll that was changed, and a seed that was never sealed',
    async () => {
      const game = await over(house);
      const page = await house.visit(game.us.player!, `/play/${game.id}`);
      await page.locator('.checked[data-fits=true]').waitFor();
      const forged = async (change: (record: any) => void): Promise<string> => {
        await page.route('**/record*', async (route) => {
          const response = await route.fetch();
          const record: any = await response.json();
          change(record);
          await route.fulfill({ json: record });
        });
        await page.reload();
        await page.locator('.checked[data-fits=false]').waitFor();
        await page.unroute('**/record*');
        return page.locator('.checked').innerText();
      };
      const changed = await forged(({ rows }) => {
        const { rolls } = rows.find((row: any) => row.rolls.length > 0);
        rolls[0].dice[0] = (rolls[0].dice[0] % 6) + 1;
      });
      expect(changed).toMatch(/ 1 of \d+ rolls and draws do not fit the seal\.$/);
      const reseeded = await forged((record) => (record.seed = '00'.repeat(32)));
      expect(reseeded).toContain('The seed is not the one');
    },
    WHOLE_TEST,
  );

  it(
    'lays the board open as each saw it, at every version',
    async () => {
      const game = await over(house);
      const page = await house.visit(game.us.player!, `/play/${game.id}`);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/board.svg')) asked.push(request.url());
      });
      const eyes = page.locator('.eyes .btn').filter({ hasNotText: 'Everything' });
      await eyes.nth(1).waitFor();
      expect(await eyes.nth(0).getAttribute('aria-pressed')).toBe('true');
      const { body } = await game.gb.get('/board.svg?width=1200&layer=pieces&furniture=none');
      const hidden = [...`${body}`.matchAll(/data-id="([\w-]+)" data-kind="piece"/g)];
      expect(hidden.length).toBeGreaterThan(0);
      await eyes.nth(1).click();
      await page.locator(`.layers [data-id="${hidden[0]![1]}"]`).first().waitFor();
      expect(asked.at(-1)).toContain('as=gb');
      await page.locator('.over button', { hasText: 'Replay' }).click();
      await page.locator('.timeline').waitFor();
      await page.locator('.over button', { hasText: 'Pause' }).click();
      for (const began = Date.now(); !asked.some((url) => /as=gb&at=1$/.test(url));) {
        if (Date.now() - began > PATIENCE) throw new Error(asked.join('\n'));
        await page.waitForTimeout(50);
      }
    },
    WHOLE_TEST,
  );

  it(
    'is in sight on a telephone with all that may be done after it',
    async () => {
      const game = await over(house);
      const page = await house.visit(game.us.player!, `/play/${game.id}`);
      await page.locator('.checked[data-fits=true]').waitFor();
      await page.locator('.over .score').waitFor();
      const body = (await page.locator('.choices .body').boundingBox())!;
      const wanted = [
        'Rematch, sides exchanged',
        'Replay',
        'Share',
        'Verified record',
        'Everything',
      ];
      for (const name of wanted) {
        const box = await page.locator('.over button', { hasText: name }).boundingBox();
        expect([name, box!.y + box!.height <= body.y + body.height]).toEqual([name, true]);
      }
      await page.locator('.over button', { hasText: 'Share' }).click();
      expect(await page.locator('.over .link input').inputValue()).toContain(game.id);
    },
    WHOLE_TEST,
  );

  it(
    'lays the hidden pieces of both sides open at once',
    async () => {
      const game = await over(house);
      const page = await house.visit(game.us.player!, `/play/${game.id}`);
      const pieces = async (client: RestGame['us']): Promise<string[]> => {
        const { body } = await client.get('/board.svg?width=1200&layer=pieces&furniture=none');
        return [...`${body}`.matchAll(/data-id="([\w-]+)" data-kind="piece"/g)].map(
          ([, id]) => id!,
        );
      };
      // A piece in a battle stands at its town and in the battle's picture.
      const all = new Set([...(await pieces(game.us)), ...(await pieces(game.gb))]);
      const shown = async (): Promise<Set<string>> =>
        new Set(
          await page
            .locator('.layers [data-kind=piece]')
            .evaluateAll((found) => found.map((one) => (one as SVGElement).dataset['id']!)),
        );
      await page.locator('.eyes .btn', { hasText: 'Everything' }).click();
      await page
        .locator(`.layers [data-id="${[...all].at(-1)}"]`)
        .first()
        .waitFor();
      expect(await shown()).toEqual(all);
      expect(await page.locator('.layers [data-laid=closed]').count()).toBe(0);
      expect(await page.locator('.held details:not([open])').count()).toBe(0);
      await page.locator('.eyes .btn', { hasText: 'Onlookers' }).click();
      await page.locator('.layers [data-laid=closed]').first().waitFor();
      const inBattle = `${(await house.app.rest(`GET /v1/games/${game.id}/board.svg?layer=pieces&furniture=none`)).body}`;
      expect(inBattle).toContain('data-laid="closed"');
      expect([...(await shown())].filter((id) => !inBattle.includes(`"${id}"`))).toEqual([]);
    },
    WHOLE_TEST,
  );

  it(
    'begins again with sides exchanged when both have pressed',
    async () => {
      const game = await over(house);
      const [us, gb] = [
        await house.visit(game.us.player!, `/play/${game.id}`),
        await house.visit(game.gb.player!, `/play/${game.id}`),
      ];
      const button = { hasText: 'Rematch, sides exchanged' };
      await gb.locator('.over button', button).waitFor();
      let asked = 0;
      // On a busy machine the page may still be loading what else it shows.
      const isAboutIt = (said: string): boolean => said.includes('rematch');
      gb.on('request', (request) => (asked += Number(isAboutIt(request.postData() ?? ''))));
      await us.locator('.over button', button).click();
      await us.waitForURL((url) => !url.pathname.endsWith(game.id));
      // It is not asked for all the time, but at once when its reader comes back.
      await gb.waitForTimeout(500);
      await gb.clock.fastForward(6_000);
      await gb.waitForTimeout(500);
      expect(asked).toBe(0);
      await gb.evaluate(`dispatchEvent(new Event('focus'))`);
      await gb.getByText('The other player asks for a rematch.').waitFor();
      await gb.locator('.over button', button).click();
      await gb.waitForURL(us.url());
      await gb.locator('.table').waitFor();
      await us.locator('.table').waitFor();
      const { seats } = (await house.app.rest(`GET /v1/games/${us.url().split('/').at(-1)}`)).body;
      expect(seats.map(({ player }: any) => player.id)).toEqual([
        game.gb.player!.id,
        game.us.player!.id,
      ]);
    },
    WHOLE_TEST,
  );
});
