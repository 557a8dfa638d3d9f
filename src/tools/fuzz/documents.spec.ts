import { readFileSync } from 'node:fs';

import { buildSchema, parse, validate } from 'graphql';

import { seeded } from '../../rules/index.js';
import { documents, type FuzzedDocument } from './documents.js';

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);
const WORDS = ['madison', '1814', 'us', '00000000-0000-4000-8000-000000000000'];

function take(count: number, seed: number): FuzzedDocument[] {
  const all = documents(schema, seeded(seed), WORDS);
  return Array.from({ length: count }, () => all.next().value);
}

const sorts = (query: string): string => {
  try {
    return validate(schema, parse(query)).length === 0 ? 'sound' : 'wrong';
  } catch {
    return 'unreadable';
  }
};

it('one seed makes one row of documents, another one another', () => {
  expect(take(200, 1)).toEqual(take(200, 1));
  expect(take(200, 2)).not.toEqual(take(200, 1));
});

it('there are sound ones, wrong ones and such that cannot be read, enough of each', () => {
  const counts: Record<string, number> = { sound: 0, wrong: 0, unreadable: 0 };
  // One that asks for far too much would take the validation long.
  const bounded = take(600, 3).filter(({ query }) => query.length < 2_000);
  for (const { query } of bounded) counts[sorts(query)]! += 1;
  expect(bounded.length).toBeGreaterThan(400);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(bounded.length / 20);
});

it('every operation of the schema is asked for', () => {
  const all = take(2_000, 4).map(({ query }) => query);
  for (const root of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ])
    for (const name of Object.keys(root?.getFields() ?? {}))
      expect([name, all.some((query) => query.includes(name))]).toEqual([name, true]);
  expect(all.some((query) => query.includes('__type'))).toBe(true);
});

it('each can be sent as JSON', () => {
  for (const document of take(500, 5)) expect(JSON.stringify(document)).toContain('"query":');
});
