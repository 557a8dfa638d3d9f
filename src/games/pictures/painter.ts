import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { appError } from '../../common/errors.js';
import { PROJECT_ROOT } from '../../common/project-root.js';
import type { Cutting } from './cutting.js';
import type { Painted, Painting } from './painting.js';

/** As it was built: neither a process nor a thread of its own can load what is only source. */
const built = (name: string): string =>
  join(PROJECT_ROOT, 'dist', 'src', 'games', 'pictures', `${name}.js`);

/** Pictures are large and of all sizes: memory for each is taken from the system and given back, which glibc does only if told. */
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
const FLAGS = ['--expose-gc', '--max-semi-space-size=4', '--max-old-space-size=128'];

/**
 * A process that draws, begun with the first picture: what drawing takes of memory stays outside, and what it dies of ends
 * nothing else.
 */
export class Painter {
  private child: ChildProcess | undefined;

  /** A PNG. One at a time: who asks again waits for the answer. UNAVAILABLE where the process ends meanwhile. */
  async paint(painting: Painting): Promise<Buffer> {
    const child = (this.child ??= this.begin());
    hold(child);
    const painted = await asked(child, painting).finally(() => letGo(child));
    if ('error' in painted) throw new Error(painted.error);
    return Buffer.from(painted.png);
  }

  end(): void {
    this.child?.disconnect();
    this.child = undefined;
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

function asked(child: ChildProcess, painting: Painting): Promise<Painted> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(appError('UNAVAILABLE'));
    child.once('exit', ended).once('error', ended);
    child.once('message', (painted) => {
      child.off('exit', ended).off('error', ended);
      resolve(painted as Painted);
    });
    child.send(painting);
  });
}

/** While it draws nobody may leave; while it waits it keeps nobody. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

/** The typeface with these characters alone. */
export async function cutDown(cutting: Cutting): Promise<Buffer> {
  const worker = new Worker(built('cutting'), { workerData: cutting });
  const [cut] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(cut);
}
