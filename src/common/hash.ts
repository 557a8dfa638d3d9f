import { hash } from 'node:crypto';

import { canonicalBytes } from './canonical-bytes.js';

/** SHA-256 in hex. */
export const sha256 = (data: string | Buffer): string => hash('sha256', data);

/** Hash of plain data: equal data has the same canonical JSON, and so the same hash. */
export const hashOf = (value: unknown): string => sha256(canonicalBytes(value));
