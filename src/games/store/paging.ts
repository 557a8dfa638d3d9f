import type { GameStatus } from './game-status.js';

export interface GameFilter {
  /** The caller has a seat. */
  readonly mine?: boolean | undefined;
  /** The caller owes a decision. */
  readonly owedByMe?: boolean | undefined;
  /** A seat is free. */
  readonly open?: boolean | undefined;
  readonly ruleset?: string | undefined;
  readonly status?: GameStatus | undefined;
}

/** What a list begins with: what was made last, or what changed last. */
export const GAME_ORDERS = ['created', 'updated'] as const;
export type GamesOrder = (typeof GAME_ORDERS)[number];

export interface Paging {
  readonly by?: GamesOrder | undefined;
  readonly first: number;
  /** Where the page before ended. */
  readonly after?: string | undefined;
}

export interface Page<T> {
  readonly items: readonly { readonly item: T; readonly cursor: string }[];
  readonly hasNextPage: boolean;
}
