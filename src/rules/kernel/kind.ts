import type { State } from './frame.js';
import { clone } from './json.js';

/**
 * Things of one kind, all that a table of the state holds: how one is copied and compared. The kernel knows no kinds; a copy
 * with its members written out takes it a quarter of the time.
 */
export interface Kind<T = unknown> {
  /** Equal to `one`, and no object in common with it. */
  copy(one: T): T;
  /** true only where they are equal; where it is false the kernel looks closer. */
  same(one: T, other: T): boolean;
}

/** By the state's member that is a table of them: `{units: {copy, same}}`. */
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
  const copy = { ...table };
  for (const id in copy) copy[id] = kind.copy(copy[id]);
  return copy;
}
