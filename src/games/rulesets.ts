import { appError, invariant } from '../common/errors.js';
import type { Ruleset } from '../rules/index.js';
import { hashOf } from './hash.js';

/** The games that can be played here. */
export class Rulesets {
  constructor(readonly all: readonly Ruleset[]) {}

  find(id: string): Ruleset | undefined {
    return this.all.find((rules) => rules.id === id);
  }

  require(id: string): Ruleset {
    const rules = this.find(id);
    if (rules === undefined)
      throw appError('NOT_FOUND', { thing: { en: 'ruleset', ja: 'ルールセット' } });
    return rules;
  }

  /** Of a game that was begun; a ruleset once offered is never withdrawn. */
  of({ ruleset }: { readonly ruleset: string }): Ruleset {
    const rules = this.find(ruleset);
    invariant(rules, `there are games of ${ruleset}, which is not here`);
    return rules;
  }
}

/** Pins a game to the pieces, places and clauses it was begun with. */
export const componentHashOf = ({ id, domains, scenarios, options, clauses }: Ruleset): string =>
  hashOf({ id, domains, scenarios, options, clauses });
