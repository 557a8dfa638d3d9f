import {
  type HoursFault,
  hoursFault,
  isAwake,
  nextChange,
  nextMorning,
  type WakingHours,
  wakingMs,
  whenWaking,
  type Window,
} from './index.js';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const at = (text: string): number => Date.parse(text);
const hours = (zone: string, ...windows: readonly [number, string, string][]): WakingHours => ({
  zone,
  windows: windows.map(([day, from, to]) => ({ day, from, to })),
});
const daily = (from: string, to: string): Window[] => DAYS.map((day) => ({ day, from, to }));

describe('where the clocks change', () => {
  it.each([
    ['a gap takes no time', 'Europe/London', '2026-03-29', 7, '00:30', '03:00', 1.5],
    ['a window in a gap is none', 'Europe/London', '2026-03-29', 7, '01:10', '01:50', 0],
    [
      'an hour that comes twice counts twice',
      'Europe/London',
      '2026-10-25',
      7,
      '00:30',
      '03:00',
      3.5,
    ],
    ['so does a part of it', 'America/New_York', '2026-11-01', 7, '01:15', '01:45', 1],
    ['half an hour comes twice', 'Australia/Lord_Howe', '2026-04-05', 7, '01:00', '02:30', 2],
    ['half an hour is left out', 'Australia/Lord_Howe', '2026-10-04', 7, '01:30', '03:00', 1],
    ['two hours are left out', 'Antarctica/Troll', '2026-03-29', 7, '00:30', '03:30', 1],
    ['midnight is left out', 'America/Sao_Paulo', '2018-11-04', 7, '00:00', '02:00', 1],
    ['a day is left out', 'Pacific/Apia', '2011-12-30', 5, '00:00', '24:00', 0],
    [
      'a day comes short of seconds',
      'Africa/Monrovia',
      '1972-01-07',
      5,
      '00:00',
      '01:00',
      15.5 / 60,
    ],
    ['nothing happens', 'Asia/Kathmandu', '2026-03-29', 7, '00:30', '03:00', 2.5],
  ] as const)('%s: %s', (_, zone, date, day, from, to, length) => {
    const noon = at(`${date}T12:00Z`);
    const waking = hours(zone, [day, from, to]);
    expect(wakingMs(waking, noon - 3 * DAY, noon + 3 * DAY)).toBe(Math.round(length * HOUR));
  });

  it('the hour that comes twice is gone by at its second end', () => {
    const waking = hours('Europe/London', [7, '01:00', '01:30'], [7, '05:00', '06:00']);
    const eve = at('2026-10-24T12:00Z');
    expect(whenWaking(waking, eve, 30 * MINUTE)).toBe(at('2026-10-25T00:30Z'));
    expect(whenWaking(waking, eve, 30 * MINUTE + 1)).toBe(at('2026-10-25T01:00Z') + 1);
    expect(whenWaking(waking, eve, 60 * MINUTE)).toBe(at('2026-10-25T01:30Z'));
    expect(nextChange(waking, at('2026-10-25T00:30Z'))).toBe(at('2026-10-25T01:00Z'));
  });

  it('a sleep that falls into a gap changes nothing', () => {
    const waking = hours('Europe/London', [7, '00:00', '01:00'], [7, '02:00', '24:00']);
    expect(nextChange(waking, at('2026-03-29T00:30Z'))).toBe(at('2026-03-29T23:00Z'));
  });

  it('somebody is woken by the clocks, and put to bed', () => {
    const waking = hours('Europe/London', [7, '01:30', '02:30']);
    expect(nextChange(waking, at('2026-03-29T00:30Z'))).toBe(at('2026-03-29T01:00Z'));
    expect(nextChange(waking, at('2026-03-29T01:00Z'))).toBe(at('2026-03-29T01:30Z'));
    const early = hours('Europe/London', [7, '01:30', '02:00']);
    expect(nextChange(early, at('2026-10-25T00:30Z'))).toBe(at('2026-10-25T01:00Z'));
  });
});

