import type { Board } from '../../competition/facts/settings.js';
import type { Text } from '../../language/locale.js';

/** The order to read the text of an export, and to make a new event of its facts. */
export interface ImportQuestion {
  /** UTF-8. */
  readonly text: Uint8Array;
  /** Id of the new event. */
  readonly id: string;
  /** Who imports it, and when: ISO 8601, to the millisecond. */
  readonly by: string;
  readonly at: string;
}

/** An event as it is to be written, with its chain of hashes made anew. */
export interface Taken {
  /** Id of the event that was exported, and the hash of its last fact. */
  readonly from: string;
  readonly hash: string;
  readonly name: string;
  readonly phase: string;
  readonly board: Board;
  /** Hex. */
  readonly seed: string;
  readonly commitment: string;
  /** Number of facts, and the hash of the last one. */
  readonly end: { readonly seq: number; readonly hash: string };
  /** The rows of its facts as JSON, some hundred a page. */
  readonly pages: readonly string[];
}

export type ImportAnswer = Taken | { readonly fault: Text };
