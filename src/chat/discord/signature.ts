import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The bytes before the 32 bytes of an Ed25519 public key in DER. */
const DER = Buffer.from('302a300506032b6570032100', 'hex');
const OLDEST_S = 5 * 60;

/** The public key of an application; `hex`: 64 digits, as Discord shows them. */
export const publicKeyOf = (hex: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([DER, Buffer.from(hex, 'hex')]),
    format: 'der',
    type: 'spki',
  });

interface Signed {
  /** The headers `x-signature-ed25519` and `x-signature-timestamp`. */
  readonly signature: unknown;
  readonly timestamp: unknown;
  readonly body: Buffer;
}

/** Whether a request is signed by that key, at most five minutes from `now` (milliseconds since 1970). */
export function isSigned(
  key: KeyObject,
  { signature, timestamp, body }: Signed,
  now: number,
): boolean {
  if (typeof signature !== 'string' || !/^[\da-f]{128}$/i.test(signature)) return false;
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > OLDEST_S) return false;
  return verify(
    null,
    Buffer.concat([Buffer.from(timestamp), body]),
    key,
    Buffer.from(signature, 'hex'),
  );
}
