import { seeded } from '../../rules/kernel/random.js';
import { isAwake, nextChange, wakingMs, whenWaking, type Window } from './index.js';

const ZONES = [
  ...['Africa/Cairo', 'Africa/Casablanca', 'Africa/El_Aaiun', 'Africa/Juba'],
  ...['America/Asuncion', 'America/Caracas', 'America/New_York', 'America/Sao_Paulo'],
  ...['America/Scoresbysund', 'America/St_Johns', 'Antarctica/Casey', 'Antarctica/Troll'],
  ...['Asia/Amman', 'Asia/Gaza', 'Asia/Kathmandu', 'Asia/Pyongyang', 'Asia/Tehran', 'Asia/Tokyo'],
  ...['Australia/Adelaide', 'Australia/Lord_Howe', 'Europe/Istanbul', 'Europe/London'],
  ...['Europe/Moscow', 'Pacific/Apia', 'Pacific/Bougainville', 'Pacific/Chatham'],
  ...['Pacific/Fiji', 'Pacific/Norfolk', 'Pacific/Tongatapu', 'UTC'],
];
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const [BEGIN, END] = [Date.UTC(2009, 0, 1), Date.UTC(2029, 0, 1)];
/** `WAKING_WIDE=1 npm test -- waking.oracle`: whole years of every zone, which takes minutes. */
const WIDE = process.env['WAKING_WIDE'] === '1';
/** What is looked at before and after the hour in which the clocks of a zone change. */
const AROUND = WIDE ? 2 * DAY : 2 * HOUR;
const RANDOM = WIDE ? 5_000 : 200;

/** In minutes. */
const WEEK = 7 * 24 * 60;
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const NAMES = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const onDays = (days: readonly number[], ...times: readonly [string, string][]): Window[] =>
  days.flatMap((day) => times.map(([from, to]) => ({ day, from, to })));
/** Waking windows whose edges lie where clocks change, and on either side of that. */
const WINDOWS = {
  usual: [
    ...onDays([1, 2, 3, 4, 5], ['07:30', '23:00']),
    ...onDays([6, 7], ['09:00', '24:00'], ['00:00', '01:30']),
  ],
  byNight: onDays(DAYS, ['00:00', '00:35'], ['01:45', '02:20'], ['02:50', '03:10']),
  aroundMidnight: onDays(DAYS, ['23:15', '24:00'], ['01:00', '02:00'], ['02:30', '03:30']),
  fridays: onDays([5], ['00:00', '24:00']),
  hardlyAsleep: [
    ...onDays([1, 2, 3, 4, 5, 6], ['00:00', '24:00']),
    ...onDays([7], ['00:00', '02:00'], ['03:00', '24:00']),
  ],
};

/** Says of each minute what the wall shows, `Sun 02:30`. */
const wallOf = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    ...({ timeZone: zone, hourCycle: 'h23' } as const),
    ...({ weekday: 'short', hour: '2-digit', minute: '2-digit' } as const),
  });
  return (at: number): string => format.format(at);
};

/** Whether what the wall shows is in a window; a text is asked for once. */
const wakingOf = (windows: readonly Window[]) => {
  const known = new Map<string, boolean>();
  const read = (wall: string): boolean => {
    const [day, time] = wall.split(' ') as [string, string];
    return windows.some((one) => NAMES[one.day] === day && one.from <= time && time < one.to);
  };
  return (wall: string): boolean => {
    if (!known.has(wall)) known.set(wall, read(wall));
    return known.get(wall)!;
  };
};

/** By how many minutes of a week the wall is ahead of UTC. */
function ahead(wall: string, at: number): number {
  const [, day, hour, minute] = /^(\w+) (\d+):(\d+)$/.exec(wall)!;
  const shown = (NAMES.indexOf(day!) * 24 + Number(hour)) * 60 + Number(minute);
  return (shown - at / MINUTE + 1e9 * WEEK) % WEEK;
}

/** Hours, by their beginning, in which the clocks change. */
function changes(zone: string): number[] {
  const wall = wallOf(zone);
  const steps = (begin: number, end: number, step: number): number[] => {
    const found: number[] = [];
    let before = ahead(wall(begin), begin);
    for (let at = begin + step; at <= end; at += step) {
      const after = ahead(wall(at), at);
      if (after !== before) found.push(at - step);
      before = after;
    }
    return found;
  };
  return steps(BEGIN, END, DAY).flatMap((day) => steps(day, day + DAY, HOUR));
}
const CHANGES = new Map(ZONES.map((zone) => [zone, changes(zone)]));

/** For each minute from `begin`: whether it is a waking one, how many were before, where that next changes. */
function minutes(waking: readonly boolean[]) {
  let count = 0;
  const before = waking.map((one) => (one ? count++ : count));
  const change: number[] = [];
  for (let i = waking.length - 1; i >= 0; i--)
    change[i] = waking[i + 1] === waking[i] ? change[i + 1]! : i + 1;
  return { before, change };
}

