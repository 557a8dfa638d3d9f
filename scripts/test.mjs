// The whole test suite, or what the arguments name (they go to jest). `--long` plays more games and looks at more of
// each. Ends with a line that counts what jest counted.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureModules, follow, jestEnvironment, packageBin } from './setup.mjs';

ensureModules();
const given = process.argv.slice(2);
const isOrder = (argument) => argument.startsWith('--order=');
const order = given.find(isOrder)?.slice('--order='.length) ?? '';
const folder = mkdtempSync(join(tmpdir(), 'muster-jest-'));
const report = join(folder, 'result.json');
const status = await follow(
  process.execPath,
  [
    packageBin('jest'),
    '--json',
    `--outputFile=${report}`,
    ...given.filter((argument) => argument !== '--long' && !isOrder(argument)),
  ],
  {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...jestEnvironment,
      LONG_TESTS: given.includes('--long') ? '1' : '',
      SPEC_ORDER: order,
    },
  },
);
let { numPassedTests: passed, numFailedTests: failed } = { numPassedTests: 0, numFailedTests: 0 };
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed = result.numPassedTests;
  // A file that cannot even be loaded holds no counted test, yet it has failed.
  failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
} catch {
  failed = 1;
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(status === 0 && passed === 0 ? 1 : status);
