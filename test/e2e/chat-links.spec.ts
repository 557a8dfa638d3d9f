import { LinksService } from '../../src/chat/links/links.service.js';
import { PATIENCE, useHouse } from './house.js';
import type { TestPlayer } from './support.js';

const house = useHouse();
const links = () => house.app.app.get(LinksService);
const ACCOUNT = { app: 'discord', account: '80351110224678912' } as const;
const ROUTE = `/v1/chat/links/${ACCOUNT.app}/${ACCOUNT.account}`;
const pageFor = (account: { app: 'discord'; account: string } = ACCOUNT) =>
  links().pageFor(account, 'isaac', house.app.url);
const codeOf = (page: string) => page.split('#code=')[1] ?? '';
const link = (player: TestPlayer, code = codeOf(pageFor())) =>
  house.app.rest('POST /v1/chat/links', { body: { code }, token: player.token });
const listOf = async ({ token }: TestPlayer) =>
  (await house.app.rest('GET /v1/chat/links', { token })).body;
const playerOf = async () => (await links().callerOf(ACCOUNT))?.player.id ?? null;

describe('an account of a chat', () => {
  it(
    'plays as whoever agrees on the page of its link',
    async () => {
      const brock = await house.app.signUp('Brock');
      const page = await house.visit(brock, pageFor().slice(house.app.url.length));
      await page.getByText('May the account “isaac” on Discord play as Brock?').waitFor();
      expect(new URL(page.url()).hash).toBe('');
      expect(await playerOf()).toBeNull();
      await page.getByRole('button', { name: 'Yes, it is mine' }).click();
      await page.getByText('Done. Go back to Discord').waitFor();
      expect(await playerOf()).toBe(brock.id);
      expect(await listOf(brock)).toMatchObject([{ ...ACCOUNT }]);
      const { body } = await house.app.rest('GET /v1/tokens', { token: brock.token });
      expect(body).toMatchObject([{ name: 'Discord: isaac', scopes: ['read', 'play'] }]);
    },
    PATIENCE,
  );

  it('is linked by a code once, and by none that is forged', async () => {
    const [one, two] = [await house.app.signUp('One'), await house.app.signUp('Two')];
    const code = codeOf(pageFor());
    expect((await link(one, code)).status).toBe(201);
    for (const bad of [code, `${code.slice(0, -3)}AAA`, '', 'x'.repeat(3_000)]) {
      const { status, body } = await link(two, bad);
      expect([bad, status, body.error.code]).toEqual([bad, 400, 'INVALID_INPUT']);
    }
    expect(await playerOf()).toBe(one.id);
  });

  it('that is linked anew leaves no key behind', async () => {
    const [one, two] = [await house.app.signUp('One'), await house.app.signUp('Two')];
    await link(one);
    await link(two);
    expect(await playerOf()).toBe(two.id);
    expect(await listOf(one)).toEqual([]);
    const { body } = await house.app.rest('GET /v1/tokens', { token: one.token });
    expect(body).toEqual([]);
  });

  it('plays as nobody once its link is ended, or its key revoked', async () => {
    const [one, two] = [await house.app.signUp('One'), await house.app.signUp('Two')];
    const { keyId } = (await link(one)).body;
    const foreign = await house.app.rest(`DELETE ${ROUTE}`, { token: two.token });
    expect([foreign.status, foreign.body.error.code]).toEqual([404, 'NOT_FOUND']);
    await house.app.rest(`DELETE /v1/tokens/${keyId}`, { token: one.token });
    expect([await playerOf(), await listOf(one)]).toEqual([null, []]);
    const code = codeOf(pageFor());
    await link(one, code);
    expect(await playerOf()).toBe(one.id);
    expect((await house.app.rest(`DELETE ${ROUTE}`, { token: one.token })).status).toBe(204);
    expect([await playerOf(), await listOf(one)]).toEqual([null, []]);
    expect((await link(one, code)).status).toBe(400);
  });
});
