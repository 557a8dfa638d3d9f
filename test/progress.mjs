import { basename } from 'node:path';

const EVERY_MS = 30_000;

/**
 * While files take long: how many of how many are done, and what is running for how long. In a terminal jest tells it
 * itself.
 */
export default class Progress {
  running = new Map();
  done = 0;

  onRunStart({ numTotalTestSuites }) {
    if (process.stderr.isTTY) return;
    this.timer = setInterval(() => this.tell(numTotalTestSuites), EVERY_MS);
    this.timer.unref();
  }

  onTestFileStart({ path }) {
    this.running.set(path, Date.now());
  }

  onTestFileResult({ path }) {
    this.running.delete(path);
    this.done++;
  }

  onRunComplete() {
    clearInterval(this.timer);
  }

  tell(all) {
    const now = Date.now();
    const files = [...this.running].map(
      ([path, since]) => `${basename(path)} (${Math.round((now - since) / 1000)} s)`,
    );
    process.stderr.write(`${this.done} of ${all} files done, running: ${files.join(', ')}\n`);
  }
}
