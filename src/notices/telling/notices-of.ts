import { type GameHead, type News, seatAt } from '../../games/index.js';
import type { FollowerOf } from '../store/followers.repository.js';
import { type GameKind, isRoom } from '../store/kinds.js';
import { type Notice, noticeId, placeOf } from '../store/notice.js';
import { bodyOf } from './body.js';
import { holdOf, type Rest } from './quiet.js';

/** The kinds of notices that a change causes, whoever gets them. */
function kindsOf({ kind, outcome }: Pick<News, 'kind' | 'outcome'>): GameKind[] {
  return [
    ...(kind === 'start' ? (['game.begun'] as const) : []),
    'game.changed',
    ...(kind === 'request' ? (['game.request'] as const) : []),
    ...(kind === 'handover' ? (['game.handed_over'] as const) : []),
    ...(kind === 'timeout' ? (['game.timed_out'] as const) : []),
    ...(outcome === null ? [] : (['game.ended'] as const)),
  ];
}

/**
 * The notices that an endpoint gets about that change, in the kinds that it wishes: what its player may hear, or, where
 * a room reads them, what a spectator may.
 */
export function noticesOf(
  head: GameHead,
  news: News,
  follower: FollowerOf,
  { home, rest }: { readonly home: string; readonly rest: Rest },
): Notice[] {
  const { id, playerId, endpointId, kinds, channel, locale } = follower;
  const seat = isRoom(channel) ? null : seatAt(head, playerId, news.version);
  const wished = kindsOf(news).filter((kind) => kinds.includes(kind));
  if (wished.length === 0) return [];
  const entries = news.entries(seat);
  const reader = { seat, followerId: id, locale, home };
  return wished.map((kind) => ({
    id: noticeId({ endpointId, sourceId: head.id, version: news.version, kind }),
    ...{ endpointId, version: news.version, kind, place: placeOf(news.version, kind) },
    body: bodyOf(head, news, { kind, at: news.at, entries }, reader),
    ...holdOf(head, follower, kind, rest),
  }));
}
