// node scripts/example.mjs <name> <arguments…>: runs examples/<name>.ts with its types removed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { become, ensureModules, root } from './setup.mjs';

ensureModules();
const { default: swc } = await import('@swc/core');
const [name, ...args] = process.argv.slice(2);
const folder = join(root, 'node_modules', '.cache', 'examples');
mkdirSync(folder, { recursive: true });
const { code } = await swc.transform(readFileSync(join(root, 'examples', `${name}.ts`), 'utf8'), {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'es6' },
});
const file = join(folder, `${name}.mjs`);
writeFileSync(file, code);
await become(file, args);
