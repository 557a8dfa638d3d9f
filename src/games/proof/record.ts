import { hashOf } from '../../common/hash.js';
import { canonical, type Outcome, type Seat, type State } from '../../rules/index.js';
import { type MoveRow, rowHash } from '../store/move-row.js';
import { carried } from '../store/states.js';
import { type DiceRecord, verifyDice } from './dice.js';

/** What is fixed about a game before its first row. */
export interface RecordHead {
  readonly gameId: string;
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly componentHash: string;
  readonly scenario: string;
  readonly options: { readonly [option: string]: boolean };
  readonly position: string | null;
  readonly commitment: string;
  readonly entropies: { readonly [seat: Seat]: string };
  /** Seat -> the player with whom the game began there. */
  readonly players: { readonly [seat: Seat]: string };
}

/** Field -> hash of its value, so that a check can name the field that was changed. */
export type Seal = { readonly [K in keyof RecordHead]: string };

/** The whole record of a finished game, with its hidden draws, its seed and what each seat alone heard. */
export interface GameRecord extends DiceRecord, RecordHead {
  /** Hashes of the fields of the head. The hash of the seal is the `prevHash` of the first row. */
  readonly seal: Seal;
  readonly outcome: Outcome | null;
  readonly rows: readonly MoveRow[];
}

const SEALED = [
  'gameId',
  'ruleset',
  'rulesetVersion',
  'componentHash',
  'scenario',
  'options',
  'position',
  'commitment',
  'entropies',
  'players',
] as const satisfies readonly (keyof RecordHead)[];
const FIELDS = [...SEALED, 'seed', 'seal', 'outcome', 'rows'];

export const sealOf = (head: RecordHead): Seal =>
  Object.fromEntries(SEALED.map((field) => [field, hashOf(head[field])])) as Seal;

/** The hash that the first row of a game has as its `prevHash`. */
export const sealHash = (head: RecordHead): string => hashOf(sealOf(head));

/**
 * What is wrong with a record, a sentence each; empty: nothing was changed since, and all chance is as committed to.
 */
export function verifyRecord(record: GameRecord): string[] {
  const misshapen = [...fieldFaults(record), ...shapeFaults(record)];
  if (misshapen.length > 0) return misshapen;
  return [sealFaults, rowFaults, verifyDice, outcomeFaults].flatMap((check) =>
    attempt(check, record),
  );
}

function attempt(check: (record: GameRecord) => string[], record: GameRecord): string[] {
  try {
    return check(record);
  } catch (error) {
    return [`the record cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function fieldFaults(record: GameRecord): string[] {
  const there = Object.keys(record ?? {});
  const missing = FIELDS.filter((field) => !there.includes(field));
  const foreign = there.filter((field) => !FIELDS.includes(field));
  return [
    ...missing.map((field) => `${field} is missing`),
    ...foreign.map((field) => `${field} does not belong into a record`),
  ];
}

function shapeFaults({ rows, seal }: GameRecord): string[] {
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
  if (!Array.isArray(rows) || rows.length === 0) return ['rows is not a list of rows'];
  const odd = rows.findIndex((row) => !isObject(row) || !Array.isArray(row.patch));
  if (odd >= 0) return [`row ${odd + 1} is not a row`];
  return isObject(seal) ? [] : ['seal is not a list of hashes'];
}

function sealFaults(record: GameRecord): string[] {
  const { seal, rows } = record;
  const now = sealOf(record);
  const broken = SEALED.filter((field) => seal[field] !== now[field]);
  const whole = hashOf(seal) === rows[0]?.prevHash;
  return [
    ...broken.map((field) => `${field} is not what the game began with`),
    ...(whole ? [] : ['seal is not the one that the first row stands on']),
  ];
}

function rowFaults({ gameId, rows }: GameRecord): string[] {
  return rows.flatMap((row, i) => {
    const before = rows[i - 1];
    if (row.seq !== i + 1 || row.gameId !== gameId) return [`row ${i + 1} is out of its place`];
    if (rowHash(row) !== row.hash) return [`row ${row.seq} is not the one that was written`];
    return before === undefined || row.prevHash === before.hash
      ? []
      : [`row ${row.seq} does not follow the row before it`];
  });
}

/** Whether the state to which the patches lead has the outcome that the record says. */
function outcomeFaults({ rows, outcome }: GameRecord): string[] {
  const last = rows.reduce<State | null>(carried, null);
  return canonical(last?.outcome ?? null) === canonical(outcome)
    ? []
    : ['outcome is not the one that the rows lead to'];
}
