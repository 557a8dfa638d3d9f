import { timingSafeEqual } from 'node:crypto';

import { sha256 } from '../../common/hash.js';
import { appError, invalidInput } from '../../errors/errors.js';
import type { Seat } from '../../rules/index.js';
import type { LiveGame } from '../live/live-game.js';
import { noSuchGame } from '../live/live-games.service.js';
import { present } from '../rulesets/absent-ruleset.js';
import { type GameHead, isKeptFor, seatOf } from '../store/game-head.js';
import { hasSat } from '../store/handovers.js';
import { SPECTATOR } from './views.js';

type HeadAndRules = Pick<LiveGame, 'head' | 'rules'>;

/**
 * Lets a caller in or throws: the same NOT_FOUND as for a game that does not exist; RULES_MISSING where the caller may
 * know of the game but its rules are not installed.
 */
export function admit(
  { head, rules }: HeadAndRules,
  playerId: string | null,
  invite?: string,
): void {
  const isTheirs = hasSat(head, playerId) || isKeptFor(head, playerId);
  if (head.isPrivate && !isTheirs && !isInvited(head, invite)) throw noSuchGame();
  present(rules);
}

export function isInvited(
  { inviteHash }: Pick<GameHead, 'inviteHash'>,
  invite: string | undefined,
): boolean {
  if (inviteHash === null || invite === undefined) return false;
  return timingSafeEqual(Buffer.from(inviteHash, 'hex'), Buffer.from(sha256(invite), 'hex'));
}

const NOT_YET = {
  en: 'what each seat saw is laid open when the game is over.',
  ja: '各席から見えていた盤面はゲーム終了後に公開されます。',
};

/**
 * The seat, or null for a spectator (`*`), through whose eyes anybody may look at a game that is over. Throws FORBIDDEN
 * before it is over, INVALID_INPUT where there is no such seat.
 */
export function laidOpen({ seats }: GameHead, isOpen: boolean, audience: string): Seat | null {
  if (!isOpen) throw appError('FORBIDDEN', { reason: NOT_YET });
  if (audience === SPECTATOR || seats.some(({ seat }) => seat === audience))
    return audience === SPECTATOR ? null : audience;
  const known = [...seats.map(({ seat }) => seat), SPECTATOR].join(', ');
  throw invalidInput({
    en: `"as" must be one of ${known}.`,
    ja: `「as」に指定できるのは ${known} です。`,
  });
}

/** The caller's seat in a game that they may see. Throws where they have none. */
export function seatRequired(game: HeadAndRules, playerId: string): Seat {
  admit(game, playerId);
  const seat = seatOf(game.head, playerId);
  if (seat !== null) return seat;
  throw appError('FORBIDDEN', {
    reason: { en: 'you have no seat in this game.', ja: 'このゲームに席がありません。' },
  });
}
