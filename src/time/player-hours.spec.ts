import type { Pool } from 'pg';

import { newClock } from '../clocks/presets.js';
import type { WakingHours } from '../clocks/waking/index.js';
import { PlayerHours } from './player-hours.js';
import type { Wall } from './wall.js';

const HOURS: WakingHours = {
  zone: 'UTC',
  windows: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' })),
};
const AT = Date.parse('2026-06-01T12:00:00Z');
const game = (...ids: string[]) => ({
  clock: newClock('daily', ['us', 'gb']),
  seats: ['us', 'gb'].map((seat, i) => ({ seat, player: { id: ids[i]! } })),
});
const moment = { at: AT, outages: [] };

/** Hours over a database that has these of every player. */
function hoursOf(present: unknown) {
  const query = (text: string, [ids]: [string[]]) => {
    const read = text.trimStart().startsWith('SELECT') ? ids : [];
    return Promise.resolve({
      rows: read.map((id) => ({ id, present, next: null, nextFrom: null, away: null })),
    });
  };
  const wall = { now: () => AT } as Wall;
  return new PlayerHours({ query } as unknown as Pool, wall);
}

describe('the hours of players', () => {
  it('of a zone that is not known here are none, so that games go on', async () => {
    const hours = hoursOf({ ...HOURS, zone: 'Europe/Nowhere' });
    expect((await hours.knownAt(moment, game('one', 'two'))).hours).toBeUndefined();
    expect(await hours.of('one')).toEqual({ present: null, next: null, nextFrom: null });
    expect(await hours.set('one', HOURS)).toMatchObject({ next: HOURS });
  });

  it('begin a day with the first of them, and at 7:00 UTC where there are none or no nights', async () => {
    const morning = async (present: unknown, at: string) => {
      const found = await hoursOf(present).mornings(['one'], Date.parse(at));
      return new Date(found.get('one')!).toISOString();
    };
    const through = HOURS.windows.map(({ day }) => ({ day, from: '00:00', to: '24:00' }));
    expect(await morning(HOURS, '2026-06-01T12:00Z')).toBe('2026-06-02T08:00:00.000Z');
    expect(await morning(HOURS, '2026-06-02T07:00Z')).toBe('2026-06-02T08:00:00.000Z');
    expect(await morning(null, '2026-06-01T06:59Z')).toBe('2026-06-01T07:00:00.000Z');
    expect(await morning(null, '2026-06-01T07:00Z')).toBe('2026-06-02T07:00:00.000Z');
    for (const windows of [through, through.slice(0, 5)])
      expect(await morning({ zone: 'UTC', windows }, '2026-06-01T12:00Z')).toBe(
        '2026-06-02T07:00:00.000Z',
      );
  });
});
