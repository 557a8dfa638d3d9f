#!/usr/bin/env node
// npx muster-verify game.json: src/tools/verify.ts, compiled where that has not been done yet.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { ensureModules, root } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
await ensureBuild();
const tool = join(root, 'dist', 'src', 'tools', 'verify.js');
// Not in our own folder: the file is named from where the caller stands.
const { status } = spawnSync(process.execPath, [tool, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 2);
