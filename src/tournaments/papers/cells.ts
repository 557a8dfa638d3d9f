import { setImmediate } from 'node:timers/promises';

import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

const ROWS_AT_A_TIME = 200;
const BOM = '\ufeff';

/**
 * Matches cells that a spreadsheet would take for a formula (also after signs that it drops), and such cells with the
 * apostrophe that disarms them.
 */
const FORMULA = /^'*[=+\-@\t\r\n\ufeff\uff1d\uff0b\uff0d\uff20]/;

/** The cell with an apostrophe before it, if a spreadsheet would run it as a formula. */
const disarmed = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

/** The original text of a cell that {@link disarmed} has written. */
export const armed = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** CSV after RFC 4180. A large event has thousands of rows, so the work pauses for other requests. */
export async function csvOf(
  rows: Iterable<readonly Cell[]>,
  { bom }: { readonly bom: boolean },
): Promise<string> {
  let text = bom ? BOM : '';
  let some: Cell[][] = [];
  for (const row of rows) {
    some.push(row.map(disarmed));
    if (some.length < ROWS_AT_A_TIME) continue;
    text += written(some);
    some = [];
    await setImmediate();
  }
  return text + written(some);
}

const written = (rows: readonly Cell[][]): string =>
  stringify([...rows], { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
