import { parse, print } from 'graphql';

import { Traffic } from '../../src/admission/traffic.js';
import { verifyText } from '../../src/tools/verify/record-text.js';
import { ChangesService } from '../../src/tournaments/running/changes.service.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { blocksIn, shell } from './shell.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Events, from the first entry to the approved table. */

let app: TestApp;
let sibling: TestApp;
let time: TimeMachine;
let count = 0;
beforeAll(async () => {
  app = await startApp();
  sibling = await app.sibling();
  time = timeMachine(app, sibling);
});
afterAll(async () => {
  await sibling.stop();
  await app.stop();
});

const SEEN = `id version phase planned due my { number state }
  entries { number playerId state seed }
  rounds { number state byes deadline pairings { board first second firstPoints secondPoints legs { gameId firstSeat result by } } }
  standings { rank entry points sides tiebreaks { name value working { entry points } } }
  acts { kind needsReason }`;
const DIRECT = `mutation ($input: DirectInput!) { direct(input: $input) {
  ... on Directed { preview facts { seq kind data } tournament { ${SEEN} } }
  ... on Declined { code message step better tournament { version } } } }`;

interface Wish {
  readonly reason?: string;
  readonly version?: number;
  readonly preview?: boolean;
  readonly requestId?: string;
}

const EVENT = { name: 'Lakes in autumn', ruleset: 'ops1812', scenarios: ['campaign'] };
const later = (ms: number): string => new Date(time.now() + ms).toISOString();

async function created(owner: TestPlayer, wish: object = {}): Promise<string> {
  const input = { ...EVENT, startsAt: later(DAY), ...wish };
  const text =
    'mutation ($input: TournamentInput!) { createTournament(input: $input) { id phase } }';
  const { createTournament } = await app.ask(text, { input }, owner.token);
  expect(createTournament.phase).toBe('DRAFT');
  return createTournament.id;
}

async function direct(
  { token }: TestPlayer,
  tournamentId: string,
  acts: object[],
  { requestId = `request-${(count += 1)}`, ...wish }: Wish = {},
): Promise<any> {
  const input = { tournamentId, requestId, acts, ...wish };
  return (await app.ask(DIRECT, { input }, token)).direct;
}

/** What was asked for is done. */
async function done(player: TestPlayer, id: string, acts: object[], wish: Wish = {}): Promise<any> {
  const told = await direct(player, id, acts, wish);
  expect(told).not.toHaveProperty('code');
  return told.tournament;
}

const seen = async (id: string, token?: string): Promise<any> =>
  (await app.ask(`query ($id: ID!) { tournament(id: $id) { ${SEEN} } }`, { id }, token)).tournament;

/** An event of that many players that has begun. */
async function begun(players: number, wish: object = {}) {
  const owner = await app.signUp();
  const id = await created(owner, wish);
  await done(owner, id, [{ kind: 'open' }]);
  const entrants: TestPlayer[] = [];
  for (let i = 0; i < players; i++) {
    const entrant = await app.signUp();
    await done(entrant, id, [{ kind: 'enter' }]);
    entrants.push(entrant);
  }
  await done(owner, id, [{ kind: 'start' }]);
  return { owner, id, entrants };
}

/** Every open game of a round ends: its first seat gives it up, and the event counts it. */
async function playedOut(id: string, entrants: readonly TestPlayer[]): Promise<void> {
  const { rounds, entries } = await seen(id);
  for (const { first, second, legs } of rounds.at(-1).pairings)
    for (const { gameId, firstSeat, result } of legs) {
      if (result !== null) continue;
      const entry = firstSeat === 'us' ? first : second;
      const { playerId } = entries[entry - 1];
      const loser = entrants.find((one) => one.id === playerId)!;
      const headers = { 'idempotency-key': 'resign' };
      await app.rest(`POST /v1/games/${gameId}/resign`, { token: loser.token, headers });
    }
  await look();
}

async function look(): Promise<void> {
  for (const one of [app, sibling]) await one.app.get(KeeperService).look();
}

const subscribersOf = ({ app: nest }: TestApp): number => nest.get(Traffic).subscribers;

