import { hash } from 'node:crypto';

import { canonicalBytes } from './canonical-bytes.js';

/** SHA-256, hex. */
export const sha256 = (data: string | Buffer): string => hash('sha256', data);

/** The hash of plain data. Equal data has the same canonical text, so the same hash. */
export const hashOf = (value: unknown): string => sha256(canonicalBytes(value));
