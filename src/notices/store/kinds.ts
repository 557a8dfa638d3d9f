/** Kinds of notices about a game. */
const GAME_KINDS = [
  'game.begun',
  'game.changed',
  'game.request',
  'game.handed_over',
  'game.timed_out',
  'game.ended',
  'game.your_turn',
  'game.time_low',
] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** Kinds of notices about an event. */
export const EVENT_KINDS = [
  'tournament.changed',
  'tournament.started',
  'tournament.round_published',
  'tournament.round_closed',
  'tournament.ended',
  'tournament.approved',
  'tournament.your_choice',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** All kinds of notices. Their order is that of notices about the same version, so new ones come last. */
export const NOTICE_KINDS = [...GAME_KINDS, ...EVENT_KINDS] as const;
export type NoticeKind = GameKind | EventKind;

/** Kinds of deliveries: those of notices, the trial of an endpoint, that another one was paused, notices of a day. */
export type DeliveryKind = NoticeKind | 'endpoint.test' | 'endpoint.paused' | 'digest';

/** The kinds that are sent if nobody chooses: all but those of every single change. */
const USUAL_GAME_KINDS = GAME_KINDS.filter((kind) => kind !== 'game.changed');
export const USUAL_KINDS: NoticeKind[] = [
  ...USUAL_GAME_KINDS,
  ...EVENT_KINDS.filter((kind) => kind !== 'tournament.changed'),
];

export const isEventKind = (kind: string): kind is EventKind => kind.startsWith('tournament.');

/** That an event waits for a choice of the reader: whoever is told of all their games is told that, too. */
export const YOUR_CHOICE = 'tournament.your_choice';

/** The kinds of those who are told of all their games. */
export const OWN_KINDS = [...GAME_KINDS, YOUR_CHOICE] as const;
export type OwnKind = (typeof OWN_KINDS)[number];
export const USUAL_OWN_KINDS: OwnKind[] = [...USUAL_GAME_KINDS, YOUR_CHOICE];

/** Whether notices of that kind can come to whoever follows that; neither: all games of a player. */
export function canCome(
  kind: NoticeKind,
  of: {
    readonly gameId?: string | null | undefined;
    readonly tournamentId?: string | null | undefined;
  },
): boolean {
  if (kind === YOUR_CHOICE) return (of.gameId ?? null) === null;
  return isEventKind(kind) === ((of.tournamentId ?? null) !== null);
}

/** Chats in which a bot writes to players. */
export type ChatChannel = 'discord' | 'slack';

/** The same chats, where a bot writes to a room (what these apps call a channel), which everybody in it reads. */
export type ChatRoom = `${ChatChannel}_channel`;

/** The way by which a notice travels. */
export type Channel = 'webhook' | 'push' | 'mail' | ChatChannel | ChatRoom;

export const roomOf = (chat: ChatChannel): ChatRoom => `${chat}_channel`;

/** Whether all that is sent by that channel is read by a room: it is told what a spectator hears, whoever began it. */
export const isRoom = (channel: Channel): channel is ChatRoom => channel.endsWith('_channel');

/** The kinds that a bot tells a player in private. */
export const PRIVATE_KINDS = [
  'game.your_turn',
  'game.time_low',
  'game.request',
  'game.ended',
  YOUR_CHOICE,
] as const satisfies readonly OwnKind[];

/** The kinds that a bot tells a room. None is about the turn of a reader: a room has no seat. */
export const ROOM_KINDS = [
  'game.begun',
  'game.changed',
  'game.ended',
] as const satisfies readonly GameKind[];

/** The kinds that a room is told of an event. */
export const ROOM_EVENT_KINDS = EVENT_KINDS.filter(
  (kind) => kind !== 'tournament.changed' && kind !== YOUR_CHOICE,
);

/** The kind of the first thing that a room is told: that it follows something from now on. It is not stored. */
export const GREETING = 'room.begun';

/** The keys that a browser adds to its URL, both in base64url: a point of P-256, and 16 bytes (RFC 8291). */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** `GONE`: the endpoint answered that it exists no longer, or the key that made it was revoked. */
export const ENDPOINT_STATES = ['ACTIVE', 'PAUSED', 'GONE'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** `DEAD`: given up after as many tries as are worth it. */
export const DELIVERY_STATES = ['WAITING', 'SENT', 'DEAD'] as const;
/**
 * States that webhooks do not have. `SKIPPED`: the channel decided that the notice is not worth sending. `HELD`: it
 * waits for the digest of its reader; `GATHERED`: a digest contains it.
 */
export type DeliveryState = (typeof DELIVERY_STATES)[number] | 'SKIPPED' | 'HELD' | 'GATHERED';
