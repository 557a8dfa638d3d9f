import type { Clause } from './clauses.js';
import type { Seat } from './frame.js';
import type { Text } from './text.js';

/**
 * A counter shown beside a question, such as movement points left: its value, and the maximum where the rules have one.
 */
export interface Counter {
  readonly label: Text;
  readonly value: number;
  readonly of: number | null;
}

/** How a game words a decision for the seat that owes it. */
export interface Question {
  /** A short question or request. The question of a reaction says what it reacts to. */
  readonly text: Text;
  /** The clause that is shown; left out: the clause of the phase. */
  readonly clause?: Clause | undefined;
  readonly counters?: readonly Counter[] | undefined;
  /** What the verb that ends the decision does here. Given where the same verb ends several decisions. */
  readonly ends?: Text | undefined;
}

/** A question with everything that is shown with it. */
export interface Asks {
  /** Name of the phase that asks. */
  readonly id: string;
  readonly text: Text;
  readonly clause: Clause;
  readonly counters: readonly Counter[];
  readonly ends: Text | null;
}

/** Points of a seat at this moment, and the parts that add up to them. */
export interface Score<A extends Seat = Seat> {
  readonly seat: A;
  readonly value: number;
  readonly parts: readonly { readonly label: Text; readonly value: number }[];
}
