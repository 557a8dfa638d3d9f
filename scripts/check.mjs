// What has to hold before a change is taken: runs every check and says at the end which failed.
import { ensureModules, follow, wasStopped } from './setup.mjs';

ensureModules();
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const failed = [];
for (const name of ['format:check', 'lint', 'plan', 'dead', 'types', 'drift', 'openapi']) {
  process.stderr.write(`check: ${name}\n`);
  const shell = process.platform === 'win32';
  const status = await follow(npm, ['run', '--silent', name], { shell });
  if (wasStopped(status)) process.exit(status);
  if (status !== 0) failed.push(name);
}
process.stderr.write(failed.length ? `check: failed: ${failed.join(', ')}\n` : 'check: ok\n');
process.exit(failed.length ? 1 : 0);
