import type { Action } from '../../rules/index.js';
import { firstPath, type Menu, menuOf } from '../menus/menu.js';
import { encodePath } from '../menus/path.js';
import type { Wording } from '../menus/wording.js';
import { blocksOf } from './blocks.js';
import { escaped } from './escape.js';
import { checkMessage, type Sent } from './limits.js';

const FIRST = firstPath('0f8fad5b-d9cb-469f-a165-70867728950e', 7, 0);
const wording: Wording = {
  locale: 'ja',
  label: ({ do: verb, card }) => `${verb} <card> ${card}`,
  names: ({ do: verb, card }) => [verb, `card ${card}`],
  prompt: () => 'どのカード',
};
const CARDS = Array.from({ length: 120 }, (_, card): Action => ({ do: 'play', card: card + 10 }));

function menuAt(choices: readonly Action[], page = 0): Menu {
  const menu = menuOf({ choices, wording, most: 100 }, { ...FIRST, page });
  if (menu === null || menu.kind === 'decided') throw new Error('no menu');
  return menu;
}

describe('what Slack shows', () => {
  it('of seven verbs are seven buttons', () => {
    const verbs = Array.from({ length: 7 }, (_, i) => ({ do: `v${i}`, card: i }));
    const sent = blocksOf(menuAt(verbs), 'Now & then?', 'ja');
    expect(() => checkMessage(sent)).not.toThrow();
    expect(sent.text).toBe('Now &amp; then?');
    expect(sent.blocks[0].text).toEqual({
      ...{ type: 'plain_text', emoji: false },
      text: 'Now & then?\nどのカード',
    });
    expect(sent.blocks[1].elements).toHaveLength(7);
    expect(sent.blocks[1].elements[1]).toMatchObject({
      ...{ type: 'button', action_id: encodePath({ ...FIRST, verb: 1 }) },
      text: { text: 'v1 <card> 1' },
    });
  });

  it('of many values is a menu with pages', () => {
    const sent = blocksOf(menuAt(CARDS, 1), 'どれ', 'ja');
    expect(() => checkMessage(sent)).not.toThrow();
    expect(sent.blocks[1].elements).toMatchObject([
      { type: 'static_select', action_id: encodePath({ ...FIRST, page: 1 }) },
      { type: 'button', action_id: encodePath(FIRST), text: { text: '◀' } },
    ]);
    const [menu] = sent.blocks[1].elements;
    expect(menu).toHaveProperty('options.length', 20);
    expect(menu).toHaveProperty('options.0.description.text', 'play <card> 110');
  });
});

it.each([
  ['<!channel> & <@U1>', '&lt;!channel&gt; &amp; &lt;@U1&gt;'],
  ['&amp;', '&amp;amp;'],
  ['two\nlines', 'two lines'],
])('Slack links and mentions nothing in %j', (text, shown) => {
  expect(escaped(text)).toBe(shown);
});

const plain = (text: string) => ({ type: 'plain_text', text });
const button = (text: string, action_id = 'a') => ({
  type: 'button',
  action_id,
  text: plain(text),
});
const actions = (...elements: object[]) => ({ blocks: [{ type: 'actions', elements }] });
const select = (options: object[], more = {}) => ({
  ...{ type: 'static_select', action_id: 's', options },
  ...more,
});
const option = (text: string, value = 'v', more = {}) => ({ text: plain(text), value, ...more });
const options = (count: number) => Array.from({ length: count }, (_, i) => option('x', `${i}`));
const section = (text: unknown, more = {}) => ({ type: 'section', text, ...more });
const many = (count: number) => Array.from({ length: count }, (_, i) => button('x', `${i}`));

describe('the limits of Slack', () => {
  it('are kept by what is just at them', () => {
    const widest = option('x'.repeat(75), 'x'.repeat(75), { description: plain('x'.repeat(75)) });
    const menu = select([...options(99), widest], { placeholder: plain('x'.repeat(150)) });
    const elements = [...many(23), button('x'.repeat(75), 'x'.repeat(255)), menu];
    const sections = Array.from({ length: 49 }, (_, i) =>
      section(plain('x'.repeat(3000)), { block_id: `${i}`.padEnd(255, 'x') }),
    );
    const blocks = [...sections, { type: 'actions', elements }];
    expect(() => checkMessage({ text: 'x'.repeat(4000), blocks })).not.toThrow();
  });

  it.each<[string, Sent]>([
    ['message is empty', {}],
    ['text has 4001 characters, at most 4000', { text: 'x'.repeat(4001) }],
    ['blocks has 51 entries, at most 50', { blocks: Array(51).fill(section(plain('x'))) }],
    ['blocks[0].text.text is empty', { blocks: [section(plain(''))] }],
    ['blocks[0].text.text has 3001', { blocks: [section(plain('x'.repeat(3001)))] }],
    ['blocks[0].text is no text object', { blocks: [section('x')] }],
    [
      'blocks[0].block_id has 256',
      { blocks: [section(plain('x'), { block_id: 'x'.repeat(256) })] },
    ],
    [
      'blocks[1].block_id has been used',
      { blocks: Array(2).fill(section(plain('x'), { block_id: 'x' })) },
    ],
    ['blocks[0] has no type that is known: video', { blocks: [{ type: 'video' }] }],
    ['elements is empty', actions()],
    ['elements has 26 entries, at most 25', actions(...many(26))],
    ['elements[1].action_id has been used already', actions(button('x'), button('y'))],
    ['action_id has 256 characters', actions(button('x', 'x'.repeat(256)))],
    ['elements[0].text.text has 76', actions(button('x'.repeat(76)))],
    [
      'elements[0].text is no plain_text',
      actions({ ...button('x'), text: { type: 'mrkdwn', text: 'x' } }),
    ],
    ['options is empty', actions(select([]))],
    ['options has 101 entries, at most 100', actions(select(options(101)))],
    ['options[1].value has been used', actions(select([option('x'), option('y')]))],
    ['options[0].text.text has 76', actions(select([option('x'.repeat(76))]))],
    ['options[0].value has 76', actions(select([option('x', 'x'.repeat(76))]))],
    [
      '.description.text has 76',
      actions(select([option('x', 'v', { description: plain('x'.repeat(76)) })])),
    ],
    [
      '.placeholder.text has 151',
      actions(select(options(1), { placeholder: plain('x'.repeat(151)) })),
    ],
    [
      'blocks[0].image_url has 3001',
      { blocks: [{ type: 'image', image_url: 'x'.repeat(3001), alt_text: 'x' }] },
    ],
    ['blocks[0].alt_text is no text', { blocks: [{ type: 'image', image_url: 'x' }] }],
    ['elements[0] has no type that is known: image', actions({ type: 'image', action_id: 'x' })],
  ])('are broken: %s', (fault, sent) => {
    expect(() => checkMessage(sent)).toThrow(fault);
  });
});
