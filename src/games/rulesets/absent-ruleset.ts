import { type AppError, appError } from '../../errors/errors.js';
import type { Components, Ruleset } from '../../rules/index.js';

/** Seconds for `Retry-After`: until another instance is asked, or this one has been updated. */
const RETRY_SECONDS = 60;

const NO_COMPONENTS: Components = {
  ...{
    sides: [],
    places: [],
    connections: [],
    pieces: [],
    schedule: [],
    tracks: [],
    terms: [],
    shapes: {},
  },
};

const absent = new WeakSet<Ruleset>();

const rulesMissing = (ruleset: string): AppError =>
  appError('RULES_MISSING', { ruleset, retryAfter: RETRY_SECONDS });

/**
 * Stands for rules that are not installed here, e.g. while instances are upgraded one after another. Games of absent
 * rules can still be listed with others: what nobody can know without the rules is empty, and every other question
 * throws RULES_MISSING.
 */
export function absentRuleset(id: string, version: number): Ruleset {
  const unknown = (): never => {
    throw rulesMissing(id);
  };
  const rules: Ruleset = {
    ...{ id, version, title: { en: id, ja: id }, line: { en: '', ja: '' } },
    ...{ seats: [], seatNames: {}, scenarios: [], options: {} },
    ...{ domains: {}, phases: {}, clauses: {}, verbs: {}, viewSchema: {}, longest: 0 },
    components: NO_COMPONENTS,
    ...{ setup: unknown, view: unknown, resample: unknown, evaluate: unknown },
    ...{ stage: unknown, asks: unknown, score: unknown },
    ...{ describeAction: unknown, describeEvent: ({ type }) => type },
    ...{ writePosition: unknown, readPosition: unknown },
    board: {
      ...{
        size: { width: 0, height: 0 },
        parts: [],
        first: {},
        around: unknown,
        spot: unknown,
        ground: () => '',
      },
      ...{ groundSvg: unknown, svg: unknown, text: unknown },
    },
    combat: {
      ...{ battle: unknown, endings: unknown, attacks: unknown, odds: unknown, oddsSchema: {} },
      ...{ mutations: {}, events: { opens: [], closes: [] } },
    },
    decks: { piles: unknown, catalogue: [], uses: {} },
  };
  absent.add(rules);
  return rules;
}

export const isAbsent = (rules: Ruleset): boolean => absent.has(rules);

/** Returns the ruleset. Throws RULES_MISSING where it is absent. */
export function present(rules: Ruleset): Ruleset {
  if (isAbsent(rules)) throw rulesMissing(rules.id);
  return rules;
}
