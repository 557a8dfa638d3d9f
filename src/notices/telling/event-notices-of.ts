import type { Fact } from '../../competition/facts/facts.js';
import type { LiveTournament } from '../../tournaments/running/live-tournaments.service.js';
import type { FollowerOf } from '../store/followers.repository.js';
import type { EventKind } from '../store/kinds.js';
import { type Notice, noticeId, placeOf } from '../store/notice.js';

/** Bytes of a fact in a notice; with the rest it stays under 20 KB. */
const FACT_BYTES = 14_000;

const KIND_OF: { readonly [kind in Fact['kind']]?: EventKind } = {
  STARTED: 'tournament.started',
  PUBLISHED: 'tournament.round_published',
  ROUND_CLOSED: 'tournament.round_closed',
  FINISHED: 'tournament.ended',
  CANCELLED: 'tournament.ended',
  APPROVED: 'tournament.approved',
};

/** The kinds of notices that a fact causes, whoever gets them. */
function kindsOf({ kind }: Fact): EventKind[] {
  const own = KIND_OF[kind];
  return own === undefined ? ['tournament.changed'] : ['tournament.changed', own];
}

/** The notices that an endpoint gets about a fact that its player may know, in the kinds that it wishes. */
export function eventNoticesOf(
  { head, event }: LiveTournament,
  fact: Fact,
  { id: followerId, endpointId, kinds }: FollowerOf,
  home: string,
): Notice[] {
  const { id: sourceId, slug } = head;
  const { name, settings } = event;
  const { ruleset } = settings.board;
  const { seq: version, at } = fact;
  const links = {
    tournament: `${home}/v1/tournaments/${sourceId}`,
    page: `${home}/t/${slug}`,
    stop: `${home}/v1/followers/${followerId}`,
  };
  const data = { tournament: { id: sourceId, slug, name, ruleset, version }, ...said(fact), links };
  return kindsOf(fact)
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({
      id: noticeId({ endpointId, sourceId, version, kind }),
      ...{ endpointId, version, kind, place: placeOf(version, kind) },
      body: JSON.stringify({ type: kind, timestamp: at, data }),
      ...{ state: 'WAITING', quietUntil: null },
    }));
}

/** The fact as the API gives it; `more`: it is too long for a notice, so that its data has to be asked for. */
function said({ seq, kind, by, role, at, reason, data }: Fact): object {
  const fact = { seq, kind, by, role, at, reason, data };
  const more = Buffer.byteLength(JSON.stringify(fact)) > FACT_BYTES;
  return { fact: more ? { ...fact, data: null } : fact, more };
}
