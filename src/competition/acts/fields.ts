import { EVENT_NAME } from '../facts/event-name.js';

/**
 * What a field of an act may hold. Numbers count from 1. `entries`: numbers of entrants, each once; `time`: ISO 8601
 * with a time zone; `fact`: the number of a fact; `text`: 1 to 500 characters; `scenario` and `seat`: the id of one of
 * the event; `points` and `count`: a whole number from 0 to 1,000 and to 1,000,000; `hours`: a number from 0 on;
 * `flag`: true or false.
 */
type FieldKind =
  | { readonly of: 'entry' | 'entries' | 'round' | 'board' | 'leg' | 'fact' }
  | { readonly of: 'player' | 'text' | 'name' | 'time' | 'scenario' | 'seat' }
  | { readonly of: 'points' | 'count' | 'hours' | 'flag' }
  | { readonly of: 'choice'; readonly among: readonly string[] };

export interface Field {
  readonly takes: FieldKind;
  readonly optional?: true;
}

export interface Fields {
  readonly [field: string]: Field;
}

type ValueOf<K extends FieldKind> = K extends { of: 'choice'; among: readonly (infer C)[] }
  ? C
  : K extends { of: 'entries' }
    ? readonly number[]
    : K extends { of: 'player' | 'text' | 'name' | 'time' | 'scenario' | 'seat' }
      ? string
      : K extends { of: 'flag' }
        ? boolean
        : number;

export type Read<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends { optional: true }
    ? ValueOf<F[N]['takes']> | undefined
    : ValueOf<F[N]['takes']>;
};

const MOST = 1_000_000;
const LONGEST = 500;
/** The most points that anybody can bid. */
const MOST_POINTS = 1_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST;

export const isReason = (reason: string): boolean => isText(reason, LONGEST);

const isText = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && isVisible(value) && value.length <= longest && isPlain(value);

/** Whether a text has a character that can be seen, as a zero-width space, a filler or a mark alone cannot. */
const isVisible = (text: string): boolean => /[^\p{C}\p{DI}\p{M}\p{Z}\u2800]/u.test(text);

/** Whether a text has neither control characters nor lone surrogates, which Postgres cannot store. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

function isEntries(value: unknown): boolean {
  return Array.isArray(value) && value.every(isCount) && new Set(value).size === value.length;
}

function fits(takes: FieldKind, value: unknown): boolean {
  if (takes.of === 'choice') return takes.among.includes(value as string);
  if (takes.of === 'player') return typeof value === 'string' && UUID.test(value);
  if (takes.of === 'text') return isText(value, LONGEST);
  if (takes.of === 'name') return typeof value === 'string' && EVENT_NAME.test(value.trim());
  if (takes.of === 'scenario' || takes.of === 'seat') return isText(value, 64);
  if (takes.of === 'points')
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_POINTS;
  if (takes.of === 'count') return value === 0 || isCount(value);
  if (takes.of === 'hours') return Number.isFinite(value) && (value as number) >= 0;
  if (takes.of === 'flag') return typeof value === 'boolean';
  if (takes.of === 'entries') return isEntries(value);
  if (takes.of !== 'time') return isCount(value);
  return typeof value === 'string' && isInstant(value);
}

/** Whether that is a time of a day that exists: `Date` takes 30 February for 2 March. */
function isInstant(text: string): boolean {
  const [, day, hours] = INSTANT.exec(text) ?? [];
  const wall = Date.parse(`${day}T${hours}Z`);
  if (Number.isNaN(wall) || Number.isNaN(Date.parse(text))) return false;
  return new Date(wall).toISOString().startsWith(`${day}T${hours}`);
}

/** The first field of an act that is unknown or holds a wrong value; undefined: all are right. */
export function wrongField(
  fields: Fields,
  act: { readonly [name: string]: unknown },
): string | undefined {
  const unknown = Object.keys(act).find((name) => name !== 'kind' && !Object.hasOwn(fields, name));
  const isWrong = ([name, { takes, optional }]: [string, Field]): boolean =>
    act[name] === undefined ? optional !== true : !fits(takes, act[name]);
  return unknown ?? Object.entries(fields).find(isWrong)?.[0];
}
