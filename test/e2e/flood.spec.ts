import { spawn } from 'node:child_process';
import { once } from 'node:events';

import type { Flooded } from '../../src/tools/flood/run.js';
import { LONG } from '../long.js';

/** `npm run flood`, with a service and a Postgres of its own; its bars on time are for a quiet machine. */
(LONG ? it : it.skip).each([
  ['plans', '429'],
  ['positions', '201'],
] as const)(
  'a crowd floods with %s that are worked on',
  async (name, status) => {
    const command = ['dist/src/tools/flood.js', '--json', '--only', name, '--seconds', '2'];
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
    await once(child, 'close');
    const { flooded }: { flooded: Flooded[] } = JSON.parse(text);
    expect(flooded.map(({ flood }) => flood)).toEqual([name]);
    expect(flooded[0]?.tally).toHaveProperty(status);
  },
  120_000,
);
