// node scripts/tool.mjs <name> <arguments…>: runs src/tools/<name>.ts, compiled.
import { join } from 'node:path';

import { ensureModules, root, run } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
await ensureBuild();
const [name, ...args] = process.argv.slice(2);
run(process.execPath, [join(root, 'dist', 'src', 'tools', `${name}.js`), ...args]);
