import { Injectable } from '@nestjs/common';

import type { MoveRow } from '../store/move-row.js';
import { MovesRepository } from '../store/moves.repository.js';
import type { GameReading, LogEntry } from './game-reading.js';
import { entriesOf } from './log-entries.js';

const STRIDE = 100;

/** The log of a game as its reader may hear it. */
@Injectable()
export class LogService {
  constructor(private readonly moves: MovesRepository) {}

  /**
   * The lines of versions later than `after`: whole versions only, so that the next call can continue with the last
   * version as `after`. As many versions as fit into `first` lines, but at least one that says something.
   */
  async log(
    reading: GameReading,
    { after = 0, first = 100 }: { after?: number | undefined; first?: number | undefined },
  ): Promise<LogEntry[]> {
    const lines: LogEntry[] = [];
    for (let from = after; from < reading.version;) {
      const rows = await this.moves.publicRows(reading.id, from, reading.version, STRIDE);
      for (const row of rows) {
        const said = saidTo(reading, row);
        if (lines.length > 0 && lines.length + said.length > first) return lines;
        lines.push(...said);
      }
      from = rows.at(-1)?.version ?? reading.version;
    }
    return lines;
  }

  /**
   * The lines of the last version that says something, up to that moment; empty where the last {@link STRIDE} versions
   * say nothing.
   */
  async last(reading: GameReading): Promise<LogEntry[]> {
    const from = Math.max(0, reading.version - STRIDE);
    const rows = await this.moves.publicRows(reading.id, from, reading.version, STRIDE);
    const said = rows.map((row) => saidTo(reading, row));
    return said.findLast((lines) => lines.length > 0) ?? [];
  }
}

/** What the reader may hear of a row: before they took their seat over without its past, what a spectator does. */
const saidTo = ({ rules, scenario, seat, since }: GameReading, row: MoveRow): LogEntry[] =>
  entriesOf(rules, row, { seat: row.version < since ? null : seat, scenario });
