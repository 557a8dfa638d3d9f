import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { appError } from '../../errors/errors.js';
import type { Answer, Question, Told } from './thinking.js';

/** As it was built: a thread cannot load what is only source. */
const BUILT = join(PROJECT_ROOT, 'dist', 'src', 'games', 'threads', 'thinking.js');

/** No decision takes a tenth of that, unless the machine stands still or the thread does. */
const MOST_MS = 10_000;

/** The thread was ended since it was not done in time. */
export class TookTooLong extends Error {
  constructor(ms: number) {
    super(`a thread was not done after ${ms} ms`);
  }
}

/**
 * A thread that thinks, begun with the first question. One that is not done in time is ended, and the next question is
 * for another.
 */
export class Thinker {
  private thread: Thread | undefined;

  constructor(private readonly mostMs = MOST_MS) {}

  /** One question at a time. Throws TookTooLong, or UNAVAILABLE where the thread ends meanwhile. */
  async ask<Q extends Question>(question: Q): Promise<Answer<Q>> {
    const { thread, isReady } = (this.thread ??= this.begin());
    // On a busy machine it takes longer to load the rules than to think.
    await isReady;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      void thread.terminate();
    }, this.mostMs);
    try {
      const told = await answered(thread, question);
      if ('error' in told) throw new Error(told.error);
      return told.answer;
    } catch (error) {
      throw late ? new TookTooLong(this.mostMs) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** What is being thought is thrown away. */
  async end(): Promise<void> {
    await this.thread?.thread.terminate();
  }

  /** The process may end while it thinks: the decision is asked for again after the next start. */
  private begin(): Thread {
    const thread = new Worker(BUILT);
    const forget = (): void => {
      if (this.thread?.thread === thread) this.thread = undefined;
    };
    thread.on('error', forget).on('exit', forget).unref();
    return { thread, isReady: saidBy(thread) };
  }
}

interface Thread {
  readonly thread: Worker;
  /** It says so when it has loaded what it needs. */
  readonly isReady: Promise<unknown>;
}

function answered<Q extends Question>(thread: Worker, question: Q): Promise<Told<Q>> {
  const told = saidBy<Told<Q>>(thread);
  thread.postMessage(question);
  return told;
}

/** What it says next. */
function saidBy<T>(thread: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(appError('UNAVAILABLE'));
    thread.once('exit', ended).once('error', ended);
    thread.once('message', (said: T) => {
      thread.off('exit', ended).off('error', ended);
      resolve(said);
    });
  });
}
