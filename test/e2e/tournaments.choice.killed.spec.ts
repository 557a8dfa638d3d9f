import { AuditService } from '../../src/tournaments/audit/audit.service.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { TournamentsRepository } from '../../src/tournaments/store/tournaments.repository.js';
import { dying, isOf } from './dying.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';

/** Strikes and sealed bids, and the games that begin by them: all of it or nothing, wherever the process dies. */

let app: TestApp;
let sibling: TestApp;
let owner: TestPlayer;
let pair: readonly [TestPlayer, TestPlayer];
/** Does what time brings about, which nobody does else. */
let look: () => Promise<void>;
let count = 0;
beforeAll(async () => {
  app = await startApp();
  sibling = await app.sibling();
  const keeper = sibling.app.get(KeeperService);
  look = keeper.look.bind(keeper);
  for (const one of [app, sibling]) one.app.get(KeeperService).look = () => Promise.resolve();
  owner = await app.signUp();
  pair = [await app.signUp('Ann'), await app.signUp('Bea')];
});
afterAll(async () => {
  await sibling.stop();
  await app.stop();
});

const newKey = (): string => `request-${(count += 1)}`;

/** An event of two who choose, in which `acts` are done, each by the first or second of the pair. */
async function choosing({ choice, before }: Case) {
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const game = { ruleset: 'madison', scenarios: ['entire-war', '1813-1814', '1814'] };
  const wish = { ...game, format: 'ROUND_ROBIN', legs: 'SINGLE', startsAt, choice };
  const { body: made } = await app.rest('POST /v1/tournaments', {
    ...{ token: owner.token, body: { name: 'Lakes', ...wish } },
  });
  const direct = ({ token }: TestPlayer, key: string, at: TestApp, ...acts: object[]) =>
    at.rest(`POST /v1/tournaments/${made.id}/acts`, {
      ...{ token, headers: { 'idempotency-key': key }, body: { acts, reason: 'because' } },
    });
  await direct(owner, newKey(), app, { kind: 'open' });
  for (const player of pair) await direct(player, newKey(), app, { kind: 'enter' });
  const round = ['start', 'pair', 'publish'].map((kind) => ({ kind }));
  await direct(owner, newKey(), app, { kind: 'seed', entries: [1, 2] }, ...round);
  for (const [who, act] of before) await direct(pair[who], newKey(), app, act);
  const stored = async () => (await app.pool.query(STORED, [made.id])).rows[0];
  return { id: made.id as string, direct, stored };
}

const STORED = `SELECT
    (SELECT array_agg(kind ORDER BY seq) FROM tournament_facts f WHERE f.tournament_id = t.id
      AND kind IN ('STRUCK', 'BID', 'CONTINUED')) AS facts,
    (SELECT count(*)::int FROM tournament_bids b WHERE b.tournament_id = t.id) AS bids,
    (SELECT count(*)::int FROM tournament_games g WHERE g.tournament_id = t.id) AS places,
    (SELECT count(*)::int FROM tournament_games g JOIN seats s ON s.game_id = g.game_id
      WHERE g.tournament_id = t.id AND s.player_id IS NOT NULL) AS seats,
    (SELECT count(*)::int FROM games g
      WHERE NOT EXISTS (SELECT FROM tournament_games p WHERE p.game_id = g.id)) AS strays
  FROM tournaments t WHERE t.id = $1`;
/** Seals of which there is a bid without its fact, or a fact without its bid. */
const ALONE = `SELECT seal FROM (SELECT tournament_id, seal FROM tournament_bids UNION ALL
    SELECT tournament_id, data->>'seal' FROM tournament_facts WHERE kind = 'BID') both_of_them
  GROUP BY tournament_id, seal HAVING count(*) <> 2`;

type Done = readonly [who: 0 | 1, act: object];
interface Case {
  readonly what: string;
  readonly choice: object;
  readonly before: readonly Done[];
  readonly then: Done;
  /** What the act says, and, by itself, what follows from it. */
  readonly says: readonly string[];
  readonly bids: number;
}

