import { AuditService } from '../../src/tournaments/audit/audit.service.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { run } from './backup-command.js';
import { METRICS_TOKEN, startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';

/** Events are stored as their facts have it, and where they are not it is found and named. */

let app: TestApp;
let time: TimeMachine;
let id: string;
let players: TestPlayer[];
let count = 0;

beforeAll(async () => {
  app = await startApp();
  time = timeMachine(app);
  // Its own look, once a minute, would be counted too.
  await app.app.get(AuditService).onModuleDestroy();
  ({ id, players } = await eventInItsSecondRound());
});
afterAll(() => app.stop());

async function act({ token }: TestPlayer, event: string, kind: string): Promise<void> {
  const { body } = await app.rest(`POST /v1/tournaments/${event}/acts`, {
    ...{ token, headers: { 'idempotency-key': `request-${(count += 1)}` } },
    body: { acts: [{ kind }] },
  });
  expect(body).not.toHaveProperty('error');
}

/** A round is over, the next is published. */
async function eventInItsSecondRound() {
  const owner = await app.signUp();
  const { body } = await app.rest('POST /v1/tournaments', {
    token: owner.token,
    body: {
      ...{ name: 'Lakes', ruleset: 'ops1812', scenarios: ['campaign'], legs: 'SINGLE' },
      startsAt: new Date(time.now() + DAY).toISOString(),
    },
  });
  const entrants: TestPlayer[] = [];
  await act(owner, body.id, 'open');
  for (let i = 0; i < 4; i++) {
    entrants.push(await app.signUp());
    await act(entrants[i]!, body.id, 'enter');
  }
  await act(owner, body.id, 'start');
  await act(owner, body.id, 'pair');
  await act(owner, body.id, 'publish');
  time.pass(40 * DAY);
  await app.app.get(KeeperService).look();
  await act(owner, body.id, 'pair');
  await act(owner, body.id, 'publish');
  return { id: body.id as string, players: entrants };
}

const audit = () =>
  run('tournaments-audit', [], { databaseUrl: app.environment.databaseUrl!, dataDir: '/nowhere' });

const mismatches = async (): Promise<number> => {
  const { body } = await app.rest('GET /metrics', { token: METRICS_TOKEN });
  return Number(/^muster_tournament_mismatches_total (\d+)$/m.exec(body)?.[1]);
};

/** What is found while that is so; afterwards all is as it was. */
async function whileSo(change: string, back: string) {
  const { rowCount } = await app.pool.query(change, [id]);
  expect(rowCount).toBe(1);
  const found = await audit();
  const told = await app.app.get(AuditService).look();
  await app.pool.query(back, [id]);
  return { found, told };
}

describe('the audit of events', () => {
  test('finds nothing where nobody has touched anything', async () => {
    const { code, out } = await audit();
    expect(out).toBe('1 event, all are as the facts have it.\n');
    expect(code).toBe(0);
    expect(await app.app.get(AuditService).look()).toEqual([]);
    expect(await mismatches()).toBe(0);
  });

  const OF_FACT = 'tournament_id = $1 AND seq = 3';
  const OF_PLACE = 'tournament_id = $1 AND round = 2 AND board = 1 AND leg = 1';
  test.each([
    [
      'data of a fact',
      `UPDATE tournament_facts SET data = data || '{"name": "Somebody else"}' WHERE ${OF_FACT}`,
      `UPDATE tournament_facts SET data = data || jsonb_build_object('name', p.name) FROM players p
        WHERE ${OF_FACT} AND p.id::text = data ->> 'playerId'`,
      /: fact 3 was changed\n/,
    ],
    [
      'who did it',
      `UPDATE tournament_facts SET role = 'OWNER' WHERE ${OF_FACT}`,
      `UPDATE tournament_facts SET role = NULL WHERE ${OF_FACT}`,
      /: fact 3 was changed\n/,
    ],
    [
      'a fact that is gone',
      `UPDATE tournament_facts SET seq = -3 WHERE ${OF_FACT}`,
      'UPDATE tournament_facts SET seq = 3 WHERE tournament_id = $1 AND seq = -3',
      /: fact 3 is missing;/,
    ],
    [
      "a fact's link",
      `UPDATE tournament_facts SET prev_hash = 'x' || prev_hash WHERE ${OF_FACT}`,
      `UPDATE tournament_facts SET prev_hash = substr(prev_hash, 2) WHERE ${OF_FACT}`,
      /: fact 3 does not stand on the one before\n/,
    ],
    [
      "the head's hash",
      "UPDATE tournaments SET hash = 'x' || hash WHERE id = $1",
      'UPDATE tournaments SET hash = substr(hash, 2) WHERE id = $1',
      /: its head's hash is not that of its last fact\n/,
    ],
    [
      "the head's place",
      'UPDATE tournaments SET seq = seq + 1 WHERE id = $1',
      'UPDATE tournaments SET seq = seq - 1 WHERE id = $1',
      /: its head is at fact \d+, its last fact is \d+\n/,
    ],
    [
      'the seed',
      "UPDATE tournaments SET seed = seed || '\\x00' WHERE id = $1",
      'UPDATE tournaments SET seed = substr(seed, 1, 32) WHERE id = $1',
      /: its commitment is not that of its seed\n/,
    ],
    [
      'the phase',
      "UPDATE tournaments SET phase = 'OPEN' WHERE id = $1",
      "UPDATE tournaments SET phase = 'RUNNING' WHERE id = $1",
      /: phase is "OPEN", not "RUNNING"\n/,
    ],
    [
      'what is due',
      "UPDATE tournaments SET due = due + interval '1 day' WHERE id = $1",
      "UPDATE tournaments SET due = due - interval '1 day' WHERE id = $1",
      /: due is "[^"]+", not "[^"]+"\n/,
    ],
    [
      'a game that is decided',
      `UPDATE tournament_games SET decided = NOT decided WHERE ${OF_PLACE}`,
      `UPDATE tournament_games SET decided = NOT decided WHERE ${OF_PLACE}`,
      /: decided of round 2, board 1, leg 1 is true, not false\n/,
    ],
  ])('finds and names %s', async (_, change, back, named) => {
    const before = await mismatches();
    const { found, told } = await whileSo(change, back);
    expect(found.out).toMatch(named);
    expect(found.out).toContain(id);
    expect(found.out).toMatch(/\n1 event, 1 is NOT as the facts have it\.\n$/);
    expect(found.code).toBe(1);
    expect(told).not.toEqual([]);
    expect(await mismatches()).toBe(before + 1);
  });

  test('finds and names a person whose state is another', async () => {
    const who = players[0]!.id;
    const to = (state: string) =>
      `UPDATE tournament_people SET state = '${state}' WHERE tournament_id = $1 AND player_id = '${who}'`;
    const { found } = await whileSo(to('WITHDRAWN'), to('ACTIVE'));
    expect(found.out).toContain(`state of player ${who} is "WITHDRAWN", not "ACTIVE"\n`);
    expect(found.code).toBe(1);
    expect((await audit()).code).toBe(0);
  });
});
