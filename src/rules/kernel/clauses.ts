import type { Text } from './text.js';

/** Id of a rulebook clause, `C1812-9.1`. Guards, effects, rolls and refusals cite it. */
export type Clause = string;

/** A clause as a person reads it: title of the rulebook, and a one-sentence summary in our own words. */
export interface ClauseText {
  readonly title: Text;
  readonly summary: Text;
}
