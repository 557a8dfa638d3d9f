/** The largest request body, in bytes. */
export const BODY_LIMIT = 256 * 1024;

/**
 * The largest body of a route that takes files, if its length is announced. The export of an event of 2,000 players has
 * six megabytes.
 */
export const FILE_LIMIT = 8 * 1024 * 1024;
