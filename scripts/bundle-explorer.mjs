// Bundles the page at /graphql with everything that it needs into dist/explorer, so that it loads nothing from other
// servers.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { licencesOf } from './licences.mjs';
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
  // The bundled code reads this variable to leave out its development checks.
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});

writeFileSync(join(outdir, 'LICENCES.txt'), licencesOf(metafile));
