// How Node finds and loads TypeScript while tests run: `x.js` is `x.ts` where there is one, compiled as the service is
// built.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { transform } from '@swc/core';

import { compiledOf } from './compiled.cjs';

const root = new URL('../../', import.meta.url).href;
const settings = readFileSync(new URL('.swcrc', root), 'utf8');
const { $schema: _, ...swc } = JSON.parse(settings);
const FAULTS = `${root}test/e2e/faults/`;
const BUILT = `${root}dist/src/`;
/** jest makes this module for each file's own; here the file shares its globals with it. */
const GLOBALS = 'data:text/javascript,export const jest = globalThis.jest;';

const isOurs = (url) =>
  url?.startsWith(root) && !url.includes('/node_modules/') && !url.startsWith(`${root}dist/`);

export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  if (isOurs(context.parentURL) && /^\.{1,2}\/.*\.js$/.test(specifier)) {
    let { href } = new URL(specifier, context.parentURL);
    // A fault is written for what is built; in a test it meets the source.
    if (context.parentURL.startsWith(FAULTS) && href.startsWith(BUILT))
      href = `${root}src/${href.slice(BUILT.length)}`;
    const source = href.replace(/\.js$/, '.ts');
    if (existsSync(fileURLToPath(source))) return { url: source, shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  // A test may load a file once more, under another query.
  if (!isOurs(url) || !/\.ts(\?|$)/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const text = readFileSync(filename, 'utf8');
  const print = createHash('sha256').update(settings).update(text).digest('hex');
  return { format: 'module', source: await compiled(filename, text, print), shortCircuit: true };
}

/** Kept beside its map until the source or the settings change. */
async function compiled(filename, text, print) {
  const kept = compiledOf(filename);
  const foot = `\n// ${print}\n`;
  if (existsSync(kept.code)) {
    const code = readFileSync(kept.code, 'utf8');
    if (code.endsWith(foot)) return code;
  }
  const { code, map } = await transform(text, { ...swc, filename, swcrc: false, sourceMaps: true });
  mkdirSync(kept.folder, { recursive: true });
  write(kept.map, map);
  write(kept.code, code + foot);
  return code;
}

/** Whole or not at all: other workers read it meanwhile. */
function write(path, text) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