const facts = async (id: string, token?: string): Promise<string[]> =>
  (
    await app.rest(`GET /v1/tournaments/${id}/facts`, token === undefined ? {} : { token })
  ).body.map((one: any) => one.kind);

describe('a bracket', () => {
  const BRACKET = `query ($id: ID!) { tournament(id: $id) { planned settings { format bestOf reset finals { format places } }
    bracket { number bracket stage place feeds { of number } first second winner decided round board } } }`;
  const bracketOf = async (id: string): Promise<any> => (await app.ask(BRACKET, { id })).tournament;

  it('is played to its end, with deciding games where a match is level', async () => {
    const { owner, id, entrants } = await begun(4, { format: 'KNOCKOUT', legs: 'MIRRORED' });
    for (const round of [1, 2]) {
      await done(owner, id, [{ kind: 'pair' }, { kind: 'publish' }]);
      await playedOut(id, entrants);
      const level = (await seen(id)).rounds.at(-1);
      expect(level.state).toBe('PUBLISHED');
      for (const { legs } of level.pairings) {
        expect(legs).toHaveLength(3);
        const { body } = await app.rest(`GET /v1/games/${legs[2].gameId}`, { token: owner.token });
        expect(body.status).toBe('RUNNING');
      }
      await playedOut(id, entrants);
      const over = await seen(id);
      expect(over.rounds.at(-1)).toMatchObject({ number: round, state: 'CLOSED' });
    }
    const { phase, standings } = await seen(id);
    expect(phase).toBe('FINISHED');
    expect(standings.map(({ rank }: any) => rank)).toEqual([1, 2, 3, 3]);
    const { planned, bracket } = await bracketOf(id);
    expect(planned).toBe(2);
    expect(
      bracket.map(({ feeds }: any) => feeds.map((one: any) => `${one.of} ${one.number}`)),
    ).toEqual([
      ['SEED 1', 'SEED 4'],
      ['SEED 2', 'SEED 3'],
      ['WINNER 1', 'WINNER 2'],
    ]);
    expect(bracket[2]).toMatchObject({
      decided: true,
      winner: standings[0].entry,
      round: 2,
      board: 1,
    });
    const { body } = await app.rest(`GET /v1/tournaments/${id}/bracket`);
    expect(body).toEqual(bracket);
  });

  it('follows the rounds of a Swiss, for those with the best places', async () => {
    const finals = { format: 'KNOCKOUT', places: 2 };
    const { owner, id, entrants } = await begun(4, { legs: 'SINGLE', rounds: 1, finals });
    expect(await bracketOf(id)).toMatchObject({ planned: 2, bracket: [], settings: { finals } });
    await done(owner, id, [{ kind: 'pair' }, { kind: 'publish' }]);
    await playedOut(id, entrants);
    expect(await facts(id)).toContain('ADVANCED');
    await done(owner, id, [{ kind: 'pair' }, { kind: 'publish' }]);
    const { rounds, standings } = await seen(id);
    const [{ first, second }] = rounds.at(-1).pairings;
    expect(rounds.at(-1).pairings).toHaveLength(1);
    expect(
      standings
        .slice(0, 2)
        .map(({ entry }: any) => entry)
        .sort(),
    ).toEqual([first, second].sort());
    await playedOut(id, entrants);
    expect((await seen(id)).phase).toBe('FINISHED');
  });

  it('follows pools: the best of each go on, and the papers say who was in which', async () => {
    const finals = { format: 'KNOCKOUT', places: 2 };
    const wish = { format: 'ROUND_ROBIN', legs: 'SINGLE', pools: 2, finals, lines: [2] };
    const { owner, id, entrants } = await begun(5, wish);
    const pools = async () => {
      const { settings, standings } = (
        await app.ask(
          `query ($id: ID!) { tournament(id: $id) { settings { pools }
            standings(first: 9) { rank pool poolRank entry } } }`,
          { id },
        )
      ).tournament;
      return [settings.pools, ...standings.map((one: any) => [one.rank, one.pool, one.poolRank])];
    };
    const [divided, ...lines] = await pools();
    expect(divided).toBe(2);
    expect(lines.map(([rank, pool, place]: any) => [rank, pool, place]).sort()).toEqual([
      ...[1, 1, 1].map((pool) => [1, pool, 1]),
      ...[2, 2].map((pool) => [1, pool, 1]),
    ]);
    const csv = await app.rest(`GET /v1/tournaments/${id}/standings.csv`);
    expect(csv.body).toMatch(/^Rank,Pool,Place in pool,No\.,/);
    const drawing = await app.rest(`GET /v1/tournaments/${id}/standings.svg`);
    expect(drawing.body).toContain('>B1</text>');
    for (let round = 1; !(await facts(id)).includes('ADVANCED'); round++) {
      await done(owner, id, [{ kind: 'pair' }, { kind: 'publish' }]);
      expect((await seen(id)).rounds.at(-1).pairings).toHaveLength(round === 1 ? 2 : 1);
      await playedOut(id, entrants);
    }
    const table = await pools();
    expect(table.slice(1, 3).map(([, pool, place]: any) => [pool, place])).toEqual(
      expect.arrayContaining([
        [1, 1],
        [2, 1],
      ]),
    );
    await done(owner, id, [{ kind: 'pair' }, { kind: 'publish' }]);
    await playedOut(id, entrants);
    expect((await seen(id)).phase).toBe('FINISHED');
    const exported = await app.rest(`GET /v1/tournaments/${id}/export.json`);
    expect(verifyText(JSON.stringify(exported.body), true).faults).toEqual([]);
  });

  it.each([
    [{ format: 'ROUND_ROBIN', pools: 2 }, 'pools are for'],
    [{ pools: 2, finals: { format: 'KNOCKOUT', places: 2 } }, 'pools are for'],
    [{ format: 'ROUND_ROBIN', pools: 2, finals: { format: 'KNOCKOUT', places: 3 } }, 'a multiple'],
    [{ format: 'ROUND_ROBIN', pools: 1, finals: { format: 'KNOCKOUT', places: 2 } }, 'pools'],
    [{ format: 'KNOCKOUT', rounds: 3 }, 'rounds and finals'],
    [{ format: 'SERIES', finals: { format: 'KNOCKOUT', places: 2 } }, 'rounds and finals'],
    [{ format: 'SWISS', bestOf: 3 }, 'bestOf is for'],
    [{ format: 'KNOCKOUT', bestOf: 4 }, 'bestOf'],
    [{ finals: { format: 'SWISS', places: 2 } }, 'format'],
    [{ finals: { format: 'KNOCKOUT', places: 1 } }, 'places'],
  ])('is not made of %j', async (wish, words) => {
    const { token } = await app.signUp();
    const body = { ...EVENT, startsAt: later(DAY), ...wish };
    const { status, body: told } = await app.rest('POST /v1/tournaments', { token, body });
    expect([status, told.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(told.error.message).toContain(words);
  });
});

describe('an event', () => {
  it('goes from its first entry to the approved table', async () => {
    const { owner, id, entrants } = await begun(4, { legs: 'MIRRORED' });
    expect(await seen(id)).toMatchObject({ phase: 'RUNNING', planned: 2 });
    for (const round of [1, 2]) {
      await done(owner, id, [{ kind: 'pair' }]);
      expect((await seen(id)).rounds).toHaveLength(round - 1);
      const { rounds } = await done(owner, id, [{ kind: 'publish' }]);
      expect(rounds.at(-1)).toMatchObject({ number: round, state: 'PUBLISHED' });
      const { pairings } = rounds.at(-1);
      expect(pairings).toHaveLength(2);
      for (const { legs } of pairings)
        expect(legs.map((leg: any) => leg.firstSeat)).toEqual(['us', 'gb']);
      await playedOut(id, entrants);
      expect((await seen(id)).rounds.at(-1).state).toBe('CLOSED');
    }
    const over = await seen(id);
    expect(over.phase).toBe('FINISHED');
    expect(over.standings.map(({ points }: any) => points)).toEqual([1, 1, 1, 1]);
    expect(over.standings.map(({ sides }: any) => sides)).toEqual(Array(4).fill([2, 2]));
    expect((await done(owner, id, [{ kind: 'approve' }])).phase).toBe('APPROVED');
  });

  it('shows a player at the board which game is theirs', async () => {
    const { owner, id, entrants } = await begun(2, { legs: 'SINGLE' });
    const event = await done(owner, id, [{ kind: 'pair' }, { kind: 'publish' }]);
    const [{ first, legs }] = event.rounds[0].pairings;
    const { playerId } = event.entries[first - 1];
    const player = entrants.find((one) => one.id === playerId)!;
    const { body } = await app.rest(`GET /v1/games/${legs[0].gameId}`, { token: player.token });
    expect(body.seats).toMatchObject([{ id: 'us', player: { id: playerId } }, { id: 'gb' }]);
    expect(body.status).toBe('RUNNING');
  });

  it('tells those alone who run it why two are to meet, and what an exchange would cost', async () => {
    const { owner, id, entrants } = await begun(4);
    await done(owner, id, [{ kind: 'pair' }]);
    const why = `{ pairingWhy(tournamentId: "${id}", board: 1) { sentences } }`;
    const swaps = `{ pairingSwaps(tournamentId: "${id}", entry: 1) { entry } }`;
    expect((await app.ask(why, {}, owner.token)).pairingWhy.sentences).not.toEqual([]);
    expect((await app.ask(swaps, {}, owner.token)).pairingSwaps).not.toEqual([]);
    for (const token of [entrants[0]!.token, undefined])
      for (const question of [why, swaps]) {
        const { errors } = await app.graphql(question, {}, token);
        const code = token === undefined ? 'UNAUTHENTICATED' : 'NOT_FOUND';
        expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
      }
  });

  it('tells of two who are pinned when their round is published, and not before', async () => {
    const { owner, id, entrants } = await begun(4);
    await done(owner, id, [{ kind: 'pin', entry: 1, with: 2 }], { reason: 'their wish' });
    const stranger = entrants[0]!.token;
    const heard = async (): Promise<boolean[]> => [
      (await facts(id)).includes('PINNED'),
      (await facts(id, stranger)).includes('PINNED'),
      (await facts(id, owner.token)).includes('PINNED'),
      (await (await fetch(`${app.url}/v1/tournaments/${id}/facts.jsonl`)).text()).includes(
        'PINNED',
      ),
    ];
    expect(await heard()).toEqual([false, false, true, false]);
    await done(owner, id, [{ kind: 'pair' }]);
    expect(await heard()).toEqual([false, false, true, false]);
    const { rounds } = await done(owner, id, [{ kind: 'publish' }]);
    expect(
      rounds[0].pairings.map(({ first, second }: any) => [first, second].sort()),
    ).toContainEqual([1, 2]);
    expect(await heard()).toEqual([true, true, true, true]);
  });

  it('ends by silence and time alone', async () => {
    const { id } = await begun(3, { legs: 'SINGLE', roundHours: 48, pauseHours: 1, graceHours: 1 });
    const phases: string[] = [];
    for (let step = 0; step < 20; step++) {
      const event = await seen(id);
      phases.push(`${event.phase} ${event.rounds.map((one: any) => one.state).join()}`);
      if (event.due === null) break;
      time.pass(Math.max(0, Date.parse(event.due) - time.now()));
      await look();
    }
    expect(phases.at(-1)).toBe('FINISHED CLOSED,CLOSED');
    const { standings } = await seen(id);
    expect(standings).toHaveLength(3);
  });

  it('plays scenarios that have different options, each with those that it has', async () => {
    const scenarios = ['scenario1', 'basic'];
    const options = { bateaux: false };
    const wish = {
      ruleset: 'avalon1776',
      scenarios,
      options,
      format: 'DOUBLE_ROUND_ROBIN',
      rounds: null,
    };
    const { owner, id } = await begun(2, wish);
    const games: any[] = [];
    for (let round = 1; round <= 2; round++) {
      await done(owner, id, [{ kind: 'pair' }, { kind: 'publish' }]);
      const { rounds } = await seen(id);
      for (const { gameId } of rounds.at(-1).pairings[0].legs)
        games.push((await app.rest(`GET /v1/games/${gameId}`)).body);
      time.pass(40 * DAY);
      await look();
    }
    expect(new Set(games.map(({ scenario }) => scenario))).toEqual(new Set(scenarios));
    for (const { scenario, options: on } of games)
      expect(on).toEqual(
        scenario === 'basic' ? {} : expect.objectContaining({ bateaux: false, forcedMarch: true }),
      );
    const input = { ...EVENT, ...wish, options: { decoys: true }, startsAt: later(DAY) };
    const { error } = (await app.rest('POST /v1/tournaments', { token: owner.token, body: input }))
      .body;
    expect(error.message).toContain('has no option decoys');
  });

  it('is cancelled where too few have entered in time', async () => {
    const owner = await app.signUp();
    const id = await created(owner, { startsAt: later(HOUR) });
    await done(owner, id, [{ kind: 'open' }]);
    await done(owner, id, [{ kind: 'enter' }]);
    time.pass(HOUR);
    await look();
    expect((await seen(id)).phase).toBe('CANCELLED');
  });

  it('is not there for others while it is a draft', async () => {
    const owner = await app.signUp();
    const id = await created(owner);
    const other = await app.signUp();
    const there = await app.rest(`GET /v1/tournaments/${id}`, { token: other.token });
    const nowhere = await app.rest(`GET /v1/tournaments/${crypto.randomUUID()}`, {
      token: other.token,
    });
    expect(there.status).toBe(404);
    expect({ ...there.body.error, requestId: '' }).toEqual({
      ...nowhere.body.error,
      requestId: '',
    });
    const list = 'query ($mine: Boolean!) { tournaments(mine: $mine) { nodes { id } } }';
    const ids = async (token: string, mine: boolean) =>
      (await app.ask(list, { mine }, token)).tournaments.nodes.map((one: any) => one.id);
    expect(await ids(other.token, false)).not.toContain(id);
    expect(await ids(owner.token, true)).toContain(id);
    await done(owner, id, [{ kind: 'invite', player: other.id }]);
    for (const mine of [false, true]) expect(await ids(other.token, mine)).toContain(id);
    await done(owner, id, [{ kind: 'remove', entry: 1 }], { reason: 'a mistake' });
    for (const mine of [false, true]) expect(await ids(other.token, mine)).not.toContain(id);
    const gone = await app.rest(`GET /v1/tournaments/${id}`, { token: other.token });
    expect(gone.status).toBe(404);
  });
});

describe('who looks on', () => {
  const WATCH = `subscription ($id: ID!, $after: Int!) {
    tournamentChanged(tournamentId: $id, after: $after) { fact { seq kind } } }`;

  /** Kinds of the facts that they are told, up to that one. */
  async function toldUpTo(kind: string, id: string, after: number, token?: string) {
    const kinds: string[] = [];
    for await (const { tournamentChanged } of app.subscribe(WATCH, { id, after }, token)) {
      kinds.push((tournamentChanged as any).fact.kind);
      if (kinds.at(-1) === kind) break;
    }
    return kinds;
  }

  it('is told every fact in order, once, and of a proposal only where they run the event', async () => {
    const { owner, id } = await begun(2);
    const { version } = await seen(id);
    const watching = toldUpTo('PUBLISHED', id, version);
    const running = toldUpTo('PUBLISHED', id, version, owner.token);
    await done(owner, id, [{ kind: 'note', text: 'Round 1 is being paired.' }]);
    await done(owner, id, [{ kind: 'pair' }]);
    await until(async () => (await seen(id)).version === version + 2);
    expect(await facts(id)).toEqual(expect.not.arrayContaining(['PAIRED']));
    expect(await facts(id, owner.token)).toContain('PAIRED');
    await done(owner, id, [{ kind: 'publish' }]);
    expect((await watching).filter((kind) => kind !== 'PAIRED')).toEqual(['NOTED', 'PUBLISHED']);
    expect(await running).toEqual(['NOTED', 'PAIRED', 'PUBLISHED']);
  });

  it('gets an answer that was made once for all who are not signed in', async () => {
    const { id } = await begun(2);
    const changes = app.app.get(ChangesService);
    const attendant = { caller: null, address: '::1' };
    const [one, other] = [
      await changes.since(attendant, id, 0),
      await changes.since(attendant, id, 0),
    ];
    const { value } = await one.next();
    expect(value).toMatchObject({ fact: { seq: 1 }, reading: { playerId: null } });
    expect((await other.next()).value).toBe(value);
    for (const stream of [one, other]) await stream.return?.();
  });

  it('has a slot among the subscribers, and leaves it', async () => {
    const { owner, id } = await begun(2);
    const before = subscribersOf(app);
    const watching = toldUpTo('NOTED', id, 0);
    await until(() => subscribersOf(app) === before + 1);
    await done(owner, id, [{ kind: 'note', text: 'All are here.' }]);
    await watching;
    await until(() => subscribersOf(app) === before);
  });
});

describe('an act', () => {
  it('that is sent again gives what it gave, and is done once', async () => {
    const { owner, id } = await begun(2);
    const acts = [{ kind: 'pair' }, { kind: 'publish' }];
    const first = await direct(owner, id, acts, { requestId: 'the-same' });
    const again = await direct(owner, id, acts, { requestId: 'the-same' });
    expect(again.facts).toEqual(first.facts);
    expect(again.tournament.rounds).toHaveLength(1);
    const input = { tournamentId: id, requestId: 'the-same', acts: [{ kind: 'approve' }] };
    const other = await app.graphql(DIRECT, { input }, owner.token);
    expect(other.errors?.[0]?.extensions?.['code']).toBe('REQUEST_ID_REUSED');
  });

  it('made against another version is declined, and changes nothing', async () => {
    const { owner, id } = await begun(2);
    const { version } = await seen(id);
    const told = await direct(owner, id, [{ kind: 'pair' }], { version: version - 1 });
    expect(told).toMatchObject({ code: 'STALE_VERSION', step: null, tournament: { version } });
  });

  it('is all or nothing with those sent with it', async () => {
    const { owner, id } = await begun(2);
    const { version } = await seen(id);
    const told = await direct(owner, id, [{ kind: 'pair' }, { kind: 'approve' }]);
    expect(told).toMatchObject({ code: 'WRONG_PHASE', step: 1 });
    expect((await seen(id)).version).toBe(version);
  });

  it.each([undefined, 7, '', 'x', '-'.repeat(36), crypto.randomUUID(), { id: 1 }])(
    'that names a player who does not exist is declined: %j',
    async (player) => {
      const owner = await app.signUp();
      const id = await created(owner);
      const told = await direct(owner, id, [{ kind: 'invite', player }]);
      expect(told).toMatchObject({ code: 'BAD_ACT', step: 0 });
    },
  );

  it('that takes long is one of its kind in a submission', async () => {
    const { owner, id } = await begun(2);
    const { version } = await seen(id);
    const told = await direct(owner, id, [{ kind: 'pair' }, { kind: 'pair' }]);
    expect(told).toMatchObject({ code: 'BAD_ACT', step: 1, tournament: { version } });
    expect((await seen(id)).version).toBe(version);
  });

  it('is shown before it is done', async () => {
    const { owner, id } = await begun(2);
    const { version } = await seen(id);
    const acts = [{ kind: 'pair' }, { kind: 'publish' }];
    const told = await direct(owner, id, acts, { preview: true });
    expect(told).toMatchObject({ preview: true, tournament: { version: version + 2 } });
    expect(await seen(id)).toMatchObject({ version, rounds: [] });
  });

  it('of two at once at two instances is done by one, and nothing of the other', async () => {
    const { owner, id } = await begun(4);
    await done(owner, id, [{ kind: 'pair' }]);
    const ask = (one: TestApp, requestId: string) => {
      const input = { tournamentId: id, requestId, acts: [{ kind: 'publish' }] };
      return one.ask(DIRECT, { input }, owner.token);
    };
    const told = await Promise.all([ask(app, 'left'), ask(sibling, 'right')]);
    const codes = told.map(({ direct: one }: any) => one.code ?? 'DONE').sort();
    expect(codes).toEqual(['DONE', 'WRONG_PHASE']);
    const text = `SELECT count(*)::int AS games FROM games g JOIN seats s ON s.game_id = g.id
      JOIN tournament_people p ON p.player_id = s.player_id WHERE p.tournament_id = $1`;
    expect((await app.pool.query(text, [id])).rows).toEqual([{ games: 8 }]);
  });
});

describe('docs/api.md on events', () => {
  it('has commands that make one, open it, enter, start, pair and publish, and what they print', async () => {
    // It is no other day there: the page takes the time from the shell.
    const today = await startApp();
    const [owner, other] = [await today.signUp(), await today.signUp()];
    const known = `URL=${today.url} TOKEN=${owner.token} OTHER=${other.token}
      json() { node -pe "JSON.parse(fs.readFileSync(0)).$1"; }`;
    const walk = blocksIn('docs/api.md', 'sh', '## Events').join('\n');
    const printed = (await shell(`${known}\n${walk}`)).trim().split('\n');
    expect(printed).toEqual([
      ...['OPEN', '1', '2', '1', '2', '2'],
      ...['ENTERED STARTED PAIRED PUBLISHED', '0', 'Rank,No.,Name,Points', 'true'],
      'INVALID_INPUT',
    ]);
    await today.stop();
  });

  it('has operations that answer', async () => {
    const { owner, id } = await begun(2);
    const documents = blocksIn('docs/api.md', 'graphql', '## Events').flatMap(
      (block) => parse(block).definitions,
    );
    const text = (name: string): string =>
      print(documents.find((one) => 'name' in one && one.name?.value === name)!);
    const { tournament } = await app.ask(text('Event'), { id }, owner.token);
    expect(tournament.acts.map((one: any) => one.kind)).toContain('pair');
    expect((await app.ask(text('Events'))).tournaments.nodes).toBeInstanceOf(Array);
    const input = { tournamentId: id, requestId: 'as-told', acts: [{ kind: 'pair' }] };
    expect((await app.ask(text('Direct'), { input }, owner.token)).direct.facts).toHaveLength(1);
    const { version } = await seen(id);
    const heard = app.subscribe(text('FollowEvent'), { id, after: version - 1 }, owner.token);
    expect((await heard.next()).value.tournamentChanged.fact.kind).toBe('PAIRED');
    await heard.return();
  });
});

describe('what a player may ask of events', () => {
  it('is to have as many at a time as the setting says, however many are made at once', async () => {
    const tight = await startApp({ MAX_OPEN_TOURNAMENTS: '1' });
    const other = await tight.sibling();
    const { token } = await tight.signUp();
    const body = { ...EVENT, startsAt: new Date(Date.now() + DAY).toISOString() };
    const made = await Promise.all(
      [tight, other, tight, other].map((one) => one.rest('POST /v1/tournaments', { token, body })),
    );
    const codes = made.map(({ status, body: { error } }) => error?.code ?? status);
    expect(codes.sort()).toEqual([201, ...Array(3).fill('QUOTA_REACHED')]);
    const { id } = made.find(({ status }) => status === 201)!.body;
    expect((await tight.pool.query('SELECT id FROM tournaments')).rows).toEqual([{ id }]);
    await other.stop();
    await tight.stop();
  });

  it('is so many acts a minute, those that are only shown or declined among them', async () => {
    const tight = await startApp({ ACTS_PER_MINUTE: '4' });
    const { token } = await tight.signUp();
    const body = { ...EVENT, startsAt: new Date(Date.now() + DAY).toISOString() };
    const { id, version } = (await tight.rest('POST /v1/tournaments', { token, body })).body;
    const act = (acts: object[], more: object = {}) =>
      tight.rest(`POST /v1/tournaments/${id}/acts`, {
        ...{ token, body: { acts, ...more } },
        headers: { 'idempotency-key': `act-${(count += 1)}` },
      });
    expect((await act([{ kind: 'open' }], { preview: true })).status).toBe(201);
    const declined = await act([{ kind: 'pair' }, { kind: 'pair' }]);
    expect(declined.status).toBe(409);
    const { error, tournament } = declined.body;
    expect(error).toMatchObject({ code: 'WRONG_PHASE', step: 0, better: [] });
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(tournament.version).toBe(version);
    expect((await act([{ kind: 'open' }])).status).toBe(201);
    const refused = await act([{ kind: 'nothing' }]);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const input = { tournamentId: id, requestId: 'last', acts: [{ kind: 'enter' }] };
    const { errors } = await tight.graphql(DIRECT, { input }, token);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const { body: after } = await tight.rest(`GET /v1/tournaments/${id}`, { token });
    expect(after.version).toBe(version + 1);
    await tight.stop();
  });
});
