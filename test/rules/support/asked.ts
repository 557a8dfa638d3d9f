import type { State } from '../../../src/rules/kernel/frame.js';
import type { Phases } from '../../../src/rules/kernel/phase.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';

/** The same game where a single choice is put to its owner like any other: for tests of why there is no second. */
export const allAsked = <S extends State>(rules: Ruleset<S>): Ruleset<S> => ({
  ...rules,
  phases: Object.fromEntries(
    Object.entries(rules.phases).map(([name, phase]) => [
      name,
      phase.kind === 'ask' ? { ...phase, forced: () => null } : phase,
    ]),
  ) as Phases,
});
