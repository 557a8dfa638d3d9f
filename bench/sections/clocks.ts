import { setTimeout as sleep } from 'node:timers/promises';

import type pg from 'pg';

import { cpuSeconds } from '../cpu.js';
import type { Findings } from '../report.js';
import { onDatabase, type Rig, say } from '../rig.js';
import type { Service } from '../service.js';
import { clockMove } from './clock-move.js';

const SECOND = 1_000;
/** How many clocks run out while the others run, how long after the start of counting, and within what time, in ms. */
const ENDING = { games: 200, after: 5 * SECOND, within: 20 * SECOND };
/** The part of the games that is past due when the service comes back. */
const PAST_DUE = 0.1;
/** For how long CPU is counted while nothing happens. */
const IDLE_SECONDS = 20;
const LIMIT_MS = 120_000;

/** Measures what very many running clocks cost, how late a time-out is, and how soon a restart has settled. */
export async function clocks(rig: Rig): Promise<Findings> {
  const move = await clockMove(rig);
  const games = 10 * rig.scale.games;
  const databaseUrl = await rig.database();
  let service = await rig.service(databaseUrl, 'clocks');
  const templates = {
    slow: await newGame(service, 'daily'),
    live: await newGame(service, 'live-60'),
  };
  const postmaster = (await rig.postmaster()) ?? NaN;
  const idle = (): Promise<number> => idleShare(service.pid, postmaster);
  const before = await idle();
  return onDatabase(databaseUrl, async (client) => {
    say(`  making ${games} games`);
    await copy(client, templates.slow, games);
    await client.query('VACUUM ANALYZE');
    const running = (await idle()) - before;
    const late = await lateness(client, templates.live);
    await service.stop();
    await makePastDue(client, Math.round(games * PAST_DUE));
    service = await rig.service(databaseUrl, 'clocks');
    const settled = await settling(client);
    const { lost, charged } = await afterRestart(client);
    await service.stop();
    const worst = late.at(-1) ?? NaN;
    return {
      figures: [
        move,
        {
          ...{ goal: 'clocksIdle', value: running },
          note: `service and Postgres, ${games} clocks less none, over ${IDLE_SECONDS} s`,
        },
        {
          ...{ goal: 'clocksLate', value: worst / SECOND },
          note: `the latest of ${late.length}, the median ${((late[late.length >> 1] ?? NaN) / SECOND).toFixed(2)} s`,
        },
        {
          ...{ goal: 'clocksRestart', value: settled / SECOND },
          note: `${Math.round(games * PAST_DUE)} games; ${lost} were lost by it, ${charged} charged`,
        },
      ],
    };
  });
}

/** The part of a core that service and Postgres use while nothing happens, in per cent. */
async function idleShare(...pids: readonly number[]): Promise<number> {
  const used = (): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  await sleep(2 * SECOND);
  const before = used();
  await sleep(IDLE_SECONDS * SECOND);
  return (100 * (used() - before)) / IDLE_SECONDS;
}

/** A game of two people that has begun; returns its id. */
async function newGame({ url }: Service, clock: string): Promise<string> {
  const ask = async (query: string, token?: string): Promise<Record<string, any>> => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify({ query });
    return (await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json()).data;
  };
  const player = async (): Promise<string> =>
    (await ask('mutation { signUp(name: "P") { token } }'))['signUp'].token;
  const [one, two] = [await player(), await player()];
  const order = `ruleset: "ops1812", scenario: "campaign", clock: "${clock}"`;
  const made = await ask(`mutation { createGame(input: { ${order} }) { id } }`, one);
  const { id } = made['createGame'];
  await ask(`mutation { joinGame(gameId: "${id}") { id } }`, two);
  return id;
}

const TABLES = ['games', 'game_times', 'seats', 'moves', 'snapshots'] as const;

