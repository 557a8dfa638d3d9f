import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Place {
  /** URL of the database; without it, the embedded one in `dataDir`. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
}

/** Starts a built tool directly, without npm. */
export function begun(
  tool: 'backup' | 'restore' | 'tournaments-audit' | 'duties',
  args: readonly string[],
  place: Place,
) {
  const { DATABASE_URL: _, JWT_SECRET: __, ...inherited } = process.env;
  const { databaseUrl, dataDir } = place;
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [`dist/src/tools/${tool}.js`, ...args], {
    env: { ...inherited, ...database, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const ended = once(child, 'close').then(([code]): Ended => ({ code, ...said }));
  return { child, ended };
}

export const run = (...given: Parameters<typeof begun>): Promise<Ended> => begun(...given).ended;
