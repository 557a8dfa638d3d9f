import { timingSafeEqual } from 'node:crypto';

import { sha256 } from '../../common/hash.js';
import { appError } from '../../errors/errors.js';
import type { Seat } from '../../rules/index.js';
import type { LiveGame } from '../live/live-game.js';
import { noSuchGame } from '../live/live-games.service.js';
import { present } from '../rulesets/absent-ruleset.js';
import { type GameHead, seatOf } from '../store/game-head.js';

type HeadAndRules = Pick<LiveGame, 'head' | 'rules'>;

/**
 * Throws the same NOT_FOUND as for a game that does not exist; to those who may know of it RULES_MISSING where its
 * rules are not installed.
 */
export function admit(
  { head, rules }: HeadAndRules,
  playerId: string | null,
  invite?: string,
): void {
  if (head.isPrivate && seatOf(head, playerId) === null && !isInvited(head, invite))
    throw noSuchGame();
  present(rules);
}

export function isInvited(
  { inviteHash }: Pick<GameHead, 'inviteHash'>,
  invite: string | undefined,
): boolean {
  if (inviteHash === null || invite === undefined) return false;
  return timingSafeEqual(Buffer.from(inviteHash, 'hex'), Buffer.from(sha256(invite), 'hex'));
}

/** The caller's seat in a game that they may see. */
export function seatRequired(game: HeadAndRules, playerId: string): Seat {
  admit(game, playerId);
  const seat = seatOf(game.head, playerId);
  if (seat !== null) return seat;
  throw appError('FORBIDDEN', {
    reason: { en: 'you have no seat in this game.', ja: 'このゲームに席がありません。' },
  });
}
