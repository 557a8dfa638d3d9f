import { LONG } from '../../test/long.js';
import { canonical, seeded } from '../rules/index.js';
import { clockFault, wasEmpty } from './check.js';
import { type Clock, type ClockKind, TIMED } from './clock.js';
import {
  advance,
  CLAIM_FOR,
  emptyAt,
  firstEmpty,
  type Moment,
  nextLook,
  type Owing,
  pausedFor,
  withTime,
} from './law.js';
import { DAY, newClock } from './presets.js';
import { type Block, excusedIn, whenCounted } from './uncounted.js';
import type { WakingHours } from './waking/index.js';

const HOUR = 3_600_000;
const T0 = Date.parse('2026-01-01T00:00:00Z');
const outage = (from: number, until: number): Block => ({ why: 'OUTAGE', from, until });

const begun = (preset: Parameters<typeof newClock>[0], owing: Owing = { us: 'turn' }): Clock =>
  advance(newClock(preset, ['us', 'gb'])!, owing, { at: T0, outages: [] });
const moved = (clock: Clock, hours: number, owing: Owing, outages: readonly Block[] = []): Clock =>
  advance(clock, owing, { at: T0 + hours * HOUR, outages });
const left = (clock: Clock, seat: string, kind: ClockKind = 'turn'): number =>
  clock.seats[seat]![kind].left / HOUR;

const at = (hours: number, more: Partial<Moment> = {}): Moment => ({
  ...{ at: T0 + hours * HOUR, outages: [] },
  ...more,
});
const wakingFrom = (from: string, to: string): WakingHours => ({
  zone: 'UTC',
  windows: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to })),
});

it('of two clocks that are empty at the same instant the first is the same, in whatever order they are kept', () => {
  const clock = begun('daily', { us: 'turn', gb: 'turn' });
  const { us, gb } = clock.seats as { us: never; gb: never };
  const orders = [
    { us, gb },
    { gb, us },
  ];
  expect(orders.map((seats) => firstEmpty({ ...clock, seats }, [])?.seat)).toEqual(['gb', 'gb']);
});

describe('a spell', () => {
  it('is charged to its seat, and brings the increment when it ends, up to the cap', () => {
    const one = moved(begun('daily'), 10, { gb: 'turn' });
    expect([left(one, 'us'), left(one, 'gb')]).toEqual([120, 120]);
    const two = moved(one, 40, { us: 'turn' });
    expect([left(two, 'us'), left(two, 'gb')]).toEqual([120, 102]);
    expect(two.seats['gb']).toMatchObject({ spell: null, charge: { kind: 'turn', ms: 30 * HOUR } });
  });

  it('goes on over many moves of one seat and brings one increment', () => {
    let clock = begun('daily');
    for (const hours of [20, 30, 40]) clock = moved(clock, hours, { us: 'turn' });
    expect(left(clock, 'us')).toBe(80);
    expect(left(moved(clock, 50, { gb: 'turn' }), 'us')).toBe(82);
  });

  it('runs on the budget of what is asked, so that nobody loses by a budget that did not run', () => {
    const window = moved(begun('daily', { us: 'interrupt' }), 7, { us: 'turn' });
    expect([left(window, 'us', 'interrupt'), left(window, 'us')]).toEqual([41, 120]);
    const over = moved(window, 20, { gb: 'turn' });
    expect([left(over, 'us', 'interrupt'), left(over, 'us')]).toEqual([47, 119]);
  });

  it('of two seats at once runs for each until it has answered', () => {
    const both = begun('daily', { us: 'turn', gb: 'turn' });
    const one = moved(both, 20, { gb: 'turn' });
    expect([left(one, 'us'), left(one, 'gb')]).toEqual([112, 100]);
    expect(one.seats['gb']!.spell).toMatchObject({ began: T0 });
  });

  it('never costs more than there is, and what is written before a time-out counts', () => {
    const late = moved(begun('daily'), 500, { gb: 'turn' });
    expect(left(late, 'us')).toBe(12);
    expect(late.seats['us']!.charge).toEqual({ kind: 'turn', ms: 120 * HOUR, excused: [] });
  });

  it('is free for a second at one sitting, once', () => {
    let clock = begun('live-60');
    const at = (ms: number, owing: Owing): Clock =>
      advance(clock, owing, { at: T0 + ms, outages: [] });
    clock = at(600, { us: 'turn' });
    expect(clock.seats['us']!.charge).toEqual({
      ...{ kind: 'turn', ms: 0 },
      excused: [{ why: 'GRACE', ms: 600 }],
    });
    clock = at(2_000, { us: 'turn' });
    expect(clock.seats['us']!.charge).toMatchObject({ ms: 1_000 });
    expect(emptyAt(clock, 'us', [])).toBe(T0 + HOUR + 1_000);
  });

  it('is charged nothing by a process whose time is a little behind', () => {
    const clock = moved(begun('daily'), 5, { us: 'turn' });
    const behind = advance(clock, { us: 'turn' }, { at: T0 + 5 * HOUR - 300, outages: [] });
    expect(behind.seats['us']!.charge).toMatchObject({ ms: 0 });
    expect(behind.seats['us']!.spell!.since).toBe(T0 + 5 * HOUR);
  });
});

