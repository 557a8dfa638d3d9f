import type { Action, Choice, Json } from '../../client/src/index.js';

/**
 * A part of a choice that can be picked: its verb, an id, or a number with its field. Ids are unique within a ruleset,
 * so the field of an id and the order of picks do not matter.
 */
export interface Facet {
  readonly key: string;
  readonly field: string;
  readonly value: string | number;
}

export const VERB = 'do';
/** Start and target of a move. They are kept apart, as the same place can be either. */
export const FROM = 'from';
export const TO = 'to';

function facetOf(field: string, value: Json): Facet | null {
  if (typeof value === 'number') return { key: `${field}:${value}`, field, value };
  if (typeof value !== 'string') return null;
  return { key: `${field === VERB || field === FROM ? field : 'id'}:${value}`, field, value };
}

/** The fields of a choice: its verb, its start, and the others in their order. */
function fieldsOf({ action, from }: Choice): Readonly<Record<string, Json>> {
  const { [VERB]: verb = null, ...others } = action;
  return from === null ? action : { [VERB]: verb, [FROM]: from, ...others };
}

export const facetsOf = (choice: Choice): Facet[] =>
  Object.entries(fieldsOf(choice))
    .map(([field, value]) => facetOf(field, value))
    .filter((facet) => facet !== null);

/** The choices that have all of the picks. */
export function fitting(choices: readonly Choice[], picks: readonly Facet[]): readonly Choice[] {
  if (picks.length === 0) return choices;
  return choices.filter((choice) => {
    const keys = new Set(facetsOf(choice).map(({ key }) => key));
    return picks.every(({ key }) => keys.has(key));
  });
}

/**
 * The action that a player means who touches an id that no choice left has: one of the choices, with that id in the
 * place of its last id of the same kind. null: none.
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
  /** How many of the choices have it. */
  readonly leaves: number;
}

/** Facets that can still be picked and that tell these choices apart, in the order of the choices. */
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

/** As long as the start of a move is open, its target is not asked for. */
export function askedFirst<T extends Facet>(facets: readonly T[]): readonly T[] {
  const isFromOpen = facets.some(({ field }) => field === FROM);
  return isFromOpen ? facets.filter(({ field }) => field !== TO) : facets;
}

/** A number says little by itself, so numbers are asked for only when no id is left to pick. */
export function numbersLast<T extends Facet>(facets: readonly T[]): readonly T[] {
  const things = facets.filter(({ field, value }) => field !== VERB && typeof value === 'string');
  return things.length > 0 ? facets.filter(({ value }) => typeof value === 'string') : facets;
}

/** The picks that still lead to a choice, the oldest first. */
export function kept(choices: readonly Choice[], picks: readonly Facet[]): readonly Facet[] {
  const good: Facet[] = [];
  for (const pick of picks) if (fitting(choices, [...good, pick]).length > 0) good.push(pick);
  return good;
}

/** Facets that all of these choices have, so that they need not be picked. */
export function shared(choices: readonly Choice[]): Facet[] {
  const [first, ...others] = choices;
  if (first === undefined) return [];
  const keys = others.map((choice) => new Set(facetsOf(choice).map(({ key }) => key)));
  return facetsOf(first).filter(({ key }) => keys.every((known) => known.has(key)));
}

/** A number to choose: choices that differ only in that number. */
export interface Counter {
  readonly key: string;
  /** The facets of these choices without the number. */
  readonly facets: readonly Facet[];
  /** The choices for the numbers 1, 2 and so on. */
  readonly choices: readonly Choice[];
}

/**
 * The counters among choices in which no number is picked. `countIn`: the field of a verb's actions that is a number of
 * things.
 */
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
