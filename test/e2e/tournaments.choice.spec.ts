import { hashOf } from '../../src/common/hash.js';
import { Wall } from '../../src/time/wall.js';
import { verifyText } from '../../src/tools/verify/record-text.js';
import { AuditService } from '../../src/tournaments/audit/audit.service.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { factHash } from '../../src/tournaments/store/chain.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';

/** The two of a pair strike scenarios and bid for sides before their game begins. */

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

const SCENARIOS = ['entire-war', '1813-1814', '1814'];
const get = async (path: string, token?: string): Promise<any> =>
  (await app.rest(`GET /v1/${path}`, { token })).body;

async function direct({ token }: TestPlayer, event: string, act: object, at = app): Promise<any> {
  const { body } = await at.rest(`POST /v1/tournaments/${event}/acts`, {
    ...{ token, headers: { 'idempotency-key': `request-${(count += 1)}` } },
    body: { acts: [act], reason: 'because' },
  });
  return body.error ?? body;
}

const WISH = {
  ruleset: 'madison',
  scenarios: SCENARIOS,
  legs: 'SINGLE',
  clock: 'daily',
  format: 'ROUND_ROBIN',
};

/** An event of two, who choose before the game of its only round. */
async function choosing(choice: object, names: readonly string[] = ['Ann', 'Bea']) {
  const [owner, one, two] = [
    await app.signUp(),
    await app.signUp(names[0]),
    await app.signUp(names[1]),
  ] as const;
  const startsAt = new Date(time.now() + DAY).toISOString();
  const { body } = await app.rest('POST /v1/tournaments', {
    ...{ token: owner.token, body: { name: 'Lakes', ...WISH, startsAt, choice } },
  });
  expect(body).not.toHaveProperty('error');
  const id: string = body.id;
  await direct(owner, id, { kind: 'open' });
  for (const player of [one, two]) await direct(player, id, { kind: 'enter' });
  await direct(owner, id, { kind: 'seed', entries: [1, 2] });
  for (const kind of ['start', 'pair', 'publish']) await direct(owner, id, { kind });
  const pairing = async (): Promise<any> =>
    (await get(`tournaments/${id}`, owner.token)).rounds[0].pairings[0];
  const facts = async (token?: string): Promise<any> => get(`tournaments/${id}/facts`, token);
  return { id, owner, one, two, pairing, facts };
}

async function over({ id, owner }: { id: string; owner: TestPlayer }): Promise<any> {
  time.pass(60 * DAY);
  await app.app.get(KeeperService).look();
  await direct(owner, id, { kind: 'approve' });
  return get(`tournaments/${id}/export.json`);
}

