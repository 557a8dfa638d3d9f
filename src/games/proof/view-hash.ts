import { canonicalBytes } from '../../common/canonical-bytes.js';
import { hashOf, sha256 } from '../../common/hash.js';
import type { Json, JsonObject } from '../../rules/index.js';

/** A member of a view of at least this many bytes of canonical JSON is represented by its hash. */
const LONG = 64;

/**
 * The hash of a view for the log: SHA-256, hex, of its canonical JSON in which each member that is an object or list of
 * 64 bytes or more is replaced by `["<SHA-256 of its canonical JSON>"]`.
 */
export const viewHash = (view: JsonObject): string => hashOf(inShort(view));

/** A view whose long members are replaced by their hashes. */
export const inShort = (view: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(view).map(([key, member]) => [key, standIn(member)]));

function standIn(member: Json): Json {
  if (typeof member !== 'object' || member === null) return member;
  const bytes = canonicalBytes(member);
  return bytes.length < LONG ? member : [sha256(bytes)];
}
