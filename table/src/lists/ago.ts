/** Units of time with their seconds, the longest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago a time was, in words: "2 hours ago". */
export function agoOf(time: string, now: number, locale: string): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const said = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, length] of UNITS)
    if (seconds >= length) return said.format(-Math.floor(seconds / length), unit);
  return said.format(0, 'second');
}