/** Makes copies of a game, row by row; returns nothing, but leaves their ids in the temporary table `copies`. */
async function copy(client: pg.Client, template: string, count: number): Promise<void> {
  await client.query('DROP TABLE IF EXISTS copies');
  await client.query(
    `CREATE TEMP TABLE copies AS
     SELECT gen_random_uuid() AS id, n FROM generate_series(0, ${count - 1}) AS n`,
  );
  for (const table of TABLES) {
    const key = table === 'games' ? 'id' : 'game_id';
    await client.query(
      `INSERT INTO ${table}
       SELECT (jsonb_populate_record(t, jsonb_build_object('${key}', c.id))).*
       FROM ${table} t CROSS JOIN copies c WHERE t.${key} = $1`,
      [template],
    );
  }
}

/** SQL that turns the running spells of games back, so that they have nothing left at `at` (milliseconds, SQL). */
const emptiedAt = (at: string): string => `
  UPDATE games g SET clock = (
    SELECT jsonb_set(g.clock, '{seats}', jsonb_object_agg(s.key,
      CASE WHEN jsonb_typeof(s.value -> 'spell') = 'null' THEN s.value ELSE
        s.value || jsonb_build_object('spell', (s.value -> 'spell') || jsonb_build_object(
          'since', ${at} - (s.value #>> ARRAY[s.value #>> '{spell,kind}', 'left'])::bigint
            - (s.value #>> '{spell,grace}')::bigint)) END))
    FROM jsonb_each(g.clock -> 'seats') s)`;

/** Has clocks run out while the others go on; returns how late each time-out was written, in ms, in order. */
async function lateness(client: pg.Client, template: string): Promise<number[]> {
  const { games, after, within } = ENDING;
  await copy(client, template, games);
  const first = Date.now() + after;
  const due = `(${first} + c.n * ${within / games})::bigint`;
  await client.query(`${emptiedAt(due)} FROM copies c WHERE c.id = g.id`);
  await client.query(
    `UPDATE game_times t SET deadline = to_timestamp(${due} / 1000.0) FROM copies c WHERE c.id = t.game_id`,
  );
  const written = `SELECT (extract(epoch FROM m.created_at) * 1000)::bigint - ${due} AS late
    FROM copies c JOIN moves m ON m.game_id = c.id AND m.kind = 'timeout' ORDER BY late`;
  const end = first + within + LIMIT_MS;
  for (;;) {
    const { rows } = await client.query<{ late: string }>(written);
    if (rows.length >= games || Date.now() > end) return rows.map(({ late }) => Number(late));
    await sleep(SECOND);
  }
}

async function makePastDue(client: pg.Client, count: number): Promise<void> {
  await client.query('DROP TABLE copies');
  await client.query(
    `CREATE TEMP TABLE copies AS
     SELECT id, row_number() OVER () AS n FROM games WHERE status = 'RUNNING' LIMIT ${count}`,
  );
  const past = `(${Date.now()} - 1000)::bigint`;
  await client.query(`${emptiedAt(past)} FROM copies c WHERE c.id = g.id`);
  await client.query(
    `UPDATE game_times t SET deadline = to_timestamp(${past} / 1000.0) FROM copies c WHERE c.id = t.game_id`,
  );
}

/** How long it takes, from the first answer on, until no game is past due, in ms. */
async function settling(client: pg.Client): Promise<number> {
  const began = performance.now();
  const left = 'SELECT FROM game_times WHERE deadline <= now() LIMIT 1';
  while ((await client.query(left)).rowCount !== 0 && performance.now() - began < LIMIT_MS)
    await sleep(100);
  return performance.now() - began;
}

/** How many of the games that were past due were lost by it, and in how many anybody was charged. */
async function afterRestart(client: pg.Client): Promise<{ lost: number; charged: number }> {
  const { rows } = await client.query<{ lost: number; charged: number }>(
    `SELECT count(*) FILTER (WHERE g.status <> 'RUNNING')::int AS lost,
       count(*) FILTER (WHERE g.version > 1)::int AS charged
     FROM copies c JOIN games g ON g.id = c.id`,
  );
  return rows[0] ?? { lost: NaN, charged: NaN };
}
