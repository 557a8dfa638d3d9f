// Brings dist/ up to date with src/, migrations/ and, where asked for, bench/, by `nest build`, esbuild or SWC itself.
// Nothing is done where nothing changed. One process builds at a time, so that `npm start` and `npm test` may be called
// at once.
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

/** What is built of which folders, and how; `makes`: what of it is begun with, in `dist`. */
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

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(spec|d)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes('node_modules'));

/** Changes with every source file and setting that the build is made of. */
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

/** What was built of sources that are gone. */
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

/** Changes where the same number goes to another process; empty where the system does not tell. */
function startOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return '';
  }
}

/** Who wrote a lock, by number and start; it may be read before it is written. */
const holds = (text) => {
  const [pid, start] = text.split(' ');
  return text === '' || (isAlive(Number(pid)) && startOf(pid) === start);
};

/** Waits while another process builds; one that died while it built is not waited for. */
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

/** The service with the pages that it shows, or the part that is named. Ends this process where it cannot be built. */
export async function ensureBuild(...parts) {
  for (const part of parts.length > 0 ? parts : ['service', 'explorer', 'table'])
    await ensurePart(part);
}

/** What builds a part: a script of our own, or a command of a package. */
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
