import type { LogEntry } from '../games/index.js';
import { ReportReader } from './reports.js';

const events = { opens: ['battle', 'sea'], closes: ['battle-over', 'sea-over'] };
const roll = (...dice: number[]) => ({ dice, purpose: 'fire', clause: 'X-1' });

function entry(
  version: number,
  type: string,
  data: object = {},
  ...rolls: ReturnType<typeof roll>[]
): LogEntry {
  return {
    ...{ version, type, data: data as LogEntry['data'], clause: null, rolls },
    ...{ side: null, at: [], combat: null, time: new Date(0), text: () => type },
  };
}

function reportsOf(...entries: LogEntry[]) {
  const reader = new ReportReader(events);
  return entries.flatMap((one) => reader.read(one) ?? []);
}

describe('reports', () => {
  it('count rounds, dice and hits between opening and closing', () => {
    const [report, ...more] = reportsOf(
      entry(1, 'march'),
      entry(2, 'battle', { town: 'york' }),
      entry(3, 'fire', { round: 1, hits: 1 }, roll(6, 2)),
      entry(4, 'fire', { round: 2, hits: { us: 1, gb: 2 } }, roll(6), roll(6, 6)),
      entry(4, 'battle-over', { side: 'us' }),
      entry(5, 'fire', { hits: 9 }, roll(1)),
    );
    expect(more).toEqual([]);
    expect(report).toMatchObject({
      ...{ id: '4.1', kind: 'battle', begun: 2, ended: 4, rounds: 2, dice: 5, hits: 4 },
      ...{ opening: { town: 'york' }, result: { side: 'us' } },
    });
    expect(report?.entries.map(({ type }) => type)).toEqual([
      'battle',
      'fire',
      'fire',
      'battle-over',
    ]);
  });

  it('keep a combat apart from the one it interrupts', () => {
    const reports = reportsOf(
      entry(1, 'battle'),
      entry(1, 'sea'),
      entry(2, 'broadsides', { hits: 2 }),
      entry(2, 'sea-over'),
      entry(3, 'fire', { hits: 1 }),
      entry(3, 'battle-over'),
    );
    expect(reports.map(({ id, kind, hits }) => [id, kind, hits])).toEqual([
      ['2.1', 'sea', 2],
      ['3.1', 'battle', 1],
    ]);
    expect(reports[1]?.entries.map(({ type }) => type)).toEqual(['battle', 'fire', 'battle-over']);
  });

  it('tell of none that is not over, nor of an end without a beginning', () => {
    expect(reportsOf(entry(1, 'sea-over'), entry(2, 'battle'), entry(3, 'sea-over'))).toEqual([]);
  });
});
