import { Queues } from './queues.js';

/** How long work goes on before it makes way, in milliseconds. */
const STRIDE_MS = 10;

/**
 * Work of more than one stride, such as a plan of hundreds of steps. Between two turns of the event loop one stride is
 * made, of each address in rotation, so that neither many of them nor a long one keep others waiting.
 */
export class Strides {
  private readonly waiting = new Queues<() => void>();

  /** What `work` gives or throws. It is left between two of its pauses where they are {@link STRIDE_MS} apart. */
  async through<T>(address: string, work: Generator<void, T>): Promise<T> {
    for (let until = performance.now() + STRIDE_MS; ;) {
      const { done, value } = work.next();
      if (done === true) return value;
      if (performance.now() < until) continue;
      await this.next(address);
      until = performance.now() + STRIDE_MS;
    }
  }

  private next(address: string): Promise<void> {
    return new Promise((go) => {
      this.waiting.push(address, go);
      if (this.waiting.length === 1) setImmediate(() => this.goOn());
    });
  }

  private goOn(): void {
    this.waiting.next()?.();
    if (this.waiting.length > 0) setImmediate(() => this.goOn());
  }
}
