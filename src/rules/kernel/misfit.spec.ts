import { shapesOf } from './action.js';
import { misfit } from './misfit.js';
import { nearest } from './nearest.js';

const domains = { town: ['york', 'kingston', 'niagara'], unit: ['us-1', 'us-2'], count: [1, 2, 3] };
const shapes = shapesOf([
  { clause: 'T-1', verbs: { march: { unit: 'unit', to: 'town' }, pass: {} } },
  { clause: 'T-2', verbs: { march: { count: 'count', to: 'town' } } },
]);

const said = (input: unknown) => misfit(shapes, domains, input).en;

it.each([
  ['pass', /an object/],
  [null, /an object/],
  [[{ do: 'pass' }], /an object/],
  [{}, /`do`/],
  [{ do: 7 }, /`do`/],
  [{ do: 'marhc', to: 'york' }, /no action "marhc"\. Is "march" meant\?/],
  [{ do: 'xxxxxxx' }, /no action "xxxxxxx"; `actionSchema`/],
  [{ do: 'constructor' }, /no action "constructor"/],
  [{ do: 'march', unit: 'us-1' }, /march needs the field "to"/],
  [{ do: 'march', unit: 'us-1', too: 'york' }, /needs the field "to", not "too"/],
  [{ do: 'pass', to: 'york' }, /pass has no field "to"\./],
  [{ do: 'march', unit: 'us-1', to: 'york', by: 1 }, /no field "by"; its fields are unit, to/],
  [{ do: 'march', unit: 'us-1', to: 'yrok' }, /"to" of march cannot be "yrok"\. Is "york" meant\?/],
  [{ do: 'march', unit: 'us-1', to: 'York' }, /Is "york" meant\?/],
  [{ do: 'march', count: 9, to: 'york' }, /"count" of march cannot be "9"; it is one of 1, 2, 3\./],
  [{ do: 'march', count: '1', to: 'york' }, /"count" of march is a number: 1 without quotes\./],
  [
    { do: 'march', unit: 'x'.repeat(900), to: 'york' },
    /cannot be "x{40}…"; it is one of us-1, us-2/,
  ],
])('says of %j what is wrong with it', (input, words) => {
  expect(said(input)).toMatch(words);
  expect(misfit(shapes, domains, input).ja).toMatch(/[ぁ-ん]/);
});

describe('the nearest word', () => {
  it.each([
    ['kinston', 'kingston'],
    ['ykro', null],
    ['NIAGARA', 'niagara'],
    ['niagraa', 'niagara'],
    ['', null],
    ['o'.repeat(100_000), null],
  ])('to %j is %j', (written, found) => {
    expect(nearest(written, domains.town)).toBe(found);
  });

  it('is the first of those that are as near', () => {
    expect(nearest('us-3', ['us-1', 'us-2'])).toBe('us-1');
  });
});
