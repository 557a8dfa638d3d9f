import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { cruise, type ICruiseResult } from 'dependency-cruiser';

import config from '../plan/cruise.mjs';
import { ROOMS } from '../plan/plan.mjs';

const GAMES = ['alpha', 'beta'];
const inGame = (path: string) => path.includes('<game>');
/** A file in each room, two for a room that every game has. */
const STUBS = ROOMS.flatMap(({ room, may, at }) =>
  (inGame(at[0]!) ? GAMES : ['']).map((game) => ({
    room,
    may,
    game,
    file: at[0]!.replace('<game>', game).replace(/\/$/, '/stub.ts'),
  })),
);
const mayImport = (from: (typeof STUBS)[number], to: (typeof STUBS)[number]) =>
  (from.room === to.room || from.may.includes(to.room)) &&
  (from.game === '' || to.game === '' || from.game === to.game);

/** What the plan says of a tree of the files given, beside the rule it breaks. */
async function refused(
  files: Map<string, string>,
  forbidden = config.forbidden,
): Promise<string[]> {
  const base = mkdtempSync(join(tmpdir(), 'plan-'));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), text);
  }
  try {
    const { output } = await cruise(['.'], {
      tsPreCompilationDeps: true,
      baseDir: base,
      validate: true,
      ruleSet: { forbidden },
    });
    return (output as ICruiseResult).summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
    );
  } finally {
    rmSync(base, { recursive: true });
  }
}
const importing = (from: string, to: string, n = 0) => {
  const path = relative(dirname(from), to).replace(/\.ts$/, '.js');
  return `import type * as n${n} from '${path.startsWith('.') ? path : `./${path}`}';\nexport type N${n} = typeof n${n};\n`;
};

describe('The plan of the house', () => {
  it('names in each line only rooms above it', () => {
    const seen = new Set<string>();
    for (const { room, may } of ROOMS) {
      expect(may.filter((other) => !seen.has(other))).toEqual([]);
      seen.add(room);
    }
  });

  it('refuses every arrow that it does not name, and no other', async () => {
    const everything = new Map(
      STUBS.map((from) => [
        from.file,
        `export const stub = 1;\n${STUBS.filter((to) => to !== from)
          .map((to, n) => importing(from.file, to.file, n))
          .join('')}`,
      ]),
    );
    const expected = STUBS.flatMap((from) =>
      STUBS.filter((to) => to !== from && !mayImport(from, to)).map(
        (to) => `${from.room}: ${from.file} -> ${to.file}`,
      ),
    );
    // Where everything knows everything there are more circles than anybody can walk.
    const arrows = config.forbidden.filter(({ name }) => name !== 'circle');
    const found = await refused(everything, arrows);
    expect(expected.length).toBeGreaterThan(1000);
    expect(found.sort()).toEqual(expected.sort());
    // a thousand arrows are read; a busy machine takes its time
  }, 90_000);

  it.each([
    ['a circle of types', 'src/common/a.ts', 'src/common/b.ts'],
    ['a file that has no room', 'src/games/loose.ts', 'src/decks/b.ts'],
    ['storage in a resolver', 'src/players/a.resolver.ts', 'src/players/b.repository.ts'],
  ])('refuses %s', async (_, a, b) => {
    const found = await refused(
      new Map([
        [a, importing(a, b)],
        [b, importing(b, a)],
      ]),
    );
    expect(found.length).toBeGreaterThan(0);
  });

  it.each([
    ['src/rules/alpha/questions/a.ts', 'node:fs'],
    ['src/rules/kernel/a.ts', 'rxjs'],
    ['client/src/a.ts', 'ws'],
    ['migrations/a.ts', 'pg'],
    ['src/clocks/waking/a.ts', 'node:process'],
  ])('refuses in %s the package %s', async (file, name) => {
    const text = `import * as n from '${name}';\nexport type N = typeof n;\n`;
    expect(await refused(new Map([[file, text]]))).toEqual([
      expect.stringContaining(': packages: '),
    ]);
  });
});
