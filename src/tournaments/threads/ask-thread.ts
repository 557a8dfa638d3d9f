import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { PROJECT_ROOT } from '../../common/project-root.js';
import { appError } from '../../errors/errors.js';

/** Time limit of a question. No event that fits into this service takes a tenth of it. */
const MOST_MS = 60_000;

/**
 * Has a worker thread answer one question. `module`: path of the built module in `src/tournaments`, as a worker cannot
 * load TypeScript sources. Throws UNAVAILABLE where it takes too long.
 */
export function askThread<Answer>(module: string, question: object): Promise<Answer> {
  const built = join(PROJECT_ROOT, 'dist', 'src', 'tournaments', module);
  return new Promise((resolve, reject) => {
    // `execArgv` is empty, as the loaders of TypeScript that this process may have take longer than the answer.
    const thread = new Worker(built, { workerData: question, execArgv: [] });
    const timer = setTimeout(() => void thread.terminate(), MOST_MS);
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(appError('UNAVAILABLE'));
    });
  });
}
