import { execFile } from 'node:child_process';
import { accessSync, constants, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import type { Latencies } from './stats.js';

/** A pgbench script, with the number of transactions that must have been written. */
export interface Script {
  readonly name: string;
  readonly text: string;
}

export interface PgbenchRun {
  readonly url: string;
  readonly scripts: readonly Script[];
  readonly variables?: { readonly [name: string]: string | number };
  readonly clients: number;
  readonly seconds: number;
}

const PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The pgbench to use: $PGBENCH, or one on the PATH or where systems put it; undefined: none. */
export function findPgbench(): string | undefined {
  const installed = PLACES.flatMap((place) =>
    foldersIn(place).map((name) => join(place, name, 'bin')),
  );
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...installed];
  return [process.env['PGBENCH'] ?? '', ...folders.map((folder) => join(folder, 'pgbench'))].find(
    isProgram,
  );
}

function foldersIn(place: string): string[] {
  try {
    return readdirSync(place).sort().reverse();
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    if (path === '') return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface PgbenchResult {
  readonly transactions: number;
  readonly perSecond: number;
  /** Average latency in milliseconds. */
  readonly latency: number;
}

/** Reads pgbench's output at its end. Throws if a transaction failed. */
export function parsePgbench(output: string): PgbenchResult {
  const number = (pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? NaN);
  const transactions = number(/transactions actually processed: (\d+)/);
  const perSecond = number(/tps = ([\d.]+) \(without/);
  const failed = number(/failed transactions: (\d+)/) || 0;
  if (!(perSecond > 0) || failed > 0) throw new Error(`pgbench did not do its work:\n${output}`);
  return { transactions, perSecond, latency: number(/latency average = ([\d.]+) ms/) };
}

/** Runs the scripts, each equally often. `-M prepared` over TCP, no vacuum. */
export async function pgbench(
  program: string,
  folder: string,
  run: PgbenchRun,
): Promise<Latencies> {
  const { url, scripts, variables = {}, clients, seconds } = run;
  const files = scripts.map(({ name, text }) => {
    const file = join(folder, `${name}.sql`);
    writeFileSync(file, text);
    return file;
  });
  const { hostname, port, pathname, username, password } = new URL(url);
  const args = [
    ...['-n', '-M', 'prepared', '-c', String(clients), '-j', String(Math.min(2, clients))],
    ...['-T', String(Math.max(1, Math.round(seconds)))],
    ...files.flatMap((file) => ['-f', file]),
    ...Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    ...[
      '-h',
      hostname,
      '-p',
      port || '5432',
      '-U',
      decodeURIComponent(username),
      pathname.slice(1),
    ],
  ];
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(password) };
  const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: 1 << 24 });
  const { transactions, perSecond, latency } = parsePgbench(stdout);
  return { count: transactions, perSecond, p50: latency, p99: NaN, max: NaN };
}
