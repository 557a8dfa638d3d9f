import type { Event, Json, Seat } from '../../rules/index.js';
import type { MoveRow } from './move-row.js';

/** What one player may ask of the other. */
export const REQUEST_KINDS = ['DRAW', 'ABORT', 'PAUSE', 'MORE_TIME'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

type Said = 'asked' | 'agreed' | 'refused' | 'withdrawn';

/** A request, and what was said of it last. */
export interface GameRequest {
  readonly kind: RequestKind;
  /** Who asks. */
  readonly by: Seat;
  /** How long a pause, how much time; null: it is not about time. */
  readonly ms: number | null;
  /** Until when it may be answered, in milliseconds since 1970. */
  readonly until: number;
  readonly said: Said;
  /** When that was said. */
  readonly at: number;
  /** The public version that brought it. */
  readonly version: number;
}

/** Whether it waits for an answer at that instant; null: nothing was ever asked for. */
export const isOpenAt = (request: GameRequest | null, at: number): request is GameRequest =>
  request !== null && request.said === 'asked' && at < request.until;

type Told = Pick<GameRequest, 'kind' | 'by' | 'ms' | 'until' | 'said'>;

/** As the log tells it; `seat` is who says it. */
export function requestEvent({ kind, by, ms, until, said }: Told, seat: Seat): Event {
  const type = `${said}-${kind.toLowerCase().replace('_', '-')}`;
  return { type, clause: '', data: { seat, by, kind, ms, until, said }, rolls: [] };
}

/** What a row of that kind says; null: it is no such row. */
export function requestIn(
  row: Pick<MoveRow, 'kind' | 'events' | 'version' | 'createdAt'>,
): GameRequest | null {
  const [event] = row.events;
  if (row.kind !== 'request' || event === undefined) return null;
  const { data } = event as { readonly data: { readonly [member: string]: Json } };
  const { kind, by, ms, until, said } = data as unknown as Told;
  return { kind, by, ms, until, said, at: Date.parse(row.createdAt), version: row.version };
}
