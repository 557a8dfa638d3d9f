import { spawn } from 'node:child_process';
import { once } from 'node:events';

import type { Report } from '../../src/tools/chaos/report.js';
import { LONG } from '../long.js';

/** `npm run chaos` in small, with its own Postgres and two instances. */
async function chaos(args: string): Promise<Report & { readonly code: number }> {
  const command = ['dist/src/tools/chaos.js', '--json', ...args.split(' ')];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...JSON.parse(text) };
}

describe('kill -9 of instances and of Postgres under load', () => {
  it('loses nothing, doubles nothing, leaves no hole and no gap', async () => {
    const report = await chaos('--kills 4 --games 2 --subscribers 12 --sample 0 --seed 7');
    expect(report.faults).toEqual([]);
    expect(report.code).toBe(0);
    expect(report.kills.instance + report.kills.postgres).toBe(4);
    expect(report.acknowledged).toBeGreaterThan(20);
    expect(report.heard).toBeGreaterThan(12);
    expect(report.witnessed).toBeGreaterThan(5);
    expect(report.mailed).toBeGreaterThan(20);
  }, 240_000);

  const load = '--kills 2 --games 2 --subscribers 6 --sample 0 --seed 3 --minutes 2';
  (LONG ? it : it.skip)(
    'shows faults that are put in on purpose',
    async () => {
      const faults = [
        // a move acknowledged before it was written
        ['acknowledge-early', /nothing lost/],
        // a version heard before it was committed
        ['publish-early', /nothing before commit/],
        // a version that a subscriber was not told of
        ['skip-a-version', /no gaps/],
      ] as const;
      const reports = await Promise.all(
        faults.map(([fault]) => chaos(`${load} --fault test/e2e/faults/${fault}.mjs`)),
      );
      expect(reports.map(({ code }) => code)).toEqual([1, 1, 1]);
      for (const [nth, [, promise]] of faults.entries())
        expect(reports[nth]?.faults.join('\n')).toMatch(promise);
    },
    240_000,
  );
});
