import type { Fact } from '../../competition/facts/facts.js';
import type { LiveTournament } from '../../tournaments/running/live-tournaments.service.js';
import { nameAt } from '../../tournaments/running/name-at.js';
import type { FollowerOf } from '../store/followers.repository.js';
import type { EventKind, GREETING } from '../store/kinds.js';
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
  live: LiveTournament,
  fact: Fact,
  { id: followerId, endpointId, kinds }: FollowerOf,
  home: string,
): Notice[] {
  const sourceId = live.head.id;
  const { seq: version } = fact;
  return kindsOf(fact)
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({
      id: noticeId({ endpointId, sourceId, version, kind }),
      ...{ endpointId, version, kind, place: placeOf(version, kind) },
      body: eventBodyOf(live, { kind, at: fact.at, version, ...said(fact) }, { followerId, home }),
      ...{ state: 'WAITING', quietUntil: null },
    }));
}

interface Saying {
  readonly kind: EventKind | typeof GREETING;
  readonly at: string;
  readonly version: number;
  readonly choice?: object;
}

/** The body of a notice as JSON: which event, what was done in it, and where to look. */
export function eventBodyOf(
  live: LiveTournament,
  { kind, at, version, ...said }: Saying,
  { followerId, home }: { readonly followerId: string; readonly home: string },
): string {
  const { id, slug } = live.head;
  const { ruleset } = live.event.settings.board;
  const links = {
    tournament: `${home}/v1/tournaments/${id}`,
    page: `${home}/t/${slug}`,
    stop: `${home}/v1/followers/${followerId}`,
  };
  const data = {
    tournament: { id, slug, name: nameAt(live, version), ruleset, version },
    ...said,
    links,
  };
  return JSON.stringify({ type: kind, timestamp: at, data });
}

/** The fact as the API gives it; `more`: it is too long for a notice, so that its data has to be asked for. */
function said({ seq, kind, by, role, at, reason, data }: Fact): object {
  const fact = { seq, kind, by, role, at, reason, data };
  const more = Buffer.byteLength(JSON.stringify(fact)) > FACT_BYTES;
  return { fact: more ? { ...fact, data: null } : fact, more };
}
