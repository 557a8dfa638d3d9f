import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { PROJECT_ROOT } from '../common/project-root.js';
import type { Locale } from '../language/locale.js';

/** Folder that `scripts/bundle-table.mjs` makes: the page on which every game is played. */
const BUNDLE = join(PROJECT_ROOT, 'dist', 'pages');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The files with which the page begins, by name. */
export interface Beginning {
  readonly script: string;
  /** Files that the first script loads next, in general and on certain pages: they are preloaded. */
  readonly shared: readonly string[];
  readonly game: readonly string[];
  readonly lists: readonly string[];
  /** Language -> the file with its words; the service picks the one of the reader, as far as it can tell. */
  readonly words: Readonly<Record<Locale, string>>;
  readonly style: string;
  readonly icon: string;
}

/** The files of the table page, as they were when the service started. */
export class Built {
  private readonly files = new Set(readdirSync(BUNDLE));
  readonly beginning = JSON.parse(readFileSync(join(BUNDLE, 'files.json'), 'utf8')) as Beginning;

  /**
   * The service worker, by which the page can be read offline. A worker controls pages below its own path, so it is
   * served at the root.
   */
  readonly worker = readFileSync(join(BUNDLE, 'worker', 'worker.js'));

  /** A file; null: there is none of that name, or it is not to be served. */
  file(name: string): { readonly type: string; readonly content: Buffer } | null {
    const type = TYPES[extname(name)];
    if (type === undefined || !this.files.has(name)) return null;
    return { type, content: readFileSync(join(BUNDLE, name)) };
  }
}
