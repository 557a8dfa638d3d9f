import type { Pool, QueryResult } from 'pg';

import { isUnavailable, sqlState } from '../../errors/failures.js';
import { spanKept } from '../../observing/spans.js';
import { type Entry, RECORD_MOVES, recordMovesValues } from './moves.sql.js';

const UNIQUE_VIOLATION = '23505';
/** How many moves one statement writes at most. */
const MOST = 64;
/** How many statements run at a time at most. */
const STATEMENTS = 2;
/**
 * How long a few moves wait for more to share their statement. Not longer, as the running statement may hang for a
 * reason that has nothing to do with them.
 */
const PATIENCE_MS = 20;

/**
 * `written`: done. `beaten`: another row was written first, so this one stands on an old state. `repeated`: a row with
 * the same request id exists.
 */
export type Recorded = 'written' | 'beaten' | 'repeated';

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (recorded: Recorded) => void;
  readonly reject: (error: unknown) => void;
  readonly inSpan: ReturnType<typeof spanKept>;
}

/**
 * Writes moves of different games that come at the same time in one statement: one commit and one round trip for many
 * moves. At most {@link STATEMENTS} run at once; moves that come meanwhile gather for the next one, as with more
 * statements fewer moves would share each. A second statement starts when as many moves have gathered as the last one
 * had, or when that one is done: started at once, it would hold only the few moves that came first. Two moves of one
 * game meet only where two seats move in the same moment: then each is written alone, and one of them is beaten.
 */
export class MoveWriter {
  private readonly waiting: Waiting[] = [];
  private underWay = 0;
  /** How many moves were in the statement that was started last. */
  private last = 0;
  private patience: NodeJS.Timeout | undefined;

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Writes a move. Resolves when it is committed, or certainly never will be. */
  write(entry: Entry): Promise<Recorded> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject, inSpan: spanKept() });
      if (this.waiting.length === 1 || this.waiting.length === this.last) this.beginSoon();
    });
  }

  /** Begins after the present batch of I/O events, so that moves which came in together go together. */
  private beginSoon(): void {
    setImmediate(() => this.begin());
  }

  private beginLater(): void {
    this.patience ??= setTimeout(() => this.begin(false), PATIENCE_MS);
  }

  private begin(isPatient = true): void {
    if (this.underWay === STATEMENTS || this.waiting.length === 0) return;
    if (this.underWay > 0 && this.waiting.length < this.last && isPatient) return this.beginLater();
    clearTimeout(this.patience);
    this.patience = undefined;
    this.underWay += 1;
    const batch = this.waiting.splice(0, MOST);
    this.last = batch.length;
    // The span of the shared statement appears in the trace of its first move.
    const written = batch[0]?.inSpan(() => this.writeAll(batch));
    void written?.finally(() => {
      this.underWay -= 1;
      this.beginSoon();
    });
  }

  private async writeAll(batch: readonly Waiting[]): Promise<void> {
    if (batch.length > 1 && (await this.together(batch))) return;
    await Promise.all(batch.map((one) => this.alone(one).then(one.resolve, one.reject)));
  }

  /** Tries to write all in one statement; false: nothing was written, as one of them cannot be. */
  private async together(batch: readonly Waiting[]): Promise<boolean> {
    try {
      const { rows } = await this.send(batch.map(({ entry }) => entry));
      const written = new Set(rows.map(({ id }) => id));
      for (const { entry, resolve } of batch) {
        resolve(written.has(entry.row.gameId) ? 'written' : 'beaten');
      }
      return true;
    } catch (error) {
      if (!isUnavailable(error)) return false;
      for (const { reject } of batch) reject(error);
      return true;
    }
  }

  private async alone({ entry }: Waiting): Promise<Recorded> {
    try {
      const { rowCount } = await this.send([entry]);
      return rowCount === 1 ? 'written' : 'beaten';
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) return 'repeated';
      throw error;
    }
  }

  private send(entries: readonly Entry[]): Promise<QueryResult<{ id: string }>> {
    return this.pool.query({ ...RECORD_MOVES, values: recordMovesValues(entries) });
  }
}
