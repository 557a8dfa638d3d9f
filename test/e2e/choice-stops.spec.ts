import { startApp, type TestApp } from './support.js';

/** A set-up of 1776 in which a unit may stand anywhere. */
const ORDER = { ruleset: 'avalon1776', scenario: 'scenario3', seat: 'us' };
const NO_OPTIONS = { inverted: false, bateaux: false, forcedMarch: false };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const asked = (count: number): string =>
  Array.from({ length: count }, (_, n) => `a${n}: choices { stops attacks }`).join(' ');

describe('what comes of each choice', () => {
  it('is told under few names at once, the same under each, and refused by cost under many', async () => {
    const [us, gb] = [await app.signUp(), await app.signUp()];
    const body = { ...ORDER, options: NO_OPTIONS };
    const { id } = (await app.rest('POST /v1/games', { body, token: us.token })).body;
    await app.rest(`POST /v1/games/${id}/seats/gb`, { body: {}, token: gb.token });
    const { game: head } = await app.ask('query ($id: ID!) { game(id: $id) { owed } }', { id });
    const { token } = head.owed[0] === 'us' ? us : gb;
    const of = (count: number): string => `query ($id: ID!) { game(id: $id) { ${asked(count)} } }`;
    const { game } = await app.ask(of(4), { id }, token);
    const lists = Object.values(game) as { stops: string | null }[][];
    expect(lists[0]?.length).toBeGreaterThan(1);
    for (const list of lists) expect(list).toEqual(lists[0]);
    // Known already: told at once, and alike.
    expect((await app.ask(of(4), { id }, token)).game).toEqual(game);
    await expect(app.ask(of(40), { id }, token)).rejects.toThrow('too large');
    const rest = await app.rest(`GET /v1/games/${id}/choices?stops=true`, { token });
    expect(rest.body.choices.map(({ stops }: { stops: string | null }) => stops)).toEqual(
      lists[0]?.map(({ stops }) => stops),
    );
  }, 60_000);
});
