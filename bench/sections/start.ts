import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from '../../src/common/project-root.js';
import type { Findings } from '../report.js';
import { type Rig, say } from '../rig.js';
import { median } from '../stats.js';

/** The files of a clean clone that `npm start` looks at. */
const CLONED = [
  'package.json',
  'package-lock.json',
  'nest-cli.json',
  '.swcrc',
  'tsconfig.json',
  'scripts',
  'src',
  'migrations',
  'table',
  'client',
];
const LIMIT_MS = 60_000;

/**
 * Measures the time from `npm start` to the first answer, in a clean clone with packages installed, nothing built and
 * no data.
 */
export async function start(rig: Rig): Promise<Findings> {
  const [cold, warm]: number[][] = [[], []];
  for (let round = 1; round <= rig.scale.rounds; round++) {
    const clone = join(rig.folder, `clone-${round}`);
    mkdirSync(clone, { mode: 0o755 });
    for (const name of CLONED)
      cpSync(join(PROJECT_ROOT, name), join(clone, name), {
        recursive: true,
        preserveTimestamps: true,
      });
    symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(clone, 'node_modules'), 'junction');
    cold?.push(await firstAnswer(rig, clone, 'first'));
    warm?.push(await firstAnswer(rig, clone, 'second'));
    say(
      `  round ${round}: ${cold?.at(-1)?.toFixed(2)} s, built before ${warm?.at(-1)?.toFixed(2)} s`,
    );
  }
  return {
    figures: [
      { goal: 'startBuilt', value: median(warm ?? []), note: 'npm itself is in it' },
      { goal: 'start', value: median(cold ?? []), note: 'in a clean clone, with the build' },
    ],
  };
}

async function firstAnswer(rig: Rig, clone: string, data: string): Promise<number> {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(clone, data), LOG_LEVEL: 'error' };
  delete (env as NodeJS.ProcessEnv)['DATABASE_URL'];
  const began = performance.now();
  // In a process group of its own, so that npm and its child processes can be ended together.
  const child = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await gone;
  };
  rig.later(end);
  const url = await new Promise<string>((found, fail) => {
    let text = '';
    setTimeout(() => fail(new Error(`no answer of npm start: ${text}`)), LIMIT_MS).unref();
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /http:\S+\/graphql/.exec(text)?.[0];
      if (address !== undefined) found(address);
    });
    child.once('exit', () => fail(new Error(`npm start ended: ${text}`)));
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ rulesets { id } }' }),
  });
  if (!(await response.text()).includes('columbia1812'))
    throw new Error('not the first answer of GraphQL');
  const seconds = (performance.now() - began) / 1000;
  await end();
  return seconds;
}
