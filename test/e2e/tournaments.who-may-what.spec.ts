import { type Role, ROLES } from '../../src/competition/facts/facts.js';
import { type Phase, PHASES } from '../../src/competition/fold/tournament.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { refusalOf, VERBS } from '../competition/who-may-what.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';

/** Who may do what in which phase, asked over the wire; and that nothing is written where it is refused. */

let app: TestApp;
let time: TimeMachine;
let count = 0;

interface Event {
  readonly id: string;
  /** What the table asks for in it, as good as it can be. */
  goodAct(verb: string): object;
}

/** Where an event stands in which a verb has something to do, beside its phase. */
const STATES = ['UNPAIRED', 'PROPOSED', 'PLAYED', 'LATE', 'STRIKING', 'BIDDING', 'CLOSED'] as const;
type Running = (typeof STATES)[number] | 'MENDED';
const HAS_STATE: { readonly [S in Running]?: readonly string[] } = {
  UNPAIRED: ['return', 'seed', 'enter', 'invite', 'checkIn'],
  PROPOSED: ['swap', 'publish'],
  PLAYED: ['moveDeadline', 'forfeit', 'rule', 'requestBye'],
  LATE: ['claim'],
  STRIKING: ['strike'],
  BIDDING: ['bid'],
  MENDED: ['undo'],
};

let entrants: readonly TestPlayer[];
let others: readonly TestPlayer[];
let holders: ReadonlyMap<Role, TestPlayer>;
const running = new Map<Running, Event>();
const events = new Map<Phase | 'MENDED', Event>();

const signedUp = (many: number): Promise<TestPlayer[]> =>
  Promise.all(Array.from({ length: many }, () => app.signUp()));

async function asked({ token }: TestPlayer, id: string, wish: object): Promise<any> {
  const headers = { 'idempotency-key': `request-${(count += 1)}` };
  const body = { reason: 'because', ...wish };
  return app.rest(`POST /v1/tournaments/${id}/acts`, { token, headers, body });
}

async function done(player: TestPlayer, id: string, ...acts: object[]): Promise<any> {
  const { status, body } = await asked(player, id, { acts });
  expect({ status, error: body.error }).toEqual({ status: 201 });
  return body.tournament;
}

const owner = (): TestPlayer => holders.get('OWNER')!;
const entrant = (): TestPlayer => entrants[0]!;
const kinds = (...all: string[]): object[] => all.map((kind) => ({ kind }));

/** A draft, with somebody in every role. */
async function draft(wish: object = {}): Promise<string> {
  const startsAt = new Date(time.now() + DAY).toISOString();
  const game = { ruleset: 'ops1812', scenarios: ['campaign'], legs: 'SINGLE', format: 'SWISS' };
  const { status, body } = await app.rest('POST /v1/tournaments', {
    token: owner().token,
    body: { name: 'Lakes', ...game, startsAt, lateUntil: 3, rounds: 3, ...wish },
  });
  expect([status, body.error]).toEqual([201, undefined]);
  for (const [role, { id: player }] of holders)
    if (role !== 'OWNER') await done(owner(), body.id, { kind: 'giveRole', player, role });
  return body.id;
}

/** Five enter, and the last of them leaves. */
async function opened(wish?: object): Promise<string> {
  const id = await draft(wish);
  await done(owner(), id, { kind: 'open' });
  for (const player of entrants) await done(player, id, { kind: 'enter' });
  await done(entrants[4]!, id, { kind: 'withdraw' });
  return id;
}

async function begun(wish: object, ...then: string[]): Promise<string> {
  const id = await opened(wish);
  await done(owner(), id, ...kinds('start', ...then));
  return id;
}

const seen = async (id: string): Promise<any> =>
  (await app.rest(`GET /v1/tournaments/${id}`, { token: owner().token })).body;

const pairOf = ({ rounds }: any, entry: number): any =>
  rounds.at(-1).pairings.find(({ first, second }: any) => first === entry || second === entry);

