import type { LogEntry } from '../client/src/index.js';
import { stepsOf } from '../table/src/game/replay.js';

const line = (version: number, side: string | null, at: string[] = []): LogEntry => ({
  ...{ version, side, at, type: 'moved', text: `${version}`, data: {}, clause: null },
  ...{ rolls: [], combat: null, time: '2026-01-01T00:00:00Z' },
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
    expect(stepsOf(log, 1, 'us').map(({ version }) => version)).toEqual([4, 5]);
    expect(stepsOf(log, 1, 'gb').map(({ version }) => version)).toEqual([2, 3, 5, 6]);
  });

  it('is nothing where they did nothing', () => {
    expect(stepsOf([line(2, 'us'), line(3, null)], 0, 'us')).toEqual([]);
    expect(stepsOf([line(2, 'gb')], 2, 'us')).toEqual([]);
  });

  it("tells of one's own side the dice alone, and never as what the other did", () => {
    const dice = { purpose: 'fire', dice: [6], clause: null, sum: 6, hits: [] };
    const rolled = (version: number, side: string): LogEntry => ({
      ...line(version, side),
      rolls: [dice as unknown as LogEntry['rolls'][number]],
    });
    const log = [line(2, 'us'), rolled(2, 'us'), rolled(2, 'gb'), line(3, 'us'), rolled(3, 'gb')];
    const told = stepsOf(log, 1, 'us').map(({ side, lines }) => [side, lines.length]);
    expect(told).toEqual([
      ['us', 1],
      ['gb', 1],
      ['gb', 1],
    ]);
  });

  it('has a step for each version, with all its lines, and the places of the first that names any', () => {
    const log = [line(3, null), line(3, 'gb', ['york', 'kingston']), line(3, 'gb', ['quebec'])];
    const [step, ...others] = stepsOf(log, 2, 'us');
    expect(others).toEqual([]);
    expect(step).toMatchObject({ version: 3, side: 'gb', at: ['york', 'kingston'] });
    expect(step?.lines).toHaveLength(3);
  });
});
