import { invalidInput } from '../common/errors.js';
import { type ActionFields, declared, typedAction } from '../games/index.js';
import type { Action, Ruleset } from '../rules/index.js';

/** What may be decided in a combat of any game, by its name. */
export const COMBAT_MUTATIONS = declared(({ combat }) => combat.mutations);

/** The action that a typed mutation means in that game. */
export function actionOf(rules: Ruleset, name: string, fields: ActionFields): Action {
  const action = typedAction(rules, rules.combat.mutations[name]?.verbs ?? [], fields);
  if (action === undefined) throw unknownMutation(rules);
  return action;
}

/** Whether an action belongs to a combat. */
export const isCombatAction = (rules: Ruleset, action: Action): boolean =>
  Object.values(rules.combat.mutations).some(({ verbs }) => verbs.includes(action.do));

function unknownMutation(rules: Ruleset): Error {
  const names = Object.keys(rules.combat.mutations).join(', ');
  return invalidInput({
    en: `in a combat of ${rules.id} there is ${names || 'nothing to decide'}.`,
    ja: `${rules.id}の戦闘で使えるのは${names || 'ありません'}です。`,
  });
}
