import type { Pairing, PairOf } from '../../competition/facts/facts.js';
import type { Proposal, SwissWish, Why } from '../../competition/pairing/index.js';

/** The order to pair a round of a Swiss event; lots are drawn from the event's seed. */
export interface PairingQuestion extends Omit<SwissWish, 'lot'> {
  readonly tournamentId: string;
  readonly seed: Uint8Array;
}

/** null: no pairing is possible. */
export type PairingAnswer = Pairing | null;

/** The question why two meet in a proposed round. */
export interface WhyQuestion extends PairingQuestion {
  readonly proposed: Pairing;
  readonly pair: PairOf;
}

export interface WhyAnswer extends Why {
  /** The proposed round with its cost. */
  readonly round: Proposal;
}

export type { Bar, Cost, Proposal } from '../../competition/pairing/index.js';
