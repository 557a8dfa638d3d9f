import { spawn } from 'node:child_process';
import { once } from 'node:events';

import type { Walked } from '../../src/tools/holds/run.js';
import { LONG } from '../long.js';

/** `npm run holds`, with a service and a Postgres of its own. */
const ARGS = '--rounds 8';

(LONG ? it : it.skip)(
  'no request of any size holds the loop for long, and no operation is left out',
  async () => {
    const command = ['dist/src/tools/holds.js', '--json', ...ARGS.split(' ')];
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    const { held, faults }: Walked = JSON.parse(text);
    expect(faults).toEqual([]);
    expect(code).toBe(0);
    expect(held.length).toBeGreaterThanOrEqual(70);
    for (const { sent } of held) expect(sent).toBeGreaterThan(0);
  },
  300_000,
);
