// Loaded into the service before it starts: tells the bench of its memory and takes CPU profiles of it.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { serve } from './rpc.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let session: Session | undefined;

serve({
  /** Bytes that are left after a full collection. */
  memory: () => {
    collect();
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { heapUsed, external, rss };
  },
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
