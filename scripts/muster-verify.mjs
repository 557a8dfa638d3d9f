#!/usr/bin/env node
// npx muster-verify game.json: src/tools/verify.ts, compiled where that has not been done yet.
import { join } from 'node:path';

import { become, ensureModules, root } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
await ensureBuild();
await become(join(root, 'dist', 'src', 'tools', 'verify.js'), process.argv.slice(2));
