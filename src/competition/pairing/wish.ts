import type { EntryNumber, Table } from '../table/table.js';

/** Two entries, in no particular order. */
export type Couple = readonly [EntryNumber, EntryNumber];

/** What a round is paired from. The order of its lists does not matter. */
export interface SwissWish {
  readonly table: Table;
  /** The round to pair, from 1. Later data in the table is ignored. */
  readonly round: number;
  /** Entries to be paired; each must be in the table. */
  readonly playing: readonly EntryNumber[];
  /** Pairs that the director does not allow. */
  readonly forbidden: readonly Couple[];
  /** Pairs that must meet, unless a hard rule is against it. */
  readonly pinned: readonly Couple[];
  /** How much more often than the other a player may have had one side after the round. Ignored where legs = 2. */
  readonly sideLimit: number;
  /** How many pairs may be rematches, usually 0. */
  readonly rematches: number;
  /** The event's own lot: an integer from 0 to `n - 1`, always the same for one purpose. */
  readonly lot: (n: number, purpose: string) => number;
}

/** What a pair costs. The fields stand in the order of their weight: the first one that differs decides. */
export interface PairCost {
  /** 1: the two have met before; else 0. */
  readonly rematches: number;
  /** The square of the difference of their points: a multiple of a sixteenth. */
  readonly gaps: number;
  /** How many of the two leave their score group in the same direction as in the round before. */
  readonly floats: number;
  /**
   * Within a score group of k players: distance in ranks from the fold, where place i meets place i + k/2. Else: number
   * of ranks between the two.
   */
  readonly fold: number;
}

/** What a round costs: the sum over its pairs and the bye. */
export interface Cost extends PairCost {
  /** Points of whoever has the bye; 0 where nobody rests. Its weight is between gaps and floats. */
  readonly bye: number;
}

export interface Pair {
  /** The one with side 0 (in leg 1, where there are two legs). */
  readonly first: EntryNumber;
  readonly second: EntryNumber;
  readonly cost: PairCost;
}

/** A round in the order of its boards: the pair with most points together first, then the better seed. */
export interface Proposal {
  readonly pairs: readonly Pair[];
  /** Who rests; null: the number of players is even. */
  readonly bye: EntryNumber | null;
  readonly cost: Cost;
}

/**
 * What has to be relaxed for a round to be paired: a side limit of 2, a rematch, a pair that the director forbids, a
 * second bye (or one after a win without play), or the number of rounds: the event ends earlier.
 */
export type Relaxation = 'SIDE_LIMIT' | 'REMATCH' | 'BYE_AGAIN' | 'FORBIDDEN' | 'END';

/** No round is possible; `relaxations` is the shortest list under which there is one. */
export interface NoPairing {
  readonly relaxations: readonly Relaxation[];
  /** The side limit that is needed. With END: as it was wished. */
  readonly sideLimit: number;
  /** How many rematches are needed, at least. */
  readonly rematches: number;
  /** The forbidden pairs that would have to meet. */
  readonly forbidden: readonly Couple[];
  /** With BYE_AGAIN: who would rest. Take that entry out of `playing`. */
  readonly bye: EntryNumber | null;
}

/** Why two entries may not be paired. */
export type Barrier = 'NOT_PLAYING' | 'FORBIDDEN' | 'REMATCH' | 'SIDE_LIMIT';