describe('in an ordinary week', () => {
  const office = { zone: 'Asia/Tokyo', windows: daily('08:00', '20:00') };
  const monday = at('2026-06-01T00:00+09:00');

  it('a window has its beginning and not its end', () => {
    const edges = [8 * HOUR - 1, 8 * HOUR, 20 * HOUR - 1, 20 * HOUR];
    expect(edges.map((ms) => isAwake(office, monday + ms))).toEqual([false, true, true, false]);
    expect(edges.map((ms) => (nextChange(office, monday + ms)! - monday) / HOUR)).toEqual([
      ...[8, 20, 20, 32],
    ]);
  });

  it('what has gone by at the end of a window has not to wait for the next', () => {
    expect(whenWaking(office, monday, 12 * HOUR)).toBe(monday + 20 * HOUR);
    expect(whenWaking(office, monday, 12 * HOUR + 1)).toBe(monday + 32 * HOUR + 1);
    expect(whenWaking(office, monday + 21 * HOUR, 1)).toBe(monday + 32 * HOUR + 1);
  });

  it('nothing goes by in no time, or backwards', () => {
    expect(wakingMs(office, monday + DAY, monday + DAY)).toBe(0);
    expect(wakingMs(office, monday + DAY, monday)).toBe(0);
    expect([0, -1].map((ms) => whenWaking(office, monday + 3, ms))).toEqual([
      monday + 3,
      monday + 3,
    ]);
  });

  it('windows that touch are one, also across midnight and from Sunday to Monday', () => {
    const touching = hours(
      'UTC',
      [1, '00:00', '10:00'],
      [1, '10:00', '12:00'],
      [7, '20:00', '24:00'],
    );
    expect(nextChange(touching, at('2026-06-07T21:00Z'))).toBe(at('2026-06-08T12:00Z'));
    expect(nextChange(touching, at('2026-06-08T13:00Z'))).toBe(at('2026-06-14T20:00Z'));
  });

  it('who is always awake, or never, does not change', () => {
    const always = { zone: 'Europe/London', windows: daily('00:00', '24:00') };
    expect(nextChange(always, monday)).toBeNull();
    expect(wakingMs(always, monday, monday + 365 * DAY)).toBe(365 * DAY);
    expect(whenWaking(always, monday, 365 * DAY)).toBe(monday + 365 * DAY);
    const never = hours('UTC');
    expect([isAwake(never, monday), nextChange(never, monday)]).toEqual([false, null]);
    expect(() => whenWaking(never, monday, 1)).toThrow(RangeError);
  });

  it('years go by as weeks do, before 1970 too', () => {
    const [early, late] = [at('1931-06-01T00:00Z'), at('2231-06-01T00:00Z')];
    const utc = { zone: 'UTC', windows: daily('08:00', '20:00') };
    expect(wakingMs(utc, early, late)).toBe((late - early) / 2);
    expect(whenWaking(utc, early, (late - early) / 2)).toBe(late - 4 * HOUR);
  });

  it.each([Number.NaN, Infinity, 8.64e15, -8.64e15])('there is no instant %d', (instant) => {
    expect(() => isAwake(office, instant)).toThrow(RangeError);
    expect(() => nextChange(office, instant)).toThrow(RangeError);
    expect(() => whenWaking(office, instant, 1)).toThrow(RangeError);
  });
});

