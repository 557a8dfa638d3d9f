import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running process of the built service, or of a command that starts it, with an embedded Postgres in `dataDir`. */
export interface BuiltService {
  readonly child: ChildProcess;
  readonly url: string;
  /** All output so far. */
  said(): string;
  /** Shuts it down in an orderly way; returns its exit code. */
  stop(): Promise<unknown>;
}

export interface Start {
  readonly dataDir: string;
  readonly port?: number;
  readonly command?: readonly [string, ...string[]];
  readonly detached?: boolean;
}

/** Starts the service. Rejects with its output if it ends before it is ready. */
export async function startService({ dataDir, port = 0, command, detached = false }: Start) {
  const { DATABASE_URL: _, ...environment } = process.env;
  const [file, ...args] = command ?? [process.execPath, 'dist/src/main.js'];
  const child = spawn(file, args, {
    env: { ...environment, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'exit');
  while (!/^ {2}Data /m.test(text)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(text);
    await sleep(20);
  }
  const stop = async (): Promise<unknown> => {
    child.kill('SIGTERM');
    return (await ended)[0];
  };
  const url = /GraphQL\s+(http:\S+)\/graphql/.exec(text)![1]!;
  return { child, url, said: () => text, stop } satisfies BuiltService;
}
