import type { Ruleset } from '../rules/index.js';
import type { CitedClause } from './ruleset.objects.js';

/** A clause with its texts; null where there is none of that id. */
export function citedClause(rules: Ruleset | undefined, id: string | null): CitedClause | null {
  if (rules === undefined || id === null || !Object.hasOwn(rules.clauses, id)) return null;
  const text = rules.clauses[id];
  return text === undefined ? null : { id, ...text };
}
