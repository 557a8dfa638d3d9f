import { claimTimeout, giveTime } from '../../../client/src/clock.js';
import type { Essentials, PlayResult } from '../../../client/src/index.js';
import { answerRequest, requestOf } from '../../../client/src/requests.js';
import type { Waiting } from './wishes.js';

/** Sends presses that are seldom made; loaded only for them. */
export function carryLate(
  connection: Essentials['connection'],
  gameId: string,
  { wish, requestId }: Waiting,
): Promise<PlayResult> {
  switch (wish.kind) {
    case 'claim':
      return claimTimeout(connection, gameId, requestId);
    case 'give':
      return giveTime(connection, gameId, requestId, wish.time);
    case 'ask':
      return requestOf(connection, gameId, requestId, { kind: wish.what, time: wish.time });
    case 'answer': {
      const { version, agrees } = wish;
      return answerRequest(connection, gameId, requestId, { version, agrees });
    }
    default:
      throw new Error(`${wish.kind} is sent at once`);
  }
}
