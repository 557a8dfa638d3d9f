import { canonical, isEqual, keysInOrder, type Json, type JsonObject } from '../rules/index.js';
import { canonicalBytes } from './canonical-bytes.js';
import { sha256 } from './hash.js';

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

/** `known`: views that may have members in common with this one, which are then not written out again. */
export function hashedView(view: JsonObject, known: readonly HashedView[]): HashedView {
  const members: string[] = [];
  const parts: string[] = [];
  let text = '';
  for (const key of keysInOrder(view)) {
    const member = view[key];
    if (member === undefined) continue;
    const part = partOf(key, members.length, member, known);
    members.push(key);
    parts.push(part);
    text += `${text === '' ? '{' : ','}${canonical(key)}:${part}`;
  }
  return { view, members, parts, hash: sha256(`${text}}`) };
}

function partOf(key: string, at: number, member: Json, known: readonly HashedView[]): string {
  if (typeof member !== 'object' || member === null) return canonical(member);
  for (const { view, members, parts } of known) {
    const part = parts[members[at] === key ? at : members.indexOf(key)];
    if (part !== undefined && isEqual(view[key], member)) return part;
  }
  const bytes = canonicalBytes(member);
  return bytes.length < LONG ? bytes.toString() : `["${sha256(bytes)}"]`;
}

/**
 * Of a view, as the log has it: SHA-256, hex, of its canonical JSON in which each object and each list of 64 bytes or more is
 * replaced, as a member of the view, by `["<SHA-256 of its canonical JSON>"]`.
 */
export const viewHash = (view: JsonObject): string => hashedView(view, []).hash;
