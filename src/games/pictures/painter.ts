import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { appError, invariant } from '../../errors/errors.js';
import { log } from '../../observing/log.js';
import type { Cutting } from './cutting.js';
import type { Delivered, Order, Painting, Trimming } from './painting.js';

/** As it was built: neither a process nor a thread of its own can load what is only source. */
const built = (name: string): string =>
  join(PROJECT_ROOT, 'dist', 'src', 'games', 'pictures', `${name}.js`);

/**
 * Pictures are large and of all sizes: memory for each is taken from the system and given back, which glibc does only
 * if told.
 */
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
const FLAGS = ['--expose-gc', '--max-semi-space-size=4', '--max-old-space-size=128'];

/** No lawful picture takes a tenth of that; where it is over, the machine stands still or the process does. */
const MOST_MS = 15_000;

/**
 * A process that draws, begun with the first picture: what drawing takes of memory stays outside, and what it dies of
 * ends nothing else. One that is not done in time is ended too, and the next order is for another.
 */
export class Painter {
  private child: ChildProcess | undefined;

  constructor(private readonly mostMs = MOST_MS) {}

  /**
   * A PNG. One order at a time: who has another waits for the answer. UNAVAILABLE where the process ends meanwhile or
   * its time does.
   */
  async paint(painting: Painting): Promise<Buffer> {
    const [png] = await this.deliver({ paint: painting });
    invariant(png, 'a picture was painted');
    return png;
  }

  /** The typefaces with these characters alone. As {@link paint}. */
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

/** The process stays alive while it draws, and may end while it waits for work. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

/**
 * The typeface with these characters alone, as TrueType: of a whole one, by a thread that gives back the memory it
 * takes.
 */
export async function cutDown(cutting: Cutting): Promise<Buffer> {
  const worker = new Worker(built('cutting'), { workerData: cutting });
  const [cut] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(cut);
}
