import type { Action, Choice, Json } from '../../client/src/index.js';

/**
 * What of a choice may be picked: its verb, an id, or a number under its name. Ids are unique over everything a ruleset
 * names, so it does not matter under which name one stands, nor in which order they are picked.
 */
export interface Facet {
  readonly key: string;
  readonly field: string;
  readonly value: string | number;
}

export const VERB = 'do';
/** From where something goes, and where to: the one place is not the other, though they have the same ids. */
export const FROM = 'from';
export const TO = 'to';

function facetOf(field: string, value: Json): Facet | null {
  if (typeof value === 'number') return { key: `${field}:${value}`, field, value };
  if (typeof value !== 'string') return null;
  return { key: `${field === VERB || field === FROM ? field : 'id'}:${value}`, field, value };
}

/** Its verb, from where it goes, and its other fields in their order. */
function fieldsOf({ action, from }: Choice): Readonly<Record<string, Json>> {
  const { [VERB]: verb = null, ...others } = action;
  return from === null ? action : { [VERB]: verb, [FROM]: from, ...others };
}

export const facetsOf = (choice: Choice): Facet[] =>
  Object.entries(fieldsOf(choice))
    .map(([field, value]) => facetOf(field, value))
    .filter((facet) => facet !== null);

/** The choices that have everything that was picked. */
export function fitting(choices: readonly Choice[], picks: readonly Facet[]): readonly Choice[] {
  if (picks.length === 0) return choices;
  return choices.filter((choice) => {
    const keys = new Set(facetsOf(choice).map(({ key }) => key));
    return picks.every(({ key }) => keys.has(key));
  });
}

/**
 * What is meant by touching what no choice left has: such a choice, with it in place of the last of its like. null:
 * nothing.
 */
export function meant(
  left: readonly Choice[],
  id: string,
  isLike: (id: string) => boolean,
): Action | null {
  for (const { action } of left) {
    const field = Object.keys(action).findLast(
      (name) => name !== VERB && typeof action[name] === 'string' && isLike(action[name]),
    );
    if (field !== undefined) return { ...action, [field]: id };
  }
  return null;
}

export interface Offered extends Facet {
  /** How many choices it leaves. */
  readonly leaves: number;
}

/** What can still be picked and tells these choices apart, in the order in which the choices name it. */
export function offered(choices: readonly Choice[]): Offered[] {
  const found = new Map<string, Facet & { leaves: number }>();
  for (const choice of choices) {
    const facets = new Map(facetsOf(choice).map((facet) => [facet.key, facet]));
    for (const [key, facet] of facets) {
      const known = found.get(key);
      if (known === undefined) found.set(key, { ...facet, leaves: 1 });
      else known.leaves += 1;
    }
  }
  return [...found.values()].filter(({ leaves }) => leaves < choices.length);
}

/** As long as it is open from where something goes, it is not asked where to. */
export function askedFirst<T extends Facet>(facets: readonly T[]): readonly T[] {
  const isFromOpen = facets.some(({ field }) => field === FROM);
  return isFromOpen ? facets.filter(({ field }) => field !== TO) : facets;
}

/** A number says little by itself: as long as there is a thing to pick it is not asked for. */
export function numbersLast<T extends Facet>(facets: readonly T[]): readonly T[] {
  const things = facets.filter(({ field, value }) => field !== VERB && typeof value === 'string');
  return things.length > 0 ? facets.filter(({ value }) => typeof value === 'string') : facets;
}

/** Those picks that still lead somewhere, the oldest first. */
export function kept(choices: readonly Choice[], picks: readonly Facet[]): readonly Facet[] {
  const good: Facet[] = [];
  for (const pick of picks) if (fitting(choices, [...good, pick]).length > 0) good.push(pick);
  return good;
}

/** What all of these choices have: it need not be picked any more. */
export function shared(choices: readonly Choice[]): Facet[] {
  const [first, ...others] = choices;
  if (first === undefined) return [];
  const keys = others.map((choice) => new Set(facetsOf(choice).map(({ key }) => key)));
  return facetsOf(first).filter(({ key }) => keys.every((known) => known.has(key)));
}

/** How many of something: choices that differ in that alone. */
export interface Counter {
  readonly key: string;
  /** What is counted: all but the number. */
  readonly facets: readonly Facet[];
  /** Of 1, of 2 and so on. */
  readonly choices: readonly Choice[];
}

/** `countIn`: the field of a verb's actions that says how many. Choices among which no number was picked. */
export function counters(
  choices: readonly Choice[],
  countIn: (verb: string) => string | undefined,
): Counter[] {
  const found = new Map<string, Counter & { readonly choices: Choice[] }>();
  for (const choice of choices) {
    const count = countIn(choice.action[VERB]);
    if (count === undefined) continue;
    const facets = facetsOf(choice).filter(({ field }) => field !== count);
    const key = facets.map((one) => one.key).join(' ');
    const counter = found.get(key) ?? { key, facets, choices: [] };
    counter.choices[Number(choice.action[count]) - 1] = choice;
    found.set(key, counter);
  }
  return [...found.values()];
}
