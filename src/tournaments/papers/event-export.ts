import type { Fact } from '../../competition/facts/facts.js';
import type { StandingLine } from './standing-lines.js';

/** What an export says that it is. */
export const EXPORT_FORMAT = 'muster-event-1';

/** A fact with its link; null: the chain cannot be followed so far without what is not for the reader. */
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
  /** SHA-256 of the seed, hex. */
  readonly commitment: string;
  /** null: it is not over. */
  readonly seed: string | null;
  /** Whose lots it draws: its own, or those of the event that it is a copy of. */
  readonly lotsOf: string;
  /** false: a round is proposed, and what tells of it is left out. */
  readonly complete: boolean;
  /** Number of facts. */
  readonly seq: number;
  /** Of the last fact. */
  readonly hash: string | null;
  readonly standingsHash: string;
  readonly standings: readonly StandingLine[];
  readonly facts: readonly ExportedFact[];
}
