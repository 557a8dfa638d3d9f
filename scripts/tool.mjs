// node scripts/tool.mjs <name> <arguments…>: runs src/tools/<name>.ts, compiled.
import { join } from 'node:path';

import { become, ensureModules, root } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
await ensureBuild();
const [name, ...args] = process.argv.slice(2);
await become(join(root, 'dist', 'src', 'tools', `${name}.js`), args);
