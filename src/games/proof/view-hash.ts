import { canonicalBytes } from '../../common/canonical-bytes.js';
import { hashOf, sha256 } from '../../common/hash.js';
import type { Json, JsonObject } from '../../rules/index.js';

/** Bytes of canonical JSON from which on a member of a view is represented by its hash. */
const LONG = 64;

/**
 * Of a view, as the log has it: SHA-256, hex, of its canonical JSON in which each object and each list of 64 bytes or
 * more is replaced, as a member of the view, by `["<SHA-256 of its canonical JSON>"]`.
 */
export const viewHash = (view: JsonObject): string => hashOf(inShort(view));

/** A view with what stands for its members. */
export const inShort = (view: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(view).map(([key, member]) => [key, standIn(member)]));

function standIn(member: Json): Json {
  if (typeof member !== 'object' || member === null) return member;
  const bytes = canonicalBytes(member);
  return bytes.length < LONG ? member : [sha256(bytes)];
}
