import { hashOf } from '../../common/hash.js';
import { appError } from '../../errors/errors.js';
import type { Ruleset } from '../../rules/index.js';
import { absentRuleset } from './absent-ruleset.js';

interface Pinned {
  readonly ruleset: string;
  readonly rulesetVersion: number;
}

/** The games that can be played here. */
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

  /** The ruleset of a game. If it is not installed here, one that stands in its place and refuses everything. */
  of({ ruleset, rulesetVersion }: Pinned): Ruleset {
    return this.find(ruleset) ?? absentRuleset(ruleset, rulesetVersion);
  }
}

/** Pins a game to the pieces, places and clauses it was begun with. */
export const componentHashOf = ({ id, domains, scenarios, options, clauses }: Ruleset): string =>
  hashOf({ id, domains, scenarios, options, clauses });
