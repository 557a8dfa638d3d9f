import type { GCProfilerResult } from 'node:v8';

/** What V8 said of its heap before and after each collection. */
export type Collections = Pick<GCProfilerResult, 'statistics'>;

/**
 * Bytes that were allocated in the heap of V8, those that are garbage by now included: a heap grows between collections
 * by nothing else. `first` and `last`: bytes in use when the counting began and when it ended.
 */
export function allocated(first: number, { statistics }: Collections, last: number): number {
  let [sum, left] = [0, first];
  for (const { beforeGC, afterGC } of statistics) {
    sum += beforeGC.heapStatistics.usedHeapSize - left;
    left = afterGC.heapStatistics.usedHeapSize;
  }
  return sum + last - left;
}
