import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { Fact } from '../../src/competition/facts/facts.js';
import { shownStandings } from '../../src/tournaments/api/shown.js';
import { AuditService } from '../../src/tournaments/audit/audit.service.js';
import { DirectorService } from '../../src/tournaments/running/director.service.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { TournamentsService } from '../../src/tournaments/running/tournaments.service.js';
import { below, type Chance, chanceOf } from '../competition/swiss-event.js';
import { LONG } from '../long.js';
import { startApp, type TestApp } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';

/** A Swiss as large as may be, by the services that requests come to. */

const [ENTRANTS, ROUNDS] = LONG ? [2_000, 11] : [60, 5];
/** How much more the process may hold after the last round than after the first, in MB. */
const GROWTH_MB = 100;
const PATIENCE = 1_200_000;

let app: TestApp;
let time: TimeMachine;
beforeAll(async () => {
  app = await startApp();
  time = timeMachine(app);
});
afterAll(() => app.stop());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heldMb(): number {
  collect();
  return process.memoryUsage().heapUsed / 1_048_576;
}

let count = 0;

async function done(playerId: string, id: string, ...acts: { kind: string }[]): Promise<void> {
  const submission = { requestId: `request-${(count += 1)}`, version: null, preview: false };
  const outcome = await app.app
    .get(DirectorService)
    .direct({ playerId, name: playerId.slice(0, 8) }, id, { ...submission, acts, reason: null });
  expect(outcome).toMatchObject({ ok: true });
}

const READ = `SELECT t.game_id AS id, s.seat, s.player_id AS player
  FROM tournament_games t JOIN seats s ON s.game_id = t.game_id
  WHERE t.tournament_id = $1 AND NOT t.decided ORDER BY t.board, s.seat`;
const END = `UPDATE games g SET status = 'FINISHED', outcome = e.outcome, version = 9
  FROM jsonb_to_recordset($1::jsonb) AS e(id uuid, outcome jsonb) WHERE g.id = e.id`;

type Points = Map<string, number>;

/** All games of a round end as chance has it, as if they had been played; the event counts them by itself. */
async function playedOut(id: string, chance: Chance, points: Points): Promise<void> {
  const { rows } = await app.pool.query(READ, [id]);
  const ends: object[] = [];
  for (let i = 0; i < rows.length; i += 2) {
    const lot = below(chance, 5);
    const winner = lot === 4 ? null : rows[i + (lot % 2)].seat;
    for (const { player, seat } of rows.slice(i, i + 2)) {
      const share = winner === null ? 0.5 : winner === seat ? 1 : 0;
      points.set(player, (points.get(player) ?? 0) + share);
    }
    ends.push({ id: rows[i].id, outcome: { winner, reason: 'So it was.' } });
  }
  await app.pool.query(END, [JSON.stringify(ends)]);
  for (let open = ends.length; open > 0; open -= 500) await app.app.get(KeeperService).look();
}

/** The pairs that have met, and how often more each entrant had the first side, from the facts alone. */
function pairedIn(facts: readonly Fact[]) {
  const met = new Set<string>();
  const sides = new Map<number, number>();
  for (const { kind, data } of facts) {
    if (kind !== 'PAIRED') continue;
    expect(new Set(data.pairs.flatMap(({ first, second }) => [first, second])).size).toBe(ENTRANTS);
    for (const { first, second } of data.pairs) {
      met.add([first, second].sort((a, b) => a - b).join());
      sides.set(first, (sides.get(first) ?? 0) + 1);
      sides.set(second, (sides.get(second) ?? 0) - 1);
    }
  }
  return { met, sides };
}

it(
  'is paired, counted and ranked round by round, as its facts alone add up, and holds no more and more',
  async () => {
    const owner = await app.signUp();
    const { rows } = await app.pool.query(
      `INSERT INTO players (id, name, created_at)
       SELECT gen_random_uuid(), 'Player ' || n, now() FROM generate_series(1, $1::int) n RETURNING id`,
      [ENTRANTS],
    );
    const wish = { ruleset: 'ops1812', scenarios: ['campaign'], legs: 'SINGLE', rounds: ROUNDS };
    const startsAt = new Date(time.now() + DAY).toISOString();
    const body = { name: 'Lakes', format: 'SWISS', mostEntries: ENTRANTS, startsAt, ...wish };
    const made = await app.rest('POST /v1/tournaments', { token: owner.token, body });
    expect(made.status).toBe(201);
    const { id } = made.body;
    await done(owner.id, id, { kind: 'open' });
    for (const player of rows) await done(player.id, id, { kind: 'enter' });
    await done(owner.id, id, { kind: 'start' });
    const chance = chanceOf(7);
    const points: Points = new Map();
    const held: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      await done(owner.id, id, { kind: 'pair' }, { kind: 'publish' });
      await playedOut(id, chance, points);
      held.push(heldMb());
    }
    const reading = await app.app.get(TournamentsService).reading(id, null);
    expect(reading.event.phase).toBe('FINISHED');
    const { met, sides } = pairedIn(reading.facts);
    expect(met.size).toBe((ROUNDS * ENTRANTS) / 2);
    expect(Math.max(...[...sides.values()].map(Math.abs))).toBe(1);
    const standings = shownStandings(reading);
    expect(new Set(standings.map(({ entry }) => entry)).size).toBe(ENTRANTS);
    for (const { entry, points: shown } of standings)
      expect(shown).toBe(points.get(reading.event.entries[entry - 1]!.playerId));
    const order = standings.map((line) => line.points);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(await app.app.get(AuditService).look()).toEqual([]);
    expect(held.at(-1)! - held[0]!).toBeLessThan(GROWTH_MB);
  },
  PATIENCE,
);
