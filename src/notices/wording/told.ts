import type { Seat } from '../../rules/index.js';
import type { GameKind } from '../store/kinds.js';

/** The parts of a notice's body (see `bodyOf`) from which texts are made. */
export interface Told {
  readonly type: GameKind;
  readonly timestamp: string;
  readonly data: {
    readonly game: {
      readonly id: string;
      readonly ruleset: string;
      readonly scenario: string;
      readonly version: number;
      readonly owed: readonly Seat[];
      readonly outcome: { readonly winner: Seat | null } | null;
      readonly deadline: string | null;
    };
    /** Seat of the reader; null: a spectator. */
    readonly seat: Seat | null;
    readonly links: { readonly play: string };
  };
}
