import { advance } from '../../clocks/law.js';
import { newClock } from '../../clocks/presets.js';
import type { MoveRow } from '../../games/store/move-row.js';
import { overcharged } from './log-checks.js';

const T0 = Date.parse('2026-01-01T00:00:00Z');
const HOUR = 3_600_000;
const outage = { why: 'OUTAGE' as const, from: T0 + HOUR, until: T0 + 2 * HOUR };

/** Two rows of a game: a seat has owed a decision for four hours, one of them an outage that is known or not. */
function rows(known: boolean): MoveRow[] {
  const at = (hours: number) => ({ at: T0 + hours * HOUR, outages: known ? [outage] : [] });
  const first = advance(newClock('daily', ['us', 'gb'])!, { us: 'turn' }, at(0));
  const second = advance(first, { gb: 'turn' }, at(4));
  return [first, second].map((clock, i) => {
    const createdAt = new Date(T0 + i * 4 * HOUR).toISOString();
    return { seq: i + 1, clock, createdAt } as MoveRow;
  });
}

it('a clock that is charged for an outage is found, and one that is not is in order', () => {
  expect(overcharged(rows(true), [outage])).toEqual([]);
  expect(overcharged(rows(false), [])).toEqual([]);
  expect(overcharged(rows(false), [outage])).toEqual([
    `clocks: row 2 charges us ${4 * HOUR} ms of ${4 * HOUR}, ${HOUR} of them an outage`,
  ]);
});

it('a seat that owed nothing is charged nothing', () => {
  const [first, second] = rows(true);
  const clock = second!.clock!;
  const charged = { ...clock.seats['gb']!, charge: { kind: 'turn', ms: 1, excused: [] } as const };
  const row = { ...second!, clock: { ...clock, seats: { ...clock.seats, gb: charged } } };
  expect(overcharged([first!, row], [])[0]).toMatch(/charges gb 1 ms of 0/);
});
