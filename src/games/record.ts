import type { Outcome, Seat } from '../rules/index.js';
import { type DiceRecord, verifyDice } from './dice.js';
import { type MoveRow, NO_HASH, rowHash } from './move-row.js';

/** A finished game, whole: with its hidden draws, its seed and what each seat alone heard. */
export interface GameRecord extends DiceRecord {
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly componentHash: string;
  readonly scenario: string;
  readonly options: { readonly [option: string]: boolean };
  readonly position: string | null;
  readonly outcome: Outcome | null;
  /** The seats and who sat there. */
  readonly players: { readonly [seat: Seat]: string };
  readonly rows: readonly MoveRow[];
}

/** What is wrong with a record, a sentence each; none: nothing was changed since, and all chance is as committed to. */
export function verifyRecord(record: GameRecord): string[] {
  let before = NO_HASH;
  const broken = record.rows.flatMap((row, i) => {
    const whole = row.prevHash === before && row.seq === i + 1 && rowHash(row) === row.hash;
    before = row.hash;
    return whole ? [] : [`row ${row.seq} is not the one that was written`];
  });
  return [...broken, ...verifyDice(record)];
}
