// Puts the page at /graphql and all that it needs into dist/explorer, so that it asks no other machine for anything.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { root } from './setup.mjs';

const outdir = join(root, 'dist', 'explorer');
rmSync(outdir, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/graphql/explorer/main.js',
    editor: 'monaco-editor/esm/vs/editor/editor.worker.js',
    json: 'monaco-editor/esm/vs/language/json/json.worker.js',
    graphql: 'monaco-graphql/esm/graphql.worker.js',
  },
  outdir,
  format: 'esm',
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  legalComments: 'linked',
  loader: { '.ttf': 'file' },
  // What is bundled reads it to leave out what helps its own developers.
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});

/** The folder of a package, of a file in it. */
const folderOf = (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

/** Name, version and licence of a package, with the text of the licence where it brings one. */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json')));
  const texts = readdirSync(join(root, folder))
    .filter((file) => /^(licen[cs]e|notice|thirdpartynotices)/i.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

const folders = new Set(Object.keys(metafile.inputs).map(folderOf).filter(Boolean));
writeFileSync(
  join(outdir, 'LICENCES.txt'),
  `${[...folders]
    .sort()
    .map(licenceOf)
    .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
);
