import { ensureModules } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
await ensureBuild('service', 'explorer', 'table', 'whole');
