import type { Text } from '../../language/locale.js';
import type { Bid, Fact, LegPlace, Pairing, Role, Saying } from '../facts/facts.js';
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

/** What somebody asks to be done in an event: a verb (`kind`) and its fields. */
export interface Act {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** Why an act was declined, and what could be done instead. */
export interface Declined {
  readonly code: DeclineCode;
  readonly because: Text;
  readonly better: readonly Act[];
}

/** The player who asks for an act. */
export interface Actor {
  readonly playerId: string;
  readonly name: string;
}

/** What judging an act needs besides the event; it is looked up beforehand. */
export interface Context {
  /** The present time: ISO 8601, to the millisecond. */
  readonly now: string;
  readonly facts: readonly Fact[];
  /** Player id -> name, for the players that the act names; a player who is missing here does not exist. */
  readonly names: ReadonlyMap<string, string>;
  /** The pairing of the next round; null: no pairing is possible, or the act does not need one. */
  readonly pairing: Pairing | null;
  /** Makes the id of a new game. */
  readonly newGame: () => string;
  /** The event's own lot: an integer from 0 to `bound - 1`, always the same for one purpose. */
  readonly lot: (bound: number, purpose: string) => number;
  /** Seals a bid so that nobody can read it, and keeps it until it is opened. Returns the seal. */
  readonly seal: (bid: Omit<Bid, 'nonce'>, place: LegPlace) => string;
  /** Seal -> bid, for the bids that are to be opened now. */
  readonly bids: ReadonlyMap<string, Bid>;
  /** Game id -> the sides that owe a decision there, for the games that the act is about. */
  readonly owing: ReadonlyMap<string, readonly (0 | 1)[]>;
}

interface Asked<F extends Fields> {
  readonly actor: Actor;
  readonly data: Read<F>;
  readonly context: Context;
}

/** The rule of one kind of act: who may do it, when, with which fields, and which facts it makes. */
export interface ActRule<F extends Fields = Fields> {
  /** The lowest role that may do this; null: any player, for themselves. */
  readonly least: Role | null;
  readonly phases: readonly Phase[];
  /** true: the act needs a reason, which everybody can read. */
  readonly reason: boolean;
  readonly fields: F;
  /** What stands in the way of any such act now, whatever its fields are. */
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
