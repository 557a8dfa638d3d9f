import { drawn } from '../../common/drawn.js';
import { sha256 } from '../../common/hash.js';
import { canonical, type Chance, type Draw, type Roll } from '../../rules/index.js';

/** All that the chance of a game is computed from; fixed before its first move. */
export interface DiceSource {
  readonly gameId: string;
  /** The seed of the game: 32 bytes. */
  readonly seed: Buffer;
  readonly entropies: { readonly [seat: string]: string };
}

type Stream = 'open' | 'hidden';
type Integers = (bound: number, purpose: string) => number;

/** The commitment: SHA-256 of the seed. It is shown before the first move, the seed after the last. */
export const commitmentOf = (seed: Buffer): string => sha256(seed);

/**
 * The chance of row `seq`. Each integer is taken from
 * HMAC-SHA-256(seed, canonical JSON of [gameId, entropies, seq, stream, purpose, counter]):
 * the first of its eight 32-bit big-endian words below the greatest multiple of `bound`, modulo `bound`. `counter`
 * counts the HMACs of that row and stream from 0. Worked out again, it gives the same.
 */
export const chanceOf = (source: DiceSource, seq: number): Chance => ({
  open: integers(source, seq, 'open'),
  hidden: integers(source, seq, 'hidden'),
});

function integers({ gameId, seed, entropies }: DiceSource, seq: number, stream: Stream): Integers {
  let counter = 0;
  return (bound, purpose) =>
    drawn(seed, bound, () => canonical([gameId, entropies, seq, stream, purpose, counter++]));
}

/** The rolls and draws that a row of a log records. */
interface ChanceRow {
  readonly seq: number;
  readonly rolls: readonly Roll[];
  readonly draws: readonly Draw[];
}

/** All that is needed to check the chance of a finished game. */
export interface DiceRecord {
  readonly gameId: string;
  readonly commitment: string;
  /** 64 hex digits. */
  readonly seed: string;
  readonly entropies: { readonly [seat: string]: string };
  readonly rows: readonly ChanceRow[];
}

/** The rolls and draws that do not come out as recorded, a sentence each; empty: all are as the commitment had it. */
export function verifyDice(record: DiceRecord): string[] {
  const seed = Buffer.from(record.seed, 'hex');
  const source = { gameId: record.gameId, seed, entropies: record.entropies };
  const faults = record.rows.flatMap((row) => faultsOf(row, chanceOf(source, row.seq)));
  const whole = /^[0-9a-f]{64}$/.test(record.seed);
  return whole && commitmentOf(seed) === record.commitment
    ? faults
    : ['the seed is not the one committed to', ...faults];
}

function faultsOf({ seq, rolls, draws }: ChanceRow, chance: Chance): string[] {
  const wrongRolls = rolls.filter(
    ({ dice, purpose }) =>
      !same(
        dice,
        dice.map(() => chance.open(6, purpose) + 1),
      ),
  );
  const wrongDraws = draws.filter((draw) => !same(draw.taken, drawnAgain(draw, chance)));
  return [...wrongRolls, ...wrongDraws].map(
    ({ purpose }) => `row ${seq}: ${purpose} does not come out as recorded`,
  );
}

function drawnAgain({ from, taken, purpose }: Draw, chance: Chance): string[] {
  const rest = [...from];
  return taken.flatMap(() => rest.splice(chance.hidden(rest.length, purpose), 1));
}

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  canonical(a) === canonical(b);
