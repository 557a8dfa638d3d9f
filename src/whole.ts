import { randomUUID } from 'node:crypto';
import { accessSync, constants as modes, existsSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

import { PROJECT_ROOT } from './common/project-root.js';

type Serving = typeof import('./service.js');

/** With this argument, the service is loaded from {@link FILE}, if that exists. */
export const IN_ONE = '--in-one';
/** The service with its packages in one file, made by `scripts/bundle-service.mjs`. */
const FILE = join(PROJECT_ROOT, 'dist', 'whole', 'service.cjs');

const BEGUN_MS = 5;

export interface Loaded extends Serving {
  /** Has V8 cache the code that it has compiled so far, for the next start. Does nothing where a cache existed. */
  keep(): void;
}

export async function loadService(): Promise<Loaded> {
  if (process.argv.includes(IN_ONE) && existsSync(FILE)) {
    // Lets a Postgres be started first, as this process is busy for a while afterwards.
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

/**
 * Path of the code cache. It contains the hash at the head of the file, as V8 compares nothing but the file's length.
 */
function keptOf(source: string): string {
  const print = /^\/\*(\w+)\*\//.exec(source)?.[1] ?? '';
  return `${FILE}.${print}.${cachedDataVersionTag()}`;
}

/** Writes the code cache. Where the folder cannot be written, as in the image, starts take a little longer. */
function keep(script: Script, kept: string): void {
  const draft = `${kept}.${randomUUID()}`;
  try {
    accessSync(dirname(kept), modes.W_OK);
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, kept);
  } catch {
    rmSync(draft, { force: true });
  }
}
