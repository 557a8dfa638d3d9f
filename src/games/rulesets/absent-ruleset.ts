import { type AppError, appError } from '../../errors/errors.js';
import type { Components, Ruleset } from '../../rules/index.js';

/** Seconds: until another instance is asked, or this one has been brought up to date. */
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
 * Stands for rules that are not installed here, as while instances are upgraded one after another: its games can be
 * listed beside all others. What nobody can know without the rules is empty; whatever else it is asked it throws
 * RULES_MISSING.
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

/** Throws RULES_MISSING where they are not installed. */
export function present(rules: Ruleset): Ruleset {
  if (isAbsent(rules)) throw rulesMissing(rules.id);
  return rules;
}
