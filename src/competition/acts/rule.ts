import type { Text } from '../../language/locale.js';
import type { Fact, Pairing, Role, Saying } from '../facts/facts.js';
import type { Phase, Tournament } from '../fold/tournament.js';
import type { Fields, Read } from './fields.js';

export const DECLINE_CODES = [
  'STALE_VERSION',
  'NOT_ALLOWED',
  'WRONG_PHASE',
  'NO_PAIRING',
  'ALREADY_DONE',
  'BELOW_NEEDED',
  'CONFLICT_OF_INTEREST',
  'REASON_NEEDED',
  'BAD_ACT',
] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];

/** What somebody asks to be done: a verb and its fields. */
export interface Act {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** Why an act changed nothing, and what could be done instead. */
export interface Declined {
  readonly code: DeclineCode;
  readonly because: Text;
  readonly better: readonly Act[];
}

/** Who asks. */
export interface Actor {
  readonly playerId: string;
  readonly name: string;
}

/** What an act needs to know besides the event: found out before it is judged. */
export interface Context {
  /** ISO 8601, to the millisecond. */
  readonly now: string;
  readonly facts: readonly Fact[];
  /** By player id, of those that the act names; whoever is not there does not exist. */
  readonly names: ReadonlyMap<string, string>;
  /** For the next round; null: it cannot be paired, or nobody asked for it. */
  readonly pairing: Pairing | null;
  /** A new game's id. */
  readonly newGame: () => string;
  /** The event's own lot: an integer below `bound`. */
  readonly lot: (bound: number, purpose: string) => number;
  /** The sides that owe a decision in a game, of those that the act is about. */
  readonly owing: ReadonlyMap<string, readonly (0 | 1)[]>;
}

interface Asked<F extends Fields> {
  readonly actor: Actor;
  readonly data: Read<F>;
  readonly context: Context;
}

/** One kind of act: who may do it, when, with which fields, and which facts it makes. */
export interface ActRule<F extends Fields = Fields> {
  /** The least role that may; null: any player, for themselves. */
  readonly least: Role | null;
  readonly phases: readonly Phase[];
  /** A reason is asked for, which all can read. */
  readonly reason: boolean;
  readonly fields: F;
  /** What stands in its way now, whatever its fields say. */
  hindrance?(event: Tournament, actor: Actor): Declined | null;
  facts(event: Tournament, asked: Asked<F>): readonly Saying[] | Declined;
}

export const actRule = <const F extends Fields>(rule: ActRule<F>): ActRule =>
  rule as unknown as ActRule;

export const declined = (
  code: DeclineCode,
  en: string,
  ja: string,
  better: readonly Act[] = [],
): Declined => ({ code, because: { en, ja }, better });

export const isDeclined = (told: readonly Saying[] | Declined): told is Declined => 'code' in told;
