// Brings dist/ up to date with src/, migrations/ and, if asked for, bench/, with `nest build`, esbuild or SWC itself.
// Does nothing if nothing has changed. Only one process builds at a time, so that `npm start` and `npm test` can be
// called at the same time.
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { follow, packageBin, root, wasStopped } from './setup.mjs';

const dist = join(root, 'dist');
const lock = join(dist, '.lock');
const SETTINGS = [
  'nest-cli.json',
  '.swcrc',
  'tsconfig.json',
  'package-lock.json',
  'scripts/bundle-explorer.mjs',
  'scripts/bundle-service.mjs',
  'scripts/bundle-table.mjs',
  'scripts/licences.mjs',
];

/** For each part, the folders that it is built from and how; `makes`: its entry file in `dist`. */
const PARTS = {
  service: {
    folders: ['src', 'migrations'],
    makes: 'src/main.js',
    command: ['@nestjs/cli', 'nest', 'build'],
  },
  explorer: {
    folders: ['src/graphql/explorer'],
    makes: 'explorer/main.js',
    script: 'scripts/bundle-explorer.mjs',
  },
  table: {
    folders: ['table', 'client'],
    makes: 'pages/files.json',
    script: 'scripts/bundle-table.mjs',
  },
  whole: {
    folders: ['src', 'migrations'],
    makes: 'whole/service.cjs',
    script: 'scripts/bundle-service.mjs',
  },
  bench: {
    folders: ['bench'],
    makes: 'bench/main.js',
    command: ['@swc/cli', 'swc', 'bench', '-d', 'dist', '--quiet', '--ignore', 'bench/peers/**'],
  },
};

/** The sources in a folder; what is built into it (the package of the client: `client/dist`) is none. */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(spec|d)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(relative(root, file)));

/** A hash that changes with every source file and setting of the build. */
function printOf(files) {
  const hash = createHash('sha256');
  for (const name of SETTINGS) hash.update(readIfThere(join(root, name)));
  for (const file of files.toSorted()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${relative(root, file)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Removes files that were built from sources that no longer exist. */
function removeOrphans(folder, files) {
  const built = join(dist, folder);
  if (!existsSync(built)) return;
  const sources = new Set(files.map((file) => relative(root, file).replace(/\.ts$/, '.js')));
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const source = relative(dist, file).replace(/\.map$/, '');
    if (entry.isFile() && !sources.has(source)) rmSync(file);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * The start time of a process, which tells it from a later process with the same id; empty if the system does not say.
 */
function startOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return '';
  }
}

/**
 * Whether the process that wrote a lock, with its id and start time, still runs; the lock may be read before it is
 * fully written.
 */
const holds = (text) => {
  const [pid, start] = text.split(' ');
  return text === '' || (isAlive(Number(pid)) && startOf(pid) === start);
};

/** Waits while another process builds, unless that process has died. */
async function locked(work) {
  mkdirSync(dist, { recursive: true });
  for (;;) {
    try {
      const file = openSync(lock, 'wx');
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`);
      closeSync(file);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!holds(readIfThere(lock))) rmSync(lock, { force: true });
      await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Builds the service with its pages, or the named parts. Exits this process if that fails. */
export async function ensureBuild(...parts) {
  for (const part of parts.length > 0 ? parts : ['service', 'explorer', 'table'])
    await ensurePart(part);
}

/** The command that builds a part: a script of ours, or a command of a package. */
function builderOf({ script, command }) {
  if (script !== undefined) return [join(root, script)];
  const [name, bin, ...args] = command;
  return [packageBin(name, bin), ...args];
}

async function ensurePart(part) {
  const { folders, makes } = PARTS[part];
  const stamp = join(dist, `.${part}`);
  const isCurrent = () =>
    existsSync(join(dist, makes)) && readIfThere(stamp) === printOf(folders.flatMap(filesIn));
  if (isCurrent()) return;
  const status = await locked(async () => {
    if (isCurrent()) return 0;
    const files = folders.flatMap(filesIn);
    const print = printOf(files);
    const status = await follow(process.execPath, builderOf(PARTS[part]), {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (wasStopped(status)) return status;
    if (status !== 0) throw new Error(`${part} could not be built`);
    for (const folder of folders) removeOrphans(folder, files);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, print);
    return 0;
  });
  if (status !== 0) process.exit(status);
}
