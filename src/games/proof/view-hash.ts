import { canonicalBytes } from '../../common/canonical-bytes.js';
import { sha256 } from '../../common/hash.js';
import {
  canonical,
  isEqual,
  type Json,
  type JsonObject,
  keysInOrder,
  keyText,
} from '../../rules/index.js';

/** Bytes of canonical JSON from which on a member of a view is represented by its hash. */
const LONG = 64;

/** A view, the text that stands for each of its members, and the hash of all of them. */
export interface HashedView {
  readonly view: JsonObject;
  readonly members: readonly string[];
  /** In the order of the members. */
  readonly parts: readonly string[];
  readonly hash: string;
}

/** `drawn` and `last`: views that may have members in common with this one, which are then not written out again. */
export function hashedView(
  view: JsonObject,
  drawn: readonly HashedView[] = [],
  last?: HashedView,
): HashedView {
  const members: string[] = [];
  const parts: string[] = [];
  let text = '';
  for (const key of keysInOrder(view)) {
    const member = view[key];
    if (member === undefined) continue;
    const part = partOf(key, members.length, member, drawn, last);
    members.push(key);
    parts.push(part);
    text += (text === '' ? '{' : ',') + keyText(key) + part;
  }
  return { view, members, parts, hash: sha256(`${text}}`) };
}

function partOf(
  key: string,
  at: number,
  member: Json,
  drawn: readonly HashedView[],
  last: HashedView | undefined,
): string {
  if (typeof member !== 'object' || member === null) return canonical(member);
  for (const one of drawn) {
    const part = knownPart(key, at, member, one);
    if (part !== undefined) return part;
  }
  const part = last && knownPart(key, at, member, last);
  if (part !== undefined) return part;
  const bytes = canonicalBytes(member);
  return bytes.length < LONG ? bytes.toString() : `["${sha256(bytes)}"]`;
}

function knownPart(
  key: string,
  at: number,
  member: Json,
  { view, members, parts }: HashedView,
): string | undefined {
  const part = parts[members[at] === key ? at : members.indexOf(key)];
  return part !== undefined && isEqual(view[key], member) ? part : undefined;
}

/**
 * Of a view, as the log has it: SHA-256, hex, of its canonical JSON in which each object and each list of 64 bytes or
 * more is replaced, as a member of the view, by `["<SHA-256 of its canonical JSON>"]`.
 */
export const viewHash = (view: JsonObject): string => hashedView(view).hash;
