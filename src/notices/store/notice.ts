import { createHash } from 'node:crypto';

import { NOTICE_KINDS, type NoticeKind } from './kinds.js';

/** Something that one endpoint is told of a game. */
export interface Notice {
  readonly id: string;
  readonly endpointId: string;
  readonly version: number;
  readonly kind: NoticeKind;
  readonly place: number;
  /** JSON. */
  readonly body: string;
}

/** As many as there are kinds, with room for more. */
const A_VERSION = 16;

/** Later versions go later; of one version in the order of the kinds. */
export const placeOf = (version: number, kind: NoticeKind): number =>
  version * A_VERSION + NOTICE_KINDS.indexOf(kind);

/** What it is told of: of the same it is always the same, so that whoever hears it twice knows it again. */
interface Occasion {
  readonly endpointId: string;
  readonly gameId: string;
  /** Of a turn the version with which it began. */
  readonly version: number;
  readonly kind: NoticeKind;
}

/** A UUID of version 8, whose content is one's own affair (RFC 9562). */
export function noticeId({ endpointId, gameId, version, kind }: Occasion): string {
  const hash = createHash('sha256').update(`${endpointId} ${gameId} ${version} ${kind}`).digest();
  hash[6] = (hash.readUInt8(6) & 0x0f) | 0x80;
  hash[8] = (hash.readUInt8(8) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
