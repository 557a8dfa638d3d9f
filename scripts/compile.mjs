// Brings dist/ up to date with src/, or one folder with another: each TypeScript file by SWC, everything else copied. Only
// what changed is touched, and each file is put in place whole, so that several may build, or run what was built, at once.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { root } from './setup.mjs';

/** Path inside `src` → what tells whether it changed. */
function sources(src, settings) {
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(spec|d)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return Object.fromEntries(
    files.map((file) => {
      const { mtimeMs, size } = statSync(file);
      return [relative(src, file), `${settings} ${mtimeMs} ${size}`];
    }),
  );
}

function readManifest(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function outputOf(dist, name) {
  return join(dist, name.replace(/\.ts$/, '.js'));
}

function put(file, content) {
  const draft = `${file}.${process.pid}.draft`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

async function compile({ src, dist }, name, options) {
  const output = outputOf(dist, name);
  const file = join(src, name);
  if (!name.endsWith('.ts')) return put(output, readFileSync(file));
  const { default: swc } = await import('@swc/core');
  const settings = { ...options, swcrc: false, sourceFileName: relative(dirname(output), file) };
  const { code, map } = await swc.transformFile(file, settings);
  put(`${output}.map`, map);
  put(output, `${code}\n//# sourceMappingURL=${output.split(/[\\/]/).at(-1)}.map\n`);
}

function remove(dist, name) {
  rmSync(outputOf(dist, name), { force: true });
  rmSync(`${outputOf(dist, name)}.map`, { force: true });
}

export async function ensureBuild(from = 'src', to = 'dist') {
  const folders = { src: join(root, from), dist: join(root, to) };
  const { src, dist } = folders;
  const manifestFile = join(dist, '.manifest.json');
  const config = readFileSync(join(root, '.swcrc'), 'utf8');
  const before = readManifest(manifestFile);
  const now = sources(src, createHash('sha256').update(config).digest('hex').slice(0, 8));
  const stale = Object.keys(now).filter(
    (name) => before[name] !== now[name] || !existsSync(outputOf(dist, name)),
  );
  const gone = Object.keys(before).filter((name) => !(name in now));
  if (stale.length + gone.length === 0) return;
  const { $schema: _, ...options } = JSON.parse(config);
  await Promise.all(stale.map((name) => compile(folders, name, options)));
  gone.forEach((name) => remove(dist, name));
  put(manifestFile, JSON.stringify(now));
}
