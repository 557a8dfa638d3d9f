// Runs the whole test suite, or what the arguments name (they are passed to jest). `--long` plays more games and checks
// more in each; `--short` leaves the longest files out. A few files that fail in the whole suite are run once more by
// themselves: on a busy machine a file may fail for want of time alone. What fails twice has failed, and what passes
// only then is named. The last line has the counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { outcomeOf, toRunAgain } from '../test/runner/outcome.mjs';
import { ensureModules, follow, jestEnvironment, packageBin, root } from './setup.mjs';

ensureModules();
const given = process.argv.slice(2);
/** Arguments that are not jest's. */
const OURS = ['--long', '--short'];
const isOrder = (argument) => argument.startsWith('--order=');
const order = given.find(isOrder)?.slice('--order='.length) ?? '';
const forJest = given.filter((argument) => !OURS.includes(argument) && !isOrder(argument));
const folder = mkdtempSync(join(tmpdir(), 'muster-jest-'));

/** Runs jest; returns its exit code and its report (null: it wrote none). */
async function jest(args) {
  const file = join(folder, 'result.json');
  rmSync(file, { force: true });
  // V8 has threads of its own that collect garbage. Where three workers keep all cores busy, these threads are in
  // their way: without them the run takes an eighth less time on two cores.
  const flags = availableParallelism() > 3 ? [] : ['--single-threaded-gc'];
  const jestArgs = [packageBin('jest'), '--json', `--outputFile=${file}`, ...args];
  const status = await follow(process.execPath, [...flags, ...jestArgs], {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...jestEnvironment,
      LONG_TESTS: given.includes('--long') ? '1' : '',
      SHORT_TESTS: given.includes('--short') ? '1' : '',
      SPEC_ORDER: order,
    },
  });
  try {
    return { status, report: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { status, report: null };
  }
}

const first = await jest(forJest);
const again = first.report !== null && forJest.length === 0 ? toRunAgain(first.report) : [];
const second =
  again.length === 0 ? null : await jest(['--maxWorkers=1', '--runTestsByPath', ...again]);
rmSync(folder, { recursive: true, force: true });

const isWhole = first.report !== null && (second === null || second.report !== null);
const { passed, failed, unsteady } = isWhole
  ? outcomeOf(first.report, second?.report ?? null)
  : { passed: 0, failed: 1, unsteady: [] };
for (const file of unsteady)
  process.stdout.write(
    `unsteady: ${relative(root, file)} failed beside others, passed by itself\n`,
  );
process.stdout.write(`${passed} passed, ${failed} failed\n`);
const { status } = second ?? first;
process.exit(status === 0 && passed === 0 ? 1 : status);
