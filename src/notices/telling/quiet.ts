import type { GameHead } from '../../games/index.js';
import type { FollowerOf } from '../store/followers.repository.js';
import { type GameKind, isRoom } from '../store/kinds.js';
import type { Notice } from '../store/notice.js';

/** For how long changes are gathered before a room is told of them, so that it is told once a minute at most. */
const GATHER_MS = 60_000;

/** Player -> an instant in milliseconds since 1970. */
type Instants = ReadonlyMap<string, number>;

/** When players may be told of what is not urgent. */
export interface Rest {
  /** The present time, in milliseconds since 1970. */
  readonly at: number;
  /** Players who are asleep -> when they wake up. */
  readonly sleepers: Instants;
  /** Players who get one letter a day -> when they get the next. */
  readonly mornings: Instants;
}

/** Players who may be woken by what these followers are told. Programs, which get webhooks, and rooms do not sleep. */
export const mayBeWoken = (followers: readonly FollowerOf[]): string[] => [
  ...new Set(
    followers
      .filter(({ channel }) => channel !== 'webhook' && !isRoom(channel))
      .map((one) => one.playerId),
  ),
];

/** Players among them who get one letter a day. */
export const wantingDigests = (followers: readonly FollowerOf[]): string[] => [
  ...new Set(followers.filter((one) => one.digest).map((one) => one.playerId)),
];

/**
 * The same for a choice that is settled without its reader at `until`. It is held for a digest only where half of its
 * time is left by then, and for a sleeper only where any is: it comes once, and nothing tells that its time is low.
 */
export function holdOfChoice(
  { channel, playerId, digest }: FollowerOf,
  until: number,
  { at, sleepers, mornings }: Rest,
): Pick<Notice, 'state' | 'quietUntil'> {
  if (channel === 'webhook') return { state: 'WAITING', quietUntil: null };
  const morning = digest ? mornings.get(playerId) : undefined;
  if (morning !== undefined && until - morning >= (until - at) / 2)
    return { state: 'HELD', quietUntil: morning };
  const wakes = sleepers.get(playerId);
  return { state: 'WAITING', quietUntil: wakes !== undefined && wakes < until ? wakes : null };
}

/**
 * Until when a notice is held, and whether for a digest. A room is told of several changes together. That time is low
 * wakes the reader and is in no digest, and so is everything of a game that is played at one sitting.
 */
export function holdOf(
  { clock }: Pick<GameHead, 'clock'>,
  { channel, playerId, digest }: FollowerOf,
  kind: GameKind,
  { at, sleepers, mornings }: Rest,
): Pick<Notice, 'state' | 'quietUntil'> {
  if (isRoom(channel))
    return { state: 'WAITING', quietUntil: kind === 'game.changed' ? at + GATHER_MS : null };
  const wakes = channel === 'webhook' || kind === 'game.time_low' || clock?.preset === 'live-60';
  if (wakes) return { state: 'WAITING', quietUntil: null };
  const morning = digest ? mornings.get(playerId) : undefined;
  if (morning !== undefined) return { state: 'HELD', quietUntil: morning };
  return { state: 'WAITING', quietUntil: sleepers.get(playerId) ?? null };
}
