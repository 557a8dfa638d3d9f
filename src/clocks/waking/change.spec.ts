import { changed, hoursAt, NOTICE_MS, type OwnHours, type WakingHours } from './index.js';

const NOW = Date.parse('2026-06-03T12:00:00Z');
const ALWAYS: OwnHours = { present: null, next: null, nextFrom: null };
const hours = (
  zone: string,
  from: string,
  to: string,
  days = [1, 2, 3, 4, 5, 6, 7],
): WakingHours => ({
  zone,
  windows: days.map((day) => ({ day, from, to })),
});
const day = hours('UTC', '08:00', '20:00');
const own = (present: WakingHours): OwnHours => ({ ...ALWAYS, present });

describe('a change of waking hours', () => {
  it.each([
    ['an hour more', hours('UTC', '07:00', '20:00')],
    ['the same', day],
    ['the same in another zone', hours('Etc/GMT-1', '09:00', '21:00')],
    ['always awake', null],
  ])('to %s holds at once', (_, wish) => {
    expect(changed(own(day), wish, NOW)).toEqual({ present: wish, next: null, nextFrom: null });
  });

  it.each([
    ['an hour less', hours('UTC', '08:00', '19:00')],
    ['an hour earlier', hours('UTC', '07:00', '19:00')],
    ['a day less', hours('UTC', '08:00', '20:00', [1, 2, 3, 4, 5, 6])],
    ['the same times elsewhere', hours('Asia/Tokyo', '08:00', '20:00')],
  ])('to %s holds in a week', (_, wish) => {
    const wished = changed(own(day), wish, NOW);
    expect(wished).toEqual({ present: day, next: wish, nextFrom: NOW + NOTICE_MS });
    expect(hoursAt(wished, NOW + NOTICE_MS - 1)).toEqual(wished);
    expect(hoursAt(wished, NOW + NOTICE_MS)).toEqual(own(wish));
  });

  it('from always awake holds in a week', () => {
    expect(changed(ALWAYS, day, NOW)).toMatchObject({ present: null, next: day });
  });

  it('takes the place of one that is still to come, and is compared with what holds', () => {
    const waiting = changed(own(day), hours('UTC', '08:00', '19:00'), NOW);
    expect(changed(waiting, day, NOW + 1)).toEqual(own(day));
    const later = NOW + NOTICE_MS;
    expect(changed(waiting, hours('UTC', '08:00', '19:30'), later).nextFrom).toBeNull();
    expect(changed(waiting, day, later)).toEqual(own(day));
  });
});
