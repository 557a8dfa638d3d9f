import { clone, type Json } from './json.js';

/** RFC 6902 operations, the three that a difference of two values needs. */
export type Op =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** A place in the document; its text is made only where something differs. */
interface Path {
  readonly up: Path | null;
  readonly key: string | number;
}

const textOf = (path: Path | null): string =>
  path === null
    ? ''
    : `${textOf(path.up)}/${typeof path.key === 'number' ? path.key : escaped(path.key)}`;

/** The operations that turn `from` into `to`. Arrays are compared place by place; their tails are added or removed. */
export function diff(from: unknown, to: unknown): Op[] {
  const ops: Op[] = [];
  compare(from, to, null, ops);
  return ops;
}

function compare(from: unknown, to: unknown, path: Path | null, ops: Op[]): void {
  if (Object.is(from, to)) return;
  if (!isContainer(from) || !isContainer(to) || Array.isArray(from) !== Array.isArray(to)) {
    ops.push({ op: 'replace', path: textOf(path), value: clone(to) as Json });
  } else if (Array.isArray(from) && Array.isArray(to)) {
    compareArrays(from, to, path, ops);
  } else {
    compareObjects(from as Record<string, unknown>, to as Record<string, unknown>, path, ops);
  }
}

/** Most of two states is the same: seen first, it needs no order and no paths. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isContainer(a) || !isContainer(b)) return Object.is(a, b);
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((one, i) => isSame(one, b[i]))
    );
  let more = 0;
  for (const key in a) {
    if (!isSame(a[key], b[key])) return false;
    if (a[key] !== undefined) more += 1;
  }
  for (const key in b) if (b[key] !== undefined) more -= 1;
  return more === 0;
}

function compareArrays(
  from: readonly unknown[],
  to: readonly unknown[],
  up: Path | null,
  ops: Op[],
): void {
  const shared = Math.min(from.length, to.length);
  const at = (key: number): string => textOf({ up, key });
  for (let key = 0; key < shared; key++) compare(from[key], to[key], { up, key }, ops);
  for (let key = from.length - 1; key >= shared; key--) ops.push({ op: 'remove', path: at(key) });
  for (let key = shared; key < to.length; key++)
    ops.push({ op: 'add', path: at(key), value: clone(to[key]) as Json });
}

function compareObjects(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  up: Path | null,
  ops: Op[],
): void {
  const [lost, kept]: [string[], string[]] = [[], []];
  for (const key in from) if (from[key] !== undefined && to[key] === undefined) lost.push(key);
  for (const key in to) if (to[key] !== undefined && !isSame(from[key], to[key])) kept.push(key);
  for (const key of lost.sort()) ops.push({ op: 'remove', path: textOf({ up, key }) });
  for (const key of kept.sort()) {
    if (from[key] === undefined)
      ops.push({ op: 'add', path: textOf({ up, key }), value: clone(to[key]) as Json });
    else compare(from[key], to[key], { up, key }, ops);
  }
}

/**
 * Applies `ops` to `doc` in place and returns the operations that take them back.
 * The root itself may not be replaced by a scalar. Throws on a path that does not exist.
 */
export function applyPatch(doc: object, ops: readonly Op[]): Op[] {
  const inverse: Op[] = [];
  for (const op of ops) inverse.unshift(applyOp(doc as Container, op));
  return inverse;
}

function applyOp(doc: Container, op: Op): Op {
  const keys = op.path.split('/').slice(1).map(unescaped);
  const last = keys.pop();
  if (last === undefined) throw new Error('a patch may not replace the whole document');
  const parent = keys.reduce<Container>((at, key) => child(at, key, op.path), doc);
  return Array.isArray(parent) ? applyToArray(parent, last, op) : applyToObject(parent, last, op);
}

function child(parent: Container, key: string, path: string): Container {
  const value = (parent as Record<string, unknown>)[key];
  if (!isContainer(value)) throw new Error(`no such path: ${path}`);
  return value;
}

function applyToArray(parent: unknown[], key: string, op: Op): Op {
  const index = Number(key);
  if (!(index < parent.length + (op.op === 'add' ? 1 : 0)))
    throw new Error(`no such path: ${op.path}`);
  const before = parent[index] as Json;
  if (op.op === 'remove') {
    parent.splice(index, 1);
    return { op: 'add', path: op.path, value: before };
  }
  if (op.op === 'add') {
    parent.splice(index, 0, clone(op.value));
    return { op: 'remove', path: op.path };
  }
  parent[index] = clone(op.value);
  return { op: 'replace', path: op.path, value: before };
}

function applyToObject(parent: Record<string, unknown>, key: string, op: Op): Op {
  const before = parent[key] as Json | undefined;
  if (before === undefined && op.op !== 'add') throw new Error(`no such path: ${op.path}`);
  if (op.op === 'remove') delete parent[key];
  else parent[key] = clone(op.value);
  if (before === undefined) return { op: 'remove', path: op.path };
  return op.op === 'remove'
    ? { op: 'add', path: op.path, value: before }
    : { op: 'replace', path: op.path, value: before };
}
