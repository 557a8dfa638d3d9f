import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { isUuid } from '../../common/uuid.js';

const SEAL_BYTES = 32;
const ID_BYTES = 16;

/** What a token stops: all notices to an endpoint, or those about one game or event. */
export interface Stop {
  readonly endpointId: string;
  /** null: all of them. */
  readonly sourceId: string | null;
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Makes and reads the tokens that letters and pushes carry, by which they are stopped without being signed in. They are
 * sealed with a key derived from the service's key for that channel and used for nothing else. They are valid for ever,
 * as the letters in which they stand may be kept, and can do nothing else.
 */
export class StopTokens {
  private readonly key: Buffer;

  constructor(serviceKey: Uint8Array, channel: 'mail' | 'push') {
    const use = `muster ${channel} stops`;
    this.key = Buffer.from(hkdfSync('sha256', serviceKey, '', use, SEAL_BYTES));
  }

  /** A token of at most 86 characters, none of which needs escaping in a URL. */
  sealed({ endpointId, sourceId }: Stop): string {
    const told = Buffer.concat([
      bytesOf(endpointId),
      sourceId === null ? EMPTY : bytesOf(sourceId),
    ]);
    return Buffer.concat([told, this.sealOf(told)]).toString('base64url');
  }

  /** Reads a token; null: it is not one of ours. */
  opened(token: string): Stop | null {
    const bytes = Buffer.from(token, 'base64url');
    // What cannot be part of it is left out by Node, so that another text may have the same bytes.
    if (bytes.toString('base64url') !== token) return null;
    const told = bytes.subarray(0, Math.max(0, bytes.length - SEAL_BYTES));
    const seal = bytes.subarray(told.length);
    if (seal.length !== SEAL_BYTES || !timingSafeEqual(seal, this.sealOf(told))) return null;
    const [endpointId, sourceId] = [
      idOf(told.subarray(0, ID_BYTES)),
      idOf(told.subarray(ID_BYTES)),
    ];
    if (!isUuid(endpointId) || !(sourceId === '' || isUuid(sourceId))) return null;
    return { endpointId, sourceId: sourceId === '' ? null : sourceId };
  }

  private sealOf(told: Buffer): Buffer {
    return createHmac('sha256', this.key).update(told).digest();
  }
}

const EMPTY = Buffer.alloc(0);
