import { clone, type Json } from './json.js';
import type { Kind, Kinds } from './kind.js';

/** The three operations of RFC 6902 that a difference of two values needs. */
export type Op =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

type Members = Record<string, unknown>;
type Container = Members | unknown[];

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;
/** A key as JSON Pointers write it. Few keys contain `~` or `/`, so that is tested first. */
const escaped = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Operations that turn `from` into `to`. Arrays are compared index by index; elements at the end are added or removed.
 * `kinds` is given where both values are states.
 */
export function diff(from: unknown, to: unknown, kinds?: Kinds): Op[] {
  const walk: Walk = { ops: [], path: [], kinds };
  compare(from, to, walk);
  return walk.ops;
}

interface Walk {
  readonly ops: Op[];
  /** Keys from the root to the value at hand; made a JSON Pointer only where something differs. */
  readonly path: (string | number)[];
  readonly kinds: Kinds | undefined;
}

/** Returns whether both values are equal. If they are not, it adds the operations that turn `from` into `to`. */
function compare(from: unknown, to: unknown, walk: Walk): boolean {
  if (Object.is(from, to)) return true;
  if (isContainer(from) && isContainer(to)) {
    if (Array.isArray(from) && Array.isArray(to)) return compareArrays(from, to, walk);
    if (!Array.isArray(from) && !Array.isArray(to)) return compareObjects(from, to, walk);
  }
  note(from === undefined ? 'add' : 'replace', to, walk);
  return false;
}

function note(op: 'add' | 'replace', value: unknown, { ops, path }: Walk): void {
  ops.push({ op, path: textOf(path), value: clone(value) as Json });
}

const textOf = (path: Walk['path']): string =>
  path.map((key) => `/${typeof key === 'number' ? key : escaped(key)}`).join('');

function compareArrays(from: readonly unknown[], to: readonly unknown[], walk: Walk): boolean {
  const { ops, path } = walk;
  const kept = Math.min(from.length, to.length);
  let same = from.length === to.length;
  for (let i = 0; i < kept; i++) {
    path.push(i);
    if (!compare(from[i], to[i], walk)) same = false;
    path.pop();
  }
  for (let i = from.length - 1; i >= kept; i--)
    ops.push({ op: 'remove', path: textOf([...path, i]) });
  for (let i = kept; i < to.length; i++) note('add', to[i], { ...walk, path: [...path, i] });
  return same;
}

function compareObjects(from: Members, to: Members, walk: Walk): boolean {
  const { path } = walk;
  const kind = path.length === 1 ? walk.kinds?.[path[0] as string] : undefined;
  if (kind?.ids !== undefined) return compareThings(from, to, kind, walk);
  let same = true;
  let kept = 0;
  for (const key in to) {
    const value = to[key];
    if (value === undefined) continue;
    const before = from[key];
    if (before !== undefined) kept += 1;
    if (
      before === value ||
      (kind !== undefined && before !== undefined && kind.same(before, value))
    )
      continue;
    path.push(key);
    if (!compare(before, value, walk)) same = false;
    path.pop();
  }
  for (const key in from) if (from[key] !== undefined) kept -= 1;
  if (kept < 0) noteLost(from, to, walk);
  return same && kept === 0;
}

/** Compares the entries of a table that has the same ids in every state. */
function compareThings(from: Members, to: Members, { ids = [], same }: Kind, walk: Walk): boolean {
  const ops = walk.ops.length;
  for (const id of ids) {
    const [before, value] = [from[id], to[id]];
    if (before === value || same(before, value)) continue;
    walk.path.push(id);
    compare(before, value, walk);
    walk.path.pop();
  }
  return walk.ops.length === ops;
}

function noteLost(from: Members, to: Members, { ops, path }: Walk): void {
  for (const key in from)
    if (from[key] !== undefined && to[key] === undefined)
      ops.push({ op: 'remove', path: textOf([...path, key]) });
}

/**
 * Applies `ops` to `doc` in place and returns the operations that undo them. The root cannot be replaced by a scalar.
 * Throws on a path that does not exist.
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
