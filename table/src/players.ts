import type { Named } from '../../client/src/index.js';

/** A player, and the token with which one plays as them. */
export interface Session {
  readonly token: string;
  readonly player: Named;
}

/** Who plays in this browser, and who else played in it and can be gone back to. */
export interface Players {
  readonly token?: string;
  readonly player?: Named;
  readonly others?: readonly Session[];
}

/** Everybody that one may play as here; who plays now comes first. */
export const known = ({ token, player, others = [] }: Players): readonly Session[] =>
  token === undefined || player === undefined ? others : [{ token, player }, ...others];

/**
 * With somebody at play; whoever played before is kept among the others. A guest has nothing but their token, so none
 * is overwritten but by another one of the same player.
 */
export const seated = <T extends Players>(before: T, session: Session): T => ({
  ...before,
  ...session,
  others: known(before).filter(({ player }) => player.id !== session.player.id),
});

/** Without a token, be it of who plays now or of another. Nobody takes the place of who is gone. */
export function without<T extends Players>(before: T, gone: string): T {
  const others = (before.others ?? []).filter(({ token }) => token !== gone);
  if (before.token !== gone) return { ...before, others };
  const { token: _token, player: _player, ...rest } = before;
  return { ...rest, others } as unknown as T;
}
