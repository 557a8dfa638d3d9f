import { timingSafeEqual } from 'node:crypto';

import { appError } from '../common/errors.js';
import type { Seat } from '../rules/index.js';
import { type GameHead, seatOf } from './game-head.js';
import { sha256 } from './hash.js';
import { noSuchGame } from './live-games.service.js';

/** Throws the same NOT_FOUND as for a game that does not exist. */
export function admit(head: GameHead, playerId: string | null, invite?: string): void {
  if (head.isPrivate && seatOf(head, playerId) === null && !isInvited(head, invite))
    throw noSuchGame();
}

export function isInvited(
  { inviteHash }: Pick<GameHead, 'inviteHash'>,
  invite: string | undefined,
): boolean {
  if (inviteHash === null || invite === undefined) return false;
  return timingSafeEqual(Buffer.from(inviteHash, 'hex'), Buffer.from(sha256(invite), 'hex'));
}

/** The caller's seat in a game that he may see. */
export function seatRequired(head: GameHead, playerId: string): Seat {
  admit(head, playerId);
  const seat = seatOf(head, playerId);
  if (seat !== null) return seat;
  throw appError('FORBIDDEN', {
    reason: { en: 'you have no seat in this game.', ja: 'このゲームに席がありません。' },
  });
}