/** Every game ends by resignation, and the round is closed. */
async function closed(id: string): Promise<void> {
  const { rounds, entries } = await seen(id);
  for (const { first, second, legs } of rounds.at(-1).pairings) {
    const { gameId, firstSeat } = legs[0];
    const { playerId } = entries[(firstSeat === 'us' ? first : second) - 1];
    const { token } = entrants.find((one) => one.id === playerId)!;
    const headers = { 'idempotency-key': 'resign' };
    await app.rest(`POST /v1/games/${gameId}/resign`, { token, headers });
  }
  await app.app.get(KeeperService).look();
}

async function late(): Promise<string> {
  const wish = { legs: 'MIRRORED', lateGames: 'CLAIM', roundHours: 1, graceHours: 700 };
  const id = await begun(wish, 'pair', 'publish');
  time.pass(2 * HOUR);
  return id;
}

/** The pairs strike, and it is the turn of the first entrant. */
async function striking(): Promise<string> {
  const choice = { strikes: true, stepHours: 700 };
  const scenarios = ['entire-war', '1813-1814', '1814'];
  const id = await begun({ ruleset: 'madison', scenarios, choice }, 'pair', 'publish');
  const { choice: open } = pairOf(await seen(id), 1);
  if (!open.waitsFor.includes(1))
    await done(entrants[open.waitsFor[0] - 1]!, id, { kind: 'strike', scenario: '1814' });
  return id;
}

const finished = async (): Promise<string> => {
  const id = await begun({ rounds: 1 }, 'pair', 'publish');
  await closed(id);
  return id;
};

async function mended(id: string): Promise<Event> {
  const event = await known(id);
  await done(owner(), id, event.goodAct('correct'));
  return known(id);
}

async function known(id: string): Promise<Event> {
  const facts = (await app.rest(`GET /v1/tournaments/${id}/facts`, { token: owner().token })).body;
  const event = await seen(id);
  return { id, goodAct: (verb) => ({ kind: verb, ...fieldsIn(event, facts)[verb] }) };
}

/** Verb -> fields that are good in that event. */
function fieldsIn(event: any, facts: readonly any[]): { readonly [verb: string]: object } {
  const pair = event.rounds.length > 0 ? pairOf(event, 1) : { first: 1, legs: [] };
  const [one, two, three] = others.map(({ id }) => ({ player: id })) as [object, object, object];
  const board = pair.board ?? 1;
  const other = event.rounds.at(-1)?.pairings.find((one: any) => one.board !== board);
  // Somebody whom the entrant has not met, and who has had the other side.
  const stranger = pair.first === 1 ? other?.second : other?.first;
  const playing = event.entries.filter(({ state }: any) => state === 'ACTIVE');
  const seqOf = (kind: string) => facts.findLast((fact) => fact.kind === kind)?.seq ?? 1;
  const leg = pair.legs.findIndex((one: any) => isWaiting(one, pair, 1)) + 1 || 1;
  return {
    rename: { name: 'Another' },
    start: { rounds: 2 },
    changeSettings: { pauseHours: 5 },
    note: { text: 'Rain.' },
    requestBye: { round: 2 },
    claim: { board, leg },
    invite: one,
    substitute: { entry: 2, knowledge: 'FULL', ...two },
    keepApart: { entries: [1, 2] },
    pin: { entry: 1, with: stranger },
    remove: { entry: 2 },
    return: { entry: 5 },
    seed: { entries: playing.map(({ number }: any) => number).reverse() },
    giveRole: { ...three, role: 'ARBITER' },
    takeRole: { player: holders.get('DIRECTOR')!.id },
    swap: { entry: 1, with: stranger },
    moveDeadline: { deadline: new Date(time.now() + HOUR).toISOString() },
    forfeit: { round: 1, board, leg: 1, entry: 1 },
    rule: { round: 1, board, leg: 1, result: 'DRAW', clause: 'A.1' },
    correct: { fact: seqOf('GAME_ENDED'), result: 'DRAW' },
    undo: { fact: seqOf('CORRECTED') },
    strike: { scenario: pair.choice?.scenarios[0] ?? 'campaign' },
    bid: { seat: 'us', points: 3 },
  };
}

