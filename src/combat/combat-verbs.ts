import { invalidInput } from '../common/errors.js';
import { typedAction } from '../games/index.js';
import type { Action, Ruleset } from '../rules/index.js';

/** What may be done in a combat, in words that hold for every game. */
export const COMBAT_VERBS = [
  'accept',
  'withdraw',
  'evade',
  'fire',
  'retreat',
  'retreatByWater',
  'assignLoss',
  'remove',
  'flip',
  'sink',
  'stay',
  'chooseLead',
  'chooseCommander',
] as const;
export type CombatVerb = (typeof COMBAT_VERBS)[number];

export interface CombatFields {
  readonly unit?: string | undefined;
  readonly ship?: string | undefined;
  readonly leader?: string | undefined;
  readonly to?: string | undefined;
  readonly on?: string | undefined;
  readonly regular?: number | undefined;
  readonly militia?: number | undefined;
  readonly indian?: number | undefined;
}

/** The action that a typed mutation means in that game. */
export function actionOf(rules: Ruleset, verb: CombatVerb, fields: CombatFields): Action {
  const action = typedAction(rules, rules.combat.verbs[verb] ?? [], { ...fields });
  if (action === undefined) throw unknownVerb(rules);
  return action;
}

/** Whether an action belongs to a combat. */
export const isCombatAction = (rules: Ruleset, action: Action): boolean =>
  Object.values(rules.combat.verbs).some((verbs) => verbs.includes(action.do));

function unknownVerb(rules: Ruleset): Error {
  const verbs = Object.keys(rules.combat.verbs).join(', ');
  return invalidInput({
    en: `in a combat of ${rules.id} there is ${verbs || 'nothing to decide'}.`,
    ja: `${rules.id}の戦闘で使えるのは${verbs || 'ありません'}です。`,
  });
}
