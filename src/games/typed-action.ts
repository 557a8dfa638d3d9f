import type { Action, Ruleset } from '../rules/index.js';

/** Fields of a typed mutation; what is not given is not there. */
export type ActionFields = { readonly [field: string]: string | number | undefined };

/** A decision by a typed mutation; the rest of it are its fields. */
export interface TypedSubmission {
  readonly gameId: string;
  readonly requestId: string;
  readonly version: number;
  readonly draft?: number | undefined;
}

/**
 * The action that a typed mutation means: of these verbs of the rules the one that takes just the fields given, or else the
 * first; undefined where there are none. Made of the verbs alone, so that a repeated request is the same request; whether
 * it is legal is for `play` to say.
 */
export function typedAction(
  rules: Ruleset,
  verbs: readonly string[],
  fields: ActionFields,
): Action | undefined {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => name);
  const fitting = verbs.find((one) => takes(rules, one, names)) ?? verbs[0];
  if (fitting === undefined) return undefined;
  return { ...(Object.fromEntries(given) as Record<string, string | number>), do: fitting };
}

function takes(rules: Ruleset, verb: string, fields: readonly string[]): boolean {
  return Object.values(rules.phases).some((phase) => {
    const expected = phase.kind === 'ask' ? phase.verbs[verb] : undefined;
    return (
      expected !== undefined &&
      Object.keys(expected).length === fields.length &&
      fields.every((field) => Object.hasOwn(expected, field))
    );
  });
}
