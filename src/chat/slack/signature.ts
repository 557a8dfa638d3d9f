import { createHmac, timingSafeEqual } from 'node:crypto';

const OLDEST_S = 5 * 60;

interface Signed {
  /** The headers `x-slack-signature` and `x-slack-request-timestamp`. */
  readonly signature: unknown;
  readonly timestamp: unknown;
  readonly body: Buffer;
}

/** Whether a request is signed with that secret, at most five minutes from `now` (milliseconds since 1970). */
export function isSigned(
  secret: string,
  { signature, timestamp, body }: Signed,
  now: number,
): boolean {
  if (typeof signature !== 'string' || !/^v0=[\da-f]{64}$/.test(signature)) return false;
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > OLDEST_S) return false;
  const right = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest();
  return timingSafeEqual(right, Buffer.from(signature.slice(3), 'hex'));
}
