import type { Findings } from '../report.js';
import { onDatabase, type Rig, say } from '../rig.js';
import { percentile } from '../stats.js';
import type { LongGame } from '../workers/load.js';

/** How many copies of the long game are opened, each once, so that no process has them in memory. */
const COPIES = 60;
/** How many are opened before, so that the code is warm, but not the games. */
const WARM = 100;

export async function history(rig: Rig): Promise<Findings> {
  const { rows, rounds, samples } = rig.scale;
  const url = await rig.database();
  const first = await rig.service(url);
  const load = rig.worker('load');
  await load.ask('open', { url: first.url, clients: 1 });
  const { id, token, moves, versions } = await load.ask<LongGame>('longGame', { rows });
  await first.stop();
  const copies = await copied(url, id, Math.min(COPIES, samples));
  say(`  a game of ${moves} moves and ${versions} versions, ${copies.length} times`);

  const at = (): number => 1 + Math.floor(Math.random() * versions);
  const [cold, again]: number[][] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    const service = await rig.service(url, 'history');
    const look = (looks: { id: string; at: number }[]): Promise<number[]> =>
      load.ask('lookBack', { url: service.url, token, looks });
    await look(Array.from({ length: WARM }, () => ({ id, at: at() })));
    cold?.push(
      ...(await service.watched(() => look(copies.map((copy) => ({ id: copy, at: at() }))))),
    );
    again?.push(...(await look(copies.map((copy) => ({ id: copy, at: at() })))));
    await service.stop();
    say(`  round ${round}: p99 ${percentile(cold ?? [], 0.99).toFixed(1)} ms`);
  }
  await load.stop();
  const [p50, p99, later] = [
    percentile(cold ?? [], 0.5),
    percentile(cold ?? [], 0.99),
    percentile(again ?? [], 0.99),
  ];
  const note = `${cold?.length} opens of a game of ${moves} moves and ${versions} versions, p50 ${p50.toFixed(1)} ms; another version of a game in memory: p99 ${later.toFixed(1)} ms`;
  return { figures: [{ goal: 'history', value: p99, note }] };
}

/** Copies of the same game with other ids. */
function copied(url: string, id: string, copies: number): Promise<string[]> {
  return onDatabase(url, async (client) => {
    await client.query(
      'CREATE TABLE bench_copies AS SELECT gen_random_uuid() AS id FROM generate_series(1, ' +
        String(copies) +
        ')',
    );
    await client.query(
      `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('id', c.id))).* FROM games g, bench_copies c WHERE g.id = $1`,
      [id],
    );
    for (const table of ['game_times', 'seats', 'snapshots', 'moves']) {
      const { rows } = await client.query<{ names: string }>(
        `SELECT string_agg(column_name, ', ' ORDER BY ordinal_position) AS names FROM information_schema.columns
         WHERE table_name = $1 AND column_name <> 'game_id'`,
        [table],
      );
      const names = rows[0]?.names;
      await client.query(
        `INSERT INTO ${table} (game_id, ${names}) SELECT c.id, ${names} FROM bench_copies c, ${table} t WHERE t.game_id = $1`,
        [id],
      );
    }
    await client.query('ANALYZE');
    const { rows } = await client.query<{ id: string }>('SELECT id FROM bench_copies');
    return rows.map((row) => row.id);
  });
}
