/** Measures the work for a request as spans, where a collector is configured; see `traces.ts`. */
export interface Tracer {
  /**
   * Runs `work` as a span within the present one. Outside of any span, it is a trace of its own if it `begins` one,
   * else it is not recorded.
   */
  within<T>(name: string, work: () => T, begins: boolean): T;
  /** Returns a function that runs later work within the span that is present now. */
  keep(): <T>(work: () => T) => T;
}

let tracer: Tracer | undefined;

/** Sets the tracer of the whole process; undefined: nothing is traced any more. */
export function traceWith(one: Tracer | undefined): void {
  tracer = one;
}

export const isTraced = (): boolean => tracer !== undefined;

/**
 * Runs `work` as a span, or just runs it where no collector is configured. `name`: our own words, never an id or a text
 * of a player.
 */
export const inSpan = <T>(name: string, work: () => T, { begins = false } = {}): T =>
  tracer === undefined ? work() : tracer.within(name, work, begins);

const atOnce = <T>(work: () => T): T => work();

export const spanKept = (): (<T>(work: () => T) => T) => tracer?.keep() ?? atOnce;
