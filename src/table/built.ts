import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { PROJECT_ROOT } from '../common/project-root.js';
import type { Locale } from '../language/locale.js';

/** What `scripts/bundle-table.mjs` makes: the page on which every game is played. */
const BUNDLE = join(PROJECT_ROOT, 'dist', 'pages');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** What the page begins with, by the names of files. */
export interface Beginning {
  readonly script: string;
  /** What it loads next, and beyond that at a table and around it: to be fetched with it. */
  readonly shared: readonly string[];
  readonly game: readonly string[];
  readonly lists: readonly string[];
  /** Of each language: the one of the reader, as far as the service can tell. */
  readonly words: Readonly<Record<Locale, string>>;
  readonly style: string;
  readonly icon: string;
}

/** The files of the table as they were when the service began. */
export class Built {
  private readonly files = new Set(readdirSync(BUNDLE));
  readonly beginning = JSON.parse(readFileSync(join(BUNDLE, 'files.json'), 'utf8')) as Beginning;

  /** What reads where there is no net: it is in charge of pages below where it lies, so it lies at the root. */
  readonly worker = readFileSync(join(BUNDLE, 'worker', 'worker.js'));

  /** null: there is no such file, or none to show. */
  file(name: string): { readonly type: string; readonly content: Buffer } | null {
    const type = TYPES[extname(name)];
    if (type === undefined || !this.files.has(name)) return null;
    return { type, content: readFileSync(join(BUNDLE, name)) };
  }
}
