import type { Seat } from '../../rules/index.js';
import type { GameEntity } from './entities/game.entity.js';

interface SeatHead {
  readonly seat: Seat;
  /** The player at the seat; null: nobody sits there yet. */
  readonly player: { readonly id: string; readonly name: string } | null;
  /** The seat's own share of the chance, visible to all; null: nobody sits there yet. */
  readonly entropy: string | null;
}

/**
 * A row of the table `games` with the time of its last change, and the seats in the order of the ruleset. It contains
 * secrets, so only the service may see all of it: GraphQL's object and REST's answer name the members that they show.
 * The columns that recognize a repeated request are left out.
 */
export type GameHead = Readonly<
  Omit<GameEntity, 'creator' | 'former' | 'requestId' | 'requestHash'>
> & {
  /** When the present version was reached, or the game was given up before it began, in whole milliseconds. */
  readonly updatedAt: Date;
  readonly seats: readonly SeatHead[];
  /** Ids of the players that the seats are kept for: for a rematch the players of the game before, else empty. */
  readonly keptFor: readonly string[];
};

/** The player who made the game, and the network they made it from. */
export type Maker = Pick<GameHead, 'creatorId' | 'origin'>;

/** false: a seat is still free, and nobody has anything to see yet. */
export const hasBegun = ({ version }: Pick<GameHead, 'version'>): boolean => version > 0;

export const isOver = ({ status }: Pick<GameHead, 'status'>): boolean =>
  status === 'FINISHED' || status === 'ABANDONED';

export const owes = ({ status, owed }: GameHead, seat: Seat): boolean =>
  status === 'RUNNING' && owed.includes(seat);

/** Whether a seat is kept for that player, whether or not they have sat down. */
export const isKeptFor = ({ keptFor }: GameHead, playerId: string | null): boolean =>
  playerId !== null && keptFor.includes(playerId);

export const seatOf = (head: GameHead, playerId: string | null): Seat | null =>
  playerId === null
    ? null
    : (head.seats.find(({ player }) => player?.id === playerId)?.seat ?? null);
