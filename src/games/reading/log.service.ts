import { Injectable } from '@nestjs/common';

import { MovesRepository } from '../store/moves.repository.js';
import type { GameReading, LogEntry } from './game-reading.js';
import { entriesOf } from './log-entries.js';

const STRIDE = 100;

/** The log of a game as its reader hears it. */
@Injectable()
export class LogService {
  constructor(private readonly moves: MovesRepository) {}

  /**
   * Versions later than `after`, whole ones only, so that `after` can go on where it ended: as many as fit into
   * `first` lines, but at least one that says something.
   */
  async log(
    reading: GameReading,
    { after = 0, first = 100 }: { after?: number | undefined; first?: number | undefined },
  ): Promise<LogEntry[]> {
    const lines: LogEntry[] = [];
    for (let from = after; from < reading.version;) {
      const rows = await this.moves.publicRows(reading.id, from, reading.version, STRIDE);
      for (const row of rows) {
        const said = entriesOf(reading.rules, row, reading);
        if (lines.length > 0 && lines.length + said.length > first) return lines;
        lines.push(...said);
      }
      from = rows.at(-1)?.version ?? reading.version;
    }
    return lines;
  }

  /** What was said last, up to that moment; nothing where the last {@link STRIDE} versions say nothing. */
  async last(reading: GameReading): Promise<LogEntry[]> {
    const from = Math.max(0, reading.version - STRIDE);
    const rows = await this.moves.publicRows(reading.id, from, reading.version, STRIDE);
    const said = rows.map((row) => entriesOf(reading.rules, row, reading));
    return said.findLast((lines) => lines.length > 0) ?? [];
  }
}
