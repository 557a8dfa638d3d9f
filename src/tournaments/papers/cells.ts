import { setImmediate } from 'node:timers/promises';

import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

const ROWS_AT_A_TIME = 200;
const BOM = '\ufeff';

/** What a spreadsheet takes for the beginning of a formula, or drops before one; and such a beginning disarmed. */
const FORMULA = /^'*[=+\-@\t\r\n\ufeff\uff1d\uff0b\uff0d\uff20]/;

/** With an apostrophe before it where a spreadsheet would run it. */
const disarmed = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

/** What was said before it was disarmed. */
export const armed = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** RFC 4180. Others get their turn in between: a large event has thousands of rows. */
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
