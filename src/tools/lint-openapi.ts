import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describedApi } from '../api-pages.js';
import { PROJECT_ROOT } from '../common/project-root.js';
import { withScratchApp } from './scratch-app.js';

/** Keeps Redocly from reporting its use and from asking for its newest version. */
const ALONE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const redocly = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin',
  'cli.js',
);

function lint(files: readonly string[]): number {
  const config = join(PROJECT_ROOT, 'redocly.yaml');
  const args = [redocly, 'lint', ...files, '--config', config, '--format', 'codeframe'];
  const env = { ...process.env, ...ALONE };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  // Its output is printed only if it found something.
  if (status !== 0) process.stderr.write(stdout + stderr);
  return status ?? 1;
}

const folder = mkdtempSync(join(tmpdir(), 'muster-openapi-'));
try {
  const files = await withScratchApp(async (app) =>
    Object.entries(describedApi(app)).map(([locale, document]) => {
      const file = join(folder, `openapi.${locale}.json`);
      writeFileSync(file, document);
      return file;
    }),
  );
  process.exitCode = lint(files);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
