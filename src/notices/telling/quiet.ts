import type { GameHead } from '../../games/index.js';
import type { FollowerOf } from '../store/followers.repository.js';
import type { NoticeKind } from '../store/kinds.js';

/** Player who is asleep -> when they wake up, in milliseconds since 1970. */
export type Sleepers = ReadonlyMap<string, number>;

/** Players who may be woken by what these followers are told. Programs, which get webhooks, do not sleep. */
export const mayBeWoken = (followers: readonly FollowerOf[]): string[] => [
  ...new Set(followers.filter((one) => one.channel !== 'webhook').map((one) => one.playerId)),
];

/**
 * Until when a notice is held, as its reader sleeps, in milliseconds since 1970; null: it is sent at once. That time is
 * low wakes the reader, and so does everything of a game that is played at one sitting.
 */
export function quietUntil(
  { clock }: Pick<GameHead, 'clock'>,
  { channel, playerId }: FollowerOf,
  kind: NoticeKind,
  sleepers: Sleepers,
): number | null {
  const wakes = channel === 'webhook' || kind === 'game.time_low' || clock?.preset === 'live-60';
  return wakes ? null : (sleepers.get(playerId) ?? null);
}