/** Whether the entrant has the side that does not begin. */
const isWaiting = ({ firstSeat }: any, { first }: any, entry: number): boolean =>
  (firstSeat === 'us') !== (first === entry);

beforeAll(async () => {
  app = await startApp();
  time = timeMachine(app);
  entrants = await signedUp(5);
  others = await signedUp(4);
  const officials = await signedUp(ROLES.length);
  holders = new Map(ROLES.map((role, i) => [role, officials[i]!]));
  const choice = { budget: 5, stepHours: 700 };
  const closedOne = await begun({}, 'pair', 'publish');
  await closed(closedOne);
  const states: { readonly [S in Running]: string } = {
    LATE: await late(),
    UNPAIRED: await begun({ checkIn: true }),
    PROPOSED: await begun({}, 'pair'),
    PLAYED: await begun({}, 'pair', 'publish'),
    STRIKING: await striking(),
    BIDDING: await begun({ choice }, 'pair', 'publish'),
    CLOSED: closedOne,
    MENDED: '',
  };
  for (const state of STATES) running.set(state, await known(states[state]));
  const again = await begun({}, 'pair', 'publish');
  await closed(again);
  running.set('MENDED', await mended(again));
  const drafted = await draft();
  for (const { id: player } of entrants.slice(0, 2))
    await done(owner(), drafted, { kind: 'invite', player });
  const approved = await finished();
  await done(owner(), approved, { kind: 'approve' });
  const cancelled = await opened();
  await done(owner(), cancelled, { kind: 'cancel' });
  events.set('DRAFT', await known(drafted));
  events.set('OPEN', await known(await opened()));
  events.set('FINISHED', await known(await finished()));
  events.set('APPROVED', await known(approved));
  events.set('CANCELLED', await known(cancelled));
  events.set('MENDED', await mended(await finished()));
});
afterAll(() => app.stop());

/** The event of that phase in which the verb has something to do. */
function eventFor(verb: string, phase: Phase): Event {
  if (phase === 'FINISHED' && verb === 'undo') return events.get('MENDED')!;
  if (phase !== 'RUNNING') return events.get(phase)!;
  const state = [...running.keys()].find((one) => HAS_STATE[one]?.includes(verb));
  return running.get(state ?? 'CLOSED')!;
}

/** All that is stored of an event. */
async function stored(id: string): Promise<object> {
  const rows = (table: string): string =>
    `(SELECT string_agg(one::text, ' ' ORDER BY one::text) FROM ${table} one WHERE tournament_id = $1) AS ${table}`;
  const tables = ['facts', 'people', 'games', 'bids'].map((name) => rows(`tournament_${name}`));
  const text = `SELECT t::text, (SELECT count(*) FROM games) AS "all", ${tables.join()} FROM tournaments t WHERE id = $1`;
  return (await app.pool.query(text, [id])).rows[0];
}

const onlooker = (): TestPlayer => others[3]!;
const isHidden = (phase: Phase, { id }: TestPlayer): boolean =>
  phase === 'DRAFT' && id === onlooker().id;

