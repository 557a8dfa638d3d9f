import { accessSync, constants as modes, existsSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

import { PROJECT_ROOT } from './common/project-root.js';

type Serving = typeof import('./service.js');

/** Given to this program, it takes the service from {@link FILE}, where that is there. */
export const IN_ONE = '--in-one';
/** The service with its packages, as `scripts/bundle-service.mjs` makes it of what is built. */
const FILE = join(PROJECT_ROOT, 'dist', 'whole', 'service.cjs');

const BEGUN_MS = 5;

export interface Loaded extends Serving {
  /** Has V8 keep what it has made of the file so far, for the next start. Does nothing where it was kept before. */
  keep(): void;
}

export async function loadService(): Promise<Loaded> {
  if (process.argv.includes(IN_ONE) && existsSync(FILE)) {
    // A Postgres that is about to be started is, before this process is busy for a while.
    await sleep(BEGUN_MS);
    return inOne();
  }
  return { ...(await import('./service.js')), keep: () => undefined };
}

function inOne(): Loaded {
  const source = readFileSync(FILE, 'utf8');
  const kept = keptOf(source);
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new Script(module.wrap(source), {
    filename: FILE,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  const made = { exports: {} as Serving };
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(made.exports, createRequire(FILE), made, FILE, dirname(FILE));
  const isKept = cachedData !== undefined && script.cachedDataRejected !== true;
  return { ...made.exports, keep: () => void (isKept || keep(script, kept)) };
}

/** The file begins with a print of itself, by which it is told from others of its length; V8 looks at no more. */
function keptOf(source: string): string {
  const print = /^\/\*(\w+)\*\//.exec(source)?.[1] ?? '';
  return `${FILE}.${print}.${cachedDataVersionTag()}`;
}

/** Where nothing can be written, as in the image, a start takes a little longer. */
function keep(script: Script, kept: string): void {
  const draft = `${kept}.${process.pid}`;
  try {
    accessSync(dirname(kept), modes.W_OK);
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, kept);
  } catch {
    rmSync(draft, { force: true });
  }
}
