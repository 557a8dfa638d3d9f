import type { LogEntry } from '../client/src/index.js';
import { stepsOf } from '../table/src/game/replay.js';

const line = (version: number, side: string | null, at: string[] = []): LogEntry => ({
  ...{ version, side, at, type: 'moved', text: `${version}`, data: {}, clause: null },
  ...{ rolls: [], time: '2026-01-01T00:00:00Z' },
});

describe("the other side's turn, step by step", () => {
  it('begins with the first that they did, after what was seen', () => {
    const log = [
      line(1, 'gb'),
      line(2, 'us'),
      line(3, null),
      line(4, 'gb'),
      line(5, null),
      line(6, 'us'),
    ];
    expect(stepsOf(log, 1, 'us').map(({ version }) => version)).toEqual([4, 5, 6]);
    expect(stepsOf(log, 1, 'gb').map(({ version }) => version)).toEqual([2, 3, 4, 5, 6]);
  });

  it('is nothing where they did nothing', () => {
    expect(stepsOf([line(2, 'us'), line(3, null)], 0, 'us')).toEqual([]);
    expect(stepsOf([line(2, 'gb')], 2, 'us')).toEqual([]);
  });

  it('has a step for each version, with all its lines, and the places of the first that names any', () => {
    const log = [line(3, null), line(3, 'gb', ['york', 'kingston']), line(3, 'gb', ['quebec'])];
    const [step, ...others] = stepsOf(log, 2, 'us');
    expect(others).toEqual([]);
    expect(step).toMatchObject({ version: 3, side: 'gb', at: ['york', 'kingston'] });
    expect(step?.lines).toHaveLength(3);
  });
});
