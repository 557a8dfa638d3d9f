import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SEAL_BYTES = 32;
const LINK = /^[\w-]{64}$/;

/**
 * Ids of links, sealed with a key that is made of the service's and is for nothing else: no link is a token, and no
 * token a link. A link that is forged is found out without asking for what it names.
 */
export class Seals {
  private readonly key: Buffer;

  constructor(serviceKey: Uint8Array) {
    this.key = Buffer.from(hkdfSync('sha256', serviceKey, '', 'muster picture links', SEAL_BYTES));
  }

  /** 64 characters that need no escape in an address. */
  sealed(id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([bytes, this.sealOf(bytes)]).toString('base64url');
  }

  /** The id in a link; null: it is none of ours. Takes as long for each. */
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
