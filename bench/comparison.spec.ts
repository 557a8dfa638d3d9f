import { comparisonTable, type MoveCost, rowsPerCommit } from './comparison.js';

const round = (service: number, kilobytes: number): MoveCost => ({
  ...{ service, kilobytes, postgres: 100, perSecond: 2000, perCommit: 4, p50: 10 },
});

describe('the table of a comparison', () => {
  const over = { name: 'this tree', rounds: [round(180, 40), round(400, 40), round(90, 40)] };
  const under = { name: 'abc1234', rounds: [round(200, 80), round(400, 80), round(200, 80)] };
  const lines = comparisonTable(over, under).split('\n');

  it('has a line for each and one for the ratio', () => {
    expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual([
      ...['median of 3 rounds', 'this tree', 'abc1234', 'ratio (10th to 90th percentile)'],
    ]);
  });

  it('tells medians, and of the ratios of the rounds the median with the spread', () => {
    expect(lines.map((line) => line.split(/ {2,}/).slice(1, 3))).toEqual([
      ['service, µs CPU a move', 'KB allocated a move'],
      ['180', '40'],
      ['200', '80'],
      ['0.900 (0.45–1.00)', '0.500 (0.50–0.50)'],
    ]);
  });

  it('has a dash for what could not be found out', () => {
    const unknown = { name: 'one', rounds: [{ ...round(1, 1), postgres: NaN }] };
    const last = comparisonTable(unknown, unknown).split('\n').at(-1);
    expect(last?.split(/ {2,}/)[3]).toBe('–');
  });
});

describe('moves to a commit', () => {
  const written = [
    { xid: 5, rows: 9 },
    { xid: 10, rows: 1 },
    { xid: 12, rows: 4 },
    { xid: 20, rows: 9 },
  ];

  it('are counted over what a round has written', () => {
    expect(rowsPerCommit(written, { from: 10, to: 20 })).toBe(2.5);
  });

  it('are unknown where nothing was written', () => {
    expect(rowsPerCommit(written, { from: 30, to: 40 })).toBeNaN();
  });
});