describe('waking hours', () => {
  const windows = daily('08:00', '20:00');
  const faultOf = (...changed: readonly Window[]): HoursFault | null =>
    hoursFault({ zone: 'UTC', windows: changed });

  it.each(['UTC', 'Europe/London', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Etc/GMT+9'])(
    'may be those of %s',
    (zone) => expect(hoursFault({ zone, windows })).toBeNull(),
  );

  const OFFSETS = ['+09:00', '-03', '+0900', 'UTC+9', 'UTC+09:00', 'GMT+9', 'Z'];
  const OF_ICU = ['BST', 'IST', 'CST', 'JST', 'SystemV/EST5'];
  const DATES = ['2026-01-01T00:00[Europe/London]', '2026-01-01', '[UTC]'];
  it.each([...OFFSETS, ...OF_ICU, ...DATES, '', ' UTC', 'UTC ', 'Europe/Nowhere', 'Etc/Unknown'])(
    'are in no zone %j',
    (zone) => {
      expect(hoursFault({ zone, windows })).toBe('ZONE');
      expect(() => isAwake({ zone, windows }, 0)).toThrow('ZONE');
    },
  );

  it.each([
    [0, '08:00', '09:00'],
    [8, '08:00', '09:00'],
    [1.5, '08:00', '09:00'],
    [1, '8:00', '09:00'],
    [1, '24:00', '24:00'],
    [1, '06:00', '24:01'],
    [1, '06:00', '06:60'],
    [1, '06:00', '25:00'],
    [1, '06:00', '07:00\n'],
    [1, '06:00', '06:00'],
    [1, '07:00', '06:00'],
    [1, '07:00', '08:01'],
    [1, '19:59', '24:00'],
    [1, '09:00', '10:00'],
    [1, '00:00', '24:00'],
  ])('have no window %d %j %j beside one from 08:00 to 20:00', (day, from, to) => {
    expect(faultOf(...windows, { day, from, to })).toBe('WINDOW');
    expect(() => isAwake({ zone: 'UTC', windows: [...windows, { day, from, to }] }, 0)).toThrow(
      'WINDOW',
    );
  });

  it('have windows that touch, in any order', () => {
    const more: Window = { day: 1, from: '20:00', to: '24:00' };
    expect(faultOf(more, ...windows.toReversed())).toBeNull();
  });

  it('have at most 21 windows', () => {
    const three = [
      ...daily('08:00', '12:00'),
      ...daily('13:00', '17:00'),
      ...daily('18:00', '20:00'),
    ];
    expect(faultOf(...three)).toBeNull();
    expect(faultOf(...three, { day: 1, from: '22:00', to: '23:00' })).toBe('WINDOW');
  });

  it('are eight hours on five days at least, in one window or several', () => {
    const ten = daily('08:00', '18:00').slice(0, 5);
    expect(faultOf(...ten)).toBeNull();
    const [first, ...others] = ten as [Window, ...Window[]];
    const weekend = [6, 7].map((day) => ({ day, from: '08:00', to: '15:59' }));
    expect(faultOf({ ...first, to: '16:00' }, ...others, ...weekend)).toBeNull();
    expect(faultOf({ ...first, to: '15:59' }, ...others, ...weekend)).toBe('TOO_FEW');
    const [early, late] = [
      { ...first, to: '12:00' },
      { ...first, from: '13:00', to: '17:00' },
    ];
    expect(faultOf(early, late, ...others, ...weekend)).toBeNull();
  });

  it('are fifty hours a week at least', () => {
    const short = daily('08:00', '18:00').slice(1, 5);
    expect(faultOf(...short, { day: 1, from: '08:00', to: '17:59' })).toBe('TOO_FEW');
    expect(faultOf(...daily('08:00', '15:08'))).toBe('TOO_FEW');
    expect(faultOf()).toBe('TOO_FEW');
  });
});

describe('the next morning', () => {
  const day = (from: string, to: string, zone = 'UTC') => ({ zone, windows: daily(from, to) });

  it('is when waking hours begin, by the clocks of that day', () => {
    const london = day('08:00', '22:00', 'Europe/London');
    expect(nextMorning(london, at('2026-03-28T12:00Z'))).toBe(at('2026-03-29T07:00Z'));
    expect(nextMorning(london, at('2026-10-24T12:00Z'))).toBe(at('2026-10-25T08:00Z'));
    expect(nextMorning(london, at('2026-10-25T07:59Z'))).toBe(at('2026-10-25T08:00Z'));
    expect(nextMorning(london, at('2026-10-25T08:00Z'))).toBe(at('2026-10-26T08:00Z'));
  });

  it('is also where the clocks jump into waking hours', () => {
    const waking = hours('Europe/London', [7, '01:30', '10:00']);
    expect(nextMorning(waking, at('2026-03-28T12:00Z'))).toBe(at('2026-03-29T01:00Z'));
  });

  it('comes once a day, with the first of several windows', () => {
    const waking = {
      zone: 'UTC',
      windows: [...daily('08:00', '12:00'), ...daily('16:00', '22:00')],
    };
    expect(nextMorning(waking, at('2026-06-01T07:00Z'))).toBe(at('2026-06-01T08:00Z'));
    expect(nextMorning(waking, at('2026-06-01T09:00Z'))).toBe(at('2026-06-02T08:00Z'));
    expect(nextMorning(waking, at('2026-06-01T13:00Z'))).toBe(at('2026-06-02T08:00Z'));
  });

  it('comes once a day for who is awake past midnight', () => {
    const late = { zone: 'UTC', windows: [...daily('00:00', '02:00'), ...daily('10:00', '24:00')] };
    // From Thursday to Tuesday: a week is joined at its end too.
    const mornings = [at('2026-06-04T05:00Z')];
    while (mornings.length < 6) mornings.push(nextMorning(late, mornings.at(-1)!)!);
    expect(mornings.slice(1).map((one) => new Date(one).toISOString().slice(0, 13))).toEqual(
      [4, 5, 6, 7, 8].map((date) => `2026-06-0${date}T10`),
    );
  });

  it('never comes for who always sleeps, or never does', () => {
    expect(nextMorning(day('00:00', '24:00'), at('2026-06-01T09:00Z'))).toBeNull();
    expect(nextMorning(hours('UTC'), at('2026-06-01T09:00Z'))).toBeNull();
  });
});
