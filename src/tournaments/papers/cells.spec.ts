import fc from 'fast-check';
import Papa from 'papaparse';

import { armed, type Cell, csvOf } from './cells.js';

const RUNS = { seed: 16, numRuns: 2_000 };

/** What players, spreadsheets and those who mean ill put into names. */
const HOSTILE = fc.constantFrom(
  ...['=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', '\ufeff', '＝', '＋', '－', '＠'],
  ...[' ', '\r\n', '""', "'=", "''=", '=HYPERLINK("http://x","y")', '=1+1', '名前', '\u202e', '|'],
);
const NAME = fc
  .array(fc.oneof({ weight: 3, arbitrary: HOSTILE }, fc.string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 6,
  })
  .map((parts) => parts.join('').replaceAll('\u0000', ''));
const ROWS = fc.integer({ min: 2, max: 5 }).chain((width) =>
  fc.array(fc.array(NAME, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 5,
  }),
);

/** By another program than the one that wrote it. */
function readBack(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r\n$/, ''), {
    ...{ delimiter: ',', newline: '\r\n' },
  });
  return data;
}

const runs = (cell: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(cell);

describe('A sheet', () => {
  test('says what it was told, whatever names hold', async () => {
    const property = fc.asyncProperty(ROWS, fc.boolean(), async (rows, bom) => {
      const text = await csvOf(rows, { bom });
      expect(text.startsWith('\ufeff')).toBe(bom);
      expect(readBack(text).map((row) => row.map(armed))).toEqual(rows);
    });
    await fc.assert(property, RUNS);
  });

  test('has no cell that runs in a spreadsheet', async () => {
    const property = fc.asyncProperty(ROWS, async (rows) => {
      const read = readBack(await csvOf(rows, { bom: false })).flat();
      expect(read.filter(runs)).toEqual([]);
    });
    await fc.assert(property, RUNS);
  });

  test('tells different names apart', async () => {
    const property = fc.asyncProperty(NAME, NAME, async (one, other) => {
      const [a, b] = await Promise.all([one, other].map((name) => csvOf([[name]], { bom: false })));
      expect(a === b).toBe(one === other);
    });
    await fc.assert(property, RUNS);
  });

  test('lets others have their turn while a large one is made', async () => {
    const rows = Array.from({ length: 2_000 }, (_, i): Cell[] => [i, `=${i}`, null]);
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const text = await csvOf(rows, { bom: false });
    isDone = true;
    expect(turns).toBeGreaterThan(5);
    expect(text.split('\r\n').slice(0, 2)).toEqual(["0,'=0,", "1,'=1,"]);
  });
});
