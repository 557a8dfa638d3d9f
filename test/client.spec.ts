import { readFileSync } from 'node:fs';

import { buildSchema, parse, specifiedRules, validate } from 'graphql';

import * as documents from '../client/src/documents.js';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

it.each(Object.entries(documents))('%s asks for what the schema has', (_, document) => {
  expect(validate(schema, parse(document), specifiedRules).map(({ message }) => message)).toEqual(
    [],
  );
});