/** Where the library says something else than the minutes; `random` gives an instant in each. */
function differences(
  hours: { zone: string; windows: readonly Window[] },
  begin: number,
  waking: readonly boolean[],
  random: (bound: number) => number,
): string[] {
  const { before, change } = minutes(waking);
  const found: string[] = [];
  const say = (what: string, at: number, is: unknown, should: unknown) => {
    if (is !== should)
      found.push(`${what} ${new Date(at).toISOString()}: ${String(is)}, not ${String(should)}`);
  };
  waking.forEach((awake, i) => {
    const into = 1 + random(MINUTE - 1);
    const at = begin + i * MINUTE;
    const gone = before[i]! * MINUTE;
    say('gone', at, wakingMs(hours, begin, at), gone);
    say('gone', at + into, wakingMs(hours, begin, at + into), gone + (awake ? into : 0));
    say('awake', at, isAwake(hours, at), awake);
    say('awake', at + into, isAwake(hours, at + into), awake);
    if (awake) say('when', at + into, whenWaking(hours, begin, gone + into), at + into);
    if (waking[i - 1]) say('when', at, whenWaking(hours, begin, gone), at);
    const next = change[i]!;
    if (next === waking.length) return;
    say('change', at, nextChange(hours, at), begin + next * MINUTE);
    say('change', at + into, nextChange(hours, at + into), begin + next * MINUTE);
  });
  return found;
}

/** What the wall shows in each minute. */
const walls = (wall: (at: number) => string, begin: number, end: number): string[] =>
  Array.from({ length: (end - begin) / MINUTE }, (_, i) => wall(begin + i * MINUTE));

describe.each(ZONES)('%s, as Intl shows its minutes', (zone) => {
  const wall = wallOf(zone);
  const random = seeded(1 + ZONES.indexOf(zone));

  it('reckons each minute around a change of the clocks', () => {
    const found = CHANGES.get(zone)!.flatMap((hour) => {
      const begin = hour - AROUND;
      const shown = walls(wall, begin, hour + HOUR + AROUND);
      return Object.values(WINDOWS).flatMap((windows) =>
        differences({ zone, windows }, begin, shown.map(wakingOf(windows)), random).slice(0, 3),
      );
    });
    expect(found.slice(0, 20)).toEqual([]);
  }, 240_000);

  it('is awake as the wall says at any instant', () => {
    for (const windows of Object.values(WINDOWS)) {
      const waking = wakingOf(windows);
      const instants = Array.from({ length: RANDOM }, () => BEGIN + random(END - BEGIN));
      const wrong = instants.filter((at) => isAwake({ zone, windows }, at) !== waking(wall(at)));
      expect(wrong).toEqual([]);
    }
  });

  it('finds the first instant by which so much has gone by', () => {
    for (const windows of Object.values(WINDOWS)) {
      const hours = { zone, windows };
      const wrong = Array.from({ length: RANDOM }, () => {
        const from = BEGIN + random(END - BEGIN);
        const ms = 1 + random(30 * DAY);
        const then = whenWaking(hours, from, ms);
        const between = from + random(then - from);
        const parts = wakingMs(hours, from, between) + wakingMs(hours, between, then);
        const gone = [wakingMs(hours, from, then - 1), wakingMs(hours, from, then), parts];
        return gone.join() === [ms - 1, ms, ms].join() ? '' : `${from} ${ms}: ${gone.join()}`;
      });
      expect(wrong.filter(Boolean)).toEqual([]);
    }
  });
});

it('has seen the clocks change often, and a whole day left out', () => {
  expect([...CHANGES.values()].flat().length).toBeGreaterThan(700);
  expect(CHANGES.get('Africa/Casablanca')!.length).toBeGreaterThan(50);
  expect(CHANGES.get('Pacific/Apia')).toContain(Date.UTC(2011, 11, 30, 9));
});

/** From the first day of a month; in days. */
const TIMES: readonly [zone: string, year: number, month: number, days: number][] = [
  ['Pacific/Apia', 2011, 12, 40],
  ['Africa/Casablanca', 2018, 5, 60],
  ...(WIDE ? ZONES.map((zone) => [zone, 2014, 1, 365] as [string, number, number, number]) : []),
];
it.each(TIMES)(
  'reckons in %s from %i-%i on all the minutes of %i days',
  (zone, year, month, days) => {
    const begin = Date.UTC(year, month - 1, 1);
    const waking = walls(wallOf(zone), begin, begin + days * DAY).map(
      wakingOf(WINDOWS.aroundMidnight),
    );
    const hours = { zone, windows: WINDOWS.aroundMidnight };
    expect(differences(hours, begin, waking, seeded(year)).slice(0, 20)).toEqual([]);
  },
  60_000,
);
