/**
 * Makes an `id` of the GraphQL schema, e.g. `<game id>:british`. Clients cache each object under its type and `id`, so
 * an `id` has to be unique on the whole server. The name that a game or a ruleset itself uses is a field of its own
 * beside it.
 */
export const idIn = (owner: string, name: string): string => `${owner}:${name}`;

/** The short name, where clients may send either the name or the schema's `id`. */
export const nameIn = (owner: string, id: string): string =>
  id.startsWith(`${owner}:`) ? id.slice(owner.length + 1) : id;

/**
 * The `id` of a game. A past version has an `id` of its own (`<id>@12`), as it is another object for a client's cache
 * and never changes.
 */
export const idOfGame = ({ id, at }: { readonly id: string; readonly at?: number }): string =>
  at === undefined ? id : `${id}@${at}`;

/** Description of the arguments by which a caller looks at a game through another seat's eyes. */
export const SEEN_AS =
  'What that seat knew (by its `seat` or its `id`), or a spectator (`*`); once the game is over.';
