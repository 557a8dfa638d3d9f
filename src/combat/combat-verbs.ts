import { invalidInput } from '../common/errors.js';
import type { Action, Ruleset } from '../rules/index.js';

/** What may be done in a combat, in words that hold for every game. */
export const COMBAT_VERBS = [
  'accept',
  'withdraw',
  'evade',
  'fire',
  'retreat',
  'assignLoss',
  'remove',
  'flip',
  'sink',
  'stay',
] as const;
export type CombatVerb = (typeof COMBAT_VERBS)[number];

export interface CombatFields {
  readonly unit?: string | undefined;
  readonly to?: string | undefined;
  readonly on?: string | undefined;
  readonly regular?: number | undefined;
  readonly militia?: number | undefined;
  readonly indian?: number | undefined;
}

/**
 * The action that a typed mutation means: the verb of the rules that takes just the fields given. Made of the verbs
 * alone, so that a repeated request is the same request; whether it is legal is for `play` to say.
 */
export function actionOf(rules: Ruleset, verb: CombatVerb, fields: CombatFields): Action {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => name);
  const verbs = rules.combat.verbs[verb] ?? [];
  const fitting = verbs.find((one) => takes(rules, one, names)) ?? verbs[0];
  if (fitting === undefined) throw unknownVerb(rules);
  return { ...(Object.fromEntries(given) as Record<string, string | number>), do: fitting };
}

/** Whether an action belongs to a combat. */
export const isCombatAction = (rules: Ruleset, action: Action): boolean =>
  Object.values(rules.combat.verbs).some((verbs) => verbs.includes(action.do));

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

function unknownVerb(rules: Ruleset): Error {
  const verbs = Object.keys(rules.combat.verbs).join(', ');
  return invalidInput({
    en: `in a combat of ${rules.id} there is ${verbs || 'nothing to decide'}.`,
    ja: `${rules.id}の戦闘で使えるのは${verbs || 'ありません'}です。`,
  });
}
