import { LOCALES, type Ruleset, RULESETS, wordsOf } from '../../src/rules/index.js';

/** Letters of a name that has room on a button beside another. */
const LONGEST = 45;

/** Every verb of every decision with each of its fields, holding each value of its domain in turn. */
function* actionsOf({ phases, domains }: Ruleset) {
  for (const phase of Object.values(phases))
    for (const [verb, fields] of Object.entries('verbs' in phase ? phase.verbs : {}))
      for (const [field, domain] of Object.entries(fields))
        for (const value of domains[domain] ?? []) yield { do: verb, [field]: value };
}

const boxOf = ({ components, decks }: Ruleset): ReadonlySet<string> =>
  new Set(
    [...components.places, ...components.pieces, ...components.terms, ...decks.catalogue].map(
      ({ id }) => id,
    ),
  );

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
  it('names whatever an action may hold, and what its numbers count', () => {
    const box = boxOf(rules);
    const odd = new Set<string>();
    for (const { do: verb, ...fields } of actionsOf(rules))
      for (const [field, value] of Object.entries(fields)) {
        const id = typeof value === 'number' ? field : value;
        if (!box.has(id)) odd.add(`${verb}: ${id}`);
      }
    expect([...odd]).toEqual([]);
  });

  it.each(LOCALES)('does so shortly, in %s', (locale) => {
    const words = new Set<string>();
    for (const action of actionsOf(rules))
      for (const word of wordsOf(rules, action, locale)) words.add(word);
    expect([...words].filter((word) => word === '' || word.length > LONGEST)).toEqual([]);
  });
});

it('stand in the order of the fields, a number with what it counts', () => {
  const [, ops1812] = RULESETS;
  const send = { do: 'send', regular: 2, militia: 0, indian: 1 };
  expect(wordsOf(ops1812!, send, 'en')).toEqual(['Send', 'regular 2', 'militia 0', 'Indian 1']);
  expect(wordsOf(ops1812!, send, 'ja').slice(1)).toEqual(['正規兵 2', '民兵 0', 'インディアン 1']);
});

it('name the conflict that a marker of War of 1812: Operations tells of, and no fight', () => {
  const rules = RULESETS.find(({ id }) => id === 'ops1812')!;
  const up = { do: 'conflict', direction: 'up' };
  expect(wordsOf(rules, up, 'en')).toEqual(['Larger conflict', 'up']);
  expect(wordsOf(rules, up, 'ja')[0]).toBe('大規模紛争');
});

/** A player is "they"; of Brock or another leader "he" is right, and their clauses and cards name them. */
const HE_IS_A_PLAYER = /^(?!.*(leader|Brock|Tecumseh|Harrison|Sheaffe|Dearborn)).*\b(he|him|his)\b/;

/** Clauses on the counters of leaders and on how they move, which need no name. */
const ON_LEADERS = /^MMW-(3\.3|8\.2)/;

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
  it('speaks of a player as they', () => {
    const clauses = Object.entries(rules.clauses).filter(([id]) => !ON_LEADERS.test(id));
    const sentences = [
      ...clauses.map(([, { summary }]) => summary.en),
      ...rules.decks.catalogue.map(({ text }) => text.en),
    ];
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((one) => HE_IS_A_PLAYER.test(one))).toEqual([]);
  });
});
