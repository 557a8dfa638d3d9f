/** One stretch of a day in which a player is awake, by the clock on their wall. */
export interface Window {
  /** The weekday of ISO 8601: 1 is Monday, 7 is Sunday. */
  readonly day: number;
  /** `HH:MM`, the first minute awake. */
  readonly from: string;
  /** `HH:MM`, the first minute no longer awake; `24:00` is the end of the day. */
  readonly to: string;
}

/** Milliseconds from Monday 00:00, `to` not included, and how many waking milliseconds lie before it in the week. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly before: number;
}

/** A week on the wall: in order, and two windows that touch are one span. */
export interface Week {
  readonly spans: readonly Span[];
  /** Where waking begins or ends, in milliseconds from a Monday 00:00; the first of the week after comes last. */
  readonly edges: readonly number[];
  /** Waking milliseconds in a week that is as long as weeks are. */
  readonly total: number;
}

const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;
/** From a Monday to the day from which instants are counted, which was a Thursday. */
const MONDAY_MS = 3 * DAY_MS;
const MOST_WINDOWS = 21;
const FROM = /^([01]\d|2[0-3]):[0-5]\d$/;
const TO = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** The week of windows in any order; null if one is malformed, two overlap or they are too many. */
export function weekOf(windows: readonly Window[]): Week | null {
  if (windows.length > MOST_WINDOWS || !windows.every(isWellFormed)) return null;
  const spans: Span[] = [];
  let total = 0;
  for (const { from, to } of windows.map(placed).sort((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from < last.to) return null;
    if (last?.to === from) spans[spans.length - 1] = { ...last, to };
    else spans.push({ from, to, before: total });
    total += to - from;
  }
  return { spans, edges: edgesOf(spans), total };
}

function edgesOf(spans: readonly Span[]): number[] {
  const edges = spans.flatMap(({ from, to }) => [from, to]);
  const [first = 0, second = 0] = edges;
  // who is awake at midnight from Sunday to Monday has no edge there
  const through = first === 0 && edges.at(-1) === WEEK_MS;
  return through ? [...edges.slice(1, -1), WEEK_MS + second] : [...edges, WEEK_MS + first];
}

/** Milliseconds in a time of day. */
const timeMs = (time: string) =>
  (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;
/** How long a well-formed window is on the wall, in milliseconds. */
export const lengthMs = ({ from, to }: Window): number => timeMs(to) - timeMs(from);

const isWellFormed = (window: Window): boolean =>
  Number.isInteger(window.day) &&
  window.day >= 1 &&
  window.day <= 7 &&
  FROM.test(window.from) &&
  TO.test(window.to) &&
  lengthMs(window) > 0;

const placed = ({ day, from, to }: Window) => ({
  from: (day - 1) * DAY_MS + timeMs(from),
  to: (day - 1) * DAY_MS + timeMs(to),
});

/** Of milliseconds on the wall: those that lie before its week, and those into the week. */
function split(wall: number): [monday: number, into: number] {
  const monday = Math.floor((wall + MONDAY_MS) / WEEK_MS) * WEEK_MS - MONDAY_MS;
  return [monday, wall - monday];
}

/**
 * Waking milliseconds from a certain Monday to `wall`, if every minute on the wall came by once; only the difference of
 * two has a meaning. Like every `wall` here, it is what the wall shows, read as if it were UTC, in milliseconds.
 */
export function wakingBefore(week: Week, wall: number): number {
  const [monday, into] = split(wall);
  const whole = ((monday + MONDAY_MS) / WEEK_MS) * week.total;
  const span = week.spans.findLast(({ from }) => from < into);
  return span ? whole + span.before + Math.min(into, span.to) - span.from : whole;
}

/** The inverse of {@link wakingBefore}, in a week that has waking time: the first `wall` before which lies so much. */
export function wallAfter({ spans, total }: Week, waking: number): number {
  const weeks = Math.ceil(waking / total) - 1;
  const rest = waking - weeks * total;
  const span = spans.findLast(({ before }) => before < rest);
  return weeks * WEEK_MS - MONDAY_MS + (span ? span.from + rest - span.before : 0);
}

/** Whether a minute on the wall is a waking one. */
export function isWaking({ spans }: Week, wall: number): boolean {
  const [, into] = split(wall);
  return spans.some(({ from, to }) => from <= into && into < to);
}

/** When the wall next shows the beginning or the end of waking, in a week that has both. */
export function nextEdge({ edges }: Week, wall: number): number {
  const [monday, into] = split(wall);
  return monday + (edges.find((edge) => edge > into) ?? WEEK_MS);
}