describe('what does not count', () => {
  const away = [outage(T0 + 2 * HOUR, T0 + 5 * HOUR)];

  it('an outage, which the charge says', () => {
    const clock = moved(begun('daily'), 10, { gb: 'turn' }, away);
    expect(clock.seats['us']!.charge).toEqual({
      ...{ kind: 'turn', ms: 7 * HOUR },
      excused: [{ why: 'OUTAGE', ms: 3 * HOUR }],
    });
  });

  it('an outage puts off the end, and after it no clock ends for ten minutes', () => {
    expect(emptyAt(begun('daily'), 'us', away)).toBe(T0 + 123 * HOUR);
    const long = [outage(T0 + 119.99 * HOUR, T0 + 300 * HOUR)];
    expect(emptyAt(begun('daily'), 'us', long)).toBe(T0 + 300 * HOUR + 600_000);
    const wall = [outage(T0 + HOUR, T0 + 30 * DAY)];
    expect(emptyAt(begun('slow'), 'us', wall)).toBe(T0 + 30 * DAY + 600_000);
  });

  it('a freeze, and the wall limit waits for it', () => {
    const frozen = { ...begun('slow'), frozen: { since: T0 + HOUR, until: T0 + 8 * DAY } };
    expect(emptyAt(frozen, 'us', [])).toBe(T0 + 18 * DAY - HOUR);
    const later = advance(frozen, { us: 'turn' }, { at: T0 + 9 * DAY, outages: [] });
    expect(later.frozen).toBeNull();
    expect(left(later, 'us')).toBe(10 * 24 - 25);
    const poor = { ...later, wallLimit: 10 * DAY };
    expect(emptyAt(poor, 'us', [])).toBe(T0 + 18 * DAY - HOUR);
  });

  it('nights, as the hours were when the spell began', () => {
    // T0 is a Thursday at midnight; awake from 8 to 20 o'clock.
    const hours = { us: wakingFrom('08:00', '20:00') };
    const clock = advance(newClock('daily', ['us', 'gb'])!, { us: 'turn' }, at(0, { hours }));
    expect(emptyAt(clock, 'us', [])).toBe(T0 + 9 * DAY + 20 * HOUR);
    const other = { hours: { us: wakingFrom('00:00', '09:00') } };
    const later = advance(clock, { us: 'turn', gb: 'turn' }, at(30, other));
    expect(later.seats['us']!.charge).toEqual({
      ...{ kind: 'turn', ms: 12 * HOUR },
      excused: [{ why: 'ASLEEP', ms: 18 * HOUR }],
    });
    expect(later.seats['us']!.spell!.asleep).toBe(clock.seats['us']!.spell!.asleep);
    expect(later.seats['gb']!.spell!.asleep).toBeUndefined();
    expect(
      clockFault(clock, later, {
        at: T0 + 30 * HOUR,
        owing: { us: 'turn', gb: 'turn' },
        given: null,
      }),
    ).toBeNull();
    const again = advance(advance(later, { gb: 'turn' }, at(33)), { us: 'turn' }, at(40, other));
    expect(again.seats['us']!.spell!.asleep![0]).toEqual([T0 + 40 * HOUR, T0 + 48 * HOUR]);
  });

  it('no night beyond the wall limit, which is never put off by one', () => {
    const hours = { us: wakingFrom('12:00', '12:01') };
    const clock = advance(newClock('slow', ['us'])!, { us: 'turn' }, at(0, { hours }));
    expect(emptyAt(clock, 'us', [])).toBe(T0 + 21 * DAY);
    expect(clock.seats['us']!.spell!.asleep!.at(-1)![1]).toBe(T0 + 21 * DAY);
  });

  it('nights beyond the wall limit where a pause puts that off, as in the week before', () => {
    const hours = { us: wakingFrom('08:00', '20:00') };
    const clock = advance(newClock('slow', ['us'])!, { us: 'turn' }, at(0, { hours }));
    // Paused for 14 days at once: 10 days of 12 waking hours are over before the 35th day.
    const stood = pausedFor(clock, 14 * DAY, T0);
    expect(emptyAt(stood, 'us', [])).toBe(T0 + 33 * DAY + 20 * HOUR);
    const late = advance(stood, { us: 'turn' }, at(24 * 24));
    expect(late.seats['us']!.charge).toEqual({
      ...{ kind: 'turn', ms: 5 * DAY },
      excused: [
        { why: 'FROZEN', ms: 14 * DAY },
        { why: 'ASLEEP', ms: 5 * DAY },
      ],
    });
    expect(emptyAt(late, 'us', [])).toBe(T0 + 33 * DAY + 20 * HOUR);
    const row = { owing: { us: 'turn' } as const, given: null };
    expect(clockFault(stood, late, { at: T0 + 24 * DAY, ...row })).toBeNull();
    const again = pausedFor(late, 14 * DAY, T0 + 24 * DAY);
    expect(emptyAt(again, 'us', [])).toBe(T0 + 47 * DAY + 20 * HOUR);
  });

  it('a night in which the service was away, or the clocks stood, but once', () => {
    const hours = { us: wakingFrom('08:00', '20:00') };
    const clock = advance(newClock('daily', ['us'])!, { us: 'turn' }, at(0, { hours }));
    const outages = [outage(T0 + 6 * HOUR, T0 + 10 * HOUR)];
    const later = advance(clock, { us: 'turn' }, { at: T0 + 12 * HOUR, outages });
    expect(later.seats['us']!.charge).toMatchObject({
      ms: 2 * HOUR,
      excused: [
        { why: 'OUTAGE', ms: 4 * HOUR },
        { why: 'ASLEEP', ms: 6 * HOUR },
      ],
    });
  });

  it('counts once what lies in two blocks', () => {
    const blocks = [
      outage(10, 30),
      { why: 'FROZEN', from: 20, until: 50 } as const,
      outage(25, 28),
    ];
    expect(excusedIn(0, 60, blocks)).toEqual([
      { why: 'OUTAGE', ms: 20 },
      { why: 'FROZEN', ms: 20 },
    ]);
    expect([19, 20, 21].map((ms) => whenCounted(0, ms, blocks))).toEqual([59, 60, 61]);
  });
});

