import type { Sums } from './sums.js';

/**
 * The file: this line, whose number changes with the format; frames, compressed by gzip; the SHA-256 of all that as a
 * line of its own. What can only be known at the end, counts and sums, stands behind what it is of, so that nothing
 * has to be read twice to be written.
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
  /** ISO 8601. */
  readonly made: string;
  /** Version of the Postgres that it comes from. */
  readonly postgres: string;
  /** Names of those that had been applied, in order. */
  readonly migrations: readonly string[];
  /** In the order in which their rows follow. */
  readonly tables: readonly Table[];
  /** What `DATA_DIR` had as the key of the tokens; null: it had none, or it was left out. */
  readonly key: string | null;
}

/** A frame: one letter, the length of what follows in four bytes, and that. */
export const FRAME_HEAD = 5;
/** More than any that is written. */
export const LONGEST_FRAME = 2 ** 24;

export type Part =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'table'; readonly name: string }
  /** Of the table, as `COPY … TO STDOUT` writes them; they may begin and end anywhere in a row. */
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

/** undefined: no frame that is written is so. */
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
