import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { type Account, canUse, isSelf } from './account.js';
import { copyBinaries, packagedBinaries, type PostgresBinaries } from './binaries.js';

/** Where a cluster lives and what it runs on. */
export interface Place {
  readonly dir: string;
  readonly binaries: PostgresBinaries;
  readonly account: Account;
  /** One line for the person who started us, when it is not where they would look. */
  readonly notice?: string;
}

const RUNS = 'test -x "$0/bin/postgres" && test -r "$0/share/postgresql/postgres.bki"';
const ENTERS = 'cd "$0"';

/**
 * `wanted` if it can be used. Under root's own home the database's user can look neither at the data nor at
 * `node_modules`; then a folder outside, always the same one for the same `wanted`.
 */
export function findPlace(wanted: string, account: Account): Place {
  const packaged = packagedBinaries();
  const dir = [wanted, ...elsewhere(wanted)].find((candidate) => isUsable(candidate, account));
  if (dir === undefined) {
    throw new Error(
      `The embedded Postgres cannot keep its data in ${wanted}: set DATA_DIR to a folder that can be written, or DATABASE_URL.`,
    );
  }
  const runnable = canUse(account, RUNS, packaged.root);
  const binaries = runnable ? packaged : copyBinaries(packaged, binariesHome(account));
  const notice = `The database's own user cannot use ${wanted}; the data is in ${dir}.`;
  return { dir, binaries, account, ...(dir === wanted ? {} : { notice }) };
}

function elsewhere(wanted: string): string[] {
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  return homes().map((home) => join(home, key));
}

function homes(): string[] {
  const own = process.getuid?.() === 0 ? '/var/lib/muster' : join(homedir(), '.cache', 'muster');
  return [own, join(tmpdir(), `muster-${process.getuid?.() ?? 'data'}`)];
}

function binariesHome(account: Account): string {
  const home = homes().find((candidate) => isUsable(candidate, account));
  if (home !== undefined) return home;
  throw new Error(
    'The embedded Postgres cannot be put where its user can run it: set DATABASE_URL.',
  );
}

function isUsable(dir: string, account: Account): boolean {
  try {
    makeFolder(dir, account);
    accessSync(dir, constants.W_OK);
    // A folder of somebody else's, as may lie ready in /tmp, is never trusted.
    const ours = lstatSync(dir).uid === (process.getuid?.() ?? lstatSync(dir).uid);
    return ours && canUse(account, ENTERS, dir);
  } catch {
    return false;
  }
}

/** What we create ourselves the database's user may pass through, whatever the umask says. */
function makeFolder(dir: string, account: Account): void {
  const first = mkdirSync(dir, { recursive: true });
  if (first === undefined || isSelf(account)) return;
  for (let made = dir; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
}
