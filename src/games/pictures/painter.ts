import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { appError, invariant } from '../../errors/errors.js';
import { log } from '../../observing/log.js';
import type { Cutting } from './cutting.js';
import type { Delivered, Order, Painting, Trimming } from './painting.js';

/** Path of a module in `dist`: neither a child process nor a worker can load TypeScript sources. */
const built = (name: string): string =>
  join(PROJECT_ROOT, 'dist', 'src', 'games', 'pictures', `${name}.js`);

/**
 * Settings of glibc's allocator for the drawing process. Pictures are large and of all sizes; with these settings their
 * memory is returned to the system when they are done.
 */
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
const FLAGS = ['--expose-gc', '--max-semi-space-size=4', '--max-old-space-size=128'];

/** Time limit for a picture. None takes a tenth of it, unless the machine or the process hangs. */
const MOST_MS = 15_000;

/**
 * Draws pictures in a child process, which is started with the first picture. So its memory stays outside the service,
 * and a crash ends nothing else. A process that exceeds its time is ended; the next order starts a new one.
 */
export class Painter {
  private child: ChildProcess | undefined;

  constructor(private readonly mostMs = MOST_MS) {}

  /**
   * Paints a PNG. Orders are carried out one at a time: callers wait for the one before. Throws UNAVAILABLE where the
   * process ends or runs out of time meanwhile.
   */
  async paint(painting: Painting): Promise<Buffer> {
    const [png] = await this.deliver({ paint: painting });
    invariant(png, 'a picture was painted');
    return png;
  }

  /** Cuts typefaces down to these characters. Waits and throws as {@link paint} does. */
  trim(trimming: Trimming): Promise<Buffer[]> {
    return this.deliver({ trim: trimming });
  }

  end(): void {
    this.child?.disconnect();
    this.child = undefined;
  }

  private async deliver(order: Order): Promise<Buffer[]> {
    const child = (this.child ??= this.begin());
    hold(child);
    const timer = setTimeout(() => this.dismiss(child), this.mostMs);
    const delivered = await asked(child, order).finally(() => {
      clearTimeout(timer);
      letGo(child);
    });
    if ('error' in delivered) throw new Error(delivered.error);
    return delivered.made.map((made) => Buffer.from(made));
  }

  private dismiss(child: ChildProcess): void {
    log.warn({ ms: this.mostMs }, 'a picture took too long: the process that drew it is replaced');
    child.kill('SIGKILL');
  }

  private begin(): ChildProcess {
    const child = fork(built('painting'), {
      execArgv: FLAGS,
      env: { ...process.env, ...MEMORY },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = (): void => {
      if (this.child === child) this.child = undefined;
    };
    return child.on('error', forget).on('exit', forget);
  }
}

function asked(child: ChildProcess, order: Order): Promise<Delivered> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(appError('UNAVAILABLE'));
    child.once('exit', ended).once('error', ended);
    child.once('message', (delivered) => {
      child.off('exit', ended).off('error', ended);
      resolve(delivered as Delivered);
    });
    child.send(order);
  });
}

/** Keeps this process alive while the child draws; an idle child does not keep it alive. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

/**
 * A typeface with these characters alone, as TrueType. A whole typeface is cut by a worker that ends afterwards and so
 * gives back the memory.
 */
export async function cutDown(cutting: Cutting): Promise<Buffer> {
  const worker = new Worker(built('cutting'), { workerData: cutting });
  const [cut] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(cut);
}
