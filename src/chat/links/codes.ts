import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';

import { isUuid } from '../../common/uuid.js';
import type { Account } from './apps.js';

const SEAL_BYTES = 32;
const LASTS_MS = 10 * 60_000;
/** Length of the longest code: a UUID, an account and a name of 200 code points in base64url, and the seal. */
export const LONGEST_CODE = 2_000;

/** The content of a code. */
export interface Asked extends Account {
  /** Name of the account in its app. */
  readonly name: string;
  /** Id of the key that is made with this code: so a code makes a key only once. */
  readonly id: string;
  /** Until when the code is valid, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * One-time codes that name an account and are shown to that account only. They are sealed with a key derived from the
 * service's key and used for nothing else.
 */
export class Codes {
  private readonly key: Buffer;

  constructor(serviceKey: Uint8Array) {
    this.key = Buffer.from(hkdfSync('sha256', serviceKey, '', 'muster chat links', SEAL_BYTES));
  }

  /** A code that is valid for 10 minutes from `now`; its characters need no escaping in a URL. */
  sealed({ app, account }: Account, name: string, now: number): string {
    const asked: Asked = { app, account, name, id: randomUUID(), until: now + LASTS_MS };
    const told = Buffer.from(JSON.stringify(asked)).toString('base64url');
    return `${told}.${this.sealOf(told).toString('base64url')}`;
  }

  /** Reads a code; null: it is not one of ours, or has expired. */
  opened(code: string, now: number): Asked | null {
    const [told = '', seal = '', ...rest] = code.split('.');
    const given = Buffer.from(seal, 'base64url');
    if (code.length > LONGEST_CODE || rest.length > 0 || given.length !== SEAL_BYTES) return null;
    if (!timingSafeEqual(given, this.sealOf(told))) return null;
    const asked = JSON.parse(Buffer.from(told, 'base64url').toString()) as Asked;
    return isUuid(asked.id) && now < asked.until ? asked : null;
  }

  private sealOf(told: string): Buffer {
    return createHmac('sha256', this.key).update(told).digest();
  }
}
