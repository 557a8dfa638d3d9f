/**
 * Clients keep each thing under its type and `id`, for all that they ask. So an `id` of the schema is one thing's on
 * the whole server, and what a game or a ruleset calls it stands beside it, under its own name.
 */
export const idIn = (owner: string, name: string): string => `${owner}:${name}`;

/** For what takes either of the two. */
export const nameIn = (owner: string, id: string): string =>
  id.startsWith(`${owner}:`) ? id.slice(owner.length + 1) : id;

/** A game as it was is another thing than the game as it is, and does not change any more. */
export const idOfGame = ({ id, at }: { readonly id: string; readonly at?: number }): string =>
  at === undefined ? id : `${id}@${at}`;

/** How whoever looks through other eyes is told to say through whose. */
export const SEEN_AS =
  'What that seat knew (by its `seat` or its `id`), or a spectator (`*`); once the game is over.';
