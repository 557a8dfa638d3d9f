import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { RULESETS } from '../../src/rules/index.js';
import type { PositionsTold } from '../../src/tools/fuzz/part.js';
import type { Fuzzed } from '../../src/tools/fuzz/run.js';

interface Told extends Fuzzed {
  readonly code: number;
  readonly positions: readonly PositionsTold[];
}

/** `npm run fuzz` in small, with a service and a Postgres of its own. */
async function fuzz(args: string): Promise<Told> {
  const command = ['dist/src/tools/fuzz.js', '--json', ...args.split(' ')];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...JSON.parse(text) };
}

it('whatever is sent, nothing fails, nothing holds the loop, memory stays bounded', async () => {
  const told = await fuzz('--bodies 300 --documents 200 --positions 60 --seed 14');
  expect(told.faults).toEqual([]);
  expect(told.code).toBe(0);
  const { statuses } = told;
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(500);
  for (const status of [200, 201, 400, 401, 404]) expect(statuses[status]).toBeGreaterThan(0);
  expect(told.positions.map(({ tried }) => tried)).toEqual(RULESETS.map(() => 60));
  for (const { played, refused } of told.positions)
    expect(Math.min(played, refused)).toBeGreaterThan(5);
}, 120_000);
