/** The address of a game, with the invitation that admits the reader. */
export const addressOf = (id: string, invite: string | null): string =>
  `/play/${id}${invite === null ? '' : `#invite=${encodeURIComponent(invite)}`}`;
