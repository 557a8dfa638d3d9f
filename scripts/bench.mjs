// node scripts/bench.mjs <arguments…>: runs bench/main.ts, compiled beside what was built of src/.
import { join } from 'node:path';

import { become, ensureModules, root } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
await ensureBuild();
await ensureBuild('bench');
await become(join(root, 'dist', 'bench', 'main.js'), process.argv.slice(2));
