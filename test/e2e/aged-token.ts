import { SignJWT } from 'jose';

import { signingKey } from '../../src/players/signing-key.js';
import type { TestApp } from './support.js';

const DAY = 24 * 3_600;

/** The token of a player who signed up so many days ago; tokens are valid for 90 days. */
export function agedToken(app: TestApp, playerId: string, days: number): Promise<string> {
  const made = Math.floor(Date.now() / 1_000) - days * DAY;
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(playerId)
    .setIssuer('muster')
    .setIssuedAt(made)
    .setExpirationTime(made + 90 * DAY)
    .sign(signingKey(app.environment));
}
