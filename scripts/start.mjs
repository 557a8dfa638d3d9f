import module from 'node:module';
import { join } from 'node:path';

import { become, ensureModules, root } from './setup.mjs';

ensureModules();
// Exists from Node 22 on; older versions start a little slower.
module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'compile'));
const { ensureBuild } = await import('./compile.mjs');
await ensureBuild('service', 'explorer', 'table', 'whole');
await become(join(root, 'dist', 'src', 'main.js'), ['--in-one']);
