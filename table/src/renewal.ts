import { renewedSession } from '../../client/src/renew.js';
import type { Connection } from '../../client/src/transport.js';
import type { Players, Session } from './players.js';

/** Where this browser keeps who plays in it. Handed over: what the page begins with is not cut in two for this. */
interface Book {
  readonly kept: () => Players;
  readonly put: (now: Players) => void;
  readonly connect: (token: string) => { readonly connection: Connection };
}

interface Life {
  /** When the token was made and when it ends, in seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
}

/** What the token says of itself; null: nothing that can be read, as a key. */
function lifeOf(token: string): Life | null {
  try {
    const [, claims = ''] = token.split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Life;
  } catch {
    return null;
  }
}

/** Whether less is left of it than has gone by; one that is over is renewed by nobody. */
function isLate({ token }: Session): boolean {
  const life = lifeOf(token);
  const now = Date.now() / 1_000;
  return life !== null && now < life.exp && now - life.iat > life.exp - now;
}

/** With another token of the same player in place of an old one; whoever has signed out meanwhile stays out. */
const withToken = (before: Players, old: string, token: string): Players => ({
  ...before,
  ...(before.token === old && { token }),
  others: (before.others ?? []).map((one) => (one.token === old ? { ...one, token } : one)),
});

/** What cannot be renewed now is tried again when the page is opened next. */
async function renew({ token }: Session, { kept, put, connect }: Book): Promise<void> {
  try {
    const session = await renewedSession(connect(token).connection);
    put(withToken(kept(), token, session.token));
  } catch {
    // The old one is good for a long time yet.
  }
}

/** Nobody's games are lost to them while they play: whoever is known here stays signed in. */
export async function renewLate(known: readonly Session[], book: Book): Promise<void> {
  for (const session of known) if (isLate(session)) await renew(session, book);
}
