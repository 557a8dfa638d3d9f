import type { State } from './frame.js';
import { clone } from './json.js';

/**
 * How the things in one table of the state are copied and compared: all units, say. A game may give this for its large
 * tables, since a copy with the members written out takes a quarter of the time of the kernel's own.
 */
export interface Kind<T = unknown> {
  /** Equal to `one`, and no object in common with it. */
  copy(one: T): T;
  /** true only where they are equal. Where it is false the kernel compares them member by member. */
  same(one: T, other: T): boolean;
  /**
   * The things that the table has in every state, no more and no fewer: in a table of more than a hundred to look which
   * there are takes longer than to compare them.
   */
  readonly ids?: readonly string[];
}

/** Name of a table of the state -> the kind of thing in it: `{units: {copy, same}}`. */
export type Kinds = { readonly [table: string]: Kind };

type Members = { [key: string]: unknown };

/** A deep copy of a state, as `clone` makes it. */
export function copyOf<S extends State>(state: S, kinds?: Kinds): S {
  const members: Members = state as unknown as Members;
  const copy: Members = {};
  for (const key in members) {
    const kind = kinds?.[key];
    copy[key] = kind === undefined ? clone(members[key]) : tableCopy(members[key] as Members, kind);
  }
  return copy as unknown as S;
}

function tableCopy(table: Members, kind: Kind): Members {
  const copy: Members = kind.ids === undefined ? { ...table } : {};
  if (kind.ids === undefined) for (const id in copy) copy[id] = kind.copy(copy[id]);
  else for (const id of kind.ids) copy[id] = kind.copy(table[id]);
  return copy;
}
