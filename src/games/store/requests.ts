import type { Event, Json, Seat } from '../../rules/index.js';
import type { Handover } from './handover.js';
import type { MoveRow } from './move-row.js';

/** What a player may ask of the opponent. */
export const REQUEST_KINDS = ['DRAW', 'ABORT', 'PAUSE', 'MORE_TIME', 'TAKE_BACK'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

type Said = 'asked' | 'agreed' | 'refused' | 'withdrawn';

/** A request with its last answer. */
export interface GameRequest {
  readonly kind: RequestKind;
  /** The seat that asks. */
  readonly by: Seat;
  /** Length of the pause, or how much more time, in milliseconds; null where the request is not about time. */
  readonly ms: number | null;
  /** The public version to which the game is to go back; null where nothing is to be taken back. */
  readonly back: number | null;
  /** Until when the request may be answered, in milliseconds since 1970. */
  readonly until: number;
  readonly said: Said;
  /** When `said` was said, in milliseconds since 1970. */
  readonly at: number;
  /** The public version at which that was said. */
  readonly version: number;
}

/** Whether the request waits for an answer at that instant. `request` is null where there never was one. */
export const isOpenAt = (request: GameRequest | null, at: number): request is GameRequest =>
  request !== null && request.said === 'asked' && at < request.until;

/** The request, unless a seat has gone to another player since: what their predecessors said is void. */
export const standing = (
  request: GameRequest | null,
  handovers: readonly Pick<Handover, 'version'>[],
): GameRequest | null =>
  request !== null && handovers.some(({ version }) => version > request.version) ? null : request;

type Told = Pick<GameRequest, 'kind' | 'by' | 'ms' | 'back' | 'until' | 'said'>;

/** The event of a request or an answer for the log, e.g. of type `asked-draw`. `seat` is who asks or answers. */
export function requestEvent({ kind, by, ms, back, until, said }: Told, seat: Seat): Event {
  const type = `${said}-${kind.toLowerCase().replace('_', '-')}`;
  const data = { seat, by, kind, ms, until, said, ...(back !== null && { back }) };
  return { type, clause: '', data, rolls: [] };
}

/** The request or answer in a row of kind `request`; null for other rows. */
export function requestIn(
  row: Pick<MoveRow, 'kind' | 'events' | 'version' | 'createdAt'>,
): GameRequest | null {
  const [event] = row.events;
  if (row.kind !== 'request' || event === undefined) return null;
  const { data } = event as { readonly data: { readonly [member: string]: Json } };
  const { kind, by, ms, back = null, until, said } = data as unknown as Told;
  const at = Date.parse(row.createdAt);
  return { kind, by, ms, back, until, said, at, version: row.version };
}

/** The request that this row grants; null where it grants none. */
export function grantedIn(row: Parameters<typeof requestIn>[0]): GameRequest | null {
  const request = requestIn(row);
  return request?.said === 'agreed' ? request : null;
}

/** The version to which the game goes back with this row; null: it is no take-back. */
export function takenBackTo(row: Parameters<typeof requestIn>[0]): number | null {
  const request = grantedIn(row);
  return request?.kind === 'TAKE_BACK' ? request.back : null;
}
