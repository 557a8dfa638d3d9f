import { RULESETS, type Ruleset } from '../rules/index.js';
import { cardAction } from './card-uses.js';

const ruleset = (id: string): Ruleset => RULESETS.filter((one) => one.id === id)[0] as Ruleset;

describe('the action of a card mutation', () => {
  it.each([
    ['event', { card: 'us01' }, { do: 'event', card: 'us01' }],
    [
      'operation',
      { card: 'us01', operation: 'raid' },
      { do: 'operate', card: 'us01', operation: 'raid' },
    ],
    ['discard', { card: 'us01', leader: undefined }, { do: 'discard', card: 'us01' }],
  ] as const)('%s with %j is %j', (use, fields, action) => {
    expect(cardAction(ruleset('ops1812'), use, fields)).toEqual(action);
  });

  it('for a use that a game does not know is INVALID_INPUT and says what it knows', () => {
    const act = () => cardAction(ruleset('ops1812'), 'depot', { card: 'us01' });
    expect(act).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
    expect(act).toThrow('event, operation, discard');
  });

  it('of a game without cards says so', () => {
    expect(() => cardAction(ruleset('columbia1812'), 'event', { card: 'x' })).toThrow('no cards');
  });

  it.each(RULESETS.map((one) => [one.id, one] as const))(
    '%s: every card has a face in both languages',
    (_, { decks, seats }) => {
      const { catalogue } = decks;
      expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
      for (const { title, text, owner, number } of catalogue) {
        expect(title.en).not.toBe('');
        expect(text.ja).not.toBe(text.en);
        expect([...seats, null]).toContain(owner);
        expect(catalogue[number - 1]?.number).toBe(number);
      }
    },
  );
});
