import { createHash } from 'node:crypto';

/** Sums over the rows of one table. */
export interface Sums {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Adds up the bytes that pass. Postgres tells the number of rows to the one that copies them. */
export class Adder {
  bytes = 0;
  private readonly hash = createHash('sha256');

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
  }

  sums(rows: number): Sums {
    return { rows, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
