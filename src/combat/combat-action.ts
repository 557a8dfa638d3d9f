import type { Action, Ruleset } from '../rules/index.js';

/** Whether an action belongs to a combat. */
export const isCombatAction = (rules: Ruleset, action: Action): boolean =>
  Object.values(rules.combat.mutations).some(({ verbs }) => verbs.includes(action.do));
