// What has to hold before a change is taken: runs every check and says at the end which failed.
import { attempt, ensureModules } from './setup.mjs';

ensureModules();
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const failed = ['format:check', 'lint', 'plan', 'dead', 'types', 'drift'].filter((name) => {
  process.stderr.write(`check: ${name}\n`);
  return attempt(npm, ['run', '--silent', name], { shell: process.platform === 'win32' }).status;
});
process.stderr.write(failed.length ? `check: failed: ${failed.join(', ')}\n` : 'check: ok\n');
process.exit(failed.length ? 1 : 0);
