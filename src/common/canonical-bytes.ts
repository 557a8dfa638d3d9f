import { keysInOrder } from '../rules/kernel/json.js';

const [QUOTE, COMMA, COLON, ZERO, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x30, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const FIRST_PLAIN = 0x20;
const LAST_PLAIN = 0x7e;

let bytes = Buffer.allocUnsafe(1 << 16);
let end = 0;

/**
 * `canonical(value)` in UTF-8, at half its cost: every row of a log is written with it. The result is part of a buffer
 * that is used again, so it is valid until the next call only.
 */
export function canonicalBytes(value: unknown): Buffer {
  end = 0;
  write(value);
  return bytes.subarray(0, end);
}

/** Where the value of a member stands: `length` bytes from byte `at` on. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** As {@link canonicalBytes}, of an object that has member `name`, with where the value of that member stands. */
export function canonicalBytesWith(
  object: object,
  name: string,
): { readonly bytes: Buffer; readonly span: Span } {
  const members = object as Record<string, unknown>;
  end = 0;
  let span: Span = { at: 0, length: 0 };
  writeByte(OPEN_OBJECT);
  for (const key of keysInOrder(members)) {
    const before = end;
    writeMember(key, members[key], 1);
    if (key === name) span = valueIn(before, name);
  }
  writeByte(CLOSE_OBJECT);
  return { bytes: bytes.subarray(0, end), span };
}

/** The value of the member that was written last, from byte `before` on: after a comma, its quoted name and a colon. */
function valueIn(before: number, name: string): Span {
  const at = before + (before > 1 ? 1 : 0) + Buffer.byteLength(JSON.stringify(name)) + 1;
  return { at, length: end - at };
}

function write(value: unknown): void {
  if (typeof value === 'string') writeString(value);
  else if (isDigit(value)) writeByte(ZERO + value);
  else if (value === null || typeof value === 'boolean') writeAscii(String(value));
  else if (typeof value !== 'object') writeAscii(JSON.stringify(value) ?? 'null');
  else if (Array.isArray(value)) writeList(value);
  else writeObject(value as Record<string, unknown>);
}

const isDigit = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < 10 && (value | 0) === value;

function writeList(list: readonly unknown[]): void {
  writeByte(OPEN_LIST);
  for (let i = 0; i < list.length; i++) {
    if (i > 0) writeByte(COMMA);
    write(list[i]);
  }
  writeByte(CLOSE_LIST);
}

/** Writes an object. Most objects have their keys in order already; only others need a sorted list of them. */
function writeObject(members: Record<string, unknown>): void {
  let last = '';
  for (const key in members) {
    if (key < last) return writeMembers(members, keysInOrder(members));
    last = key;
  }
  writeByte(OPEN_OBJECT);
  const start = end;
  for (const key in members) writeMember(key, members[key], start);
  writeByte(CLOSE_OBJECT);
}

function writeMembers(members: Record<string, unknown>, keys: readonly string[]): void {
  writeByte(OPEN_OBJECT);
  const start = end;
  for (const key of keys) writeMember(key, members[key], start);
  writeByte(CLOSE_OBJECT);
}

function writeMember(key: string, member: unknown, start: number): void {
  if (member === undefined) return;
  if (end > start) writeByte(COMMA);
  writeString(key);
  writeByte(COLON);
  write(member);
}

function writeString(text: string): void {
  ensureRoom(text.length + 2);
  let at = end;
  bytes[at++] = QUOTE;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < FIRST_PLAIN || code > LAST_PLAIN || code === QUOTE || code === BACKSLASH)
      return writeText(JSON.stringify(text));
    bytes[at++] = code;
  }
  bytes[at++] = QUOTE;
  end = at;
}

function writeAscii(text: string): void {
  ensureRoom(text.length);
  for (let i = 0; i < text.length; i++) bytes[end++] = text.charCodeAt(i);
}

function writeText(text: string): void {
  ensureRoom(3 * text.length);
  end += bytes.write(text, end);
}

function writeByte(byte: number): void {
  ensureRoom(1);
  bytes[end++] = byte;
}

function ensureRoom(more: number): void {
  if (end + more <= bytes.length) return;
  bytes = Buffer.concat([bytes.subarray(0, end)], 2 * (end + more));
}
