import type { Act } from '../../competition/acts/rule.js';
import type { LiveTournament } from './live-tournaments.service.js';

/** Acts that somebody asks for in an event: all are done, or none. */
export interface Submission {
  readonly requestId: string;
  /** The version of the event that the acts were made against; null: any, for acts of players about themselves. */
  readonly version: number | null;
  readonly acts: readonly Act[];
  readonly reason: string | null;
  /** true: the result is only shown, nothing is written. */
  readonly preview: boolean;
}

/** The result of a submission that was carried out. */
export interface Directed {
  readonly ok: true;
  /** The event after the new facts. */
  readonly live: LiveTournament;
  /** Numbers of the first and last new fact. */
  readonly from: number;
  readonly to: number;
}
