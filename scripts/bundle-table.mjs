// Bundles the page at /play with everything that it needs into dist/pages. Each file name contains a hash of its
// content; `files.json` lists the files with which the page begins.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { build } from 'esbuild';

import { licencesOf } from './licences.mjs';
import { root } from './setup.mjs';

const outdir = join(root, 'dist', 'pages');
rmSync(outdir, { recursive: true, force: true });
/**
 * Turns a CommonJS module into an ES module. Otherwise esbuild would add its own helpers for that, in a file that all
 * others load first.
 */
const asModule = {
  name: 'as-module',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]papaparse(\.min)?\.js$/ }, ({ path }) => ({
      contents: `const module = { exports: {} }, exports = module.exports;
        ${readFileSync(path, 'utf8')}
        export default module.exports;`,
    })),
};
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { main: 'table/src/main.tsx', style: 'table/style.css', icon: 'table/icon.svg' },
  loader: { '.svg': 'copy' },
  outdir,
  tsconfig: 'table/tsconfig.json',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  format: 'esm',
  target: ['es2022'],
  bundle: true,
  splitting: true,
  plugins: [asModule],
  minify: true,
  metafile: true,
  legalComments: 'linked',
  logLevel: 'warning',
});

const begun = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
const named = (source) =>
  basename(begun.find(([, { entryPoint }]) => entryPoint === source)?.[0] ?? '');
/** The files that are loaded together with a file, without that file. */
const loadedWith = (source) => {
  const [, made] = begun.find(([, { entryPoint }]) => entryPoint === source) ?? [];
  return made.imports
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => basename(path));
};
const shared = loadedWith('table/src/main.tsx');
const later = (source) =>
  [named(source), ...loadedWith(source)].filter((file) => !shared.includes(file));
writeFileSync(join(outdir, 'LICENCES.txt'), licencesOf(metafile));
writeFileSync(
  join(outdir, 'files.json'),
  JSON.stringify({
    script: named('table/src/main.tsx'),
    shared,
    game: later('table/src/game/game.tsx'),
    lists: later('table/src/lists/pages.ts'),
    words: { en: named('table/src/words/en.ts'), ja: named('table/src/words/ja.ts') },
    style: named('table/style.css'),
    icon: named('table/icon.svg'),
  }),
);

const files = Object.keys(metafile.outputs)
  .filter((file) => !file.endsWith('.txt'))
  .map((file) => `/table/${basename(file)}`);
await build({
  absWorkingDir: root,
  entryPoints: ['table/worker/worker.ts'],
  outdir: join(outdir, 'worker'),
  tsconfig: 'table/worker/tsconfig.json',
  define: { FILES: JSON.stringify(files) },
  target: ['es2022'],
  bundle: true,
  minify: true,
  logLevel: 'warning',
});
