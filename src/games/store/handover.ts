import type { Seat } from '../../rules/index.js';

/** What a player who takes a seat over sees of its past: all of it, or nothing before they came. */
export const KNOWLEDGES = ['FULL', 'FROM_NOW'] as const;
export type Knowledge = (typeof KNOWLEDGES)[number];

/** A player, under the name that they had then. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A seat that went from one player to another. */
export interface Handover {
  readonly seat: Seat;
  readonly from: Person;
  readonly to: Person;
  readonly knowledge: Knowledge;
  /** The public version that it brought: from there on the seat is `to`'s. */
  readonly version: number;
}
