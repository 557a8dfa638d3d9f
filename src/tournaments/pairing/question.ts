import type { Pairing, PairOf } from '../../competition/facts/facts.js';
import type { Proposal, SwissWish, Why } from '../../competition/pairing/index.js';

/** A round of a Swiss event to be paired; lots are drawn from the event's seed. */
export interface PairingQuestion extends Omit<SwissWish, 'lot'> {
  readonly tournamentId: string;
  readonly seed: Uint8Array;
}

/** null: there is none. */
export type PairingAnswer = Pairing | null;

/** Why two meet in a round that is proposed. */
export interface WhyQuestion extends PairingQuestion {
  readonly proposed: Pairing;
  readonly pair: PairOf;
}

export interface WhyAnswer extends Why {
  /** The proposed round, with what it costs. */
  readonly round: Proposal;
}

export type { Bar, Cost, Proposal } from '../../competition/pairing/index.js';
