/** A stretch of one day, in local time, in which a player is awake. */
export interface Window {
  /** The weekday in ISO 8601: 1 is Monday, 7 is Sunday. */
  readonly day: number;
  /** `HH:MM`, the first minute awake. */
  readonly from: string;
  /** `HH:MM`, the first minute no longer awake; `24:00` is the end of the day. */
  readonly to: string;
}

/**
 * A waking span in milliseconds from Monday 00:00, its end excluded; `before`: the waking milliseconds of the week that
 * lie before it.
 */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly before: number;
}

/** A week in local time; its spans are in order, and windows that touch are joined. */
export interface Week {
  readonly spans: readonly Span[];
  /**
   * Where waking time begins or ends, in milliseconds from Monday 00:00; the first edge of the next week comes last.
   */
  readonly edges: readonly number[];
  /** Waking milliseconds in a week without a change of clocks. */
  readonly total: number;
}

const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;
/** Milliseconds from a Monday to 1970-01-01, which was a Thursday. */
const MONDAY_MS = 3 * DAY_MS;
export const MOST_WINDOWS = 21;
const FROM = /^([01]\d|2[0-3]):[0-5]\d$/;
const TO = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** The week of these windows, in any order; null if one is malformed, two overlap or there are too many. */
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
  // A player who is awake at midnight between Sunday and Monday has no edge there.
  const through = first === 0 && edges.at(-1) === WEEK_MS;
  return through ? [...edges.slice(1, -1), WEEK_MS + second] : [...edges, WEEK_MS + first];
}

/** Milliseconds from midnight to a time of day. */
const timeMs = (time: string) =>
  (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;
/** Length of a well-formed window in local time, in milliseconds. */
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

/** Splits local time: the milliseconds before its week began, and those since. */
function split(wall: number): [monday: number, into: number] {
  const monday = Math.floor((wall + MONDAY_MS) / WEEK_MS) * WEEK_MS - MONDAY_MS;
  return [monday, wall - monday];
}

/**
 * Waking milliseconds from some fixed Monday to `wall`, as if every local minute came exactly once; only differences of
 * two such values have a meaning. Like every `wall` here, it is the local time read as if it were UTC, in milliseconds.
 */
export function wakingBefore(week: Week, wall: number): number {
  const [monday, into] = split(wall);
  const whole = ((monday + MONDAY_MS) / WEEK_MS) * week.total;
  const span = week.spans.findLast(({ from }) => from < into);
  return span ? whole + span.before + Math.min(into, span.to) - span.from : whole;
}

/**
 * The inverse of {@link wakingBefore}, in a week with waking time: the first `wall` that has so many waking
 * milliseconds before it.
 */
export function wallAfter({ spans, total }: Week, waking: number): number {
  const weeks = Math.ceil(waking / total) - 1;
  const rest = waking - weeks * total;
  const span = spans.findLast(({ before }) => before < rest);
  return weeks * WEEK_MS - MONDAY_MS + (span ? span.from + rest - span.before : 0);
}

/** Whether the player is awake at that local time. */
export function isWaking({ spans }: Week, wall: number): boolean {
  const [, into] = split(wall);
  return spans.some(({ from, to }) => from <= into && into < to);
}

/** Whether no waking time of that local day is over by then; what goes on since the day before does not count. */
export function isFirstOfDay({ spans }: Week, wall: number): boolean {
  const [, into] = split(wall);
  const midnight = into - (into % DAY_MS);
  const through = spans.at(-1)?.to === WEEK_MS;
  const began = ({ from }: Span): boolean => from >= midnight && !(through && from === 0);
  return !spans.some((span) => began(span) && span.to <= into);
}

/** The next local time at which waking time begins or ends, in a week that has both. */
export function nextEdge({ edges }: Week, wall: number): number {
  const [monday, into] = split(wall);
  return monday + (edges.find((edge) => edge > into) ?? WEEK_MS);
}
