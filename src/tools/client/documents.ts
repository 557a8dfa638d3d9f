import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import {
  buildASTSchema,
  type DocumentNode,
  parse,
  stripIgnoredCharacters,
  type TypeNode,
  visit,
} from 'graphql';

/** Member -> a narrower type than JSON, which is all that the schema says. */
const NARROWER: { readonly [member: string]: string } = {
  action: 'Action',
  actions: 'Action',
  options: 'Options',
  optionSchema: 'OptionSchema',
};
const SCALARS = {
  ...{ ID: 'string', DateTime: 'string', Duration: 'string', JSON: '../json.js#Json' },
  ...{ Action: '../json.js#Action', Options: '../json.js#Options' },
  OptionSchema: '../json.js#OptionSchema',
};
const CONFIG = {
  documentMode: 'string',
  enumType: 'string-literal',
  immutableTypes: true,
  inlineFragmentTypes: 'combine',
  scalars: SCALARS,
  skipTypeNameForRoot: true,
  strictScalars: true,
  useTypeImports: true,
};

interface Member {
  readonly name: { readonly value: string };
  readonly type: TypeNode;
}

function narrowed<M extends Member>(member: M): M {
  const scalar = NARROWER[member.name.value];
  if (scalar === undefined) return member;
  const type = visit(member.type, {
    Name: (name) => (name.value === 'JSON' ? { ...name, value: scalar } : undefined),
  });
  return { ...member, type };
}

/** The schema as the client is to know it. Arguments stay in it, as variables are checked against them by name. */
function schemaOf(sdl: string): DocumentNode {
  const scalars = [...new Set(Object.values(NARROWER))].map((name) => `scalar ${name}\n`);
  return visit(parse(sdl + scalars.join('')), {
    FieldDefinition: narrowed,
    InputObjectTypeDefinition: (input) => ({ ...input, fields: input.fields?.map(narrowed) }),
  });
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const rawSDL = readFileSync(join(folder, name), 'utf8');
      return { location: name, rawSDL, document: parse(rawSDL) };
    });

/** Name of folders whose documents are loaded only when they are needed. */
const LATE = 'late';

export interface Documents {
  /** All types, and the documents that are loaded at once. */
  readonly code: string;
  readonly late: string;
}

/**
 * TypeScript for the documents in a folder: their types, and the documents themselves without a needless character, so
 * written that a bundle omits what it does not use. Of the files that the preset makes only one is used: the others are
 * for documents written within code.
 */
export async function documentsOf(folder: string, sdl: string): Promise<Documents> {
  const schema = schemaOf(sdl);
  const documents = sourcesIn(folder);
  const made = await preset.buildGeneratesSection({
    baseOutputDir: 'generated/',
    schema,
    schemaAst: buildASTSchema(schema),
    documents,
    plugins: [],
    pluginMap: {},
    presetConfig: { fragmentMasking: false },
    config: CONFIG,
    documentTransforms: [],
  });
  const file = made.find(({ filename }) => filename.endsWith('/graphql.ts'));
  if (file === undefined) throw new Error('The preset makes no graphql.ts.');
  return parted(small(await codegen(file)), lateIn(documents));
}

const lateIn = (documents: ReturnType<typeof sourcesIn>): ReadonlySet<string> =>
  new Set(
    documents
      .filter(({ location }) => location.startsWith(`${LATE}/`))
      .flatMap(({ document }) => document.definitions)
      .map((one) => ('name' in one ? (one.name?.value ?? '') : '')),
  );

/** Splits the code in two, as a bundle includes a file as a whole wherever any of it is used. */
function parted(all: string, lateNames: ReadonlySet<string>): Documents {
  const late: string[] = [];
  const code = all.replace(/export const (\w+)Document = [^;]*;\n?/g, (whole, name: string) => {
    if (!lateNames.has(name)) return whole;
    late.push(whole);
    return '';
  });
  const types = late.flatMap((one) => /<(\w+), ?\s*(\w+)>/.exec(one)?.slice(1) ?? []);
  const imports = `import { ${types.map((name) => `type ${name}, `).join('')}TypedDocumentString } from './graphql.js';\n`;
  return { code, late: `/* eslint-disable */\n${imports}${late.join('')}` };
}

const small = (code: string): string =>
  code
    .replace('@graphql-typed-document-node/core', '../document.js')
    .replace(
      /new TypedDocumentString\(`([^`]*)`/g,
      (_, text: string) =>
        `/* @__PURE__ */ new TypedDocumentString(\`${stripIgnoredCharacters(text)}\``,
    );
