import { RULESETS, type Ruleset } from '../rules/index.js';
import { actionOf, isCombatAction } from './combat-mutations.js';

const [war] = RULESETS.filter(({ id }) => id === 'columbia1812');
const rules = war as Ruleset;

describe('the action of a typed mutation', () => {
  it.each([
    ['accept', {}, { do: 'accept' }],
    ['retreat', {}, { do: 'retreat' }],
    ['retreat', { to: 'york' }, { do: 'flee', to: 'york' }],
    ['retreat', { to: 'york', on: 'london' }, { do: 'ride', to: 'york', on: 'london' }],
    ['retreat', { to: undefined }, { do: 'retreat' }],
    ['assignLoss', { unit: 'us-9th-infantry' }, { do: 'hit', unit: 'us-9th-infantry' }],
  ] as const)('%s with %j is %j', (verb, fields, action) => {
    expect(actionOf(rules, verb, fields)).toEqual(action);
    expect(isCombatAction(rules, action)).toBe(true);
  });

  it('with fields that no verb takes is left to the rules to refuse', () => {
    expect(actionOf(rules, 'accept', { unit: 'x' })).toEqual({ do: 'accept', unit: 'x' });
  });

  it('that a game does not know is INVALID_INPUT and says what it knows', () => {
    const act = () => actionOf(rules, 'evade', { to: 'york' });
    expect(act).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
    expect(act).toThrow('accept, withdraw, fire, retreat');
  });

  it('leaves what else may be done outside', () => {
    expect(isCombatAction(rules, { do: 'done' })).toBe(false);
  });
});
