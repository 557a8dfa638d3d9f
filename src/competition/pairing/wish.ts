import type { EntryNumber, Table } from '../table/table.js';

/** Two entries, in no order. */
export type Couple = readonly [EntryNumber, EntryNumber];

/** What a round is to be paired from. The order of its lists does not matter. */
export interface SwissWish {
  readonly table: Table;
  /** The round to pair, from 1. What the table has of it and of later ones is not looked at. */
  readonly round: number;
  /** Who is to be paired; each must be in the table. */
  readonly playing: readonly EntryNumber[];
  /** Who must not meet, by the director's word. */
  readonly forbidden: readonly Couple[];
  /** Who meets in any case, unless a hard edge is against it. */
  readonly pinned: readonly Couple[];
  /** How much more of one side than of the other anybody may have had after the round. Not looked at where legs = 2. */
  readonly sideLimit: 1 | 2;
  /** How many may meet again, usually 0. */
  readonly rematches: number;
  /** The event's own lot: an integer from 0 to `n - 1`, always the same for one purpose. */
  readonly lot: (n: number, purpose: string) => number;
}

/** What a pair costs. The order of the fields is that of their weight: the first that differs decides. */
export interface PairCost {
  /** 1: they have met before. */
  readonly rematches: number;
  /** The square of the difference of their points: a multiple of a sixteenth. */
  readonly gaps: number;
  /** How many of the two leave their score group the second time running, the same way. */
  readonly floats: number;
  /** Inside a score group of k: ranks from the fold, where place i meets place i + k/2. Else: ranks between the two. */
  readonly fold: number;
}

/** What a round costs: the sums over its pairs and the bye. */
export interface Cost extends PairCost {
  /** Points of the bye's receiver, 0 where nobody rests. It comes after the gaps and before the floats. */
  readonly bye: number;
}

export interface Pair {
  /** Has side 0, in leg 1 where there are two. */
  readonly first: EntryNumber;
  readonly second: EntryNumber;
  readonly cost: PairCost;
}

/** A round in the order of its boards: most points of the two together first, then the better seed. */
export interface Proposal {
  readonly pairs: readonly Pair[];
  /** null: the number of those playing is even. */
  readonly bye: EntryNumber | null;
  readonly cost: Cost;
}

/**
 * What must give for a round to be paired: the limit of sides is 2, some meet again, some meet whom the director kept
 * apart, somebody rests who has rested (or won without play) before, or the event ends earlier.
 */
export type Relaxation = 'SIDE_LIMIT' | 'REMATCH' | 'BYE_AGAIN' | 'FORBIDDEN' | 'END';

/** There is no pairing; the shortest list of relaxations with which there is one. */
export interface NoPairing {
  readonly relaxations: readonly Relaxation[];
  /** With END: as it was wished. */
  readonly sideLimit: 1 | 2;
  /** How many must meet again: what `rematches` has to be, at least. */
  readonly rematches: number;
  /** Of the forbidden, who must meet. */
  readonly forbidden: readonly Couple[];
  /** With BYE_AGAIN: who would rest. Take them out of those playing. */
  readonly bye: EntryNumber | null;
}

/** Why two may not be paired. */
export type Barrier = 'NOT_PLAYING' | 'FORBIDDEN' | 'REMATCH' | 'SIDE_LIMIT';
