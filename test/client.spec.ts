import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildSchema, parse, specifiedRules, stripIgnoredCharacters, validate } from 'graphql';

import * as generated from '../client/src/generated/graphql.js';
import * as late from '../client/src/generated/late.js';
import { clientSources, isCurrent } from '../src/tools/artefacts.js';
import { documentsOf } from '../src/tools/client/documents.js';

const sdl = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const schema = buildSchema(sdl);
const operations = Object.entries({ ...generated, ...late }).filter(([name]) =>
  name.endsWith('Document'),
);

describe('the documents of the client', () => {
  it.each(operations)(
    '%s asks for what the schema has, without a needless character',
    (_, sent) => {
      const { query } = JSON.parse(JSON.stringify({ query: sent })) as { query: string };
      expect(validate(schema, parse(query), specifiedRules).map(({ message }) => message)).toEqual(
        [],
      );
      expect(query).toBe(stripIgnoredCharacters(query));
    },
  );

  it('are as they were generated of client/documents, and so are the types of the rulesets', async () => {
    const sources = await clientSources(sdl);
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((source) => !isCurrent(source)).map(({ path }) => path)).toEqual([]);
  });
});

describe('documentsOf', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'muster-documents-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const made = async (document: string, schema = sdl) => {
    writeFileSync(join(folder, 'a.graphql'), document);
    return (await documentsOf(folder, schema)).code;
  };

  it('changes with a document and with the schema', async () => {
    const once = await made('query A { me { id } }');
    expect(once).toContain('query A{me{id}}');
    expect(await made('query A { me { id name } }')).not.toBe(once);
    const other = sdl.replace('me: Player\n', 'me: Player!\n');
    expect(other).not.toBe(sdl);
    expect(await made('query A { me { id } }', other)).not.toBe(once);
  });

  it('has those in a file of their own that are loaded late, with their types', async () => {
    mkdirSync(join(folder, 'late'));
    writeFileSync(join(folder, 'late', 'b.graphql'), 'query B { me { id } }');
    writeFileSync(join(folder, 'a.graphql'), 'query A { me { name } }');
    const { code, late } = await documentsOf(folder, sdl);
    expect(code).toContain('query A{me{name}}');
    expect(code).not.toContain('query B');
    expect(code).toContain('type BQuery ');
    expect(late).toContain('query B{me{id}}');
    expect(late).toContain('type BQuery,');
    expect(late).not.toContain('query A');
  });

  it('tells what is known of JSON by its name', async () => {
    const code = await made('query A { game(id: 1) { options view choices { action } } }');
    expect(code).toMatch(/options: Options, readonly view: Json/);
    expect(code).toMatch(/action: Action/);
  });

  it('refuses what the schema does not have', async () => {
    await expect(made('query A { me { shoeSize } }')).rejects.toThrow('shoeSize');
  });
});
