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

function facetOf(field: string, value: Json): Facet | null {
  if (typeof value === 'number') return { key: `${field}:${value}`, field, value };
  if (typeof value !== 'string') return null;
  return { key: field === VERB ? `${VERB}:${value}` : `id:${value}`, field, value };
}

export const facetsOf = ({ action }: Choice): Facet[] =>
  Object.entries(action)
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

/** Those picks that still lead somewhere, the oldest first. */
export function kept(choices: readonly Choice[], picks: readonly Facet[]): readonly Facet[] {
  const good: Facet[] = [];
  for (const pick of picks) if (fitting(choices, [...good, pick]).length > 0) good.push(pick);
  return good;
}
