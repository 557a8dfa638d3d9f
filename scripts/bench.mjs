// node scripts/bench.mjs <arguments…>: runs bench/main.ts, compiled beside what was built of src/.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { attempt, ensureModules, root } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
await ensureBuild();
// So that '../src/…' leads from compiled bench to compiled src.
const home = join(root, 'dist', '.bench');
mkdirSync(home, { recursive: true });
if (!existsSync(join(home, 'src'))) symlinkSync(join(root, 'dist'), join(home, 'src'), 'junction');
await ensureBuild('bench', join('dist', '.bench', 'bench'));
const { status } = attempt(process.execPath, [
  '--enable-source-maps',
  join(home, 'bench', 'main.js'),
  ...process.argv.slice(2),
]);
process.exit(status ?? 1);
