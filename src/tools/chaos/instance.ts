import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { quotasOf } from '../../config/quotas.js';

/** The token with which instances tell their metrics. */
export const METRICS_TOKEN = 'the-token-of-the-stage';

const MAIN = fileURLToPath(new URL('../../main.js', import.meta.url));

export interface InstanceSetting {
  readonly port: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly logFile: string;
  readonly faults: readonly string[];
  /** Flags of Node. */
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** The built service in a process of its own, which is started again whenever it ends. */
export class Instance {
  private child: ChildProcess | undefined;
  private stopped = false;
  /** true: the process has told its address, and has not ended since. */
  up = false;
  starts = 0;

  constructor(readonly setting: InstanceSetting) {}

  get url(): string {
    return `http://127.0.0.1:${this.setting.port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    void this.keepRunning();
  }

  /** Throws where the instance has not started after so long. */
  async whenUp(patienceMs: number): Promise<void> {
    for (const end = Date.now() + patienceMs; !this.up && !this.stopped; await sleep(10))
      if (Date.now() > end) throw new Error(`an instance did not come up: ${this.lastWords()}`);
  }

  kill(): void {
    this.up = false;
    this.child?.kill('SIGKILL');
  }

  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.stopped = true;
    this.up = false;
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** The output of the instance so far: its banners, and its log as one JSON text per line. */
  logged(): string[] {
    return readFileSync(this.setting.logFile, 'utf8').split('\n').filter(Boolean);
  }

  /** Whether the instance runs, how often it was started, and its last complaint. */
  lastWords(): string {
    const said = this.logged().at(-1) ?? 'nothing said';
    return `${this.up ? 'up' : 'down'}, ${this.starts} starts, ${said}`;
  }

  private async keepRunning(): Promise<void> {
    while (!this.stopped) {
      await this.run();
      this.up = false;
      await sleep(50);
    }
  }

  private async run(): Promise<void> {
    const { faults, flags = [], logFile } = this.setting;
    const imports = faults.map((file) => `--import=${pathToFileURL(file).href}`);
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [...flags, ...imports, MAIN], {
      env: this.environment(),
      stdio: ['ignore', 'pipe', log],
      // The process is in a session of its own, as a service is: Ctrl-C for the tool must not reach it.
      detached: true,
    });
    this.child = child;
    this.starts++;
    const ended = once(child, 'exit');
    child.stdout?.on('data', (chunk: Buffer) => {
      appendFileSync(logFile, chunk);
      if (String(chunk).includes('Muster is ready'))
        this.up = child.exitCode === null && !child.killed;
    });
    await ended;
  }

  private environment(): NodeJS.ProcessEnv {
    const { port, databaseUrl, dataDir, environment } = this.setting;
    return {
      PATH: process.env['PATH'],
      ...{ HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      ...{ LOG_LEVEL: 'error', RATE_LIMIT: '0', ...quotasOf(0), METRICS_TOKEN },
      ...environment,
    };
  }
}
