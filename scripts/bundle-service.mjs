// Puts the service and the packages that it is made of into one file, for `npm start`: looking for 4,600 modules and
// reading them one by one takes longer than all else that it does before its first answer.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';

import { root } from './setup.mjs';

const outdir = join(root, 'dist', 'whole');

/** What Nest would load where it is installed, and what is loaded when it is first needed, as it is. */
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

/** They look for packages from where they are themselves, and would get a second copy of what is in the file. */
const LOOKERS =
  /@nestjs[\\/](typeorm[\\/]dist[\\/]common[\\/]typeorm-compat|mapped-types[\\/]dist[\\/]type-helpers\.utils)\.js$/;
/** They find files by where they are themselves. */
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

/** Seen from the file in `dist/whole`. */
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
  // V8 would have to be told how to look for modules, which Node calls experimental; these are all packages.
  supported: { 'dynamic-import': false },
  external: APART.flatMap((name) => [name, `${name}/*`]),
  define: { 'import.meta.url': 'fileAddress' },
  banner: { js: "const fileAddress = require('node:url').pathToFileURL(__filename).href;" },
  plugins: [atHome],
  logLevel: 'warning',
});

/** Where esbuild says of which file the lines are that follow. */
const FILE = /^ *\/\/ (\S+)$/;
const CLASS = /^(.*?\bclass(?: ([\w$]+))?(?: extends .*)? \{)(.*)$/;
const NAMED = /([\w$]+) = class\b(?! [\w$]+ ?(?:\{|extends ))/;

/**
 * Of two classes of one name esbuild calls one otherwise, and there are tables, types and errors that are called as
 * their class is: such a class gets its own name back.
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
const code = withOwnNames(outputFiles[0].text);
// What V8 makes of it is kept beside it, under this name.
const print = createHash('sha256').update(code).digest('hex').slice(0, 16);
rmSync(outdir, { recursive: true, force: true });
await mkdir(outdir, { recursive: true });
writeFileSync(join(outdir, 'service.cjs'), `/*${print}*/${NAMING}\n${code}`);