const strike = (who: 0 | 1, scenario: string): Done => [who, { kind: 'strike', scenario }];
const bid = (who: 0 | 1, points: number): Done => [who, { kind: 'bid', seat: 'us', points }];
const BOTH = { strikes: true, budget: 20 };
const CASES: readonly Case[] = [
  {
    ...{ what: 'a strike', choice: BOTH, before: [] },
    ...{ then: strike(1, '1814'), says: ['STRUCK'], bids: 0 },
  },
  {
    ...{ what: 'a strike that begins a game', choice: { strikes: true } },
    ...{ before: [strike(1, '1814')], then: strike(0, 'entire-war') },
    ...{ says: ['STRUCK', 'CONTINUED'], bids: 0 },
  },
  {
    ...{ what: 'a bid', choice: { budget: 20 }, before: [] },
    ...{ then: bid(0, 7), says: ['BID'], bids: 1 },
  },
  {
    ...{ what: 'a bid that begins a game', choice: { budget: 20 }, before: [bid(0, 7)] },
    ...{ then: bid(1, 6), says: ['BID', 'CONTINUED'], bids: 2 },
  },
];

/** What is stored after so many of the facts are: a game as soon as it is said to go on. */
function wanted({ before, says, bids }: Case, written: number): object {
  const facts = [...before.map(([, { kind }]: any) => FACT_OF[kind]), ...says.slice(0, written)];
  const games = says.slice(0, written).includes('CONTINUED') ? 1 : 0;
  const made = bids > 0 && written === 0 ? bids - 1 : bids;
  const list = facts.length > 0 ? facts : null;
  return { facts: list, bids: made, places: games, seats: 2 * games, strays: 0 };
}
const FACT_OF: { readonly [verb: string]: string } = { strike: 'STRUCK', bid: 'BID' };

describe.each(CASES)('$what', (one) => {
  const { says, then } = one;
  const [who, act] = then;

  test('is there with what begins by it or not at all, wherever that ends; and then once', async () => {
    // What is remembered after the first time is asked for no more.
    const first = await choosing(one);
    await first.direct(pair[who], newKey(), app, act);
    const whole = await choosing(one);
    const key = newKey();
    const statements = await dying(app, Infinity, () => whole.direct(pair[who], key, app, act));
    expect(statements.filter((text) => isOf(text, 'COMMIT'))).toHaveLength(says.length);
    expect(await whole.stored()).toEqual(wanted(one, says.length));
    expect(statements.length).toBeGreaterThanOrEqual(4 * says.length);
    for (let after = 1; after <= statements.length; after++) {
      const { direct, stored } = await choosing(one);
      const request = newKey();
      const said = await dying(app, after, async () =>
        expect([after, (await direct(pair[who], request, app, act)).status]).toEqual([after, 500]),
      );
      const written = said.filter((text) => isOf(text, 'COMMIT')).length;
      expect([after, await stored()]).toEqual([after, wanted(one, written)]);
      for (const at of [sibling, app]) {
        const { status, body } = await direct(pair[who], request, at, act);
        expect([after, status]).toEqual([after, 201]);
        expect(body.facts.map(({ kind }: { kind: string }) => kind)).toEqual([says[0]]);
      }
      await look();
      expect([after, await stored()]).toEqual([after, wanted(one, says.length)]);
    }
    expect((await app.pool.query(ALONE)).rows).toEqual([]);
    expect(await app.app.get(AuditService).look()).toEqual([]);
  });

  test('is done once where the same request comes to two instances at the same moment', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { direct, stored } = await choosing(one);
      const key = newKey();
      const answers = await Promise.all(
        [app, sibling, app, sibling].map((at) => direct(pair[who], key, at, act)),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const [first] = answers;
      for (const { body } of answers) expect(body.facts).toEqual(first!.body.facts);
      await look();
      expect(await stored()).toEqual(wanted(one, says.length));
    }
    expect((await app.pool.query(ALONE)).rows).toEqual([]);
  });

  test('gives what it gave where another instance did it after the event was read', async () => {
    const { direct } = await choosing(one);
    const key = newKey();
    const repository = sibling.app.get(TournamentsRepository);
    const { broughtBy } = repository;
    repository.broughtBy = async (...asked) => {
      repository.broughtBy = broughtBy;
      await direct(pair[who], key, app, act);
      return broughtBy.apply(repository, asked);
    };
    const { status, body } = await direct(pair[who], key, sibling, act);
    expect([status, body.facts.map(({ kind }: any) => kind)]).toEqual([201, [says[0]]]);
    expect(body.tournament.version).toBeGreaterThanOrEqual(body.facts[0].seq);
  });
});
