import type { Seat } from '../../rules/index.js';
import type { GameEntity } from './entities/game.entity.js';

interface SeatHead {
  readonly seat: Seat;
  /** null: nobody sits there yet. */
  readonly player: { readonly id: string; readonly name: string } | null;
  /** The seat's own share of the chance, visible to all; null while nobody sits there. */
  readonly entropy: string | null;
}

/**
 * What the table `games` says, and when it last changed, with the seats in the order of the ruleset: for the service's
 * eyes only. Every column is in it but those by which a request to make it is known again; what of it is shown,
 * GraphQL's object and REST's answer write out.
 */
export type GameHead = Readonly<
  Omit<GameEntity, 'creator' | 'former' | 'requestId' | 'requestHash'>
> & {
  /** When its present version was reached, or it was given up before it began, in whole milliseconds. */
  readonly updatedAt: Date;
  readonly seats: readonly SeatHead[];
  /** Ids of the players that its seats are kept for: of a rematch those of the game before, else none. */
  readonly keptFor: readonly string[];
};

/** Who made it, and from where. */
export type Maker = Pick<GameHead, 'creatorId' | 'origin'>;

/** false: its seats are not all taken, and nobody has anything to see yet. */
export const hasBegun = ({ version }: Pick<GameHead, 'version'>): boolean => version > 0;

export const isOver = ({ status }: Pick<GameHead, 'status'>): boolean =>
  status === 'FINISHED' || status === 'ABANDONED';

export const owes = ({ status, owed }: GameHead, seat: Seat): boolean =>
  status === 'RUNNING' && owed.includes(seat);

/** Whether one of its seats is there for that player, who may not sit there yet. */
export const isKeptFor = ({ keptFor }: GameHead, playerId: string | null): boolean =>
  playerId !== null && keptFor.includes(playerId);

export const seatOf = (head: GameHead, playerId: string | null): Seat | null =>
  playerId === null
    ? null
    : (head.seats.find(({ player }) => player?.id === playerId)?.seat ?? null);