describe('the wall limit', () => {
  it('ends a spell whatever is left', () => {
    const rich = { ...begun('slow'), wallLimit: 5 * DAY };
    expect(emptyAt(rich, 'us', [])).toBe(T0 + 5 * DAY);
  });

  it.each(TIMED)('%s: silence ends within two limits', (preset) => {
    const clock = begun(preset);
    const empty = firstEmpty(clock, [])!.at;
    const end = nextLook(clock, { at: empty, outages: [] })!;
    expect(end - T0).toBeLessThanOrEqual(2 * clock.wallLimit);
    expect(end - empty).toBe(clock.whenEmpty === 'CLAIM' ? CLAIM_FOR : 0);
  });
});

describe('time that is given', () => {
  it('goes to the budget that runs, up to its cap', () => {
    const clock = moved(begun('daily'), 30, { us: 'turn' });
    expect(left(withTime(clock, 'us', 10 * HOUR), 'us')).toBe(100);
    expect(left(withTime(clock, 'us', 100 * HOUR), 'us')).toBe(120);
    expect(withTime(clock, 'gb', HOUR)).toEqual(clock);
  });
});

/** A game of random moments, outages and decisions; what each row did. */
function schedule(seed: number) {
  const random = seeded(seed);
  const preset = TIMED[random(TIMED.length)]!;
  const scale = preset === 'live-60' ? 60_000 : 6 * HOUR;
  const outages: Block[] = [];
  const owings: readonly Owing[] = [
    { us: 'turn' },
    { gb: 'turn' },
    { us: 'interrupt' },
    { gb: 'interrupt' },
    { us: 'turn', gb: 'turn' },
    {},
  ];
  let at = T0;
  return {
    preset,
    outages,
    next() {
      at += random(4) === 0 ? random(5) : random(scale);
      if (random(6) === 0) {
        const until = at + random(scale);
        outages.push(outage(at, until));
        at = until + random(scale);
      }
      return { at, owing: owings[random(owings.length)]! };
    },
  };
}

