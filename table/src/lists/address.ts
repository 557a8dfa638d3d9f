/** Where a game is, with the invitation that lets one in. */
export const addressOf = (id: string, invite: string | null): string =>
  `/play/${id}${invite === null ? '' : `#invite=${encodeURIComponent(invite)}`}`;
