import type { Action } from '../../rules/index.js';
import { firstPath, menuOf, type Offer } from './menu.js';
import type { Path } from './path.js';
import type { Wording } from './wording.js';

const FIRST = firstPath('0f8fad5b-d9cb-469f-a165-70867728950e', 7, 0);

const wording: Wording = {
  locale: 'en',
  label: (action) => Object.values(action).join(' '),
  names: (action) => Object.values(action).map((value) => `${value}`.replace(/^twin.*/, 'twin')),
  prompt: (_, field) => `${field}?`,
};
const offered = (choices: readonly Action[], most = 25): Offer => ({ choices, wording, most });

/** The menu that is left when the options with these texts have been pressed. */
function pressed(offer: Offer, ...texts: readonly string[]) {
  let path: Path = FIRST;
  for (const text of texts) {
    const menu = menuOf(offer, path);
    if (menu === null || menu.kind === 'decided') throw new Error(`nothing to press: ${text}`);
    const option = menu.options.find((one) => one.text === text);
    if (option === undefined) throw new Error(`no option ${text}`);
    path = option.next;
  }
  return menuOf(offer, path);
}

const march = (unit: string, from: string, to: string): Action => ({ do: 'march', unit, from, to });
const MARCHES = [
  march('a', 'york', 'buffalo'),
  march('a', 'york', 'detroit'),
  march('b', 'york', 'buffalo'),
  march('c', 'york', 'buffalo'),
];
const PASS: Action = { do: 'pass' };
const textsOf = (step: ReturnType<typeof menuOf>) =>
  step !== null && step.kind !== 'decided' ? step.options.map(({ text }) => text) : null;

describe('a menu', () => {
  const offer = offered([...MARCHES, PASS]);

  it('asks for the verb first, by buttons, and tells a choice that stands alone whole', () => {
    expect(menuOf(offer, FIRST)).toMatchObject({
      ...{ kind: 'verbs', look: 'buttons', prompt: 'null?', settled: [], pages: 1, back: null },
      options: [
        { text: 'march', sentence: null },
        { text: 'pass', sentence: 'pass' },
      ],
    });
    expect(pressed(offer, 'pass')).toEqual({ kind: 'decided', action: PASS });
  });

  it('then for the field with the fewest values, and not for what has one', () => {
    expect(pressed(offer, 'march')).toMatchObject({
      ...{ kind: 'values', look: 'menu', prompt: 'to?', settled: ['march', 'york'] },
      back: FIRST,
      options: [
        { text: 'buffalo', sentence: null },
        { text: 'detroit', sentence: 'march a york detroit' },
      ],
    });
    expect(pressed(offer, 'march', 'detroit')).toEqual({ kind: 'decided', action: MARCHES[1] });
    expect(textsOf(pressed(offer, 'march', 'buffalo'))).toEqual(['a', 'b', 'c']);
    expect(pressed(offer, 'march', 'buffalo', 'c')).toMatchObject({ action: MARCHES[3] });
  });

  it('decides by itself where there is one choice', () => {
    expect(menuOf(offered([PASS]), FIRST)).toEqual({ kind: 'decided', action: PASS });
  });

  it('tells things of one name apart', () => {
    const twins = offered([march('twin1', 'y', 'b'), march('twin2', 'y', 'b')]);
    expect(textsOf(menuOf(twins, FIRST))).toEqual(['twin (1)', 'twin (2)']);
  });

  it('has a menu of more than seven verbs', () => {
    const verbs = (count: number) => Array.from({ length: count }, (_, i) => ({ do: `v${i}` }));
    expect(menuOf(offered(verbs(7)), FIRST)).toMatchObject({ look: 'buttons' });
    expect(menuOf(offered(verbs(8)), FIRST)).toMatchObject({ look: 'menu' });
  });

  it('of many has pages', () => {
    const many = offered(
      Array.from({ length: 60 }, (_, i) => ({ do: 'play', card: `c${100 + i}` })),
    );
    const page = (nth: number) => menuOf(many, { ...FIRST, page: nth });
    expect([0, 1, 2].map((nth) => textsOf(page(nth))?.length)).toEqual([25, 25, 10]);
    expect(page(2)).toMatchObject({ pages: 3 });
    expect(page(3)).toBeNull();
    expect(pressed(offered(many.choices, 100), 'c159')).toEqual({
      kind: 'decided',
      action: many.choices[59],
    });
  });

  it('lists whole choices where a fourth press would be needed', () => {
    const digits = [0, 1, 2];
    const sends = digits.flatMap((regular) =>
      digits.flatMap((militia) =>
        digits.map((indian): Action => ({ do: 'send', regular, militia, indian })),
      ),
    );
    const wide = offered([...sends, PASS]);
    const last = pressed(wide, 'send', '1');
    expect(last).toMatchObject({ kind: 'choices', settled: ['send', '1'], pages: 1 });
    expect(textsOf(last)).toContain('send 1 2 0');
    expect(pressed(wide, 'send', '1', 'send 1 2 0')).toMatchObject({ action: sends[15] });
  });
});

describe('a path that leads nowhere', () => {
  const offer = offered([...MARCHES, PASS]);
  it.each<[string, Partial<Path>]>([
    ['a verb that there is not', { verb: 2 }],
    ['a value that there is not', { verb: 0, picks: [{ field: 2, value: 2 }] }],
    ['a field that is not asked for', { verb: 0, picks: [{ field: 0, value: 0 }] }],
    ['a field before the verb', { picks: [{ field: 2, value: 0 }] }],
    ['a choice that there is not', { picks: [{ field: null, value: 5 }] }],
    ['a whole choice where a field is asked for', { verb: 0, picks: [{ field: null, value: 0 }] }],
    ['a press after the last', { verb: 1, picks: [{ field: null, value: 0 }] }],
    ['a page that there is not', { page: 1 }],
    ['a page of what is decided', { verb: 1, page: 1 }],
  ])('is stale: %s', (_, path) => {
    expect(menuOf(offer, { ...FIRST, ...path })).toBeNull();
  });

  it('is any where nothing can be chosen', () => {
    expect(menuOf(offered([]), FIRST)).toBeNull();
  });
});
