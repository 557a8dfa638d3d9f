import { type Ruleset, RULESETS } from '../../rules/index.js';
import { actionOf } from './typed-action.js';

const ruleset = (id: string): Ruleset => RULESETS.filter((one) => one.id === id)[0] as Ruleset;

describe('the action of a typed mutation', () => {
  it.each([
    ['accept', {}, { do: 'accept' }],
    ['retreat', {}, { do: 'retreat' }],
    ['retreat', { to: 'york' }, { do: 'flee', to: 'york' }],
    ['retreat', { to: 'york', on: 'london' }, { do: 'ride', to: 'york', on: 'london' }],
    ['retreat', { to: undefined }, { do: 'retreat' }],
    ['assignLoss', { unit: 'us-9th-infantry' }, { do: 'hit', unit: 'us-9th-infantry' }],
    // left to the rules to refuse
    ['accept', { unit: 'x' }, { do: 'accept', unit: 'x' }],
  ] as const)('%s with %j is %j', (name, fields, action) => {
    const meant = { kind: 'combat', name } as const;
    expect(actionOf(ruleset('columbia1812'), meant, fields)).toEqual(action);
  });

  it.each([
    ['event', { card: 'us01' }, { do: 'event', card: 'us01' }],
    [
      'operation',
      { card: 'us01', operation: 'raid' },
      { do: 'operate', card: 'us01', operation: 'raid' },
    ],
    ['discard', { card: 'us01', leader: undefined }, { do: 'discard', card: 'us01' }],
  ] as const)('a card: %s with %j is %j', (name, fields, action) => {
    expect(actionOf(ruleset('ops1812'), { kind: 'cards', name }, fields)).toEqual(action);
  });

  it.each([
    ['columbia1812', 'combat', 'evade', 'accept, withdraw, fire, retreat'],
    ['ops1812', 'cards', 'depot', 'event, operation, discard'],
    ['ops1812', 'cards', 'constructor', 'event, operation, discard'],
    ['columbia1812', 'cards', 'event', 'no cards'],
  ] as const)(
    'of %s: for the %s name %s, which it does not know, INVALID_INPUT says what it knows',
    (id, kind, name, told) => {
      const act = () => actionOf(ruleset(id), { kind, name }, {});
      expect(act).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
      expect(act).toThrow(told);
    },
  );
});
