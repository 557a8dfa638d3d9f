import { RULESETS } from '../../src/rules/index.js';
import { LOCALES, optionsOf } from '../../src/rules/kernel/index.js';
import { begun, follow } from './support/lessons.js';

/** Letters that a sentence of the coach may have. */
const LONGEST = 160;
const GAMES = 40;

const TAUGHT = RULESETS.flatMap((rules) =>
  rules.lesson === undefined ? [] : [[rules.id, rules, rules.lesson] as const],
);

describe.each(TAUGHT)('the lesson of %s', (_, rules, lesson) => {
  it('comes to its end whatever the dice, and each of its steps comes up', () => {
    const games = Array.from({ length: GAMES }, (_, seed) => follow(rules, lesson, seed));
    expect(games.filter(({ isThrough }) => !isThrough)).toEqual([]);
    const done = new Set(games.flatMap((game) => game.done));
    expect([...lesson.steps.keys()].filter((nth) => !done.has(nth))).toEqual([]);
    // Now and then the computer does what no lesson foresees.
    expect(games.filter(({ strange }) => strange.length > 0).length).toBeLessThan(GAMES / 4);
  });

  it('begins with a decision of the learner to which its first step belongs', () => {
    const { done, strange } = follow(rules, lesson, 1);
    expect([done[0], strange]).toEqual([0, []]);
    expect(rules.seats).toContain(lesson.seat);
  });

  it('is of its scenario and its options', () => {
    const state = begun(rules, lesson, 1);
    expect(state.scenario ?? lesson.scenario).toBe(lesson.scenario);
    expect(rules.scenarios.map(({ id }) => id)).toContain(lesson.scenario);
    const offered = Object.keys(optionsOf(rules, lesson.scenario));
    expect(offered).toEqual(expect.arrayContaining(Object.keys(lesson.options ?? {})));
  });

  it('says each step in one short sentence, cites a clause and names what there is', () => {
    const { places, pieces } = rules.components;
    const ids = new Set([...places, ...pieces, ...rules.decks.catalogue].map(({ id }) => id));
    for (const { text, clause, touch, asks, expect: expected, closing = text } of lesson.steps) {
      for (const said of LOCALES.flatMap((locale) => [text[locale], closing[locale]])) {
        expect(said).not.toBe('');
        expect(said.length).toBeLessThanOrEqual(LONGEST);
      }
      expect(Object.keys(rules.clauses)).toContain(clause);
      expect(touch.filter((id) => !ids.has(id))).toEqual([]);
      expect(rules.phases[asks]?.kind).toBe('ask');
      expect(expected).not.toEqual([]);
    }
  });
});

it('a battle of a lesson does not end without a word, and not as the next turn begins', () => {
  const [, , lesson] = TAUGHT.find(([id]) => id === 'columbia1812')!;
  const inBattle = lesson.steps.filter(({ asks }) =>
    ['losses', 'battle-turn', 'pursuit'].includes(asks),
  );
  expect(inBattle).toHaveLength(3);
  for (const { closing } of inBattle)
    expect(closing).toMatchObject({
      en: expect.stringContaining('The battle is over'),
      ja: expect.stringContaining('戦闘は終わり'),
    });
  expect(lesson.steps.filter(({ text }) => text.en.includes('battle is over'))).toEqual([]);
});

it('there is a lesson', () => expect(TAUGHT).not.toEqual([]));
