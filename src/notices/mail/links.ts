import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { isUuid } from '../../common/uuid.js';

/** Below it are the pages to which links in mail lead. */
export const MAIL_PAGES = '/mail/';

const SEAL_BYTES = 32;
const ID_BYTES = 16;

/** What a link stops: all that goes to an endpoint, or what is told there of one game. */
export interface Stop {
  readonly endpointId: string;
  /** null: of all. */
  readonly gameId: string | null;
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The ends of links by which mail is stopped, sealed with a key that is made of the service's and is for nothing else.
 * They are good for ever, as the mail is in which they stand, and open nothing else.
 */
export class StopLinks {
  private readonly key: Buffer;

  constructor(serviceKey: Uint8Array) {
    this.key = Buffer.from(hkdfSync('sha256', serviceKey, '', 'muster mail stops', SEAL_BYTES));
  }

  /** At most 86 characters, none of which needs an escape in an address. */
  sealed({ endpointId, gameId }: Stop): string {
    const told = Buffer.concat([bytesOf(endpointId), gameId === null ? EMPTY : bytesOf(gameId)]);
    return Buffer.concat([told, this.sealOf(told)]).toString('base64url');
  }

  /** null: it is none of ours. */
  opened(token: string): Stop | null {
    const bytes = Buffer.from(token, 'base64url');
    const told = bytes.subarray(0, Math.max(0, bytes.length - SEAL_BYTES));
    const seal = bytes.subarray(told.length);
    if (seal.length !== SEAL_BYTES || !timingSafeEqual(seal, this.sealOf(told))) return null;
    const [endpointId, gameId] = [told.subarray(0, ID_BYTES), told.subarray(ID_BYTES)].map(idOf);
    if (endpointId === undefined || !isUuid(endpointId)) return null;
    return { endpointId, gameId: gameId === undefined || gameId === '' ? null : gameId };
  }

  private sealOf(told: Buffer): Buffer {
    return createHmac('sha256', this.key).update(told).digest();
  }
}

const EMPTY = Buffer.alloc(0);
