import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SEAL_BYTES = 32;
const LINK = /^[\w-]{64}$/;

/**
 * Makes links from their ids and an HMAC, with a key that is derived from the service's key and used for nothing else:
 * no link is a token, and no token a link. A forged link is recognized without a query to the database.
 */
export class Seals {
  private readonly key: Buffer;

  constructor(serviceKey: Uint8Array) {
    this.key = Buffer.from(hkdfSync('sha256', serviceKey, '', 'muster picture links', SEAL_BYTES));
  }

  /** The link of an id: 64 characters that need no escaping in a URL. */
  sealed(id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([bytes, this.sealOf(bytes)]).toString('base64url');
  }

  /** The id in a link; null: the link is not one of ours. A valid and a forged seal take equally long to check. */
  opened(link: string): string | null {
    if (!LINK.test(link)) return null;
    const bytes = Buffer.from(link, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    if (!timingSafeEqual(bytes.subarray(ID_BYTES), this.sealOf(id))) return null;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private sealOf(id: Buffer): Buffer {
    return createHmac('sha256', this.key).update(id).digest();
  }
}
