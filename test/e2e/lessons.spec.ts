import { RULESETS } from '../../src/rules/index.js';
import { startApp, type TestApp } from './support.js';
import { offerToy } from './toy-games.js';

const TAUGHT = RULESETS.filter(({ lesson }) => lesson !== undefined).map(
  (rules) => [rules.id, rules] as const,
);
offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const LESSON = `query ($id: ID!, $locale: Locale!) { rulesets(id: $id) { lesson {
  scenario options seat level position
  steps { asks expect text(locale: $locale) touch closing(locale: $locale)
    clause { id title(locale: $locale) summary(locale: $locale) } } } } }`;

const fits = (expected: object, action: any): boolean =>
  Object.entries(expected).every(([field, value]) => action[field] === value);

describe.each(TAUGHT)('the lesson of %s', (id, { lesson }) => {
  it('is told in both languages, over REST and GraphQL alike', async () => {
    for (const locale of ['en', 'ja'] as const) {
      const { body } = await app.rest(`GET /v1/rulesets/${id}?locale=${locale}`);
      const variables = { id, locale: locale.toUpperCase() };
      expect((await app.ask(LESSON, variables)).rulesets).toEqual([{ lesson: body.lesson }]);
      expect(body.lesson.steps.map(({ text }: any) => text)).toEqual(
        lesson?.steps.map(({ text }) => text[locale]),
      );
    }
  });

  it('begins with its first step in a game of its position that does not count', async () => {
    const { token } = await app.signUp('learner');
    const { scenario, options, seat, level, position, steps } = (
      await app.rest(`GET /v1/rulesets/${id}`)
    ).body.lesson;
    const seats = RULESETS.find((rules) => rules.id === id)?.seats ?? [];
    const others = seats.filter((one) => one !== seat);
    const body = {
      ...{ ruleset: id, scenario, options, seat, position, private: true },
      seatBots: others.map((one) => ({ seat: one, level })),
    };
    const made = await app.rest('POST /v1/games', { body, token });
    expect([made.status, made.body.unrated]).toEqual([201, true]);
    const { asks } = (await app.rest(`GET /v1/games/${made.body.id}`, { token })).body;
    const { choices } = (await app.rest(`GET /v1/games/${made.body.id}/choices`, { token })).body;
    expect(asks.id).toBe(steps[0].asks);
    const [first] = steps;
    expect(
      choices.some((one: any) => first.expect.some((wish: object) => fits(wish, one.action))),
    ).toBe(true);
  });
});

it('is null where a ruleset has none', async () => {
  expect((await app.rest('GET /v1/rulesets/toy')).body.lesson).toBeNull();
  expect((await app.ask(LESSON, { id: 'toy', locale: 'EN' })).rulesets).toEqual([{ lesson: null }]);
});
