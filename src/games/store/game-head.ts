import type { Outcome, PlayerName, Seat } from '../../rules/index.js';

export const GAME_STATUSES = ['OPEN', 'RUNNING', 'FINISHED', 'ABANDONED'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** Level of the computer by the seats that it plays; other seats are not in it. */
export type Bots = { readonly [seat: Seat]: PlayerName };

export interface SeatHead {
  readonly seat: Seat;
  /** null: nobody sits there yet. */
  readonly player: { readonly id: string; readonly name: string } | null;
  /** The seat's own share of the chance, visible to all; null while nobody sits there. */
  readonly entropy: string | null;
}

/** What the table `games` says, with the seats in the order of the ruleset. For the service's eyes only. */
export interface GameHead {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesetVersion: number;
  readonly componentHash: string;
  readonly scenario: string;
  readonly options: { readonly [option: string]: boolean };
  readonly status: GameStatus;
  /** Number of public changes. */
  readonly version: number;
  /** Number of rows in the log, secret ones included: never shown. */
  readonly seq: number;
  readonly owed: readonly Seat[];
  readonly bots: Bots;
  readonly isPrivate: boolean;
  /** SHA-256 of the invitation, hex. */
  readonly inviteHash: string | null;
  /** The creator chose the seed. */
  readonly practice: boolean;
  readonly unrated: boolean;
  readonly position: string | null;
  /** SHA-256 of the seed, hex. */
  readonly commitment: string;
  /** 32 bytes; secret until the game is over. */
  readonly seed: Buffer;
  readonly outcome: Outcome | null;
  readonly creatorId: string;
  readonly createdAt: Date;
  /** When its present version was reached, or it was given up before it began; a secret step leaves no trace. */
  readonly updatedAt: Date;
  readonly deadline: Date | null;
  readonly seats: readonly SeatHead[];
}

/** false: its seats are not all taken, and nobody has anything to see yet. */
export const hasBegun = ({ version }: Pick<GameHead, 'version'>): boolean => version > 0;

export const isOver = ({ status }: Pick<GameHead, 'status'>): boolean =>
  status === 'FINISHED' || status === 'ABANDONED';

export const seatOf = (head: GameHead, playerId: string | null): Seat | null =>
  playerId === null
    ? null
    : (head.seats.find(({ player }) => player?.id === playerId)?.seat ?? null);

/** The computer at that seat; null where a person plays, or nobody yet. */
export function botAt(bots: Bots, seat: Seat): { readonly level: PlayerName } | null {
  const level = bots[seat];
  return level === undefined ? null : { level };
}
