import { LONG } from '../../test/long.js';
import { seeded } from '../rules/index.js';
import { type AwayChange, withAway } from './away.js';
import { clockFault, type Written } from './check.js';
import type { Clock, Sleep } from './clock.js';
import {
  advance,
  awayChanges,
  emptyAt,
  type Moment,
  nextLook,
  passedAt,
  pausedFor,
} from './law.js';
import { DAY, newClock } from './presets.js';

const HOUR = DAY / 24;
const T0 = Date.parse('2026-01-01T00:00:00Z');
const days = (from: number, until: number): Sleep => [T0 + from * DAY, T0 + until * DAY];
const at = (day: number, us: readonly Sleep[] = []): Moment => ({
  ...{ at: T0 + day * DAY, outages: [], away: { us } },
});
const begun = (us: readonly Sleep[] = [], preset: 'live-60' | 'daily' | 'slow' = 'daily'): Clock =>
  advance(newClock(preset, ['us', 'gb'])!, { us: 'turn' }, at(0, us));
/** The clock after a row that tells who is away. */
const told = (clock: Clock, moment: Moment): Clock =>
  awayChanges(clock, moment).reduce(withAway, advance(clock, { us: 'turn' }, moment));
const emptyOn = (clock: Clock): number => (emptyAt(clock, 'us', [])! - T0) / DAY;
const leftOn = (clock: Clock): number => clock.seats['us']!.turn.left / DAY;

describe('days away', () => {
  it('do not count in a spell that begins while they are known', () => {
    const clock = begun([days(2, 9)]);
    expect(emptyOn(clock)).toBe(12);
    const later = advance(clock, { gb: 'turn' }, at(11));
    expect(later.seats['us']!.charge!.excused).toEqual([{ why: 'AWAY', ms: 7 * DAY }]);
    expect(leftOn(later)).toBe(1.5);
  });

  it('do not count in a spell that runs when they are taken, and count again once given up', () => {
    const taken = told(begun(), at(1, [days(2, 9)]));
    expect([emptyOn(taken), nextLook(taken, at(1))]).toEqual([12, T0 + 12 * DAY]);
    const back = told(taken, at(4, [days(2, 4)]));
    expect(back.seats['us']!.spell!.away).toEqual([days(2, 4)]);
    expect([emptyOn(back), leftOn(back)]).toEqual([7, 3]);
    expect(awayChanges(back, at(4))).toEqual([]);
    expect(told(taken, at(1)).seats['us']!.spell).not.toHaveProperty('away');
  });

  it('that are past are left as they were', () => {
    const taken = told(begun(), at(1, [days(2, 9)]));
    const back = told(taken, at(4));
    expect(back.seats['us']!.spell!.away).toEqual([days(2, 4)]);
  });

  it('stop no clock that does not know of them, at its beginning or later', () => {
    const fixed: Clock = { ...newClock('daily', ['us', 'gb'])!, daysAway: false };
    const clock = advance(fixed, { us: 'turn' }, at(0, [days(2, 9)]));
    expect([clock.seats['us']!.spell!.away, emptyOn(clock)]).toEqual([undefined, 5]);
    expect(awayChanges(clock, at(1, [days(2, 9)]))).toEqual([]);
    const passed = passedAt(clock, 'us', at(1, [days(2, 9)]));
    expect(passed.seats['us']!.spell).not.toHaveProperty('away');
    expect(advance(passed, {}, at(2)).daysAway).toBe(false);
  });

  it('begin when the row is written, if that is later', () => {
    const change: AwayChange = { seat: 'us', isAway: true, from: T0, until: T0 + DAY };
    const clock = withAway(advance(begun(), { us: 'turn' }, at(0.5)), change);
    expect(clock.seats['us']!.spell!.away).toEqual([days(0.5, 1)]);
  });

  it('never put off the wall limit', () => {
    const clock = told(begun([days(1, 15)]), at(15, [days(1, 15), days(15.5, 29)]));
    expect(clock.seats['us']!.spell!.away).toEqual([days(1, 15), days(15.5, 21)]);
    expect(emptyOn(clock)).toBe(21);
  });

  it('reach beyond it where a pause has put it off', () => {
    const clock = advance(begun([days(15, 25)]), { us: 'turn' }, at(1));
    const paused = pausedFor(clock, 14 * DAY, T0 + DAY);
    expect(told(paused, at(2, [days(15, 25)])).seats['us']!.spell!.away).toEqual([
      ...[days(15, 21), days(21, 25)],
    ]);
  });

  it('keep nobody waiting whose opponent has no time left', () => {
    expect(awayChanges(begun(), at(4.999, [days(0, 14)]))).toHaveLength(1);
    expect(awayChanges(begun(), at(5, [days(0, 14)]))).toEqual([]);
  });

  it('are none in play at one sitting', () => {
    expect(awayChanges(begun([], 'live-60'), at(0.001, [days(0, 14)]))).toEqual([]);
  });
});

interface Step {
  readonly before: Clock;
  readonly after: Clock;
  readonly row: Written;
  readonly blocks: readonly Sleep[];
}

