import { createHash } from 'node:crypto';

/** Of the rows of one table. */
export interface Sums {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Adds up what goes by. Whoever copies the rows is told their number by Postgres. */
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
