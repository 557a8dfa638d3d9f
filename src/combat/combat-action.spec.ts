import { type Ruleset, RULESETS } from '../rules/index.js';
import { isCombatAction } from './combat-action.js';

const rules = RULESETS.filter(({ id }) => id === 'columbia1812')[0] as Ruleset;

it.each([
  [{ do: 'accept' }, true],
  [{ do: 'ride', to: 'york', on: 'london' }, true],
  [{ do: 'hit', unit: 'us-9th-infantry' }, true],
  [{ do: 'done' }, false],
])('%j belongs to a combat: %s', (action, belongs) => {
  expect(isCombatAction(rules, action)).toBe(belongs);
});
