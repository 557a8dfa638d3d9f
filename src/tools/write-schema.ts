import { writeFileSync } from 'node:fs';

import { artefacts } from './artefacts.js';
import { withScratchApp } from './scratch-app.js';

await withScratchApp(async (app) => {
  for (const { path, text } of await artefacts(app)) writeFileSync(path, text);
});
