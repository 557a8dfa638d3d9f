import { randomBytes } from 'node:crypto';

const CODE_BYTES = 32;
/** Matches a code in a link. */
const CODE = /^[\w-]{43}$/;

/** A code for a link that is mailed: 43 characters, none of which needs escaping in a URL. Only its hash is stored. */
export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** Whether a text has the form of a code; nothing else is looked up. */
export const isCode = (text: string): boolean => CODE.test(text);
