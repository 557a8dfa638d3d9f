import { avalon1776 } from './avalon1776/index.js';
import { columbia1812 } from './columbia1812/index.js';
import type { Ruleset } from './kernel/ruleset.js';
import { madison } from './madison/index.js';
import { ops1812 } from './ops1812/index.js';

export * from './kernel/index.js';

/** Every game that can be played here. The only place that knows them all. */
export const RULESETS: readonly Ruleset[] = [columbia1812, ops1812, madison, avalon1776];

export const rulesetOf = (id: string): Ruleset | undefined =>
  RULESETS.find((rules) => rules.id === id);
