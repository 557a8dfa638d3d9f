import type { Text } from './text.js';

/** A field of a typed mutation, besides the game id. */
export interface TypedField {
  /** `id`: the id of something; `count`: a number of things. */
  readonly kind: 'id' | 'count';
  /** Whether the field is required. */
  readonly isNeeded?: true;
  /**
   * Description of the field, in the form that follows a colon; left out where the text of the mutation explains it.
   */
  readonly text?: Text;
}

export interface TypedFields {
  readonly [field: string]: TypedField;
}

/** Input of a typed mutation. Mutations with the same fields may share it. */
export interface TypedInput {
  /** Name in the GraphQL schema: `Retreat`. The name of the input type is this name with `Input` at its end. */
  readonly name: string;
  readonly text?: Text;
  readonly fields: TypedFields;
}

/**
 * A decision with a GraphQL mutation and a REST path of its own. Its name means the same in every game; games with the
 * same mutation share its text and input (`kits/mutations.ts`).
 */
export interface TypedMutation {
  readonly text: Text;
  /** Left out: the mutation has no input. */
  readonly input?: TypedInput;
  /**
   * Verbs of the rules that the mutation stands for: the verb with exactly the fields given is used, else the first
   * one.
   */
  readonly verbs: readonly string[];
}

/** A way to play a card. The card itself is always part of the input. */
export interface CardUse {
  readonly fields?: TypedFields;
  /** Given where this use has a mutation of its own; otherwise it is a use of `playCard`. */
  readonly mutation?: { readonly name: string; readonly text: Text };
  /** As in `TypedMutation.verbs`. */
  readonly verbs: readonly string[];
}
