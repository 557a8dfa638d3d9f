// Broken on purpose: every game is taken to be one whose rules are installed.
import { Rulesets } from '#muster/games/rulesets/rulesets.js';

Rulesets.prototype.of = function ({ ruleset }) {
  return this.find(ruleset);
};
