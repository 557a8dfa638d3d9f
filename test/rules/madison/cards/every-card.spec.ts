import { readdirSync, readFileSync } from 'node:fs';

import { CARDS } from '../../../../src/rules/madison/components/cards/index.js';

const FOLDER = new URL('./', import.meta.url);

/** The tests of a file that play a card, by the numbers in their titles; `%i` and `$number` stand for the cards of a table. */
function numbersIn(file: string): number[] {
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  const titled = [...source.matchAll(/MMW-card-(\d+)/g)].map(([, number]) => Number(number));
  const tabled = /MMW-card-(%i|\$number)/.test(source)
    ? [...source.matchAll(/\bc(\d+)\b/g)].map(([, number]) => Number(number))
    : [];
  return [...titled, ...tabled];
}

it('MMW-8.27 every card has a test of what its text says', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.spec.ts'));
  const tested = new Set(files.flatMap(numbersIn));
  expect(CARDS.filter(({ number }) => !tested.has(number)).map(({ id }) => id)).toEqual([]);
});
