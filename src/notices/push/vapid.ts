import { createECDH, hkdfSync } from 'node:crypto';

/** How many numbers there are to choose a private key of P-256 from, from 1 on. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
/** 128 bits more than the key has: so that no key is likelier than another (FIPS 186-5, A.2.1). */
const DRAWN_BYTES = 48;
const KEY_BYTES = 32;

/** By which push services know who sends (RFC 8292), both as base64url. */
export interface Vapid {
  /** 65 bytes, a point of P-256. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made of the service's key, so that none is stored and none is read out of a backup. */
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
