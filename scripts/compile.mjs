// Brings dist/ up to date with src/: each TypeScript file by SWC, everything else copied.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './setup.mjs';

const src = join(root, 'src');
const dist = join(root, 'dist');
const stampFile = join(dist, '.stamp');

function sources() {
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(spec|d)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function stampOf(files) {
  const hash = createHash('sha256').update(readFileSync(join(root, '.swcrc')));
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

async function compileFile(swc, file, options) {
  const target = join(dist, file.slice(src.length));
  mkdirSync(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return cpSync(file, target);
  const output = target.replace(/\.ts$/, '.js');
  const { code, map } = await swc.transformFile(file, {
    ...options,
    swcrc: false,
    sourceFileName: file,
  });
  writeFileSync(output, `${code}\n//# sourceMappingURL=${output.split('/').at(-1)}.map\n`);
  writeFileSync(`${output}.map`, map);
}

export async function ensureBuild() {
  const files = sources();
  const stamp = stampOf(files);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const { $schema: _, ...options } = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'));
  const { default: swc } = await import('@swc/core');
  rmSync(dist, { recursive: true, force: true });
  await Promise.all(files.map((file) => compileFile(swc, file, options)));
  writeFileSync(stampFile, stamp);
}
