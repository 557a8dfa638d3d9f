import type { Fact } from '../../competition/facts/facts.js';
import { factHash } from './chain.js';

/** A fact with its hashes in the chain, and the request that made it. */
export interface FactRow {
  readonly fact: Fact;
  readonly prevHash: string;
  readonly hash: string;
  /**
   * Set on the first fact of a request, with the number of its facts; null: a later fact of a request, one by the
   * service, or of an event that was imported.
   */
  readonly request: { readonly id: string; readonly hash: string; readonly facts: number } | null;
}

/** Facts as rows that follow the fact with the hash `before` ("" for the first). */
export function chained(id: string, before: string, facts: readonly Fact[]): FactRow[] {
  let prevHash = before;
  return facts.map((fact) => {
    const row = { fact, prevHash, hash: factHash(id, prevHash, fact), request: null };
    prevHash = row.hash;
    return row;
  });
}

/** Rows as the JSON that they are written from, see `ADD_FACTS`. */
export const rowsText = (rows: readonly FactRow[]): string => JSON.stringify(rows.map(written));

const written = ({ fact, prevHash, hash, request }: FactRow) => ({
  ...fact,
  ...{ prevHash, hash },
  requestId: request?.id ?? null,
  requestHash: request?.hash ?? null,
  requestFacts: request?.facts ?? null,
});
