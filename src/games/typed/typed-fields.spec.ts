import { type Ruleset, RULESETS, type TypedFields } from '../../rules/index.js';
import { shared } from './typed-fields.js';

const id = (en: string, ja: string) => ({ kind: 'id', text: { en, ja } }) as const;

describe('fields that several mutations have', () => {
  it('are told once, with what each is told by them', () => {
    const fields = shared([
      { name: 'march', fields: { to: id('where.', '場所。') } },
      { name: 'sail', fields: { to: id('where.', '場所。'), by: id('on what.', '船。') } },
      { name: 'wait', fields: {} },
      { name: 'look', fields: { to: id('at what.', '対象。') } },
    ]);
    expect(fields).toEqual([
      {
        ...{ name: 'to', kind: 'id' },
        text: { en: 'march, sail: where. look: at what.', ja: 'march、sail: 場所。look: 対象。' },
      },
      { name: 'by', kind: 'id', text: { en: 'sail: on what.', ja: 'sail: 船。' } },
    ]);
  });

  it('are what their mutation says where they say nothing themselves', () => {
    const text = { en: 'Say how many go.', ja: '数を言う。' };
    expect(shared([{ name: 'go', fields: { men: { kind: 'count' } }, text }])).toEqual([
      {
        ...{ name: 'men', kind: 'count' },
        text: { en: 'go: say how many go.', ja: 'go: 数を言う。' },
      },
    ]);
  });
});

/** What a ruleset declares under a name, without the verbs that are its own. */
const said = ({ combat, decks }: Ruleset): [name: string, words: object][] => [
  ...Object.entries(combat.mutations).map(([name, { verbs: _, ...rest }]): [string, object] => [
    name,
    rest,
  ]),
  ...Object.values(combat.mutations).flatMap(({ input }): [string, object][] =>
    input === undefined ? [] : [[`${input.name}Input`, input]],
  ),
  ...Object.values(decks.uses).flatMap(({ mutation }): [string, object][] =>
    mutation === undefined ? [] : [[mutation.name, mutation]],
  ),
];

/** Games without a mutation of their own name: what is done in them is told as an action. */
const WITHOUT = ['avalon1776'];

describe('typed mutations', () => {
  it('are the same in every game that has them', () => {
    const known = new Map<string, object>();
    let shared = 0;
    for (const [name, words] of RULESETS.flatMap(said)) {
      shared += known.has(name) ? 1 : 0;
      expect([name, words]).toEqual([name, known.get(name) ?? words]);
      known.set(name, words);
    }
    expect(known.size).toBeGreaterThan(10);
    expect(shared).toBeGreaterThan(2);
  });

  it.each(RULESETS.map((rules) => [rules.id, rules] as const))(
    'of %s mean verbs of its rules, and can say what the first of them asks for',
    (id, { combat, decks, phases }) => {
      const shapesOf = (verb: string): string[][] =>
        Object.values(phases).flatMap((phase) =>
          phase.kind === 'ask' && phase.verbs[verb] ? [Object.keys(phase.verbs[verb])] : [],
        );
      const check = ([first, ...others]: readonly string[], fields: TypedFields) => {
        const isSaid = (shape: string[]): boolean => shape.every((one) => one in fields);
        expect([first, shapesOf(first ?? '').some(isSaid)]).toEqual([first, true]);
        for (const verb of others) expect([verb, shapesOf(verb).length]).not.toEqual([verb, 0]);
      };
      const [mutations, uses] = [Object.values(combat.mutations), Object.values(decks.uses)];
      expect(mutations.length + uses.length === 0).toBe(WITHOUT.includes(id));
      for (const { verbs, input } of mutations) check(verbs, input?.fields ?? {});
      for (const { verbs, fields } of uses) check(verbs, { ...fields, card: { kind: 'id' } });
    },
  );
});