describe('over random schedules', () => {
  const games = LONG ? 3_000 : 500;

  it('members stand in the order in which a row is written', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { preset, outages, next } = schedule(seed);
      let clock = newClock(preset, ['us', 'gb'])!;
      const hours = { us: wakingFrom('07:00', '23:00') };
      for (let row = 0; row < 20; row++) {
        const { at, owing } = next();
        clock = advance(clock, owing, { at, outages, hours });
        expect(JSON.stringify(clock)).toBe(canonical(clock));
      }
    }
  });

  it('a seat is charged for its own time alone, once, less what is excused, and never below nothing', () => {
    const faults: unknown[] = [];
    for (let seed = 1; seed <= games; seed++) {
      const play = schedule(seed);
      let { at, owing } = play.next();
      let clock = advance(newClock(play.preset, ['us', 'gb'])!, owing, { at, outages: [] });
      const unpaid: { [seat: string]: number } = { us: 0, gb: 0 };
      for (let rows = 0; rows < 30; rows++) {
        const row = play.next();
        const excused = excusedIn(at, row.at, play.outages).reduce((sum, { ms }) => sum + ms, 0);
        for (const seat of Object.keys(owing)) unpaid[seat]! += row.at - at - excused;
        const next = advance(clock, row.owing, { at: row.at, outages: play.outages });
        for (const [seat, { charge, turn, interrupt }] of Object.entries(next.seats)) {
          unpaid[seat]! -= charge?.ms ?? 0;
          const isWithin = Math.min(turn.left, interrupt.left) >= 0 && turn.left <= turn.cap;
          if (!isWithin || (charge !== null) !== seat in owing) faults.push([seed, rows, seat]);
        }
        const fault = clockFault(clock, next, { ...row, given: null });
        if (fault !== null) faults.push([seed, rows, fault]);
        [clock, at, owing] = [next, row.at, row.owing];
      }
      if (unpaid['us']! < 0 || unpaid['gb']! < 0) faults.push([seed, unpaid]);
    }
    expect(faults).toEqual([]);
  });

  it('a charge up to the end leaves nothing, and up to a moment before leaves that moment', () => {
    for (let seed = 1; seed <= games; seed++) {
      const play = schedule(seed);
      const first = play.next();
      for (let i = 0; i < 5; i++) play.next();
      const { outages } = play;
      const start = { at: first.at, outages: [] };
      const full = { ...newClock(play.preset, ['us'])!, grace: 0 };
      const clock = advance(full, { us: 'turn' }, start);
      const end = whenCounted(first.at, clock.seats['us']!.turn.left, outages);
      const leftAt = (at: number): number =>
        advance(clock, { us: 'turn' }, { at, outages }).seats['us']!.turn.left;
      expect([leftAt(end - 1), leftAt(end)]).toEqual([1, 0]);
    }
  });
});

