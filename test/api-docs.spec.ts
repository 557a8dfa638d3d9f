import { readFileSync } from 'node:fs';

import { buildSchema, parse, validate } from 'graphql';

import { ERROR_CODES, ERRORS } from '../src/common/errors.js';
import { REFUSAL_CODES } from '../src/games/play/refusal.js';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const text = read('docs/api.md');
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  );

describe('docs/api.md', () => {
  it('tells every error code with its status and sentence, and no other', () => {
    const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (\d+) \| (.+) \|$/gm)].map(
      ([, code, status, sentence]) => [code, Number(status), sentence],
    );
    expect(rows).toEqual(
      ERROR_CODES.map((code) => [code, ERRORS[code].status, ERRORS[code].message.en]),
    );
  });

  it('tells which of them are data in GraphQL', () => {
    const [, list = ''] = /is refused as data in GraphQL with (.*?)\.\n/s.exec(text) ?? [];
    expect([...list.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code)).toEqual([...REFUSAL_CODES]);
  });

  it('shows GraphQL that the schema allows', () => {
    const schema = buildSchema(read('schema.graphql'));
    expect(blocks('graphql').length).toBeGreaterThan(3);
    for (const block of blocks('graphql')) expect(validate(schema, parse(block))).toEqual([]);
  });
});
