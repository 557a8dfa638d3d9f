import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { appError } from '../../errors/errors.js';
import type { Answer, Question, Told } from './thinking.js';

/** Path of the built module: a worker cannot load TypeScript sources. */
const BUILT = join(PROJECT_ROOT, 'dist', 'src', 'games', 'threads', 'thinking.js');

/** Time limit for a question. None takes a tenth of it, unless the machine or the thread hangs. */
const MOST_MS = 10_000;

/** Thrown when a thread was ended because it took too long. */
export class TookTooLong extends Error {
  constructor(ms: number) {
    super(`a thread was not done after ${ms} ms`);
  }
}

/**
 * A worker thread that answers long questions, started with the first one. A thread that exceeds its time is ended; the
 * next question starts a new one.
 */
export class Thinker {
  private thread: Thread | undefined;

  constructor(private readonly mostMs = MOST_MS) {}

  /** Answers one question at a time. Throws TookTooLong, or UNAVAILABLE where the thread ends meanwhile. */
  async ask<Q extends Question>(question: Q): Promise<Answer<Q>> {
    const { thread, isReady } = (this.thread ??= this.begin());
    // The time limit starts when the thread is ready: on a busy machine loading the rules takes longer than thinking.
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

  /** Ends the thread; its present question fails. */
  async end(): Promise<void> {
    await this.thread?.thread.terminate();
  }

  /** The thread does not keep the process alive: the decision is asked for again after the next start. */
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
  /** Resolves when the thread has loaded its modules. */
  readonly isReady: Promise<unknown>;
}

function answered<Q extends Question>(thread: Worker, question: Q): Promise<Told<Q>> {
  const told = saidBy<Told<Q>>(thread);
  thread.postMessage(question);
  return told;
}

/** The thread's next message. */
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
