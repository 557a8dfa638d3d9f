import type { Act } from '../../competition/acts/rule.js';
import type { LiveTournament } from './live-tournaments.service.js';

/** What somebody asks to be done in an event, all of it or nothing. */
export interface Submission {
  readonly requestId: string;
  /** The version that it was made against; null: whichever it is, for those who act for themselves. */
  readonly version: number | null;
  readonly acts: readonly Act[];
  readonly reason: string | null;
  /** Only shown, nothing is written. */
  readonly preview: boolean;
}

/** What came of it. */
export interface Directed {
  readonly ok: true;
  /** As the facts have made it. */
  readonly live: LiveTournament;
  /** Numbers of the facts that were written. */
  readonly from: number;
  readonly to: number;
}
