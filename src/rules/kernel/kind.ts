import type { State } from './frame.js';
import { clone } from './json.js';

/**
 * How the kernel copies and compares the entries of one table of the state, for example all units. Optional, for large
 * tables: a copy with the members written out takes a quarter of the time of the generic one.
 */
export interface Kind<T = unknown> {
  /** A deep copy of `one`. */
  copy(one: T): T;
  /** true only where both are equal. After false the kernel compares them member by member. */
  same(one: T, other: T): boolean;
  /**
   * The ids that the table has in every state, no more and no fewer. In a table of more than a hundred entries, finding
   * out which ids it has takes longer than comparing the entries.
   */
  readonly ids?: readonly string[];
}

/** Name of a table of the state -> kind of its entries: `{units: {copy, same}}`. */
export type Kinds = { readonly [table: string]: Kind };

type Members = { [key: string]: unknown };

/** A deep copy of a state, equal to what `clone` returns. */
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
