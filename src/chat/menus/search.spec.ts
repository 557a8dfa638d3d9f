import type { Action } from '../../rules/index.js';
import { firstPath, menuOf } from './menu.js';
import { folded, pathOfFound, searchChoices } from './search.js';
import type { Wording } from './wording.js';

const LABELS = [
  'March the 6th Infantry to York',
  'March Brock to Fort York',
  'Retreat to Montréal',
  'ヨークへ進める',
  'York is held',
  'Newyorkers march',
];
const CHOICES: readonly Action[] = LABELS.map((_, card) => ({ do: 'play', card }));
const wording: Wording = {
  locale: 'en',
  label: ({ card }) => LABELS[Number(card)] ?? '',
  names: () => [],
  prompt: () => '',
};
const found = (text: string, limit = 25): string[] =>
  searchChoices(CHOICES, text, wording, limit).map(({ label }) => label);

describe('a search over labels', () => {
  it('puts first what begins so, then what has the word earlier, then what has it within one', () => {
    expect(found('york')).toEqual([LABELS[4], LABELS[1], LABELS[0], LABELS[5]]);
  });

  it('heeds every word, in any order', () => {
    expect(found('york march')).toEqual([LABELS[1], LABELS[0], LABELS[5]]);
    expect(found('york retreat')).toEqual([]);
  });

  it('heeds neither case nor width nor accents', () => {
    expect(found('MONTREAL')).toEqual([LABELS[2]]);
    expect(found('ｍｏｎｔｒéａｌ')).toEqual([LABELS[2]]);
    expect(found('ﾖｰｸ')).toEqual([LABELS[3]]);
    expect(folded('がプ')).not.toBe(folded('かフ'));
  });

  it('of nothing finds all, in their order, and never more than are wanted', () => {
    expect(found('  ')).toEqual(LABELS);
    expect(found('', 2)).toEqual(LABELS.slice(0, 2));
  });

  it('of very much finds nothing, at once', () => {
    expect(found('york '.repeat(1_000_000))).toHaveLength(4);
    expect(found('x'.repeat(10_000_000))).toEqual([]);
  });

  it('leads to what was found', () => {
    const [one] = searchChoices(CHOICES, 'montreal', wording, 25);
    const path = pathOfFound(firstPath('0f8fad5b-d9cb-469f-a165-70867728950e', 1, 0), one!);
    const step = menuOf({ choices: CHOICES, wording, most: 25 }, path);
    expect(step).toEqual({ kind: 'decided', action: CHOICES[2] });
  });
});
