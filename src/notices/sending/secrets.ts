import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import { Webhook } from 'standardwebhooks';

const BYTES = 32;
/** The bytes that PKCS #8 puts before the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_BYTES = 12;
/** How many secrets are cached: to derive one takes as long as several signatures. */
const HELD = 2_000;

export interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** A public key of the service, by which receivers without a secret check signatures. */
export interface PublicKey {
  readonly id: string;
  /** The raw key in base64. */
  readonly key: string;
}

/**
 * Signs webhooks after Standard Webhooks 1.0. Each secret is derived from the service's key, the endpoint and a number,
 * so that none is stored and no backup contains one.
 */
export class Secrets {
  private readonly service: KeyObject;
  readonly publicKey: PublicKey;
  private readonly held = new LRUCache<string, Webhook>({ max: HELD });

  constructor(private readonly serviceKey: Uint8Array) {
    const seed = this.derived('muster webhooks ed25519');
    this.service = createPrivateKey({
      key: Buffer.concat([PKCS8, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    const spki = createPublicKey(this.service).export({ format: 'der', type: 'spki' });
    const key = spki.subarray(SPKI_BYTES).toString('base64');
    this.publicKey = { id: spki.subarray(SPKI_BYTES).toString('hex', 0, 8), key };
  }

  /** The first, second … secret of an endpoint, in the form that receivers need: `whsec_…`. */
  secretOf(endpointId: string, number: number): string {
    return `whsec_${this.derived(`muster webhook ${endpointId} ${number}`).toString('base64')}`;
  }

  /**
   * The header `webhook-signature`: a signature by each of these secrets of the endpoint, and one by the service's own
   * key.
   */
  signatures({ id, at, body }: Signed, endpointId: string, numbers: readonly number[]): string {
    const text = `${id}.${Math.floor(at.getTime() / 1_000)}.${body}`;
    const ours = sign(null, Buffer.from(text), this.service).toString('base64');
    const theirs = numbers.map((number) => this.signerOf(endpointId, number).sign(id, at, body));
    return [...theirs, `v1a,${ours}`].join(' ');
  }

  private signerOf(endpointId: string, number: number): Webhook {
    const key = `${endpointId} ${number}`;
    const signer = this.held.get(key) ?? new Webhook(this.secretOf(endpointId, number));
    this.held.set(key, signer);
    return signer;
  }

  private derived(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.serviceKey, '', purpose, BYTES));
  }
}
