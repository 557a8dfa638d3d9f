import { randomBytes } from 'node:crypto';

import type { Text } from '../../language/locale.js';

const CODE_BYTES = 32;
/** Matches a code in a link. */
const CODE = /^[\w-]{43}$/;

/** A code for a link that is mailed: 43 characters, none of which needs escaping in a URL. Only its hash is stored. */
export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** Whether a text has the form of a code; nothing else is looked up. */
export const isCode = (text: string): boolean => CODE.test(text);

/** What people are told of a link by which they cannot come back. */
export const USELESS_LINK = {
  en: 'This link is incomplete, older than half an hour, or was used already, or the address is another one by now. Ask for a new one.',
  ja: 'このリンクは一部が欠けているか、30分を過ぎたか、すでに使われたか、その後アドレスが変更されています。新しいリンクを取得してください。',
} as const satisfies Text;
