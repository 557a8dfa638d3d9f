// Bundles the service and its packages into one file, for `npm start`: finding and reading 4,600 modules one by one
// takes longer than everything else before its first answer.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';

import { root } from './setup.mjs';

const outdir = join(root, 'dist', 'whole');

/**
 * Packages that are not bundled: those that Nest would use if they were installed, and those that are loaded only when
 * needed.
 */
const APART = [
  '@apollo/gateway',
  '@apollo/subgraph',
  '@as-integrations/express5',
  '@discordjs/rest',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@redis/client',
  '@resvg/resvg-js',
  'class-transformer/storage',
  'nodemailer',
  'subset-font',
  'ts-morph',
];

/** Modules that load packages relative to themselves; unchanged, they would get a second copy of bundled ones. */
const LOOKERS =
  /@nestjs[\\/](typeorm[\\/]dist[\\/]common[\\/]typeorm-compat|mapped-types[\\/]dist[\\/]type-helpers\.utils)\.js$/;
/** Modules that find files relative to themselves. */
const PLACED = /dist[\\/]src[\\/](graphql[\\/]explorer|games[\\/]pictures[\\/]typefaces)\.js$/;

const atHome = {
  name: 'at-home',
  setup({ onLoad }) {
    onLoad({ filter: LOOKERS }, ({ path }) =>
      changed(path, 'const require = createRequire(import.meta.url);', ''),
    );
    onLoad({ filter: PLACED }, ({ path }) =>
      changed(path, 'import.meta.url', `new URL('${placeOf(path)}', import.meta.url).href`),
    );
  },
};

function changed(path, text, instead) {
  const source = readFileSync(path, 'utf8');
  if (!source.includes(text))
    throw new Error(
      `${path} has changed: look at how it finds what it needs, and change ${import.meta.filename}`,
    );
  return { contents: source.replaceAll(text, instead), loader: 'js' };
}

/** The path of a module, relative to the bundle in `dist/whole`. */
const placeOf = (path) => path.replaceAll('\\', '/').replace(/^.*\/dist\/src\//, '../src/');

const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['dist/src/service.js'],
  outfile: join(outdir, 'service.cjs'),
  write: false,
  metafile: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  bundle: true,
  // Dynamic imports are replaced: V8 would need a hook to resolve them, which Node calls experimental, and all of them
  // import packages.
  supported: { 'dynamic-import': false },
  external: APART.flatMap((name) => [name, `${name}/*`]),
  define: { 'import.meta.url': 'fileAddress' },
  banner: { js: "const fileAddress = require('node:url').pathToFileURL(__filename).href;" },
  plugins: [atHome],
  logLevel: 'warning',
});

/** The comment with which esbuild names the file of the following lines. */
const FILE = /^ *\/\/ (\S+)$/;
const CLASS = /^(.*?\bclass(?: ([\w$]+))?(?: extends .*)? \{)(.*)$/;
const NAMED = /([\w$]+) = class\b(?! [\w$]+ ?(?:\{|extends ))/;

/**
 * If two classes have the same name, esbuild renames one, but tables, types and errors are named after their classes:
 * so such a class gets its own name back.
 */
function withOwnNames(code) {
  let file = '';
  const lines = code.split('\n').map((line) => {
    const said = FILE.exec(line)?.[1];
    if (said !== undefined && said in metafile.inputs) file = said;
    if (!/\bclass\b/.test(line)) return line;
    const [, head, inner, rest] = CLASS.exec(line) ?? [];
    const name = inner ?? NAMED.exec(line)?.[1];
    if (name === undefined || inner === 'extends') return line;
    const own = ownName(name, file);
    if (own === name) return line;
    if (head === undefined) throw new Error(`${file}: give the class ${own} a head of one line.`);
    return `${head} static { ownName(this, '${own}'); }${rest}`;
  });
  return lines.join('\n');
}

const sources = new Map();
const sourceOf = (file) => {
  const known = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
  sources.set(file, known);
  return known;
};

function ownName(name, file) {
  if (file === '' || !/^_|\d$/.test(name) || isIn(file, name)) return name;
  return shortened(name.replace(/^_/, '')).find((one) => isIn(file, one)) ?? name;
}

const isIn = (file, word) =>
  new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`).test(sourceOf(file));

const shortened = (name) => [name, ...(/\d$/.test(name) ? shortened(name.slice(0, -1)) : [])];

const NAMING =
  "const ownName = (made, value) => Object.defineProperty(made, 'name', { value, configurable: true });";
/**
 * What esbuild leaves as it is (in regular expressions and comments) escaped too: one letter beyond Latin-1 and V8
 * keeps all of the text at two bytes a letter, 14 MB more.
 */
const escaped = (text) =>
  text.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const code = escaped(withOwnNames(outputFiles[0].text));
// The name under which V8's compiled code of this bundle is cached beside it.
const print = createHash('sha256').update(code).digest('hex').slice(0, 16);
rmSync(outdir, { recursive: true, force: true });
await mkdir(outdir, { recursive: true });
writeFileSync(join(outdir, 'service.cjs'), `/*${print}*/${NAMING}\n${code}`);
