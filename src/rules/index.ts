import { columbia1812 } from './columbia1812/index.js';
import type { Ruleset } from './kernel/ruleset.js';
import { madison } from './madison/index.js';
import { ops1812 } from './ops1812/index.js';

export * from './kernel/index.js';

/** Every game that can be played here. The only place that knows them all. */
export const RULESETS: readonly Ruleset[] = [columbia1812, ops1812, madison];

export const rulesetOf = (id: string): Ruleset | undefined =>
  RULESETS.find((rules) => rules.id === id);
