import type { LiveTournament } from '../../tournaments/running/live-tournaments.service.js';
import type { PlayersChoice } from '../choices/choices.js';
import type { FollowerOf } from '../store/followers.repository.js';
import { YOUR_CHOICE } from '../store/kinds.js';
import { type Notice, noticeId, placeOf } from '../store/notice.js';
import { eventBodyOf } from './event-notices-of.js';
import { holdOfChoice, type Rest } from './quiet.js';

/** The notice of a choice to an endpoint of the player who makes it. It says nothing of what the other one has done. */
export function choiceNoticeOf(
  live: LiveTournament,
  { step, follower }: { readonly step: PlayersChoice; readonly follower: FollowerOf },
  { home, rest }: { readonly home: string; readonly rest: Rest },
): Notice {
  const { id: followerId, endpointId } = follower;
  const { what, round, board, leg, scenarios, until, fact: version } = step;
  const place = { step: what, round, board, game: leg, scenarios };
  const choice = { ...place, until: new Date(until).toISOString() };
  const at = live.facts[version - 1]?.at ?? new Date(rest.at).toISOString();
  const occasion = { endpointId, sourceId: live.head.id, version, kind: YOUR_CHOICE } as const;
  return {
    id: noticeId(occasion),
    ...{ endpointId, version, kind: YOUR_CHOICE, place: placeOf(version, YOUR_CHOICE) },
    body: eventBodyOf(live, { kind: YOUR_CHOICE, at, version, choice }, { followerId, home }),
    ...holdOfChoice(follower, until, rest),
  };
}
