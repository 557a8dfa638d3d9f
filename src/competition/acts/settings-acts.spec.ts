import {
  type EventInMemory,
  eventInMemory,
  HOUR,
  openEvent,
  playedEvent,
} from '../../../test/competition/event-in-memory.js';

const change = (said: EventInMemory, wish: object) =>
  said.act(0, { kind: 'changeSettings', ...wish });
const codeOf = (told: ReturnType<typeof change>) => ('code' in told ? told.code : null);
const inDays = (said: EventInMemory, days: number) =>
  new Date(said.now + days * 24 * HOUR).toISOString();

describe('Settings', () => {
  test.each([
    ['a draft', () => eventInMemory()],
    ['an event that takes entries', () => openEvent(3)],
  ])('of %s can be changed, and only what is named changes', (_, made) => {
    const said = made();
    const before = said.event.settings;
    const wish = { rounds: 2, open: false, lateGames: 'AUTO', roundHours: 1.5, graceHours: 0 };
    const more = { pauseHours: 3, mostEntries: 5, lateUntil: 1, byes: 0 };
    expect(codeOf(change(said, { startsAt: inDays(said, 3), ...wish, ...more }))).toBeNull();
    expect(said.event.settings).toEqual({
      ...before,
      ...{ rounds: 2, open: false, lateGames: 'AUTO', mostEntries: 5, lateUntil: 1, byes: 0 },
      ...{ startsAt: inDays(said, 3), roundMs: 1.5 * HOUR, graceMs: 0, pauseMs: 3 * HOUR },
    });
    expect(said.facts.at(-1)!.data).toMatchObject({ settings: { pauseMs: 3 * HOUR } });
  });

  test('of an event that has begun: what people have entered by stands', () => {
    const said = playedEvent(4);
    const tries = [
      { startsAt: inDays(said, 3) },
      { rounds: 2 },
      { open: false },
      { lateGames: 'AUTO' },
      { lateGames: 'AUTO', roundHours: 5 },
    ];
    for (const wish of tries) expect(codeOf(change(said, wish))).toBe('WRONG_PHASE');
    expect(codeOf(change(said, { roundHours: 30, pauseHours: 2, lateUntil: 1 }))).toBeNull();
    const { deadline } = said.event.rounds[0]!;
    expect(Date.parse(deadline!) - said.now).toBeLessThan(30 * HOUR);
    expect(said.event.settings.roundMs).toBe(30 * HOUR);
  });

  test('that begin the event earlier have it begin then', () => {
    const said = openEvent(3);
    const startsAt = new Date(said.now + HOUR).toISOString();
    change(said, { startsAt });
    expect(said.letTimePass()).toBe('START');
    expect(new Date(said.now).toISOString()).toBe(startsAt);
  });

  test.each([
    [{}, 'ALREADY_DONE'],
    [{ byes: 1, roundHours: 10 }, 'ALREADY_DONE'],
    [{ roundHours: 0.2 }, 'BAD_ACT'],
    [{ roundHours: 366 * 24 + 1 }, 'BAD_ACT'],
    [{ pauseHours: 721 }, 'BAD_ACT'],
    [{ graceHours: Infinity }, 'BAD_ACT'],
    [{ graceHours: -1 }, 'BAD_ACT'],
    [{ mostEntries: 1 }, 'BAD_ACT'],
    [{ mostEntries: 2_001 }, 'BAD_ACT'],
    [{ mostEntries: 2 }, 'BAD_ACT'],
    [{ rounds: 101 }, 'BAD_ACT'],
    [{ rounds: 0 }, 'BAD_ACT'],
    [{ open: 'no' }, 'BAD_ACT'],
    [{ lateGames: 'NEVER' }, 'BAD_ACT'],
    [{ startsAt: '2026-02-01T00:00:00Z' }, 'BAD_ACT'],
    [{ startsAt: '2028-02-01T00:00:00Z' }, 'BAD_ACT'],
    [{ format: 'SWISS' }, 'BAD_ACT'],
  ])('are not changed to %j', (wish, code) => {
    const said = openEvent(3);
    const before = said.facts.length;
    expect(codeOf(change(said, wish))).toBe(code);
    expect(said.facts).toHaveLength(before);
  });

  test('of a bracket say no rounds, and a series has no more than two', () => {
    expect(codeOf(change(openEvent(3, { format: 'KNOCKOUT', rounds: null }), { rounds: 2 }))).toBe(
      'BAD_ACT',
    );
    const series = openEvent(2, { format: 'SERIES', rounds: null, mostEntries: 2 });
    expect(codeOf(change(series, { mostEntries: 3 }))).toBe('BAD_ACT');
  });
});
