import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';

import { isUuid } from '../../common/uuid.js';
import type { Account } from './apps.js';

const SEAL_BYTES = 32;
const LASTS_MS = 10 * 60_000;
/** A UUID, an account and a name of 200 code points, in base64url, and the seal. */
export const LONGEST_CODE = 2_000;

/** What a code stands for. */
export interface Asked extends Account {
  /** What the account is called there. */
  readonly name: string;
  /** Of the key that is made of the code: so a code makes one once. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * One-time codes, which name an account and are handed to that account alone, sealed with a key that is made of the
 * service's and is for nothing else.
 */
export class Codes {
  private readonly key: Buffer;

  constructor(serviceKey: Uint8Array) {
    this.key = Buffer.from(hkdfSync('sha256', serviceKey, '', 'muster chat links', SEAL_BYTES));
  }

  /** Good for 10 minutes from `now`, in characters that need no escape in an address. */
  sealed({ app, account }: Account, name: string, now: number): string {
    const asked: Asked = { app, account, name, id: randomUUID(), until: now + LASTS_MS };
    const told = Buffer.from(JSON.stringify(asked)).toString('base64url');
    return `${told}.${this.sealOf(told).toString('base64url')}`;
  }

  /** null: it is none of ours, or its time is over. */
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
