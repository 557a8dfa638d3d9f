import type { Seat } from '../../rules/index.js';
import type { NoticeKind } from '../store/kinds.js';

/** Of a notice, as `bodyOf` writes it, what is said of it in words. */
export interface Told {
  readonly type: NoticeKind;
  readonly timestamp: string;
  readonly data: {
    readonly game: {
      readonly id: string;
      readonly ruleset: string;
      readonly scenario: string;
      readonly owed: readonly Seat[];
      readonly outcome: { readonly winner: Seat | null } | null;
      readonly deadline: string | null;
    };
    /** Of its reader; null: a spectator. */
    readonly seat: Seat | null;
    readonly links: { readonly play: string };
  };
}