describe('striking and bidding over the wire', () => {
  it('begins the game in the scenario and with the sides that they have chosen, and all of it is proven', async () => {
    const event = await choosing({ strikes: true, budget: 20, stepHours: 10 });
    const { id, one, two } = event;
    const { choice, legs, scenario } = await event.pairing();
    expect([choice.step, choice.waitsFor, choice.scenarios, legs[0].gameId, scenario]).toEqual([
      ...['STRIKE', [2], SCENARIOS, null, null],
    ]);
    expect(Date.parse(choice.until)).toBe(time.now() + 10 * HOUR);
    expect((await direct(one, id, { kind: 'strike', scenario: 'entire-war' })).code).toBe(
      'WRONG_PHASE',
    );
    await direct(two, id, { kind: 'strike', scenario: 'entire-war' });
    await direct(one, id, { kind: 'strike', scenario: '1814' });
    expect((await event.pairing()).choice).toMatchObject({ step: 'BID', scenarios: ['1813-1814'] });
    await direct(one, id, { kind: 'bid', seat: 'gb', points: 7 });
    expect((await event.pairing()).choice.waitsFor).toEqual([2]);
    const { tournament } = await direct(two, id, { kind: 'bid', seat: 'gb', points: 6 });
    const [pairing] = tournament.rounds[0].pairings;
    expect(pairing).toMatchObject({
      ...{ scenario: '1813-1814', choice: null, paid: [{ entry: 1, points: 7 }] },
      legs: [{ gameId: expect.any(String) }],
    });
    expect(tournament.entries.map(({ pointsLeft }: any) => pointsLeft)).toEqual([13, 20]);
    const game = await get(`games/${pairing.legs[0].gameId}`);
    expect(game.scenario).toBe('1813-1814');
    const sitters = 'SELECT seat, player_id FROM seats WHERE game_id = $1 ORDER BY seat';
    const { rows } = await app.pool.query(sitters, [pairing.legs[0].gameId]);
    expect(rows).toEqual([
      { seat: 'gb', player_id: one.id },
      { seat: 'us', player_id: two.id },
    ]);
    expect(await app.app.get(AuditService).look()).toEqual([]);
    const file = await over(event);
    expect(verifyText(JSON.stringify(file), true).faults).toEqual([]);
    expect(verifyText(JSON.stringify(forged(file)), true).faults).toContainEqual(
      expect.stringMatching(/^fact \d+ opens a bid that was not sealed$/),
    );
    expect(verifyText(JSON.stringify(resided(file)), true).faults).toContainEqual(
      expect.stringMatching(/^fact \d+ does not follow from what was chosen before it$/),
    );
  });

  it('gives nobody a side before the game has begun, and an export of then verifies', async () => {
    const { id, one, two } = await choosing({ budget: 20 });
    const sides = async (): Promise<number[][]> =>
      (await get(`tournaments/${id}/standings`)).map((line: any) => line.sides);
    expect(await sides()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const file = await get(`tournaments/${id}/export.json`);
    expect(verifyText(JSON.stringify(file), true).faults).toEqual([]);
    for (const player of [one, two])
      await direct(player, id, { kind: 'bid', seat: 'gb', points: 7 });
    expect((await sides()).map(([us, gb]) => us! + gb!)).toEqual([1, 1]);
  });

  it('is settled by time alone where nobody chooses, by lots that are proven', async () => {
    const event = await choosing({ strikes: true, budget: 20, stepHours: 10 });
    for (let step = 0; step < 3; step++) {
      expect((await event.pairing()).legs[0].gameId).toBeNull();
      time.pass(10 * HOUR);
      await app.app.get(KeeperService).look();
    }
    const { legs, paid, scenario } = await event.pairing();
    expect([legs[0].gameId, paid]).toEqual([expect.any(String), []]);
    expect(SCENARIOS).toContain(scenario);
    expect(verifyText(JSON.stringify(await over(event)), true).faults).toEqual([]);
  });

  it('is proven where time passes while the service looks for the bids', async () => {
    const event = await choosing({ strikes: true, budget: 20, stepHours: 10 });
    const { now } = app.app.get(Wall);
    app.app.get(Wall).now = () => {
      time.pass(1);
      return now();
    };
    for (const [who, scenario] of [
      ['two', '1814'],
      ['one', 'entire-war'],
    ] as const)
      await direct(event[who], event.id, { kind: 'strike', scenario });
    for (const who of ['one', 'two'] as const)
      await direct(event[who], event.id, { kind: 'bid', seat: 'us', points: 3 });
    app.app.get(Wall).now = now;
    expect(verifyText(JSON.stringify(await over(event)), true).faults).toEqual([]);
  });

  it('waits for nobody any more where the event is called off', async () => {
    const { id, owner, two, pairing } = await choosing({ strikes: true, stepHours: 10 });
    expect((await pairing()).choice).toMatchObject({ waitsFor: [2] });
    await direct(owner, id, { kind: 'cancel' });
    expect((await pairing()).choice).toBeNull();
    const strike = { kind: 'strike', scenario: '1814' };
    expect((await direct(two, id, strike)).code).toBe('WRONG_PHASE');
  });

  it('opens bids that are made at the same moment on two instances once', async () => {
    for (let points = 0; points < 5; points++) {
      const event = await choosing({ budget: 20 });
      const { id, one, two } = event;
      await Promise.all([
        direct(one, id, { kind: 'bid', seat: 'us', points }),
        direct(two, id, { kind: 'bid', seat: 'us', points: 3 }, sibling),
        direct(one, id, { kind: 'bid', seat: 'gb', points: 9 }, sibling),
      ]);
      const kinds = (await event.facts()).map(({ kind }: any) => kind);
      expect(kinds.filter((kind: string) => kind === 'BID')).toHaveLength(2);
      expect(kinds.filter((kind: string) => kind === 'CONTINUED')).toHaveLength(1);
    }
  });
});

describe('an export of a choice that was forged, with hashes and seals that fit', () => {
  let file: any;
  beforeAll(async () => {
    const event = await choosing({ strikes: true, budget: 20, stepHours: 10 });
    const { id, one, two } = event;
    await direct(two, id, { kind: 'strike', scenario: 'entire-war' });
    time.pass(10 * HOUR);
    await app.app.get(KeeperService).look();
    for (const player of [one, two])
      await direct(player, id, { kind: 'bid', seat: 'gb', points: 7 });
    file = await over(event);
  });
  const follows = 'does not follow from what was chosen before it';
  const seal = (id: string, bid: any): string =>
    hashOf([id, 1, 1, 1, bid.entry, bid.side, bid.points, bid.nonce]);
  /** The last fact of that kind; that of entrant 1 where it is a bid. */
  const last = (facts: any[], kind: string): any =>
    facts.findLast((fact) => fact.kind === kind && (kind !== 'BID' || fact.data.entry === 1));
  const first = (facts: any[]): any => facts.find(({ kind }) => kind === 'STRUCK');

  it.each<[string, (facts: any[]) => void]>([
    ['a nonce', (facts) => (last(facts, 'CONTINUED').data.games[0].bids[0].nonce = '0'.repeat(64))],
    ['a bid that is left out', (facts) => last(facts, 'CONTINUED').data.games[0].bids.pop()],
    ['a seal', (facts) => (last(facts, 'BID').data.seal = '0'.repeat(64))],
  ])('is found out: %s', (_, change) => {
    const { faults } = verifyText(JSON.stringify(relinked(file, change)), true);
    expect(faults).toContainEqual(expect.stringContaining('opens a bid that was not sealed'));
  });

  it.each<[string, (facts: any[]) => void]>([
    ['a strike of the other', (facts) => (first(facts).data.entry = 1)],
    ['a strike by somebody else', (facts) => (first(facts).by = last(facts, 'CREATED').by)],
    ['a strike of what there is not', (facts) => (first(facts).data.scenario = '1815')],
    ['a strike by lot', (facts) => (last(facts, 'STRUCK').data.scenario = 'entire-war')],
    ['a bid by the other', (facts) => (last(facts, 'BID').by = first(facts).by)],
    ['a bid for a later game', (facts) => (last(facts, 'BID').data.leg = 3)],
    ['who pays', (facts) => (last(facts, 'CONTINUED').data.games[0].paid.entry = 3)],
    ['what is paid', (facts) => (last(facts, 'CONTINUED').data.games[0].paid.points = 6)],
    ['a scenario', (facts) => (last(facts, 'CONTINUED').data.games[0].scenario = 'entire-war')],
    [
      'a deadline',
      (facts) => (last(facts, 'CONTINUED').data.deadline = last(facts, 'CONTINUED').at),
    ],
    ['a game that somebody began', (facts) => (last(facts, 'CONTINUED').by = first(facts).by)],
    ['a game before the choice', (facts) => (last(facts, 'PUBLISHED').data.games = [[file.id]])],
    ['a choice of another game', (facts) => (last(facts, 'CHOICE_OPENED').data.pairs[0].leg = 3)],
    [
      'a bid of more than there is',
      (facts) => {
        const { bids, paid } = last(facts, 'CONTINUED').data.games[0];
        Object.assign(paid, { entry: 1, points: 500 });
        const bid = bids.find(({ entry }: any) => entry === 1);
        bid.points = 500;
        last(facts, 'BID').data.seal = seal(file.id, bid);
      },
    ],
  ])('is found out: %s', (_, change) => {
    expect(verifyText(JSON.stringify(file), true).faults).toEqual([]);
    const { faults } = verifyText(JSON.stringify(relinked(file, change)), true);
    expect(faults).toContainEqual(expect.stringContaining(follows));
  });
});

/** The export with another bid in it, and hashes that fit. */
function forged(file: any): any {
  return changed(file, ({ bids }) => (bids[1].points = 1));
}

/** The same with the sides exchanged. */
function resided(file: any): any {
  return changed(file, (game) => (game.side = 1 - game.side));
}

const changed = (file: any, change: (game: any) => void): any =>
  relinked(file, (facts) =>
    facts.forEach(({ kind, data }) => kind === 'CONTINUED' && change(data.games[0])),
  );

/** The export with facts that are changed, and hashes that fit. */
function relinked(file: any, change: (facts: any[]) => void): any {
  const copy = structuredClone(file);
  change(copy.facts);
  let prevHash = '';
  for (const fact of copy.facts) {
    const { prevHash: _, hash: __, ...plain } = fact;
    Object.assign(fact, { prevHash, hash: factHash(copy.id, prevHash, plain) });
    prevHash = fact.hash;
  }
  return { ...copy, hash: prevHash };
}

it('lets two meet in a Swiss who both have paid for the same side, and be exchanged so', async () => {
  const startsAt = new Date(time.now() + DAY).toISOString();
  const owner = await app.signUp();
  const wish = { name: 'Lakes', ...WISH, format: 'SWISS', rounds: 3, startsAt };
  const { body } = await app.rest('POST /v1/tournaments', {
    ...{ token: owner.token, body: { ...wish, choice: { budget: 900, stepHours: 10 } } },
  });
  const id: string = body.id;
  await direct(owner, id, { kind: 'open' });
  const players: TestPlayer[] = [];
  for (let i = 0; i < 4; i++) players.push(await app.signUp());
  for (const player of players) await direct(player, id, { kind: 'enter' });
  await direct(owner, id, { kind: 'seed', entries: [1, 2, 3, 4] });
  await direct(owner, id, { kind: 'start' });
  const swaps: unknown[] = [];
  const played: unknown[] = [];
  for (let round = 1; round <= 3; round++) {
    await direct(owner, id, { kind: 'pair' });
    if (round === 2)
      for (let times = 0; times < 2; times++)
        swaps.push((await direct(owner, id, { kind: 'swap', entry: 2, with: 4 })).code);
    const { tournament } = await direct(owner, id, { kind: 'publish' });
    played.push(tournament.rounds[round - 1].pairings[0].choice.scenarios);
    for (const [i, player] of players.entries())
      await direct(player, id, { kind: 'bid', seat: 'us', points: i < 2 ? 100 : 1 });
    time.pass(60 * DAY);
    await app.app.get(KeeperService).look();
  }
  expect(swaps).toEqual([undefined, undefined]);
  expect(played).toEqual(SCENARIOS.map((scenario) => [scenario]));
  const { rounds } = await get(`tournaments/${id}`);
  expect(rounds.map(({ pairings }: any) => pairings.length)).toEqual([2, 2, 2]);
});

describe('a sealed bid', () => {
  /** All that an event tells somebody, without what differs between any two events. */
  async function toldOf(id: string, token?: string): Promise<string> {
    const paths = ['', '/facts', '/export.json', '/facts.jsonl', '/standings', '/pairings.csv'];
    const answers: string[] = [];
    for (const path of paths) {
      const { status, body, text } = (await app.rest(`GET /v1/tournaments/${id}${path}`, {
        token,
      })) as any;
      expect([path, status]).toEqual([path, 200]);
      answers.push(typeof text === 'string' && text !== '' ? text : JSON.stringify(body));
    }
    return answers
      .join('\n')
      .replace(/[\da-f]{64}/g, 'hash')
      .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'id')
      .replace(/lakes-[\da-f]{8}/g, 'slug')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
  }

  it('is the same to everybody else, whatever it says, until both are opened', async () => {
    const worlds = [await choosing({ budget: 999 }), await choosing({ budget: 999 })] as const;
    const bids = [
      { kind: 'bid', seat: 'us', points: 3 },
      { kind: 'bid', seat: 'gb', points: 998 },
    ] as const;
    const answers: any[] = [];
    for (const [i, { one, id }] of worlds.entries()) answers.push(await direct(one, id, bids[i]!));
    const readers = ['owner', 'one', 'two'] as const;
    for (const who of readers) {
      const [here, there] = [
        await toldOf(worlds[0].id, worlds[0][who].token),
        await toldOf(worlds[1].id, worlds[1][who].token),
      ];
      expect(here).toBe(there);
    }
    expect(await toldOf(worlds[0].id)).toBe(await toldOf(worlds[1].id));
    expect(answers.map(({ facts }) => Object.keys(facts[0].data).sort())).toEqual(
      Array(2).fill(['board', 'entry', 'leg', 'round', 'seal']),
    );
    for (const [i, { two, id, facts }] of worlds.entries()) {
      await direct(two, id, { kind: 'bid', seat: 'us', points: 5 });
      const opened = (await facts()).find(({ kind }: any) => kind === 'CONTINUED');
      const { points, side, nonce, entry } = opened.data.games[0].bids[0];
      expect(points).toBe(bids[i]!.points);
      const { seal } = (await facts()).find(({ kind }: any) => kind === 'BID').data;
      expect(seal).toBe(hashOf([id, 1, 1, 1, entry, side, points, nonce]));
    }
  });

  it('is told again to its maker alone, as long as it is sealed', async () => {
    const { id, owner, one, two } = await choosing({ budget: 20 });
    await direct(one, id, { kind: 'bid', seat: 'gb', points: 7 });
    const bidOf = async (who?: TestPlayer): Promise<any> => {
      const asked = 'query ($id: ID!) { tournament(id: $id) { myBid { seat points } } }';
      return (await app.ask(asked, { id }, who?.token)).tournament.myBid;
    };
    const stranger = await app.signUp();
    const told = async (): Promise<any[]> =>
      Promise.all([one, two, owner, stranger, undefined].map(bidOf));
    expect(await told()).toEqual([{ seat: 'gb', points: 7 }, null, null, null, null]);
    // Not even a director who would go on for its maker.
    const substitute = { kind: 'substitute', entry: 1, player: owner.id, knowledge: 'FULL' };
    const input = { tournamentId: id, acts: [substitute], reason: 'A look.' };
    const direction = `mutation ($input: DirectInput!) { direct(input: $input) {
      ... on Directed { tournament { my { number } myBid { points } } } } }`;
    for (const preview of [true, false]) {
      const wish = { ...input, requestId: `look-${preview}`, preview };
      const answer = await app.ask(direction, { input: wish }, owner.token);
      expect(answer.direct.tournament).toEqual({ my: { number: 1 }, myBid: null });
    }
    await direct(two, id, { kind: 'bid', seat: 'us', points: 2 });
    expect(await told()).toEqual([null, null, null, null, null]);
  });

  it('is written nowhere by a preview, and cannot be changed or made for somebody else', async () => {
    const { id, one, owner } = await choosing({ budget: 20 });
    const { body } = await app.rest(`POST /v1/tournaments/${id}/acts`, {
      ...{ token: one.token, headers: { 'idempotency-key': 'preview' } },
      body: { acts: [{ kind: 'bid', seat: 'us', points: 3 }], preview: true },
    });
    expect(body.preview).toBe(true);
    const stored = async () =>
      (await app.pool.query('SELECT * FROM tournament_bids WHERE tournament_id = $1', [id])).rows;
    expect(await stored()).toEqual([]);
    expect((await direct(owner, id, { kind: 'bid', seat: 'us', points: 3 })).code).toBe(
      'WRONG_PHASE',
    );
    await direct(one, id, { kind: 'bid', seat: 'us', points: 3 });
    expect((await direct(one, id, { kind: 'bid', seat: 'us', points: 4 })).code).toBe(
      'ALREADY_DONE',
    );
    expect(await stored()).toHaveLength(1);
  });
});

describe('a new event', () => {
  it.each([
    ['nothing to choose', {}, {}],
    ['one scenario to strike from', { strikes: true }, { scenarios: ['1814'] }],
    ['the same scenario twice', { strikes: true }, { scenarios: ['1814', '1814'] }],
    ['bids where both sides are played', { budget: 5 }, { legs: 'MIRRORED' }],
    ['a budget of half a point', { budget: 0.5 }, {}],
    ['no time', { strikes: true, stepHours: 0 }, {}],
  ])('is refused with %s', async (_, choice, more) => {
    const { token } = await app.signUp();
    const startsAt = new Date(time.now() + DAY).toISOString();
    const body = { name: 'Lakes', ...WISH, startsAt, choice, ...more };
    const told = await app.rest('POST /v1/tournaments', { token, body });
    expect([told.status, told.body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });
});
