import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { buildSync } from 'esbuild';

const MAP = ['land', 'water', 'towns', 'regions'];
const LIMIT_MS = 30;
/** The quickest counts: whatever else runs on the machine only makes it slower. */
const RUNS = 10;

it('the map with its graphs is there in less than 30 ms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-map-'));
  try {
    const components = resolve('src/rules/avalon1776/components');
    const lines = MAP.map((name) => `export * from '${components}/${name}.ts';`);
    buildSync({
      stdin: { contents: lines.join('\n'), resolveDir: components },
      bundle: true,
      format: 'esm',
      outfile: join(folder, 'map.mjs'),
    });
    writeFileSync(
      join(folder, 'load.mjs'),
      `const before = performance.now();
       const { landMp } = await import('./map.mjs');
       landMp({});
       process.stdout.write(String(performance.now() - before));`,
    );
    const taken = Array.from({ length: RUNS }, () =>
      Number(execFileSync(process.execPath, [join(folder, 'load.mjs')], { encoding: 'utf8' })),
    );
    expect(Math.min(...taken)).toBeLessThan(LIMIT_MS);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
