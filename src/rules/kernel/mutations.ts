import type { Text } from './text.js';

/** What a typed mutation is told beside the game. */
export interface TypedField {
  /** The id of something, or a number of things. */
  readonly kind: 'id' | 'count';
  /** The mutation is never without it; else it may be left out. */
  readonly isNeeded?: true;
  /** What it is, as after a colon; not given where the mutation's own text says it. */
  readonly text?: Text;
}

export interface TypedFields {
  readonly [field: string]: TypedField;
}

/** What a typed mutation takes. Mutations that take the same may share it. */
export interface TypedInput {
  /** Its name in the GraphQL schema: `Retreat`; the name of its input ends in `Input`. */
  readonly name: string;
  readonly text?: Text;
  readonly fields: TypedFields;
}

/**
 * A decision that has a mutation and a path of its own, under a name that means the same in every game. Games that
 * share a name share its text and input (`kits/mutations.ts`).
 */
export interface TypedMutation {
  readonly text: Text;
  /** Not given: it takes nothing. */
  readonly input?: TypedInput;
  /** Verbs of the rules that it may mean: the one that takes just the fields given, or else the first. */
  readonly verbs: readonly string[];
}

/** What a card may be played for; every use takes the card. */
export interface CardUse {
  readonly fields?: TypedFields;
  /** Where it has a mutation of its own; else it is a use of `playCard`. */
  readonly mutation?: { readonly name: string; readonly text: Text };
  /** As of a typed mutation. */
  readonly verbs: readonly string[];
}
