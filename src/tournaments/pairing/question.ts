import type { Pairing } from '../../competition/facts/facts.js';
import type { SwissWish } from '../../competition/pairing/index.js';

/** A round of a Swiss event to be paired; lots are drawn from the event's seed. */
export interface PairingQuestion extends Omit<SwissWish, 'lot'> {
  readonly tournamentId: string;
  readonly seed: Uint8Array;
}

/** null: there is none. */
export type PairingAnswer = Pairing | null;
