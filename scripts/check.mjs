// Everything that has to hold before a change is accepted: runs all checks, two at a time, and lists at the end which
// failed.
import { spawn } from 'node:child_process';

import { end, ensureModules, root, wasStopped } from './setup.mjs';

ensureModules();
const shell = process.platform === 'win32';
const npm = shell ? 'npm.cmd' : 'npm';
/** Lanes run beside each other; the checks of a lane run one after the other. */
const LANES = [
  ['lint', 'plan'],
  ['types', 'format:check', 'dead', 'drift', 'openapi'],
];
const failed = [];

/** Runs a check. Its output is shown when it is over, so that the output of two checks is not mixed. */
async function run(name) {
  const child = spawn(npm, ['run', '--silent', name], {
    ...{ cwd: root, shell, stdio: ['inherit', 'pipe', 'pipe'] },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const status = await end(child);
  process.stderr.write(`check: ${name}\n`);
  process.stderr.write(Buffer.concat(said));
  if (wasStopped(status)) process.exit(status);
  if (status !== 0) failed.push(name);
}

await Promise.all(
  LANES.map(async (lane) => {
    for (const name of lane) await run(name);
  }),
);
process.stderr.write(failed.length ? `check: failed: ${failed.join(', ')}\n` : 'check: ok\n');
process.exit(failed.length ? 1 : 0);
