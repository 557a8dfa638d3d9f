import { autoplayedFor, policyFor } from './autoplay.js';
import { clockFault } from './check.js';
import type { Clock } from './clock.js';
import {
  advance,
  awayChanges,
  CLAIM_FOR,
  emptyAt,
  firstEmpty,
  nextLook,
  type Owing,
  passedAt,
  roomIn,
} from './law.js';
import { DAY, newClock } from './presets.js';

const HOUR = 3_600_000;
const T0 = Date.parse('2026-01-01T00:00:00Z');
const at = (hours: number) => ({ at: T0 + hours * HOUR, outages: [] });

const begun = (owing: Owing = { us: 'turn' }): Clock =>
  advance(newClock('daily', ['us', 'gb'], 'AUTOPLAY')!, owing, at(0));
/** The clock of the row by which the computer begins to answer for `us`, whose clock is empty by then. */
const answered = (clock: Clock, hours: number, owing: Owing = { us: 'turn' }): Clock =>
  autoplayedFor(advance(clock, owing, at(hours)), 'us');

describe('a clock that is empty, where the computer then answers', () => {
  it('runs no more until the spell ends, which brings the increment', () => {
    const clock = answered(begun(), 120);
    expect(clock.seats['us']).toMatchObject({ autoplays: 1, charge: { ms: 120 * HOUR } });
    expect([emptyAt(clock, 'us', []), firstEmpty(clock, []), nextLook(clock, at(500))]).toEqual([
      ...[null, null, null],
    ]);
    const going = advance(clock, { us: 'interrupt' }, at(130));
    expect(going.seats['us']).toMatchObject({ charge: null, spell: { auto: true } });
    const over = advance(going, { gb: 'turn' }, at(140));
    expect(over.seats['us']).toMatchObject({ autoplays: 1, charge: null, spell: null });
    expect(over.seats['us']!.turn.left).toBe(12 * HOUR);
    expect(over.seats['us']!.interrupt.left).toBe(2 * DAY);
    const next = advance(over, { us: 'turn' }, at(150));
    expect(emptyAt(next, 'us', [])).toBe(T0 + 162 * HOUR);
  });

  it('leaves the clock of the other side alone', () => {
    const clock = answered(begun({ us: 'turn', gb: 'turn' }), 120, { us: 'turn', gb: 'turn' });
    expect(clock.seats['gb']).not.toHaveProperty('autoplays');
    expect(firstEmpty(clock, [])).toEqual({ seat: 'gb', at: T0 + 120 * HOUR });
  });

  it('is answered for in three spells, and then to be claimed', () => {
    let clock = begun();
    const due = (): number | null => nextLook(clock, at(10_000));
    for (let hours = 500; hours <= 1_500; hours += 500) {
      expect([policyFor(clock, 'us'), due()! < T0 + hours * HOUR]).toEqual(['AUTOPLAY', true]);
      clock = advance(answered(clock, hours), { gb: 'turn' }, at(hours + 1));
      clock = advance(clock, { us: 'turn' }, at(hours + 2));
    }
    expect([policyFor(clock, 'us'), policyFor(clock, 'gb')]).toEqual(['CLAIM', 'AUTOPLAY']);
    expect(due()).toBe(emptyAt(clock, 'us', [])! + CLAIM_FOR);
  });

  it('takes no time and no days off, and is a new spell for another player', () => {
    const clock = answered(begun(), 120);
    expect(roomIn(clock, 'us', at(121))).toBeNull();
    const away = { us: [[T0 + 121 * HOUR, T0 + 200 * HOUR] as const] };
    expect(awayChanges(clock, { ...at(121), away })).toEqual([]);
    const passed = passedAt(advance(clock, { us: 'turn' }, at(121)), 'us', at(121));
    expect(passed.seats['us']!.spell).not.toHaveProperty('auto');
    expect(emptyAt(passed, 'us', [])).toBe(T0 + (121 + 60) * HOUR);
    expect(passed.seats['us']!.autoplays).toBe(1);
  });

  it('is what the game was made with, or what is usual', () => {
    expect(newClock('live-60', ['us'], 'CLAIM')).toMatchObject({ whenEmpty: 'CLAIM' });
    expect(newClock('live-60', ['us'])).toMatchObject({ whenEmpty: 'AUTO' });
    expect(newClock('none', ['us'], 'AUTOPLAY')).toBeNull();
  });
});

describe('a record in which the computer answers', () => {
  const owing = { us: 'turn' } as const;
  const row = (hours: number, more: object = {}) => ({
    ...{ at: T0 + hours * HOUR, owing, given: null },
    ...more,
  });

  it('adds up, row for row', () => {
    const first = begun();
    const clock = answered(first, 120);
    expect(clockFault(first, clock, row(120, { autoplay: 'us' }))).toBeNull();
    const going = advance(clock, owing, at(121));
    expect(clockFault(clock, going, row(121))).toBeNull();
    const over = advance(going, { gb: 'turn' }, at(122));
    expect(clockFault(going, over, row(122, { owing: { gb: 'turn' } }))).toBeNull();
  });

  it('does not where it began to before the clock was empty', () => {
    const early = answered(begun(), 119);
    expect(clockFault(begun(), early, row(119, { autoplay: 'us' }))).toContain('may not answer');
  });

  it('does not where that was not agreed on, or no clock ran', () => {
    const other = { ...begun(), whenEmpty: 'CLAIM' } as const;
    expect(clockFault(other, answered(other, 120), row(120, { autoplay: 'us' }))).toContain('may');
    const twice = answered(answered(begun(), 120), 400);
    const again = row(400, { autoplay: 'us' });
    expect(clockFault(answered(begun(), 120), twice, again)).toContain('may not answer');
    expect(
      clockFault(begun(), answered(begun(), 120), row(120, { autoplay: 'gb' })),
    ).not.toBeNull();
  });

  it('does not where it did so a fourth time', () => {
    const before = structuredClone(begun()) as any;
    before.seats.us.autoplays = 3;
    const after = answered(before, 120);
    expect(clockFault(before, after, row(120, { autoplay: 'us' }))).toContain('may not answer');
    before.seats.us.autoplays = 2;
    const third = answered(before, 120);
    expect(clockFault(before, third, row(120, { autoplay: 'us' }))).toBeNull();
  });

  it.each([
    ['says so in no row', (_: any, written: any) => delete written.autoplay],
    ['is not counted', ({ seats }: any) => delete seats.us.autoplays],
    ['is counted for the other side', ({ seats }: any) => (seats.gb.autoplays = 1)],
    ['does not stop the clock', ({ seats }: any) => delete seats.us.spell.auto],
  ])('does not where it %s', (_, change) => {
    const [clock, written] = [
      structuredClone(answered(begun(), 120)),
      row(120, { autoplay: 'us' }),
    ];
    change(clock, written);
    expect(clockFault(begun(), clock, written)).not.toBeNull();
  });

  it('does not where it is charged to the clock, or had done so before the game began', () => {
    const clock = answered(begun(), 120);
    const going = structuredClone(advance(clock, owing, at(130))) as any;
    going.seats.us.charge = { kind: 'turn', ms: 0, excused: [] };
    expect(clockFault(clock, going, row(130))).toContain('charged');
    const used = structuredClone(begun()) as any;
    used.seats.us.autoplays = 1;
    expect(clockFault(null, used, row(0))).not.toBeNull();
  });
});
