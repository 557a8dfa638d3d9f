import { hash } from 'node:crypto';

import { canonicalBytes } from './canonical-bytes.js';

/** SHA-256, hex. */
export const sha256 = (data: string | Buffer): string => hash('sha256', data);

/** Of plain data, by its one text. */
export const hashOf = (value: unknown): string => sha256(canonicalBytes(value));
