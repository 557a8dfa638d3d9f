// Runs the whole test suite, or what the arguments name (they are passed to jest). `--long` plays more games and checks
// more in each; `--short` leaves the longest files out. The last line has jest's counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureModules, follow, jestEnvironment, packageBin } from './setup.mjs';

ensureModules();
const given = process.argv.slice(2);
/** Arguments that are not jest's. */
const OURS = ['--long', '--short'];
const isOrder = (argument) => argument.startsWith('--order=');
const order = given.find(isOrder)?.slice('--order='.length) ?? '';
const folder = mkdtempSync(join(tmpdir(), 'muster-jest-'));
const report = join(folder, 'result.json');
// V8 has threads of its own that collect garbage. Where three workers keep all cores busy, these threads are in their
// way: without them the run takes an eighth less time on two cores.
const status = await follow(
  process.execPath,
  [
    ...(availableParallelism() > 3 ? [] : ['--single-threaded-gc']),
    packageBin('jest'),
    '--json',
    `--outputFile=${report}`,
    ...given.filter((argument) => !OURS.includes(argument) && !isOrder(argument)),
  ],
  {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...jestEnvironment,
      LONG_TESTS: given.includes('--long') ? '1' : '',
      SHORT_TESTS: given.includes('--short') ? '1' : '',
      SPEC_ORDER: order,
    },
  },
);
let { numPassedTests: passed, numFailedTests: failed } = { numPassedTests: 0, numFailedTests: 0 };
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed = result.numPassedTests;
  // A spec file that cannot be loaded has no counted tests, but it has failed.
  failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
} catch {
  failed = 1;
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(status === 0 && passed === 0 ? 1 : status);
