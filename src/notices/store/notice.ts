import { createHash } from 'node:crypto';

import { NOTICE_KINDS, type NoticeKind } from './kinds.js';

/** What one endpoint is told about a game or an event. */
export interface Notice {
  readonly id: string;
  readonly endpointId: string;
  readonly version: number;
  readonly kind: NoticeKind;
  readonly place: number;
  /** The notice as JSON. */
  readonly body: string;
  /** `HELD`: it waits for the next digest. */
  readonly state: 'WAITING' | 'HELD';
  /** Until when its reader sleeps, or when the digest is due, in milliseconds since 1970; null: it is sent at once. */
  readonly quietUntil: number | null;
}

/** Places per version: as many as there are kinds, and some more. No place that was given out may change. */
const A_VERSION = 16;

/** Place of a notice in its line: by version, and within a version by kind. */
export const placeOf = (version: number, kind: NoticeKind): number =>
  version * A_VERSION + NOTICE_KINDS.indexOf(kind);

/**
 * What a notice is about. The same occasion always makes the same id, so a receiver recognizes a notice that comes
 * twice.
 */
interface Occasion {
  readonly endpointId: string;
  readonly sourceId: string;
  /** For a notice about a turn: the version with which the turn began. */
  readonly version: number;
  readonly kind: NoticeKind;
}

/**
 * The id of a notice: a UUID of version 8, whose content may be chosen freely (RFC 9562); here a hash of its occasion.
 */
export function noticeId({ endpointId, sourceId, version, kind }: Occasion): string {
  const hash = createHash('sha256').update(`${endpointId} ${sourceId} ${version} ${kind}`).digest();
  hash[6] = (hash.readUInt8(6) & 0x0f) | 0x80;
  hash[8] = (hash.readUInt8(8) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