describe.each(VERBS)('Who may %s', (verb) => {
  const wanted = (phase: Phase, player: TestPlayer, role?: Role): string | null => {
    const isEntrant = player.id === entrant().id;
    return isHidden(phase, player) ? 'NOT_FOUND' : refusalOf(verb, phase, { role, isEntrant });
  };
  const people = (): [TestPlayer, Role?][] => [
    [onlooker()],
    [entrant()],
    ...[...holders].map(([role, player]): [TestPlayer, Role] => [player, role]),
  ];

  it.each(PHASES)('in an event that is %s: those whom the table names', async (phase) => {
    const { id, goodAct } = eventFor(verb, phase);
    const before = await stored(id);
    const told: unknown[] = [];
    for (const [player, role] of people()) {
      const refusal = wanted(phase, player, role);
      const wish = { acts: [goodAct(verb)], preview: refusal === null };
      const { status, body } = await asked(player, id, wish);
      const acts = await app.rest(`GET /v1/tournaments/${id}/acts`, { token: player.token });
      const isOffered = acts.status === 200 && acts.body.some(({ kind }: any) => kind === verb);
      told.push([role, status, body.error?.code ?? null, isOffered]);
    }
    const statusOf = (code: string | null): number =>
      code === null ? 201 : code === 'NOT_FOUND' ? 404 : 409;
    expect(told).toEqual(
      people().map(([player, role]) => {
        const code = wanted(phase, player, role);
        return [role, statusOf(code), code, code === null];
      }),
    );
    const { status, body } = await app.rest(`POST /v1/tournaments/${id}/acts`, {
      headers: { 'idempotency-key': 'nobody' },
      body: { acts: [goodAct(verb)], reason: 'because' },
    });
    expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await stored(id)).toEqual(before);
  });
});

describe('An event that is not public yet', () => {
  const PAPERS = ['export.json', 'facts.jsonl', 'standings.svg', 'bracket.svg', 'calendar.ics'];
  const TABLES = ['standings', 'crosstable', 'pairings', 'entries'].map((name) => `${name}.csv`);
  const READ = ['standings', 'bracket', 'facts', 'acts', ...PAPERS, ...TABLES];
  const WAYS = ['', ...READ.map((name) => `/${name}`), '?at=1', '/facts?after=1'];
  const answered = ({ status, text, headers }: any, id: string): unknown => [
    status,
    headers.get('content-type'),
    text.replace(/"requestId":"[^"]*"/, '').replaceAll(id, 'id'),
  ];
  const ASKED = [
    'query ($id: ID!) { tournament(id: $id) { id } }',
    'query ($id: ID!) { pairingWhy(tournamentId: $id, board: 1) { sentences } }',
    'query ($id: ID!) { pairingSwaps(tournamentId: $id, entry: 1) { entry } }',
    `mutation ($id: ID!) { direct(input: { tournamentId: $id, requestId: "of-nobody",
      acts: [{ kind: "enter" }] }) { ... on Directed { preview } ... on Declined { code } } }`,
  ];

  it.each(['a stranger', 'nobody signed in'])('is not there for %s', async (who) => {
    const token = who === 'a stranger' ? onlooker().token : undefined;
    const [hidden, nowhere] = [eventFor('rename', 'DRAFT').id, crypto.randomUUID()];
    const told =
      (id: string) =>
      async (route: string, options: object = {}) =>
        answered(await app.rest(route, { token, ...options }), id);
    for (const way of WAYS) {
      const [there, elsewhere] = [
        await told(hidden)(`GET /v1/tournaments/${hidden}${way}`),
        await told(nowhere)(`GET /v1/tournaments/${nowhere}${way}`),
      ];
      expect([way, there]).toEqual([way, elsewhere]);
      expect([404, 401]).toContain((there as number[])[0]);
    }
    for (const kind of VERBS) {
      const wish = { headers: { 'idempotency-key': 'hidden' }, body: { acts: [{ kind }] } };
      expect(await told(hidden)(`POST /v1/tournaments/${hidden}/acts`, wish)).toEqual(
        await told(nowhere)(`POST /v1/tournaments/${nowhere}/acts`, wish),
      );
    }
    for (const query of ASKED) {
      const asking = (id: string) => ({ body: { query, variables: { id } } });
      const there = await told(hidden)('POST /graphql', asking(hidden));
      expect(there).toEqual(await told(nowhere)('POST /graphql', asking(nowhere)));
    }
  });
});
