import type { Sums } from './sums.js';

/**
 * First line of a backup file; its number changes with the format. It is followed by frames, compressed by gzip, and by
 * the SHA-256 of everything before it, as a line of its own. Counts and sums, which are known only at the end, stand
 * after the rows that they are about, so that nothing is read twice for writing.
 */
export const MAGIC = Buffer.from('muster-backup 1\n');
export const ANY_MAGIC = /^muster-backup (\d+)\n/;
export const sealLine = (hex: string): Buffer => Buffer.from(`\n${hex}\n`);
export const SEAL_BYTES = sealLine('0'.repeat(64)).length;

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Header {
  /** When it was made: ISO 8601. */
  readonly made: string;
  /** Version of the Postgres that the data comes from. */
  readonly postgres: string;
  /** Names of the migrations that had been applied, in order. */
  readonly migrations: readonly string[];
  /** The tables, in the order in which their rows follow. */
  readonly tables: readonly Table[];
  /** The key of the tokens in `DATA_DIR`; null: there was none, or it was left out. */
  readonly key: string | null;
}

/** Length of a frame's head. A frame is a letter, the length of its content in four bytes, and the content. */
export const FRAME_HEAD = 5;
/** Greatest length of a frame: longer than any that is written. */
export const LONGEST_FRAME = 2 ** 24;

export type Part =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'table'; readonly name: string }
  /** Rows of the table, as `COPY … TO STDOUT` writes them; a piece may begin and end within a row. */
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'sums'; readonly sums: Sums }
  | { readonly kind: 'end'; readonly rows: number };

const LETTERS = { header: 'H', table: 'T', rows: 'R', sums: 'S', end: 'E' } as const;

export function frameOf(part: Part): Buffer {
  const body = part.kind === 'rows' ? part.bytes : Buffer.from(JSON.stringify(part));
  const head = Buffer.alloc(FRAME_HEAD);
  head.write(LETTERS[part.kind], 'latin1');
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

/** Reads a frame; undefined: no backup contains such a frame. */
export function partOf(letter: string, body: Buffer): Part | undefined {
  if (letter === LETTERS.rows) return { kind: 'rows', bytes: body };
  const part = json(body) as Exclude<Part, { kind: 'rows' }> | null | undefined;
  if (part === null || part === undefined || LETTERS[part.kind] !== letter) return undefined;
  return part.kind === 'header' && !isHeader(part.header) ? undefined : part;
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const isHeader = (header: Partial<Header> | null | undefined): boolean =>
  Array.isArray(header?.migrations) && Array.isArray(header.tables);
