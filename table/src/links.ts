import { known, type Session } from './players.js';
import { kept, playAs, playerOf } from './session.js';

/** The result of opening a link that plays as somebody. */
export type Met =
  /** This browser now plays as that player. */
  | { readonly kind: 'taken' }
  /** Somebody else plays here, and is asked. */
  | { readonly kind: 'ask'; readonly session: Session }
  | { readonly kind: 'bad' };

/** This browser's own token for the same player, if it is still valid: it is kept in preference to that of the link. */
async function ownFor(session: Session): Promise<Session> {
  const own = known(kept()).find(({ player }) => player.id === session.player.id);
  return own !== undefined && (await playerOf(own.token)) !== null ? own : session;
}

/**
 * Checks a link. Nobody is signed out without being asked; if nobody plays here, the link is taken at once. Throws if
 * it could not be checked.
 */
export async function meet(token: string): Promise<Met> {
  const player = await playerOf(token);
  if (player === null) return { kind: 'bad' };
  const session = await ownFor({ token, player });
  const now = kept();
  const isOther = now.token !== undefined && now.player?.id !== player.id;
  if (isOther && (await playerOf(now.token)) !== null) return { kind: 'ask', session };
  playAs(session);
  return { kind: 'taken' };
}
