import { SubstitutesService } from '../../src/games/index.js';
import { verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { RULESETS } from '../../src/rules/index.js';
import { AuditService } from '../../src/tournaments/audit/audit.service.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { recordOf } from './quick-games.js';
import { RestClient } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';

/** A director puts somebody else into an entry whose games go on: its seats pass with it, or nothing happens. */

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

async function direct(
  { token }: TestPlayer,
  event: string,
  acts: readonly object[],
  { at = app, key = `request-${(count += 1)}`, ...more }: any = {},
) {
  const body = { acts, reason: 'illness', ...more };
  const { status, body: told } = await at.rest(`POST /v1/tournaments/${event}/acts`, {
    ...{ token, body, headers: { 'idempotency-key': key } },
  });
  return { status, ...told } as any;
}

/** An event of two, owned by somebody who does not play, with the games of its only round. */
async function begun(wish: object = {}) {
  const [owner, one, two] = [await app.signUp(), await app.signUp(), await app.signUp()] as const;
  const startsAt = new Date(time.now() + DAY).toISOString();
  const about = { name: 'Lakes', ruleset: 'ops1812', scenarios: ['campaign'], clock: 'daily' };
  const { body } = await app.rest('POST /v1/tournaments', {
    ...{ token: owner.token, body: { ...about, startsAt, ...wish } },
  });
  const id: string = body.id;
  await direct(owner, id, [{ kind: 'open' }]);
  for (const player of [one, two]) await direct(player, id, [{ kind: 'enter' }]);
  const { tournament } = await direct(
    owner,
    id,
    ['start', 'pair', 'publish'].map((kind) => ({ kind })),
  );
  const [{ legs }] = tournament.rounds[0].pairings;
  const games: string[] = legs.map(({ gameId }: any) => gameId);
  return { id, owner, one, two, games };
}

const substitute = (entry: number, { id: player }: TestPlayer, knowledge?: string) => ({
  ...{ kind: 'substitute', entry, player },
  ...(knowledge !== undefined && { knowledge }),
});

const seatsOf = async (game: string): Promise<Record<string, string>> => {
  const { body } = await app.rest(`GET /v1/games/${game}`, {});
  return Object.fromEntries(body.seats.map(({ id, player }: any) => [id, player.id]));
};

const holders = async (game: string): Promise<string[]> => Object.values(await seatsOf(game));

const factsOf = async (id: string): Promise<any[]> =>
  (await app.rest(`GET /v1/tournaments/${id}/facts`, {})).body;

/** Whoever owes a decision, with the client of their seat. */
async function mover(game: string, players: readonly TestPlayer[]): Promise<RestClient> {
  for (const player of players) {
    const client = new RestClient(app, game, player);
    if ((await client.choices()).choices.length > 0) return client;
  }
  throw new Error('nobody is to move');
}

/** A move that whoever owes a decision makes. */
async function moved(game: string, players: readonly TestPlayer[]) {
  const client = await mover(game, players);
  const { version, choices } = await client.choices();
  return client.post('/moves', { version, actions: [choices[0]!.action] });
}

describe('a substitute', () => {
  it('takes the entry and its seats in every game that goes on, and the records add up', async () => {
    const { id, owner, one, two, games } = await begun();
    const eve = await app.signUp('Eve');
    const before = await Promise.all(games.map(seatsOf));
    const told = await direct(owner, id, [substitute(1, eve, 'FULL')]);
    expect(told.facts.map(({ kind, data }: any) => [kind, data.knowledge])).toEqual([
      ['SUBSTITUTED', 'FULL'],
    ]);
    expect(games).toHaveLength(2);
    for (const [i, game] of games.entries()) {
      const now = Object.entries(before[i]!).map(
        ([seat, player]) => [seat, player === one.id ? eve.id : player] as const,
      );
      expect(await seatsOf(game)).toEqual(Object.fromEntries(now));
      const { handovers, version } = (await new RestClient(app, game).get()).body;
      expect(handovers).toMatchObject([{ to: { id: eve.id }, knowledge: 'FULL', version: 2 }]);
      expect(version).toBe(2);
      const left = await new RestClient(sibling, game, one).post('/resign', {});
      expect([left.status, left.body.error.code]).toEqual([403, 'FORBIDDEN']);
      expect((await moved(game, [eve, two])).status).toBe(200);
      expect((await new RestClient(app, game, eve).post('/resign', {})).status).toBe(200);
    }
    await app.app.get(KeeperService).look();
    for (const game of games) {
      const record = JSON.parse(JSON.stringify(await recordOf(app, { id: game, players: [] })));
      const rules = RULESETS.find((one) => one.id === record.ruleset)!;
      expect([verifyRecord(record), replayFaults(record, rules)]).toEqual([[], []]);
    }
    const { entries, phase } = (await app.rest(`GET /v1/tournaments/${id}`, {})).body;
    expect([entries[0].playerId, phase]).toEqual([eve.id, 'FINISHED']);
    const { body: standings } = await app.rest(`GET /v1/tournaments/${id}/standings`, {});
    expect(standings).toMatchObject([
      { entry: 2, points: 1 },
      { entry: 1, points: 0 },
    ]);
    expect(await app.app.get(AuditService).look()).toEqual([]);
  });

  it('sees of the past what the director says', async () => {
    for (const [knowledge, sees] of [
      ['FULL', true],
      ['FROM_NOW', false],
    ] as const) {
      const { id, owner, one, two, games } = await begun({
        ...{ ruleset: 'columbia1812', legs: 'SINGLE' },
      });
      const [game] = games as [string];
      const seen = async (who?: TestPlayer) =>
        (await new RestClient(app, game, who).get('?at=1')).body.view;
      const [own, anybody] = [await seen(one), await seen()];
      expect(own).not.toEqual(anybody);
      await moved(game, [one, two]);
      const eve = await app.signUp('Eve');
      expect((await direct(owner, id, [substitute(1, eve, knowledge)])).status).toBe(201);
      expect(await seen(eve)).toEqual(sees ? own : anybody);
    }
  });

  it('needs the director to say so, in acts that may be sent as they are', async () => {
    const { id, owner, one, games } = await begun();
    const eve = await app.signUp();
    const { status, error } = await direct(owner, id, [substitute(1, eve)]);
    expect([status, error.code]).toEqual([409, 'WRONG_PHASE']);
    expect(error.better).toEqual(['FULL', 'FROM_NOW'].map((one) => substitute(1, eve, one)));
    expect(await holders(games[0]!)).toContain(one.id);
    const wrong = await direct(owner, id, [substitute(1, eve, 'SOME')]);
    expect([wrong.status, wrong.error.code]).toEqual([409, 'BAD_ACT']);
    expect((await direct(owner, id, error.better.slice(1))).status).toBe(201);
  });

  it('is written once, however often it is asked for, and not at all by a preview', async () => {
    const { id, owner, games } = await begun();
    const eve = await app.signUp();
    const acts = [substitute(2, eve, 'FROM_NOW')];
    const facts = await factsOf(id);
    const shown = await direct(owner, id, acts, { preview: true });
    expect(shown.tournament.entries[1].playerId).toBe(eve.id);
    expect(await factsOf(id)).toEqual(facts);
    expect(await holders(games[0]!)).not.toContain(eve.id);
    const answers = await Promise.all(
      [app, sibling, app].map((at) => direct(owner, id, acts, { at, key: 'once' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await factsOf(id)).length).toBe(facts.length + 1);
    for (const game of games)
      expect((await new RestClient(app, game).get()).body.handovers).toHaveLength(1);
  });

  it('is never one who had the other seat, neither by two acts at once nor after a time', async () => {
    const { id, owner, one, games } = await begun();
    const [eve, fay] = [await app.signUp(), await app.signUp()];
    const both = [substitute(1, eve, 'FULL'), substitute(2, one, 'FULL')];
    const before = await factsOf(id);
    const together = await direct(owner, id, both);
    expect([together.status, together.error.code, together.error.step]).toEqual([
      409,
      'NOT_ALLOWED',
      1,
    ]);
    expect(await factsOf(id)).toEqual(before);
    expect(await holders(games[0]!)).not.toContain(eve.id);
    await direct(owner, id, both.slice(0, 1));
    for (const preview of [true, false]) {
      const { status, error } = await direct(owner, id, both.slice(1), { preview });
      expect([status, error.code, error.message]).toEqual([
        ...[409, 'NOT_ALLOWED', expect.stringContaining('had the other seat')],
      ]);
    }
    expect((await direct(owner, id, [substitute(2, fay, 'FULL')])).status).toBe(201);
    for (const game of games) expect((await holders(game)).sort()).toEqual([eve.id, fay.id].sort());
  });

  it('may be put into both entries of a game at once', async () => {
    const { id, owner, games } = await begun();
    const [eve, fay] = [await app.signUp(), await app.signUp()];
    const acts = [substitute(1, eve, 'FULL'), substitute(2, fay, 'FROM_NOW')];
    expect((await direct(owner, id, acts)).status).toBe(201);
    for (const game of games) expect((await holders(game)).sort()).toEqual([eve.id, fay.id].sort());
  });

  it('does not come while the clock of a seat is empty, nor where it has changed hands often', async () => {
    const { id, owner } = await begun();
    for (let i = 0; i < 3; i++)
      await direct(owner, id, [substitute(1, await app.signUp(), 'FULL')]);
    const often = await direct(owner, id, [substitute(1, await app.signUp(), 'FULL')]);
    expect([often.status, often.error.message]).toEqual([409, expect.stringContaining('three')]);
    const other = await begun();
    const { player } = await mover(other.games[0]!, [other.one, other.two]);
    time.pass(6 * DAY);
    const entry = player!.id === other.one.id ? 1 : 2;
    const eve = await app.signUp();
    const late = await direct(other.owner, other.id, [substitute(entry, eve, 'FULL')]);
    expect([late.status, late.error.message]).toEqual([409, expect.stringContaining('empty')]);
  });

  it('gets no seat of a game that is over, though the event has not counted it yet', async () => {
    const { id, owner, one, games } = await begun();
    const [over, open] = games as [string, string];
    const keepers = [app, sibling].map((at) => at.app.get(KeeperService));
    for (const keeper of keepers) keeper.look = () => Promise.resolve();
    await new RestClient(app, over, one).post('/resign', {});
    const eve = await app.signUp();
    expect((await direct(owner, id, [substitute(1, eve, 'FULL')])).status).toBe(201);
    for (const keeper of keepers) Reflect.deleteProperty(keeper, 'look');
    expect([
      (await holders(over)).includes(one.id),
      (await holders(open)).includes(eve.id),
    ]).toEqual([true, true]);
  });

  it('comes after a move that is made at the same moment', async () => {
    const { id, owner, one, two, games } = await begun({ legs: 'SINGLE' });
    const [game] = games as [string];
    const eve = await app.signUp();
    const client = await mover(game, [one, two]);
    const entry = client.player!.id === one.id ? 2 : 1;
    const service = app.app.get(SubstitutesService);
    const prepare = service.prepare.bind(service);
    let times = 0;
    service.prepare = async (wishes) => {
      const ready = await prepare(wishes);
      if ((times += 1) === 1) expect((await moved(game, [one, two])).status).toBe(200);
      return ready;
    };
    const told = await direct(owner, id, [substitute(entry, eve, 'FULL')]);
    service.prepare = prepare;
    expect([told.status, times]).toEqual([201, 2]);
    const { handovers, version } = (await client.get()).body;
    expect(handovers).toMatchObject([{ to: { id: eve.id }, version }]);
    expect(await holders(game)).toContain(eve.id);
  });

  it('is not the choice of a director who plays in that game, and never the computer', async () => {
    const { id, owner, one } = await begun();
    await direct(owner, id, [{ kind: 'giveRole', player: one.id, role: 'DIRECTOR' }]);
    const eve = await app.signUp();
    for (const entry of [1, 2]) {
      const { status, error } = await direct(one, id, [substitute(entry, eve, 'FULL')]);
      expect([status, error.code]).toEqual([409, 'CONFLICT_OF_INTEREST']);
    }
    await app.rest('POST /v1/games', {
      token: eve.token,
      body: {
        ruleset: 'ops1812',
        scenario: 'campaign',
        seatBots: [{ seat: 'gb', level: 'greedy' }],
      },
    });
    const computer = { id: '00000000-0000-4000-8000-000000000002' } as TestPlayer;
    const { status, error } = await direct(owner, id, [substitute(1, computer, 'FULL')]);
    expect([status, error.code]).toEqual([409, 'NOT_ALLOWED']);
  });
});
