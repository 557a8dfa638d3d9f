import type { Action } from '../../rules/index.js';
import { firstPath, type Menu, menuOf } from '../menus/menu.js';
import { encodePath } from '../menus/path.js';
import type { Wording } from '../menus/wording.js';
import { componentsOf } from './components.js';
import { escaped } from './escape.js';
import { checkMessage, type Sent } from './limits.js';

const FIRST = firstPath('0f8fad5b-d9cb-469f-a165-70867728950e', 7, 0);
const wording: Wording = {
  locale: 'en',
  label: ({ do: verb, card }) => `${verb} *card* ${card} ${'with a long story '.repeat(6)}${card}`,
  names: ({ do: verb, card }) => [verb, `card ${card}`],
  prompt: () => 'Which card?',
};
const CARDS = Array.from({ length: 60 }, (_, card): Action => ({ do: 'play', card: card + 10 }));

function menuAt(choices: readonly Action[], page = 0): Menu {
  const menu = menuOf({ choices, wording, most: 25 }, { ...FIRST, page });
  if (menu === null || menu.kind === 'decided') throw new Error('no menu');
  return menu;
}

describe('what Discord shows', () => {
  it('of seven verbs are two rows of buttons', () => {
    const verbs = Array.from({ length: 7 }, (_, i) => ({ do: `v${i}`, card: i }));
    const sent = componentsOf(menuAt(verbs), 'What now?', 'en');
    expect(() => checkMessage(sent)).not.toThrow();
    expect(sent.components.map(({ components }) => components.length)).toEqual([5, 2]);
    expect(sent.components[0]!.components[1]).toMatchObject({
      ...{ type: 2, custom_id: encodePath({ ...FIRST, verb: 1 }) },
      label: 'v1 *card* 1 with a long story with a long story with a long story with a long…',
    });
    expect(sent.content).toContain('• v1 \\*card\\* 1 with');
  });

  it('of many values is a menu with pages', () => {
    const sent = componentsOf(menuAt(CARDS, 1), 'Whom do you *trust*?', 'ja');
    expect(() => checkMessage(sent)).not.toThrow();
    expect(sent.components).toMatchObject([
      {
        components: [
          { type: 3, placeholder: 'Which card?', custom_id: encodePath({ ...FIRST, page: 1 }) },
        ],
      },
      { components: [{ label: '◀', custom_id: encodePath(FIRST) }, { label: '▶' }] },
    ]);
    expect(sent.content).toMatch(
      /^Whom do you \\\*trust\\\*\?\nplay\nWhich card\? \\\(2\/3\\\)\n• /,
    );
    expect(sent.allowed_mentions).toEqual({ parse: [] });
  });
});

it.each([
  [
    '*bold* _it_ ~~no~~ `code` ||spoiler||',
    '\\*bold\\* \\_it\\_ \\~\\~no\\~\\~ \\`code\\` \\|\\|spoiler\\|\\|',
  ],
  ['@everyone <@123456789012345678>', '\\@\u200beveryone \\<\\@\u200b123456789012345678\\>'],
  ['https://muster.example [x](y)', 'https\\://muster.example \\[x\\]\\(y\\)'],
  ['discord.gg/abc', 'discord.gg\\/abc'],
  ['/muster watch, 1/2', '/muster watch, 1/2'],
  ['# head', '\\# head'],
  ['> quote\n- list', '\\> quote - list'],
  ['- list', '\\- list'],
  ['1. list', '1\\. list'],
  ['a back\\slash', 'a back\\\\slash'],
  ["Lt.-Col. O'Neil, 2. Division", "Lt.-Col. O'Neil, 2. Division"],
])('Discord reads %j letter for letter', (text, shown) => {
  expect(escaped(text)).toBe(shown);
});

const button = (label: string, custom_id = 'a') => ({ type: 2, style: 1, label, custom_id });
const row = (...components: object[]) => ({ type: 1, components });
const select = (options: object[], more = {}) => ({ type: 3, custom_id: 's', options, ...more });
const options = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ label: `${i}`, value: `${i}` }));
const many = (count: number) => Array.from({ length: count }, (_, i) => button('x', `${i}`));

describe('the limits of Discord', () => {
  it('are kept by what is just at them', () => {
    const widest = [
      { label: 'x'.repeat(100), value: 'x'.repeat(100), description: 'x'.repeat(100) },
    ];
    const rows = [
      row(...many(5)),
      row(button('x'.repeat(80), 'x'.repeat(100))),
      row(select([...options(24), ...widest], { placeholder: 'x'.repeat(150) })),
    ];
    expect(() => checkMessage({ content: 'x'.repeat(2000), components: rows })).not.toThrow();
  });

  it('let a message take away the components that it had', () => {
    expect(() => checkMessage({ content: 'x', components: [] })).not.toThrow();
  });

  it.each<[string, Sent]>([
    ['message is empty', {}],
    ['content has 2001 characters, at most 2000', { content: 'x'.repeat(2001) }],
    ['components has 6 entries, at most 5', { components: many(6).map((one) => row(one)) }],
    ['components[0] is no action row', { components: [button('x')] }],
    ['components[0].components has 6 entries, at most 5', { components: [row(...many(6))] }],
    ['components[0].components[0].label is empty', { components: [row(button(' '))] }],
    ['[0].label has 81 characters, at most 80', { components: [row(button('x'.repeat(81)))] }],
    ['.custom_id has 101 characters', { components: [row(button('x', 'x'.repeat(101)))] }],
    [
      'components[1].components[0].custom_id has been',
      { components: [row(button('x')), row(button('y'))] },
    ],
    ['options is empty', { components: [row(select([]))] }],
    ['options has 26 entries, at most 25', { components: [row(select(options(26)))] }],
    ['.value has been used already', { components: [row(select([...options(1), ...options(1)]))] }],
    [
      'options[0].label has 101',
      { components: [row(select([{ label: 'x'.repeat(101), value: 'x' }]))] },
    ],
    [
      'options[0].value has 101',
      { components: [row(select([{ label: 'x', value: 'x'.repeat(101) }]))] },
    ],
    [
      'options[0].description has 101',
      { components: [row(select([{ label: 'x', value: 'x', description: 'x'.repeat(101) }]))] },
    ],
    [
      '.placeholder has 151',
      { components: [row(select(options(1), { placeholder: 'x'.repeat(151) }))] },
    ],
    ['not alone in its row', { components: [row(button('x'), select(options(1)))] }],
    ['has no type that is known: 9', { components: [row({ type: 9, custom_id: 'x' })] }],
  ])('are broken: %s', (fault, sent) => {
    expect(() => checkMessage(sent)).toThrow(fault);
  });
});
