import type { Pool, QueryResult } from 'pg';

import { isUnavailable, sqlState } from '../../errors/failures.js';
import { spanKept } from '../../observing/spans.js';
import { type Entry, RECORD_MOVES, recordMovesValues } from './moves.sql.js';

const UNIQUE_VIOLATION = '23505';
/** Moves in one statement at most. */
const MOST = 64;
/** Statements under way at most. */
const STATEMENTS = 2;
/** Few moves wait so long for others: the statement before them may stand still for a reason that is not theirs. */
const PATIENCE_MS = 20;

/**
 * `beaten`: somebody else was faster, the row stands on an old state. `repeated`: its request was carried out before.
 */
export type Recorded = 'written' | 'beaten' | 'repeated';

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (recorded: Recorded) => void;
  readonly reject: (error: unknown) => void;
  readonly inSpan: ReturnType<typeof spanKept>;
}

/**
 * Writes moves of different games in one statement where they come at the same time: a commit and a trip to the
 * database for many. While one statement is written to disk the moves of the next are worked out; what comes while two
 * are under way gathers for the next: with more, fewer moves would share each. A second begins beside the first when as
 * many moves have come for it, or else when that one is written: the few that come first would leave it small. Of one
 * game there are two only where two seats write in the same moment: then each goes alone, and one of them is beaten.
 */
export class MoveWriter {
  private readonly waiting: Waiting[] = [];
  private underWay = 0;
  /** Moves in the statement that was begun last. */
  private last = 0;
  private patience: NodeJS.Timeout | undefined;

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Settled once the move is committed, or certainly is not. */
  write(entry: Entry): Promise<Recorded> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject, inSpan: spanKept() });
      if (this.waiting.length === 1 || this.waiting.length === this.last) this.beginSoon();
    });
  }

  /**
   * What has come in together goes together, also what came in while two statements were under way and is not yet read.
   */
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
    // One statement for many shows in the trace of the first.
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

  /** false: nothing was written, since one of them cannot be. */
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
