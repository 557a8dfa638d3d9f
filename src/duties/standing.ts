import type { KindName } from './kinds.js';

/** How many of each kind stand how. `oldest`: for how many milliseconds one is overdue; null: none is. */
export interface Standing {
  readonly kind: KindName;
  readonly waiting: number;
  readonly overdue: number;
  readonly oldest: number | null;
  readonly held: number;
  readonly failed: number;
  /** Whether one is overdue for so long that nobody seems to do it. */
  readonly isLate: boolean;
}

/** One thing that is overdue, or has failed. `since`: milliseconds since 1970; null: not known. */
export interface Failure {
  readonly id: string;
  readonly what: string;
  readonly since: number | null;
  readonly tries: number | null;
  readonly error: string | null;
}
