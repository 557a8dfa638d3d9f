import { isAwake } from '../src/clocks/waking/index.js';
import { dayOf, inWords, weekly } from '../table/src/awake.js';

const at = (text: string): number => Date.parse(text);

describe('waking hours on the page', () => {
  it('are those of working days and of weekends, across midnight too', () => {
    const hours = weekly('UTC', { from: '07:30', to: '23:00' }, { from: '10:00', to: '01:30' });
    // 2026-06-05 is a Friday.
    const awake = [
      '05T07:29',
      '05T07:30',
      '05T23:00',
      '06T10:00',
      '07T01:29',
      '07T01:30',
      '08T01:00',
    ];
    expect(awake.map((time) => isAwake(hours, at(`2026-06-${time}:00Z`)))).toEqual([
      ...[false, true, false, true, true, false, true],
    ]);
  });

  it('are shown again as they were set', () => {
    const [working, free] = [
      { from: '07:30', to: '00:00' },
      { from: '10:00', to: '01:30' },
    ];
    const hours = weekly('UTC', working, free);
    expect([dayOf(hours, 1), dayOf(hours, 6)]).toEqual([working, free]);
    const early = weekly('UTC', { from: '07:30', to: '22:00' }, free);
    expect([dayOf(early, 5), dayOf(early, 7)]).toEqual([{ from: '07:30', to: '22:00' }, free]);
    expect(dayOf({ zone: 'UTC', windows: [] }, 1)).toBeUndefined();
  });

  it('may end at midnight', () => {
    const { windows } = weekly(
      'UTC',
      { from: '08:00', to: '00:00' },
      { from: '08:00', to: '00:00' },
    );
    expect(windows).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '24:00' })),
    );
  });

  it('are told in words, days that are alike together', () => {
    const hours = weekly('UTC', { from: '07:30', to: '23:00' }, { from: '09:00', to: '24:00' });
    expect(inWords(hours, 'en')).toBe('Mon–Fri 07:30–23:00, Sat–Sun 09:00–24:00');
    expect(inWords({ zone: 'UTC', windows: [{ day: 3, from: '00:00', to: '24:00' }] }, 'en')).toBe(
      'Wed 00:00–24:00',
    );
  });
});
