import { hashOf } from '../../common/hash.js';
import { appError } from '../../errors/errors.js';
import { optionsOf, type Ruleset } from '../../rules/index.js';
import { absentRuleset } from './absent-ruleset.js';

interface Pinned {
  readonly ruleset: string;
  readonly rulesetVersion: number;
}

/** The rulesets that are installed here. */
export class Rulesets {
  constructor(readonly all: readonly Ruleset[]) {}

  find(id: string): Ruleset | undefined {
    return this.all.find((rules) => rules.id === id);
  }

  require(id: string): Ruleset {
    const rules = this.find(id);
    if (rules !== undefined) return rules;
    const known = this.all.map((one) => one.id).join(', ');
    throw appError('NOT_FOUND', {
      thing: { en: `ruleset (there are ${known})`, ja: `そのルールセット(あるのは${known})` },
    });
  }

  /** The ruleset that a game was begun with. Where it is not installed, an absent ruleset that refuses everything. */
  of({ ruleset, rulesetVersion }: Pinned): Ruleset {
    return this.find(ruleset) ?? absentRuleset(ruleset, rulesetVersion);
  }
}

/**
 * Hash of a game's pieces and places, of its scenarios with their options, and of the ids of its clauses. A game stores
 * it, so that it is known which ones it was begun with. Titles and sentences are left out: a record stays good when a
 * clause is worded better.
 */
export const componentHashOf = (rules: Ruleset): string => {
  const { id, domains, scenarios, clauses } = rules;
  const settings = scenarios.map((one) => ({
    scenario: one.id,
    options: Object.keys(optionsOf(rules, one.id)).sort(),
  }));
  return hashOf({ id, domains, settings, clauses: Object.keys(clauses).sort() });
};
