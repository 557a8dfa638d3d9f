/** What a notice is about. */
export const NOTICE_KINDS = [
  'game.begun',
  'game.changed',
  'game.request',
  'game.timed_out',
  'game.ended',
  'game.your_turn',
  'game.time_low',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Of a delivery: also what is sent to try an endpoint out. */
export type DeliveryKind = NoticeKind | 'endpoint.test';

/** What is told where nobody says: all but every single change. */
export const USUAL_KINDS = NOTICE_KINDS.filter((kind) => kind !== 'game.changed');

/** In which way a notice travels. */
export type Channel = 'webhook' | 'push' | 'mail';

/** What a browser gives out with its URL, both as base64url: a point of P-256, and 16 bytes (RFC 8291). */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** `GONE`: it answered that it is there no longer, or the key that made it was revoked. */
export const ENDPOINT_STATES = ['ACTIVE', 'PAUSED', 'GONE'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** `DEAD`: tried as often as is worth it. */
export const DELIVERY_STATES = ['WAITING', 'SENT', 'DEAD'] as const;
/** `SKIPPED`: the channel has said why it is not worth sending; of webhooks nothing is. */
export type DeliveryState = (typeof DELIVERY_STATES)[number] | 'SKIPPED';
