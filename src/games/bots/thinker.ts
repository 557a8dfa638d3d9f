import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { appError } from '../../errors/errors.js';
import type { Action } from '../../rules/index.js';
import type { Answer, Question } from './thinking.js';

/** As it was built: a thread cannot load what is only source. */
const BUILT = join(PROJECT_ROOT, 'dist', 'src', 'games', 'bots', 'thinking.js');

/** No decision takes a tenth of that, unless the machine stands still or the thread does. */
const MOST_MS = 10_000;

/**
 * A thread that thinks, begun with the first question. One that is not done in time is ended, and the next question is
 * for another.
 */
export class Thinker {
  private thread: Worker | undefined;

  constructor(private readonly mostMs = MOST_MS) {}

  /** One question at a time. UNAVAILABLE where the thread ends meanwhile or its time does. */
  async ask(question: Question): Promise<Action> {
    const thread = (this.thread ??= this.begin());
    const timer = setTimeout(() => void thread.terminate(), this.mostMs);
    const told = await answered(thread, question).finally(() => clearTimeout(timer));
    if ('error' in told) throw new Error(told.error);
    return told.action;
  }

  /** What is being thought is thrown away. */
  async end(): Promise<void> {
    await this.thread?.terminate();
  }

  /** The process may end while it thinks: the decision is asked for again after the next start. */
  private begin(): Worker {
    const thread = new Worker(BUILT);
    const forget = (): void => {
      if (this.thread === thread) this.thread = undefined;
    };
    thread.on('error', forget).on('exit', forget).unref();
    return thread;
  }
}

function answered(thread: Worker, question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(appError('UNAVAILABLE'));
    thread.once('exit', ended).once('error', ended);
    thread.once('message', (told: Answer) => {
      thread.off('exit', ended).off('error', ended);
      resolve(told);
    });
    thread.postMessage(question);
  });
}
