import type { GCProfilerResult } from 'node:v8';

/** V8's statistics of its heap before and after each collection. */
export type Collections = Pick<GCProfilerResult, 'statistics'>;

/**
 * Bytes that were allocated in the heap of V8, including those that are garbage by now: between collections, allocation
 * is the only thing that makes a heap grow. `first` and `last`: bytes in use when the counting began and when it ended.
 */
export function allocated(first: number, { statistics }: Collections, last: number): number {
  let [sum, left] = [0, first];
  for (const { beforeGC, afterGC } of statistics) {
    sum += beforeGC.heapStatistics.usedHeapSize - left;
    left = afterGC.heapStatistics.usedHeapSize;
  }
  return sum + last - left;
}
