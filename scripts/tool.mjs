// node scripts/tool.mjs <name> <arguments…>: runs src/tools/<name>.ts, compiled.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { become, ensureModules, root } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
const [name, ...args] = process.argv.slice(2);
// What the pages are made of is written before they are built; the service begins with those that there are.
const isFirst = name === 'write-schema' && existsSync(join(root, 'dist', 'pages', 'files.json'));
await ensureBuild(...(isFirst ? ['service'] : []));
await become(join(root, 'dist', 'src', 'tools', `${name}.js`), args);
