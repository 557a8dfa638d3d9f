import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { type Account, canUse, isSelf } from './account.js';
import { copyBinaries, packagedBinaries, type PostgresBinaries } from './binaries.js';

/** The folder of a cluster, and the account and binaries that it runs with. */
export interface ClusterHome {
  readonly dir: string;
  readonly binaries: PostgresBinaries;
  readonly account: Account;
  /** A line for the person who started the service, where the data is not where they would look. */
  readonly notice?: string;
}

const RUNS = 'test -x "$0/bin/postgres" && test -r "$0/share/postgresql/postgres.bki"';
const ENTERS = 'cd "$0"';

/**
 * Returns `wanted` if it can be used. Below root's home directory the database's user can read neither the data nor
 * `node_modules`; then a folder elsewhere is used, always the same one for the same `wanted`.
 */
export function findHome(wanted: string, account: Account): ClusterHome {
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
    // A folder that belongs to somebody else (one may lie prepared in /tmp) is never trusted.
    const ours = lstatSync(dir).uid === (process.getuid?.() ?? lstatSync(dir).uid);
    return ours && canUse(account, ENTERS, dir);
  } catch {
    return false;
  }
}

/**
 * Makes a folder. The folders that are created on the way can be passed through by the database's user, whatever the
 * umask is.
 */
function makeFolder(dir: string, account: Account): void {
  const first = mkdirSync(dir, { recursive: true });
  if (first === undefined || isSelf(account)) return;
  for (let made = dir; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
}
