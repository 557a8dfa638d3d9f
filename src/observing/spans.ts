/** Measures what is done for a request, where somebody collects that; see `traces.ts`. */
export interface Tracer {
  /**
   * `work` as a span inside the one under way. Outside of any: as one of its own if it `begins` a trace, else not at
   * all.
   */
  within<T>(name: string, work: () => T, begins: boolean): T;
  /** What is done later, and for whom: a function that does it inside the span under way now. */
  keep(): <T>(work: () => T) => T;
}

let tracer: Tracer | undefined;

/** The tracer of the whole process from now on; undefined: nothing is traced any more. */
export function traceWith(one: Tracer | undefined): void {
  tracer = one;
}

export const isTraced = (): boolean => tracer !== undefined;

/** Just `work`, where nobody collects spans. `name`: words of ours alone, never an id or what a player wrote. */
export const inSpan = <T>(name: string, work: () => T, { begins = false } = {}): T =>
  tracer === undefined ? work() : tracer.within(name, work, begins);

const atOnce = <T>(work: () => T): T => work();

export const spanKept = (): (<T>(work: () => T) => T) => tracer?.keep() ?? atOnce;
