import { type Figure, GOALS, verdictOf } from './figures.js';
import { amount, columns, markdownFigures, markdownTable, textTable } from './table.js';

describe('the verdict', () => {
  it.each([
    [0.36, 'mark reached'],
    [0.35, 'bar met'],
    [0.2, 'bar met'],
    [0.199, 'BAR NOT MET'],
    [NaN, 'BAR NOT MET'],
  ])('where more is better: %d', (value, verdict) => {
    expect(verdictOf(GOALS.playLimit, value)).toBe(verdict);
  });

  it.each([
    [10, 'mark reached'],
    [25, 'bar met'],
    [25.1, 'BAR NOT MET'],
    [NaN, 'BAR NOT MET'],
  ])('where less is better: %d', (value, verdict) => {
    expect(verdictOf(GOALS.delivery, value)).toBe(verdict);
  });

  it('without a mark ends at the bar', () => {
    expect(verdictOf(GOALS.many, 5)).toBe('bar met');
  });
});

it('every goal has a mark beyond its bar', () => {
  const wrong = Object.values(GOALS).filter(
    (goal) => 'mark' in goal && verdictOf(goal, goal.mark) !== 'mark reached',
  );
  expect(wrong).toEqual([]);
});

it.each([
  [0.2345, '0.235'],
  [12.345, '12.3'],
  [123.4, '123'],
  [80_000, '80,000'],
  [0, '0'],
  [NaN, '–'],
])('%d is written %s', (value, text) => {
  expect(amount(value)).toBe(text);
});

describe('the table', () => {
  const figures: Figure[] = [
    { goal: 'playTail', value: 3.2, note: 'three rounds' },
    { goal: 'rules', value: 90_123, note: 'a | b' },
  ];

  it('is text with a verdict in each line', () => {
    const lines = textTable(figures).split('\n');
    expect(lines[1]).toMatch(/^play, 8 clients: p99 ÷ p50 +3\.2 +5 +3 +bar met$/);
    expect(lines[2]).toMatch(/ 90,123\/s +80,000\/s +200,000\/s +bar met$/);
  });

  it('is Markdown with the notes', () => {
    expect(markdownFigures(figures).split('\n').at(-1)).toMatch(/\| bar met \| a \\\| b \|$/);
  });
});

it('columns are as wide as their widest cell', () => {
  expect(
    columns([
      ['a', 'b'],
      ['long', 'c'],
    ]),
  ).toBe('a     b\nlong  c');
  expect(markdownTable([['a'], ['b']])).toBe('| a |\n| --- |\n| b |');
});
