import { CARD, type CardId, CARDS } from '../../../../src/rules/madison/components/cards/index.js';
import { type Collected, collectTests } from './collected.js';
import { mutantsOf } from './mutants.js';

const TESTS = await collectTests('every-card.spec.ts');
const testsOf = (number: number): Collected[] =>
  TESTS.filter(({ cards }) => cards.includes(number));

/** Titles of the tests that fail. */
const failing = (tests: readonly Collected[]): string[] =>
  tests.flatMap(({ title, run }) => {
    try {
      run();
      return [];
    } catch {
      return [title];
    }
  });

/** What is changed in a card without any of its tests failing. */
function unnoticed(id: CardId): string[] {
  const card = CARD[id];
  const { needs, effect } = card;
  const tests = testsOf(card.number);
  try {
    return mutantsOf(card).flatMap(({ change, ...parts }) => {
      Object.assign(card, parts);
      return failing(tests).length > 0 ? [] : [change];
    });
  } finally {
    Object.assign(card, { needs, effect });
  }
}

/**
 * What makes no difference to a card, since the rules ask for it in any case; on the card it says what its text says.
 */
const IMPLIED: { readonly [C in CardId]?: readonly string[] } = {
  // MMW-6.2 whoever draws it has begun the war
  c1: ['effect.0 gone'],
  // a face without a list does nothing, as one with an empty list
  c5: ['effect.0.faces.0 gone', 'effect.0.faces.0.min 1 -> 2', 'effect.0.faces.1.max 6 -> 7'],
  // in their own card play nobody defends
  c7: ['needs.1 gone'],
  c45: ['needs.0 gone'],
  c96: ['needs.0 gone'],
  c49: ['needs.0 gone'],
  // MMW-2.7 only the defender has a fort
  c10: ['needs.0 gone'],
  c46: ['needs.0 gone'],
  // nobody is placed with a leader who is nowhere
  c14: ['needs.0 gone'],
  // no ship is removed where there is none
  c17: ['needs.1 gone'],
  // MMW-8.27 no fort is placed where the enemy has control
  c28: ['needs.0 gone'],
  c30: ['needs.0 gone'],
  c76: ['needs.0 gone'],
  c77: ['needs.0 gone'],
  // MMW-13.55.b the depot goes with its garrison; there is one *Brock*
  c38: ['effect.2 gone', 'effect.2.at.0 gone', 'effect.3.n 1 -> 2'],
  // a rule of a combat does nothing where its user has no units
  c48: ['needs.1 gone'],
  // one town is named
  c66: ['effect.0.n 1 -> 2'],
  c86: ['effect.0.n 1 -> 2'],
  // a landing called off is over, and who went back is where they came from
  c83: ['effect.0.max 0 -> 1'],
  // and nobody goes back from a space that no enemy holds
  c100: ['needs.0 gone', 'effect.0.max 0 -> 1'],
};

describe('MMW-8.27 every card has tests of what its text says', () => {
  it.each(CARDS.map(({ id, number }) => [id, number] as const))('%s', (id, number) => {
    expect(testsOf(number).length).toBeGreaterThan(0);
    expect(failing(testsOf(number))).toEqual([]);
    expect(unnoticed(id)).toEqual(IMPLIED[id] ?? []);
  });
});
