import type { RequestKind, Submission } from '../../../client/src/index.js';

/** What a press of a button asks the service to do. */
export type Wish =
  | { readonly kind: 'play'; readonly input: Omit<Submission, 'gameId' | 'requestId'> }
  | { readonly kind: 'undo'; readonly version: number }
  | { readonly kind: 'resign' }
  | { readonly kind: 'claim' }
  /** `time` is a duration in ISO 8601. */
  | { readonly kind: 'give'; readonly time: string }
  | { readonly kind: 'ask'; readonly what: RequestKind; readonly time?: string | undefined }
  | { readonly kind: 'answer'; readonly version: number; readonly agrees: boolean };

/** A wish without an answer yet. */
export interface Waiting {
  readonly wish: Wish;
  readonly requestId: string;
  /** The time of the press. */
  readonly at: number;
}
