import { createHash } from 'node:crypto';

import { canonicalBytes } from './canonical-bytes.js';

/** SHA-256, hex. */
export const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex');

/** Of plain data, by its one text. */
export const hashOf = (value: unknown): string => sha256(canonicalBytes(value));
