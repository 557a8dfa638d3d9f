import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { buildSync } from 'esbuild';

const MAP = ['land', 'water', 'towns', 'regions'];
/**
 * Of a yardstick; it is 1 where the machine is quiet, and what is done once for the first time suffers more from others
 * than the yardstick, up to 3.4 times.
 */
const LIMIT = 5;
/** The quickest counts: whatever else runs on the machine only makes it slower. */
const RUNS = 5;

it('the map with its graphs is there in less time than five sorts of 40,000 rows take', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-map-'));
  try {
    const components = resolve('src/rules/avalon1776/components');
    const bundle = (name: string, lines: readonly string[]): void => {
      buildSync({
        stdin: { contents: lines.join('\n'), resolveDir: components },
        bundle: true,
        format: 'esm',
        outfile: join(folder, name),
      });
    };
    bundle(
      'map.mjs',
      MAP.map((name) => `export * from '${components}/${name}.ts';`),
    );
    bundle('yardstick.mjs', [`export * from '${resolve('src/tools/yardstick.ts')}';`]);
    writeFileSync(
      join(folder, 'load.mjs'),
      `const before = process.cpuUsage();
       const { landMp } = await import('./map.mjs');
       landMp({});
       const taken = process.cpuUsage(before).user / 1_000;
       const { yardstick } = await import('./yardstick.mjs');
       process.stdout.write(taken + ' ' + yardstick());`,
    );
    const told = Array.from({ length: RUNS }, () =>
      execFileSync(process.execPath, [join(folder, 'load.mjs')], { encoding: 'utf8' })
        .split(' ')
        .map(Number),
    );
    const [taken = [], pace = []] = [0, 1].map((i) => told.map((each) => each[i] ?? Infinity));
    expect(Math.min(...taken) / Math.min(...pace)).toBeLessThan(LIMIT);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
