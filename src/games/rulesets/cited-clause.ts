import type { Ruleset, Text } from '../../rules/index.js';

/** A clause with its texts, as a refusal or a line of the log cites it. */
export interface CitedClause {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
}

/** The clause with that id and its texts; null where there is none. */
export function citedClause(rules: Ruleset | undefined, id: string | null): CitedClause | null {
  if (rules === undefined || id === null || !Object.hasOwn(rules.clauses, id)) return null;
  const text = rules.clauses[id];
  return text === undefined ? null : { id, ...text };
}
