// node scripts/tool.mjs <name> <arguments…>: runs src/tools/<name>.ts, compiled.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { become, ensureModules, root } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
const [name, ...args] = process.argv.slice(2);
// The schema is written before the pages are built, as they are made from it; the service starts with the pages that
// exist.
const isFirst = name === 'write-schema' && existsSync(join(root, 'dist', 'pages', 'files.json'));
await ensureBuild(...(isFirst ? ['service'] : []));
await become(join(root, 'dist', 'src', 'tools', `${name}.js`), args);