/** Rows of a random game in which players take days off and come back, each with the blocks that hold by then. */
function* steps(seed: number, rows = 30): Generator<Step> {
  const random = seeded(seed);
  let [now, blocks] = [T0, [] as Sleep[]];
  let clock = advance(newClock('daily', ['us', 'gb'])!, { us: 'turn' }, at(0));
  let owing: Written['owing'] = { us: 'turn' };
  for (let i = 0; i < rows; i++) {
    now += random(3 * DAY);
    const start = Math.max(now, ...blocks.map(([, until]) => until)) + random(2 * DAY);
    if (random(3) === 0) blocks = [...blocks, [start, start + (1 + random(14)) * DAY]];
    else if (random(3) === 0)
      blocks = blocks.flatMap(([from, until]): Sleep[] =>
        from < now ? [[from, Math.min(until, now)]] : [],
      );
    const moment: Moment = { at: now, outages: [], away: { us: blocks } };
    const away = random(2) === 0 ? awayChanges(clock, moment) : [];
    if (away.length === 0)
      owing = [{ us: 'turn' }, { gb: 'turn' }, { us: 'interrupt' }][random(3)] as never;
    const after = away.reduce(withAway, advance(clock, owing, moment));
    yield { before: clock, after, row: { at: now, owing, given: null, away }, blocks };
    clock = after;
  }
}

describe('over random schedules with days away', () => {
  const games = LONG ? 3_000 : 500;

  it('adds up, charges nobody for a day away that the spell knows, and ends every spell in 21 days', () => {
    const faults: unknown[] = [];
    let excused = 0;
    for (let seed = 1; seed <= games; seed++)
      for (const { before, after, row } of steps(seed)) {
        const fault = clockFault(before, after, row);
        if (fault !== null) faults.push([seed, fault]);
        const [spell, charge] = [before.seats['us']!.spell, after.seats['us']!.charge];
        const known = (spell?.away ?? []).reduce(
          (sum, [from, until]) =>
            sum + Math.max(0, Math.min(until, row.at) - Math.max(from, spell!.since)),
          0,
        );
        const away = charge?.excused.find(({ why }) => why === 'AWAY')?.ms ?? 0;
        if (known !== away || (charge && charge.ms + away > row.at - spell!.since))
          faults.push([seed, known, away]);
        excused += away;
        const end = emptyAt(after, 'us', []);
        if (end !== null && end > after.seats['us']!.spell!.began + 21 * DAY)
          faults.push([seed, end]);
      }
    expect(faults).toEqual([]);
    expect(excused).toBeGreaterThan(games * DAY);
  });
});

describe('a record with days away', () => {
  const change: AwayChange = { seat: 'us', isAway: true, from: T0 + DAY, until: T0 + 3 * DAY };
  const row = { at: T0 + DAY, owing: { us: 'turn' } as const, given: null };
  const after = (one: AwayChange, before = begun()): Clock =>
    withAway(advance(before, { us: 'turn' }, at(1)), one);
  const fault = (one: AwayChange, before = begun()): string | null =>
    clockFault(before, after(one, before), { ...row, away: [one] });

  it('adds up', () => {
    expect(fault(change)).toBeNull();
    expect(fault({ ...change, isAway: false }, begun([days(0.5, 2)]))).toBeNull();
    expect(clockFault(null, begun([days(0, 14)]), { ...row, at: T0 })).toBeNull();
  });

  it('does not add up with days that nobody took, or that were taken and do not stand in it', () => {
    expect(clockFault(begun(), after(change), row)).toContain('does not follow');
    const without = advance(begun(), { us: 'turn' }, at(1));
    expect(clockFault(begun(), without, { ...row, away: [change] })).toContain('does not follow');
  });

  it.each([
    ['for longer than a block', { until: T0 + DAY + 14 * DAY + 1 }],
    ['for no time', { until: T0 + DAY }],
    ['until an instant that is none', { until: NaN }],
  ])('does not add up with somebody away %s', (_, more) => {
    expect(fault({ ...change, ...more })).toContain('cannot go away');
  });

  it('does not add up where they were taken with an empty clock, or at one sitting', () => {
    const late = { ...row, at: T0 + 6 * DAY, away: [{ ...change, until: T0 + 9 * DAY }] };
    const gone = late.away.reduce(withAway, advance(begun(), { us: 'turn' }, at(6)));
    expect(clockFault(begun(), gone, late)).toContain('cannot go away');
    expect(fault(change, begun([], 'live-60'))).toContain('cannot go away');
    expect(
      clockFault(null, { ...begun([days(0, 1)]), preset: 'live-60' }, { ...row, at: T0 }),
    ).toContain('at one sitting');
  });

  it('does not add up where days away stop a clock that does not know of them, or now one and now not', () => {
    const fixed = { ...begun(), daysAway: false } as const;
    expect(fault(change, fixed)).toContain('cannot go away');
    const first = { ...row, at: T0 };
    expect(clockFault(null, fixed, first)).toBeNull();
    expect(clockFault(null, { ...begun([days(0, 1)]), daysAway: false }, first)).toContain('away');
    const next = advance(fixed, { us: 'turn' }, at(1));
    expect(clockFault(fixed, next, row)).toBeNull();
    const { daysAway: _, ...other } = next;
    expect(clockFault(fixed, other, row)).toContain('does not follow');
  });

  it.each([
    ['before the spell', [days(-1, 1)]],
    ['beyond the wall limit', [days(20, 22)]],
    ['out of order', [days(3, 4), days(1, 2)]],
    ['for longer than a block', [days(1, 16)]],
    ['at no times', [T0] as never],
  ])('does not add up where a spell begins with days away %s', (_, away) => {
    const clock: any = structuredClone(begun([days(1, 2)]));
    clock.seats.us.spell.away = away;
    expect(clockFault(null, clock, { ...row, at: T0 })).toContain('away');
  });

  it('does not add up where a day away is charged', () => {
    const before = begun([days(0, 1)]);
    const clock: any = structuredClone(advance(before, { us: 'turn' }, at(1)));
    expect(clockFault(before, clock, row)).toBeNull();
    clock.seats.us.charge = { kind: 'turn', ms: 24 * HOUR, excused: [] };
    clock.seats.us.turn.left -= 24 * HOUR;
    expect(clockFault(before, clock, row)).toContain('charged while it stood');
  });
});
