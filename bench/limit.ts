import { findPgbench, pgbench, type Script } from './pgbench.js';
import { onDatabase, type Rig, say } from './rig.js';
import type { Latencies } from './stats.js';
import {
  moveScript,
  type MoveShape,
  moveShapes,
  moveVariables,
  pgbenchGames,
  readScript,
  slimScript,
  slimTables,
  slimVariables,
  textbookScript,
  textbookTables,
  textbookVariables,
} from './workloads.js';

export type Workload = 'moves' | 'slim' | 'textbook' | 'read';

/** Measures what Postgres can do by itself, with pgbench, or a loop of our own if there is none. */
export class Limit {
  readonly program = findPgbench();
  private shapes: readonly MoveShape[] = [];
  /** Bytes in the values of an average move. */
  moveBytes = 0;

  constructor(
    private readonly rig: Rig,
    private readonly url: string,
    private readonly clients: number,
  ) {
    if (this.program !== undefined) return;
    say(
      'no pgbench: install it (Debian: postgresql-contrib or postgresql; Homebrew: postgresql) or set PGBENCH.',
    );
    say(
      'In its place a loop in Node sends the same statements; the ratios come out HIGHER than they are.',
    );
  }

  get label(): string {
    return this.program === undefined ? 'a Node loop (NOT pgbench)' : 'pgbench';
  }

  /** Prepares tables and moves. `played`: a database in which the service has played. */
  async prepareMoves(played: string): Promise<void> {
    const { shapes, bytes } = await onDatabase(played, moveShapes);
    this.shapes = shapes;
    this.moveBytes = bytes;
    await onDatabase(played, (client) => pgbenchGames(client, this.clients));
  }

  prepareSlim(): Promise<void> {
    return onDatabase(this.url, (client) => slimTables(client, this.clients));
  }

  prepareStates(): Promise<void> {
    return onDatabase(this.url, textbookTables);
  }

  /** Runs a workload. Throws unless as much was written as was counted. */
  async run(kind: Workload, seconds: number): Promise<Latencies> {
    const before = await this.written(kind);
    const result = await this.send(kind, seconds);
    const written = (await this.written(kind)) - before;
    // Transactions under way at the end are written but not counted.
    if (kind !== 'read' && (written < result.count || written > result.count + this.clients))
      throw new Error(`${kind}: ${result.count} were counted and ${written} written`);
    return result;
  }

  private async send(kind: Workload, seconds: number): Promise<Latencies> {
    const { url, clients, program } = this;
    if (program === undefined) {
      const worker = this.rig.worker('pg-loop');
      const { event, new_state: state } = textbookVariables();
      const { snapshot } = slimVariables();
      const run = { kind, url, clients, seconds, shapes: this.shapes, event, state, snapshot };
      return worker.ask<Latencies>('run', run).finally(() => worker.stop());
    }
    return pgbench(program, this.rig.folder, { url, clients, seconds, ...this.work(kind) });
  }

  private work(kind: Workload): {
    scripts: Script[];
    variables: { [name: string]: string | number };
  } {
    if (kind === 'moves')
      return { scripts: this.shapes.map(moveScript), variables: moveVariables(this.shapes) };
    if (kind === 'slim') return { scripts: [slimScript], variables: slimVariables() };
    if (kind === 'textbook') return { scripts: [textbookScript], variables: textbookVariables() };
    return { scripts: [readScript], variables: {} };
  }

  private async written(kind: Workload): Promise<number> {
    const counts = {
      moves: 'SELECT sum(seq) AS n FROM games JOIN bench_games USING (id)',
      slim: 'SELECT sum(version) AS n FROM bench_slim',
      textbook: 'SELECT count(*) AS n FROM bench_events',
      read: 'SELECT 0 AS n',
    };
    return onDatabase(this.url, async (client) => {
      const { rows } = await client.query<{ n: string }>(counts[kind]);
      return Number(rows[0]?.n);
    });
  }
}
