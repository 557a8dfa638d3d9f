import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync, unlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { PROJECT_ROOT } from '../src/common/project-root.js';
import { BadArguments } from './arguments.js';
import { type Rig, say } from './rig.js';

/** This file checks out another commit of this project, beside it. */

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** The full hash of a commit that the user has named. */
export function commitNamed(text: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${text}^{commit}`);
  } catch {
    throw new BadArguments(
      `There is no commit "${text}" in ${PROJECT_ROOT}; give a hash, a branch or a tag that \`git log\` shows there.`,
    );
  }
}

export const shortHash = (commit: string): string => git('rev-parse', '--short', commit);

/** The name of what is measured as this tree. */
export function treeName(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', changed';
  return `this tree (${shortHash('HEAD')}${changed})`;
}

/** Checks a commit out and builds it, in a folder that is removed when the rig is closed. */
export async function checkOut(rig: Rig, commit: string): Promise<string> {
  const place = join(rig.folder, 'against');
  rig.later(() => removed(place));
  await command(
    rig,
    ['git', 'worktree', 'add', '--quiet', '--detach', place, commit],
    PROJECT_ROOT,
  );
  lendModules(place);
  if (isOtherLock(commit))
    say('  its package-lock.json differs: it runs with the packages of this tree all the same');
  await command(rig, [process.execPath, join('scripts', 'build.mjs')], place);
  if (!existsSync(join(place, 'dist', 'src', 'main.js')))
    throw new BadArguments(
      `${shortHash(commit)} cannot be played against: its build makes no dist/src/main.js; choose a later commit.`,
    );
  return place;
}

/**
 * Links the installed packages into the other tree; they are not installed again. Its build only checks that they are
 * not older than the lockfile.
 */
function lendModules(place: string): void {
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), modulesIn(place), 'junction');
  utimesSync(join(place, 'package-lock.json'), 0, 0);
}

const modulesIn = (place: string): string => join(place, 'node_modules');

function isOtherLock(commit: string): boolean {
  return git('diff', '--name-only', commit, '--', 'package-lock.json') !== '';
}

/** Removes the other tree; first the link, so that the packages behind it are not removed. */
async function removed(place: string): Promise<void> {
  if (existsSync(modulesIn(place))) unlinkSync(modulesIn(place));
  if (existsSync(place))
    await promisify(execFile)('git', ['worktree', 'remove', '--force', place], {
      cwd: PROJECT_ROOT,
    });
}

/** Runs a command, which is stopped when the rig is closed. */
async function command(
  rig: Rig,
  [program = '', ...args]: readonly string[],
  cwd: string,
): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  rig.later(() => ended(child));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) return;
  throw new Error(`\`${[program, ...args].join(' ')}\` failed in ${cwd}; what it said is above`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
