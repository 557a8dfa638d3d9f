import { known, type Session } from './players.js';
import { kept, playAs, playerOf } from './session.js';

/** What came of a link that plays as somebody. */
export type Met =
  /** One plays as them now. */
  | { readonly kind: 'taken' }
  /** Somebody else plays here, and is asked. */
  | { readonly kind: 'ask'; readonly session: Session }
  | { readonly kind: 'bad' };

/** The token of this browser for the same player, if it is still good: it is not given up for another. */
async function ownFor(session: Session): Promise<Session> {
  const own = known(kept()).find(({ player }) => player.id === session.player.id);
  return own !== undefined && (await playerOf(own.token)) !== null ? own : session;
}

/** Nobody is put aside unasked; where nobody plays, the link is taken at once. Throws where it could not be checked. */
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
