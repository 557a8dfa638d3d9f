import type { Clause } from './clauses.js';
import type { Seat } from './frame.js';
import type { Text } from './text.js';

/** What is counted while somebody decides: how many are left, and of how many where the rules say so. */
export interface Counter {
  readonly label: Text;
  readonly value: number;
  readonly of: number | null;
}

/** A decision as its game puts it to the seat that owes it. */
export interface Question {
  /** A short question or request; of a reaction, to what. */
  readonly text: Text;
  /** The clause of its phase, where it is not given. */
  readonly clause?: Clause | undefined;
  readonly counters?: readonly Counter[] | undefined;
  /** What the verb that ends it does here, where one verb ends several decisions. */
  readonly ends?: Text | undefined;
}

/** A question with everything that belongs to it. */
export interface Asks {
  /** The name of its phase. */
  readonly id: string;
  readonly text: Text;
  readonly clause: Clause;
  readonly counters: readonly Counter[];
  readonly ends: Text | null;
}

/** The points of a seat as they stand, and what they are made up of. */
export interface Score<A extends Seat = Seat> {
  readonly seat: A;
  readonly value: number;
  readonly parts: readonly { readonly label: Text; readonly value: number }[];
}
