import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { PROJECT_ROOT } from '../../common/project-root.js';
import type { SourceFile } from './coverage.js';

function filesUnder(folder: string): SourceFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .map((file) => ({
      path: relative(PROJECT_ROOT, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** The rules of a game without its clause table, and its tests. */
export function filesOf(game: string): { rules: SourceFile[]; tests: SourceFile[] } {
  const own = filesUnder(join(PROJECT_ROOT, 'src', 'rules', game));
  const isTest = ({ path }: SourceFile) => path.endsWith('.spec.ts');
  const isTable = ({ path }: SourceFile) => path.startsWith(`src/rules/${game}/clauses/`);
  return {
    rules: own.filter((file) => !isTest(file) && !isTable(file)),
    tests: [
      ...own.filter(isTest),
      ...filesUnder(join(PROJECT_ROOT, 'test', 'rules', game)).filter(isTest),
    ],
  };
}
