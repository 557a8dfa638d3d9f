import type { Text } from './text.js';

/** Id of a rulebook clause, `C1812-9.1`. What a guard, an effect, a roll and a refusal cite. */
export type Clause = string;

/** A clause as a person reads it: the rulebook's title and one sentence of our own. */
export interface ClauseText {
  readonly title: Text;
  readonly summary: Text;
}
