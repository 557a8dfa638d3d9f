// Broken on purpose: every game counts as one whose ruleset is installed.
import { Rulesets } from '#muster/games/rulesets/rulesets.js';

Rulesets.prototype.of = function ({ ruleset }) {
  return this.find(ruleset);
};
