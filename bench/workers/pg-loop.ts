// Replaces pgbench where that is not installed: the same statements from one Node process, which costs more than
// pgbench does.
import pg from 'pg';

import { RECORD_MOVES, RECORD_PARAMETERS } from '../../src/games/store/moves.sql.js';
import { serve } from '../rpc.js';
import { type Latencies, latenciesOf } from '../stats.js';
import { type MoveShape, SLIM, SNAPSHOT_EVERY, TEXTBOOK_GAMES } from '../workloads.js';

export interface LoopRun {
  readonly kind: 'moves' | 'slim' | 'textbook' | 'read';
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
  readonly shapes: readonly MoveShape[];
  readonly event: string;
  readonly state: string;
  readonly snapshot: string;
}

type Once = () => Promise<unknown>;

const KINDS: {
  readonly [K in LoopRun['kind']]: (client: pg.Client, n: number, run: LoopRun) => Promise<Once>;
} = {
  moves: async (client, n, { shapes }) => {
    const { rows } = await client.query<{ id: string; seq: number }>(
      'SELECT g.id, g.seq FROM bench_games b JOIN games g ON g.id = b.id WHERE b.n = $1',
      [n],
    );
    const game_id = rows[0]?.id;
    let seq = rows[0]?.seq ?? 0;
    return () => {
      seq += 1;
      const shape = shapes[seq % shapes.length] ?? {};
      const isDue = seq % SNAPSHOT_EVERY === 0;
      const own: Record<string, unknown> = {
        ...{ game_id, seq, version: seq, request_id: `loop-${seq}` },
        ...(isDue ? {} : { state_bytes: null }),
      };
      const parts = isDue ? [shape['bytes'], shape['state']] : [shape['bytes']];
      const bytes = parts.map((hex) => Buffer.from((hex ?? '').slice(2), 'hex'));
      const values = RECORD_PARAMETERS.map((key) =>
        key === 'bytes' ? Buffer.concat(bytes) : [key in own ? own[key] : shape[key]],
      );
      return client.query({ ...RECORD_MOVES, values });
    };
  },
  slim: async (client, n, { event, snapshot }) => {
    const values = [n, event, snapshot];
    return () => client.query({ name: 'slim', text: SLIM, values });
  },
  textbook:
    async (client, _n, { event, state }) =>
    async () => {
      const id = anyGame();
      await client.query('BEGIN');
      const { rows } = await client.query<{ version: number }>({
        name: 'lock',
        text: 'SELECT version, state FROM bench_states WHERE id = $1 FOR UPDATE',
        values: [id],
      });
      const version = (rows[0]?.version ?? 0) + 1;
      const insert = 'INSERT INTO bench_events (game, version, event) VALUES ($1, $2, $3)';
      await client.query({ name: 'event', text: insert, values: [id, version, event] });
      const update = 'UPDATE bench_states SET version = $2, state = $3 WHERE id = $1';
      await client.query({ name: 'state', text: update, values: [id, version, state] });
      return client.query('COMMIT');
    },
  read: async (client) => () =>
    client.query({
      name: 'read',
      text: 'SELECT state FROM bench_states WHERE id = $1',
      values: [anyGame()],
    }),
};

const anyGame = (): number => 1 + Math.floor(Math.random() * TEXTBOOK_GAMES);

async function loop(client: pg.Client, once: Once, end: number): Promise<number[]> {
  const times: number[] = [];
  for (let now = performance.now(); now < end;) {
    await once();
    const then = performance.now();
    times.push(then - now);
    now = then;
  }
  await client.end();
  return times;
}

serve({
  run: async (run: LoopRun): Promise<Latencies> => {
    const all = await Promise.all(
      Array.from({ length: run.clients }, async (_, n) => {
        const client = new pg.Client(run.url);
        // pg's own parsing of JSON is not to be measured.
        client.setTypeParser(pg.types.builtins.JSONB, (text: string) => text);
        await client.connect();
        return { client, once: await KINDS[run.kind](client, n, run) };
      }),
    );
    const began = performance.now();
    const end = began + run.seconds * 1000;
    const times = await Promise.all(all.map(({ client, once }) => loop(client, once, end)));
    return latenciesOf(times.flat(), (performance.now() - began) / 1000);
  },
});
