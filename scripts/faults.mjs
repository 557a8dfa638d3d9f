// npm run faults [-- <fault>…]: breaks each promise on purpose and runs its test, which must fail and say why. The last
// line counts the faults that were found and those that were missed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { FAULTS } from '../test/e2e/faults/table.mjs';
import { end, ensureModules, jestEnvironment, packageBin, root, wasStopped } from './setup.mjs';

ensureModules();
const { ensureBuild } = await import('./compile.mjs');
await ensureBuild();

/** How many characters of a failure message are shown: the test, what was expected and what came. */
const SAID = 600;

const fileOf = ({ fault }) => `test/e2e/faults/${fault}.mjs`;

const commandOf = (row) =>
  row.tool
    ? `npm run ${row.tool} -- ${row.args} --fault ${fileOf(row)}`
    : `FAULT=${fileOf(row)} npm test -- --long e2e/${row.spec} -t '${row.test}'`;

/** The standard output of a process, once it has ended. */
async function outputOf(args, environment) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  const status = await end(child);
  if (wasStopped(status)) process.exit(status);
  return text;
}

async function ofTool(row) {
  const tool = join(root, 'dist', 'src', 'tools', `${row.tool}.js`);
  const args = ['--json', ...row.args.split(' '), '--fault', fileOf(row)];
  return JSON.parse(await outputOf([tool, ...args])).faults;
}

async function ofSpec(row) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-faults-'));
  const report = join(folder, 'result.json');
  const jest = [packageBin('jest')];
  const what = [`e2e/${row.spec}.spec`, '-t', row.test, '--json', `--outputFile=${report}`];
  await outputOf([...jest, ...what], {
    ...jestEnvironment,
    ...{ FAULT: fileOf(row), LONG_TESTS: '1' },
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) throw new Error(testResults[0]?.message ?? 'no such spec');
  return tests.flatMap(({ failureMessages }) => failureMessages.map(stripVTControlCharacters));
}

/** The failure messages of a test run; none if it could not even be started. */
const complaintsOf = (row) =>
  (row.tool ? ofTool(row) : ofSpec(row)).catch((error) => {
    process.stderr.write(`${String(error)}\n`);
    return [];
  });

const names = process.argv.slice(2);
const unknown = names.filter((name) => !FAULTS.some(({ fault }) => fault === name));
if (unknown.length > 0) {
  const known = [...new Set(FAULTS.map(({ fault }) => fault))].join(', ');
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Known are ${known}.\n`);
  process.exit(2);
}
const wanted = FAULTS.filter(({ fault }) => names.length === 0 || names.includes(fault));
let missed = 0;
for (const row of wanted) {
  const began = Date.now();
  const complaints = await complaintsOf(row);
  const complaint = complaints.find((said) => row.says.test(said));
  const found = complaint !== undefined;
  if (!found) missed++;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const result = found ? 'found ' : 'MISSED';
  process.stdout.write(`${result} ${seconds} s, ${row.promise}: ${commandOf(row)}\n`);
  // The message also matches if a fault is outdated and breaks everything, so it is printed for a person to judge.
  const said = complaint ?? complaints[0];
  if (said !== undefined) process.stdout.write(`  it said: ${said.slice(0, SAID)}\n`);
}
process.stdout.write(`${wanted.length - missed} found, ${missed} missed\n`);
process.exit(missed === 0 ? 0 : 1);
