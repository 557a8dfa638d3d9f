// Prepares a clean clone before anything else can run. Uses nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const installed = join(modules, '.package-lock.json');
const stamp = join(modules, '.muster-lock');

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function modulesAreFresh() {
  // If node_modules is a link, npm would empty the folder behind it, which belongs to another clone.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs) return true;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

/** Installs exactly the packages of the lockfile, unless they are installed. */
export function ensureModules() {
  if (modulesAreFresh()) return;
  process.stderr.write(
    'muster: installing the packages, which takes a minute or two and is done once; npm is silent until it is through\n',
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'], {
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lockHash());
}

/** Runs a command; if it fails, exits this process with the same exit code. */
function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs a command, passes SIGINT and SIGTERM on to it and waits for it, so that it does not outlive this process.
 * Returns the exit code as a shell would.
 */
export function follow(command, args, options = {}) {
  return end(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }));
}

/** See {@link follow}. */
export function end(child) {
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      done(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Whether an exit code means that the process was ended by SIGINT or SIGTERM. */
export const wasStopped = (status) =>
  [constants.signals.SIGINT, constants.signals.SIGTERM].includes(status - 128);

/** Continues as if Node had been started with this file: in the same process, so that it gets the signals. */
export async function become(file, args) {
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

/** The JavaScript file of a command of an installed package. */
export function packageBin(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Environment variables for jest and the threads that run spec files: TypeScript is loaded without a build. */
export const jestEnvironment = {
  NODE_OPTIONS: '--import=@swc-node/register/esm-register --conditions=source --no-warnings',
};
