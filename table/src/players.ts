import type { Named } from '../../client/src/index.js';

/** A player, with a token to play as them. */
export interface Session {
  readonly token: string;
  readonly player: Named;
}

/** The player of this browser, and others that played in it and can be switched to. */
export interface Players {
  readonly token?: string;
  readonly player?: Named;
  readonly others?: readonly Session[];
}

/** All players that this browser can play as; the current one comes first. */
export const known = ({ token, player, others = [] }: Players): readonly Session[] =>
  token === undefined || player === undefined ? others : [{ token, player }, ...others];

/**
 * The players after `session` has begun; the player before is kept among the others. A guest has nothing but their
 * token, so a token is replaced only by one of the same player.
 */
export const seated = <T extends Players>(before: T, session: Session): T => ({
  ...before,
  ...session,
  others: known(before).filter(({ player }) => player.id !== session.player.id),
});

/**
 * The players without a token, whether it is that of the current player or of another. Nobody takes the place of a
 * current player who is gone.
 */
export function without<T extends Players>(before: T, gone: string): T {
  const others = (before.others ?? []).filter(({ token }) => token !== gone);
  if (before.token !== gone) return { ...before, others };
  const { token: _token, player: _player, ...rest } = before;
  return { ...rest, others } as unknown as T;
}
