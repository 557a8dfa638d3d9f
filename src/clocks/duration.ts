const UNITS = [
  [86_400_000, { en: 'day', ja: '日' }],
  [3_600_000, { en: 'hour', ja: '時間' }],
  [60_000, { en: 'minute', ja: '分' }],
  [1_000, { en: 'second', ja: '秒' }],
] as const;

/** A number of milliseconds as ISO 8601 duration in days, hours, minutes and seconds, e.g. `P2DT4H`. */
export function durationText(ms: number): string {
  const days = Math.floor(ms / 86_400_000);
  const hours = Math.floor(ms / 3_600_000) % 24;
  const minutes = Math.floor(ms / 60_000) % 60;
  const seconds = (ms % 60_000) / 1_000;
  const time = [
    ...(hours > 0 ? [`${hours}H`] : []),
    ...(minutes > 0 ? [`${minutes}M`] : []),
    ...(seconds > 0 ? [`${seconds}S`] : []),
  ].join('');
  if (days === 0 && time === '') return 'PT0S';
  return `P${days > 0 ? `${days}D` : ''}${time === '' ? '' : `T${time}`}`;
}

const DURATION =
  /^P(?=[\dT])(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6}(?:\.\d{1,3})?)S)?)?$/;

/** The milliseconds of an ISO 8601 duration in days, hours, minutes and seconds; null: the text is none. */
export function readDuration(text: string): number | null {
  const parts = DURATION.exec(text);
  if (parts === null) return null;
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = parts;
  const whole = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000;
  return whole + Math.round(Number(seconds) * 1_000);
}

/** A duration in its largest whole unit and the next one, e.g. `2 days 4 hours`. */
export function inWords(ms: number, locale: 'en' | 'ja'): string {
  const first = UNITS.findIndex(([unit]) => ms >= unit);
  const shown = UNITS.slice(first < 0 ? -1 : first).slice(0, 2);
  let rest = ms;
  const parts = shown.map(([unit, name], i) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    if (count === 0 && i > 0) return '';
    return locale === 'ja' ? `${count}${name.ja}` : `${count} ${name.en}${count === 1 ? '' : 's'}`;
  });
  return parts.filter((part) => part !== '').join(locale === 'ja' ? '' : ' ');
}
