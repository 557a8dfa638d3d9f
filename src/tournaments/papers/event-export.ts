import type { Fact } from '../../competition/facts/facts.js';
import type { StandingLine } from './standing-lines.js';

/** Name and version of the format, which every export states. */
export const EXPORT_FORMAT = 'muster-event-1';

/**
 * A fact with its hashes; null: an earlier fact is hidden from the reader, so that the chain cannot be followed to
 * here.
 */
export type ExportedFact = Fact & {
  readonly prevHash: string | null;
  readonly hash: string | null;
};

/** An event as a file: what `GET /v1/tournaments/:id/export.json` answers. */
export interface EventExport {
  readonly format: typeof EXPORT_FORMAT;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly phase: string;
  readonly createdAt: string;
  /** SHA-256 of the seed, in hex. */
  readonly commitment: string;
  /** The seed; null: the event is not over. */
  readonly seed: string | null;
  /** Id of the event whose seed the lots come from: this one, or the one that it is a copy of. */
  readonly lotsOf: string;
  /** false: a round is proposed, and the facts about it are left out. */
  readonly complete: boolean;
  /** Number of the event's facts. */
  readonly seq: number;
  /** Hash of the last fact. */
  readonly hash: string | null;
  readonly standingsHash: string;
  readonly standings: readonly StandingLine[];
  readonly facts: readonly ExportedFact[];
}
