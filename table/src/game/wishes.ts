import type { RequestKind, Submission } from '../../../client/src/index.js';

/** What a press asks for. */
export type Wish =
  | { readonly kind: 'play'; readonly input: Omit<Submission, 'gameId' | 'requestId'> }
  | { readonly kind: 'undo'; readonly version: number }
  | { readonly kind: 'resign' }
  | { readonly kind: 'claim' }
  /** As ISO 8601 writes a duration. */
  | { readonly kind: 'give'; readonly time: string }
  | { readonly kind: 'ask'; readonly what: RequestKind; readonly time?: string | undefined }
  | { readonly kind: 'answer'; readonly version: number; readonly agrees: boolean };

/** A wish that has no answer yet. */
export interface Waiting {
  readonly wish: Wish;
  readonly requestId: string;
  /** When it was pressed. */
  readonly at: number;
}
