import { createECDH, hkdfSync } from 'node:crypto';

/** The order of P-256: private keys are numbers from 1 to below this. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
/**
 * Number of derived bytes: 128 bits more than a key, so that no key is noticeably likelier than another (FIPS 186-5,
 * A.2.1).
 */
const DRAWN_BYTES = 48;
const KEY_BYTES = 32;

/** The key pair by which push services know the sender (RFC 8292), both parts in base64url. */
export interface Vapid {
  /** A point of P-256: 65 bytes. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Derives the key pair from the service's key, so that it is not stored and no backup contains it. */
export function vapidOf(serviceKey: Uint8Array): Vapid {
  const drawn = Buffer.from(hkdfSync('sha256', serviceKey, '', 'muster push vapid', DRAWN_BYTES));
  const scalar = (BigInt(`0x${drawn.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(2 * KEY_BYTES, '0'), 'hex');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  return {
    publicKey: ecdh.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
