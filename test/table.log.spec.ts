import type { LogEntry } from '../client/src/index.js';
import { isFight, turnsOf } from '../table/src/game/log-lines.js';

const line = (version: number, type: string, combat: LogEntry['combat'] = null): LogEntry => ({
  ...{ version, type, combat, text: `${version}`, data: {}, clause: null },
  ...{ side: null, at: [], rolls: [], time: '2026-01-01T00:00:00Z' },
});

const shapeOf = (log: readonly LogEntry[]) =>
  turnsOf(log).map(({ heading, lines }) => [
    heading?.version ?? null,
    ...lines.map((one) =>
      isFight(one)
        ? [one.opening, ...one.rounds, one.closing].map(({ version }) => version)
        : one.version,
    ),
  ]);

describe('the log of a game', () => {
  it('is told turn by turn, and what came before the first one under nothing', () => {
    const log = [line(1, 'placed'), line(2, 'turn'), line(3, 'march'), line(4, 'turn')];
    expect(shapeOf(log)).toEqual([[null, 1], [2, 3], [4]]);
  });

  it('has a combat that is over in one, with all that came between', () => {
    const log = [
      line(1, 'turn'),
      line(2, 'march'),
      line(3, 'battle', 'OPENS'),
      line(4, 'fire'),
      line(5, 'battle-over', 'CLOSES'),
      line(6, 'march'),
    ];
    expect(shapeOf(log)).toEqual([[1, 2, [3, 4, 5], 6]]);
  });

  it('tells the one that goes on line by line', () => {
    const log = [line(1, 'battle', 'OPENS'), line(2, 'fire')];
    expect(shapeOf(log)).toEqual([[null, 1, 2]]);
  });

  it('has one that came between the lines of another within that', () => {
    const log = [
      line(1, 'battle', 'OPENS'),
      line(2, 'battle', 'OPENS'),
      line(3, 'battle-over', 'CLOSES'),
      line(4, 'fire'),
      line(5, 'battle-over', 'CLOSES'),
    ];
    expect(shapeOf(log)).toEqual([[null, [1, 2, 3, 4, 5]]]);
  });
});
