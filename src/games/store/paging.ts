import type { GameStatus } from './game-status.js';

export interface GameFilter {
  /** Only games in which the caller has a seat. */
  readonly mine?: boolean | undefined;
  /** Only games in which the caller owes a decision. */
  readonly owedByMe?: boolean | undefined;
  /** Only games with a free seat. */
  readonly open?: boolean | undefined;
  readonly ruleset?: string | undefined;
  readonly status?: GameStatus | undefined;
}

/** Orders of a list: the games made last first, or those changed last first. */
export const GAME_ORDERS = ['created', 'updated'] as const;
export type GamesOrder = (typeof GAME_ORDERS)[number];

export interface Paging {
  readonly by?: GamesOrder | undefined;
  readonly first: number;
  /** Cursor of the page before. */
  readonly after?: string | undefined;
}

export interface Page<T> {
  readonly items: readonly { readonly item: T; readonly cursor: string }[];
  readonly hasNextPage: boolean;
}
