// Loaded into the service before it starts: reports its memory and CPU time to the bench, and takes CPU profiles.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { GCProfiler, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { allocated } from './allocated.js';
import { serve } from './rpc.js';
import type { Spent } from './service.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let session: Session | undefined;
let counting: { profiler: GCProfiler; used: number; cpu: NodeJS.CpuUsage } | undefined;

function startCount(): void {
  const profiler = new GCProfiler();
  counting = { profiler, used: getHeapStatistics().used_heap_size, cpu: process.cpuUsage() };
  profiler.start();
}

/** What was spent since {@link startCount}. */
function stopCount(): Spent {
  if (counting === undefined) throw new Error('nothing was counted');
  const { profiler, used, cpu } = counting;
  const { user, system } = process.cpuUsage(cpu);
  const last = getHeapStatistics().used_heap_size;
  counting = undefined;
  return { cpu: user + system, bytes: allocated(used, profiler.stop(), last) };
}

serve({
  /** Bytes in use after a full collection. */
  memory: () => {
    collect();
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { heapUsed, external, rss };
  },
  startCount,
  stopCount,
  startProfile: async () => {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
  },
  stopProfile: async (file: string) => {
    const profile = await session?.post('Profiler.stop');
    session?.disconnect();
    session = undefined;
    writeFileSync(file, JSON.stringify(profile?.profile));
  },
});