describe('a record', () => {
  const before = moved(begun('daily'), 10, { gb: 'turn' });
  const after = moved(before, 30, { us: 'turn' });
  const row = { at: T0 + 30 * HOUR, owing: { us: 'turn' } as const, given: null };
  const altered = (change: (clock: any) => void): string | null => {
    const clock = structuredClone(after);
    change(clock);
    return clockFault(before, clock, row);
  };

  it('adds up', () => {
    expect(clockFault(before, after, row)).toBeNull();
    expect(
      clockFault(null, begun('daily'), { at: T0, owing: { us: 'turn' }, given: null }),
    ).toBeNull();
    const given = { seat: 'us', ms: 5 * HOUR };
    expect(clockFault(before, withTime(after, 'us', given.ms), { ...row, given })).toBeNull();
  });

  it.each([
    ['a charge that is too small', (clock: any) => (clock.seats.gb.charge.ms -= 1)],
    ['a charge that is too great', (clock: any) => (clock.seats.gb.charge.ms += 1)],
    ['more left than follows', (clock: any) => (clock.seats.gb.turn.left += 1)],
    ['a charge on the other budget', (clock: any) => (clock.seats.gb.charge.kind = 'interrupt')],
    [
      'a charge of who owed nothing',
      (clock: any) => (clock.seats.us.charge = clock.seats.gb.charge),
    ],
    ['a charge that is left out', (clock: any) => (clock.seats.gb.charge = null)],
    ['a spell that went on', (clock: any) => (clock.seats.gb.spell = before.seats['gb']!.spell)],
    ['another wall limit', (clock: any) => (clock.wallLimit += 1)],
    [
      'a freeze that nobody agreed to',
      (clock: any) => (clock.frozen = { since: T0, until: row.at + 1 }),
    ],
    [
      'sleep that was not to be when the spell began',
      (clock: any) => {
        clock.seats.gb.charge.ms -= 1;
        clock.seats.gb.charge.excused = [{ why: 'ASLEEP', ms: 1 }];
        clock.seats.gb.turn.left += 1;
      },
    ],
    [
      'time that nobody was excused for',
      (clock: any) => (clock.seats.gb.charge.excused = [{ why: 'FROZEN', ms: 20 * HOUR }]),
    ],
  ])('does not add up with %s', (_, change) => {
    expect(altered(change)).not.toBeNull();
  });

  const nightly = advance(
    newClock('daily', ['us', 'gb'])!,
    { us: 'turn' },
    at(0, { hours: { us: wakingFrom('08:00', '20:00') } }),
  );

  it.each([
    [
      'time that is charged while its player sleeps',
      (clock: any) => {
        clock.seats.us.charge = { kind: 'turn', ms: 24 * HOUR, excused: [] };
        clock.seats.us.turn.left = 4 * DAY;
      },
    ],
    [
      'sleep that is told twice',
      (clock: any) => {
        clock.seats.us.charge.ms = 0;
        clock.seats.us.charge.excused.push({ why: 'ASLEEP', ms: 12 * HOUR });
        clock.seats.us.turn.left = 5 * DAY;
      },
    ],
    ['a reason that is none', (clock: any) => (clock.seats.us.charge.excused[0].why = 'LUNCH')],
  ])('does not add up with %s', (_, change) => {
    const day = advance(nightly, { us: 'turn' }, at(24));
    const moment = { at: T0 + DAY, owing: { us: 'turn' } as const, given: null };
    expect(clockFault(nightly, day, moment)).toBeNull();
    const clock = structuredClone(day);
    change(clock);
    expect(clockFault(nightly, clock, moment)).not.toBeNull();
  });

  it.each([
    ['before the spell', (sleeps: any[]) => (sleeps[0][0] = T0 - 1)],
    ['beyond the wall limit', (sleeps: any[]) => (sleeps.at(-1)[1] = T0 + 21 * DAY + 1)],
    ['out of order', (sleeps: any[]) => sleeps.reverse()],
    ['that takes no time', (sleeps: any[]) => (sleeps[0][1] = sleeps[0][0])],
    ['at an instant that is none', (sleeps: any[]) => (sleeps[0][0] = `${T0}`)],
    [
      'without an end',
      (sleeps: any[]) => sleeps.splice(0, 2, [sleeps[0][0]], [sleeps[0][1], ...sleeps[1]]),
    ],
    ['all the time', (sleeps: any[]) => sleeps.splice(0, sleeps.length, [T0, T0 + 21 * DAY])],
  ])('does not add up with a sleep %s', (_, change) => {
    const clock = structuredClone(nightly);
    const moment = { at: T0, owing: { us: 'turn' } as const, given: null };
    expect(clockFault(null, clock, moment)).toBeNull();
    change(clock.seats['us']!.spell!.asleep as any);
    expect(clockFault(null, clock, moment)).toContain('asleep');
  });

  it('does not add up with sleep in play at one sitting', () => {
    const moment = { at: T0, owing: { us: 'turn' } as const, given: null };
    const clock = structuredClone(begun('live-60')) as any;
    clock.seats.us.spell.asleep = [[T0, T0 + HOUR]];
    expect(clockFault(null, clock, moment)).toContain('asleep');
  });

  it('says of a time-out whether the clock was empty', () => {
    const late = moved(before, 200, {});
    expect(wasEmpty(before, late, 'gb', T0 + 200 * HOUR)).toBe(true);
    expect(wasEmpty(before, moved(before, 129, {}), 'gb', T0 + 129 * HOUR)).toBe(false);
    const stood = pausedFor(before, 14 * DAY, T0 + 10 * HOUR);
    const early = { ...moved(stood, 10 + 18 * 24, {}), wallLimit: 15 * DAY };
    const poor = { ...stood, wallLimit: 15 * DAY };
    expect(wasEmpty(poor, early, 'gb', T0 + 10 * HOUR + 18 * DAY)).toBe(false);
  });
});
