import { type GameRecord, verifyRecord } from '../../src/games/proof/record.js';
import { longestOf, optionsOf, type Ruleset, RULESETS, seeded } from '../../src/rules/index.js';
import { LONG } from '../long.js';
import { startApp, type TestApp } from './support.js';
import { offerToy, playOn, startGame } from './toy-games.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Order {
  readonly scenario: string;
  readonly options?: object;
}

/** Games of more actions take minutes over the wire; what is particular to them is looked at without it. */
const LONG_GAME = 5000;
const notTooLong = ({ scenarios }: Ruleset): Ruleset['scenarios'] =>
  scenarios.filter(({ longest = 0 }) => longest <= LONG_GAME);

/**
 * The first scenario with every option on; with `--long` every scenario, and the first also with the options that the
 * ruleset has by itself.
 */
const settings = (rules: Ruleset): [name: string, rules: Ruleset, order: Order][] => {
  const scenarios = LONG ? notTooLong(rules) : rules.scenarios.slice(0, 1);
  return scenarios.flatMap(({ id: scenario }): [string, Ruleset, Order][] => {
    const named = Object.keys(optionsOf(rules, scenario));
    const options = Object.fromEntries(named.map((option) => [option, true]));
    const plain: [string, Ruleset, Order] = [`${rules.id} ${scenario}`, rules, { scenario }];
    if (named.length === 0) return [plain];
    const isFirst = scenario === rules.scenarios[0]?.id;
    return [
      ...(LONG && isFirst ? [plain] : []),
      [`${rules.id} ${scenario}, every option`, rules, { scenario, options }],
    ];
  });
};

const LAST = `query ($id: ID!) { game(id: $id) {
  version outcome { reason clause { id title } } dice { record } } }`;
const PAGE = `query ($id: ID!, $after: Int!) { game(id: $id) {
  log(after: $after, first: 500) { version text ja: text(locale: JA) clause { id } } } }`;

describe.each(RULESETS.flatMap(settings))('%s', (_, rules, order) => {
  it('is played from the first choice to the last by two random players', async () => {
    const game = await startGame(app, { ruleset: rules.id, ...order, seed: '18'.repeat(32) });
    const [first, second] = game.clients;
    const live: number[] = [];
    const listening = (async () => {
      for await (const { gameChanged } of game.spectator.changes(0)) live.push(gameChanged.version);
    })();
    await playOn(
      [first, second],
      seeded(1812),
      longestOf(rules as Ruleset, (order as Order).scenario),
    );
    await listening;
    const { game: last } = await game.spectator.ask(LAST, { id: game.id });
    expect(live).toEqual(Array.from({ length: last.version }, (_v, i) => i + 1));
    expect(rules.clauses).toHaveProperty([last.outcome.clause.id]);
    for (let after = 0; after < last.version;) {
      const { log } = (await game.spectator.ask(PAGE, { id: game.id, after })).game;
      for (const { text, ja, clause } of log) {
        expect([text, ja, clause?.id]).not.toContain('');
        expect(rules.clauses).toHaveProperty([clause.id]);
      }
      // The last versions may have nothing to say.
      after = log.at(-1)?.version ?? last.version;
    }
    expect(verifyRecord(last.dice.record as GameRecord)).toEqual([]);
  }, 120_000);
});
