import { GCProfiler, getHeapStatistics } from 'node:v8';

import { allocated, type Collections } from './allocated.js';

const used = (usedHeapSize: number) => ({ heapStatistics: { usedHeapSize } });
const collections = (...all: readonly [before: number, after: number][]): Collections =>
  ({
    statistics: all.map(([before, after]) => ({ beforeGC: used(before), afterGC: used(after) })),
  }) as unknown as Collections;

it('what is allocated is what the heap grows by between collections', () => {
  expect(allocated(100, collections(), 130)).toBe(30);
  expect(allocated(100, collections([150, 20], [60, 10]), 15)).toBe(50 + 40 + 5);
});

it('is told by V8 to within a tenth', () => {
  const ELEMENTS = 1000;
  const TIMES = 20_000;
  const profiler = new GCProfiler();
  const first = getHeapStatistics().used_heap_size;
  profiler.start();
  let sum = 0;
  for (let i = 0; i < TIMES; i++) sum += new Array<number>(ELEMENTS).fill(i)[i % ELEMENTS] ?? 0;
  const last = getHeapStatistics().used_heap_size;
  const bytes = allocated(first, profiler.stop(), last);
  expect(sum).toBeGreaterThan(0);
  expect(bytes / (TIMES * ELEMENTS * 8)).toBeCloseTo(1, 0.7);
});
