import type { EventWhole } from '../../../client/src/events.js';
import { locale } from '../session.js';
import { fill } from '../words.js';
import { eventWords } from './words.js';

const WHEN: Intl.DateTimeFormatOptions = {
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'short',
};

/** A date and time in the reader's time zone, which it names. */
export const timeOf = (instant: string): string =>
  new Intl.DateTimeFormat(locale(), WHEN).format(new Date(instant));

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** A number as `2½`; one that is no multiple of a quarter has two decimals. */
export function numberOf(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  if (rest === 0) return String(whole);
  const fraction = FRACTIONS[rest];
  if (fraction === undefined) return value.toFixed(2);
  return whole === 0 ? fraction : `${whole}${fraction}`;
}

export const nameOf = ({ entries }: Pick<EventWhole, 'entries'>, entry: number): string =>
  entries.find(({ number }) => number === entry)?.name ?? `#${entry}`;

/** The result of a game, with the name of the winner. */
export function resultOf(
  event: Pick<EventWhole, 'entries'>,
  pair: { readonly first: number; readonly second: number } | undefined,
  result: string,
): string {
  const names = {
    first: pair === undefined ? '1' : nameOf(event, pair.first),
    second: pair === undefined ? '2' : nameOf(event, pair.second),
  };
  return fill(eventWords().results[result] ?? result, names);
}

/** How many games a pair plays, in words. */
export function gamesOf({ legs, bestOf }: EventWhole['settings']): string {
  const w = eventWords();
  return bestOf === null ? (w.legKinds[legs] ?? legs) : fill(w.bestOfN, { n: String(bestOf) });
}

/** The kind of the event in one line; `game`: the title of what is played. */
export function kindOf(
  {
    settings,
    entrants,
    phase,
    planned,
  }: Pick<EventWhole, 'settings' | 'entrants' | 'phase' | 'planned'>,
  game: string | undefined,
): string {
  const w = eventWords();
  const legs = gamesOf(settings);
  const format = w.formats[settings.format] ?? settings.format;
  const rounds = planned > 0 ? `${w.rounds}: ${planned}` : null;
  const parts = [game, `${format}, ${legs}`, fill(w.players, { n: String(entrants) }), rounds];
  return [...parts, w.phases[phase] ?? phase].filter((part) => part).join(' · ');
}

/** The letter of a pool, counted from 1. */
export const poolName = (pool: number): string => String.fromCharCode(64 + pool);
