import { renewedSession } from '../../client/src/renew.js';
import type { Connection } from '../../client/src/transport.js';
import type { Players, Session } from './players.js';

/** Access to the stored players. Passed as an argument, so that the first file of the page is not split for this. */
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

/** The claims of a token; null: they cannot be read, e.g. those of an API key. */
function lifeOf(token: string): Life | null {
  try {
    const [, claims = ''] = token.split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Life;
  } catch {
    return null;
  }
}

/** Whether more than half of its life is over; a token that has expired cannot be renewed. */
function isLate({ token }: Session): boolean {
  const life = lifeOf(token);
  const now = Date.now() / 1_000;
  return life !== null && now < life.exp && now - life.iat > life.exp - now;
}

/**
 * The players with a new token of the same player in place of an old one; a player who has signed out meanwhile stays
 * out.
 */
const withToken = (before: Players, old: string, token: string): Players => ({
  ...before,
  ...(before.token === old && { token }),
  others: (before.others ?? []).map((one) => (one.token === old ? { ...one, token } : one)),
});

/** Renews a token; if that fails now, it is tried again when the page is opened next. */
async function renew({ token }: Session, { kept, put, connect }: Book): Promise<void> {
  try {
    const session = await renewedSession(connect(token).connection);
    put(withToken(kept(), token, session.token));
  } catch {
    // The old token is valid for a long time yet.
  }
}

/** Renews the tokens of all known players, so that nobody loses their games while they play. */
export async function renewLate(known: readonly Session[], book: Book): Promise<void> {
  for (const session of known) if (isLate(session)) await renew(session, book);
}
