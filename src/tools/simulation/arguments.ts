import { parseArgs } from 'node:util';

import {
  optionsOf,
  PLAYER_NAMES,
  type PlayerName,
  type Ruleset,
  type Setting,
  type Simulation,
} from '../../rules/index.js';

/** The arguments of `npm run simulate`. */
export interface Wish {
  readonly rules: Ruleset;
  readonly simulation: Simulation;
  /** How many threads play. */
  readonly workers: number;
  readonly json: boolean;
  /** A file that keeps the results, so that a long run can be continued; null: none. */
  readonly into: string | null;
}

/** Says what is wrong with the arguments, in a sentence on what to do. */
export class BadArguments extends Error {}

const DEFAULT_GAMES = 200;

type Given = { readonly [name: string]: string | boolean | (string | boolean)[] | undefined };

export function wishOf(argv: readonly string[], rulesets: readonly Ruleset[]): Wish {
  const given = parsed(argv, rulesets);
  const rules = rulesetNamed(given['game'], rulesets);
  const games = wholeNumber(given, 'games', DEFAULT_GAMES, 1);
  const scenario = scenarioOf(rules, given['scenario']);
  return {
    rules,
    simulation: {
      games,
      seed: wholeNumber(given, 'seed', 1, 0),
      setting: { scenario, options: optionsIn(rules, scenario, given['option']) },
      ...(given['drawn'] === true && { drawn: true }),
      players: playersOf(rules, given, rulesets),
    },
    workers: wholeNumber(given, 'workers', games < 50 ? 1 : 2, 1),
    json: given['json'] === true,
    into: typeof given['into'] === 'string' ? given['into'] : null,
  };
}

function parsed(argv: readonly string[], rulesets: readonly Ruleset[]): Given {
  const seats = rulesets.flatMap((rules) => rules.seats);
  const texts = ['game', 'games', 'seed', 'scenario', 'workers', 'into', ...seats];
  const options = Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }]));
  try {
    const all = {
      ...options,
      option: { type: 'string', multiple: true },
      drawn: { type: 'boolean' },
      json: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...argv], options: all }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    throw new BadArguments(
      `${reason}. Known are ${[...texts, 'option', 'drawn', 'json'].map((name) => `--${name}`).join(', ')}.`,
    );
  }
}

/** Returns `value` if it is one of `known`; else throws an error that lists those. */
function oneOf<T extends string>(what: string, value: unknown, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  const wrong =
    value === undefined
      ? `Say which ${what} with --${what}`
      : `There is no ${what} ${String(value)}`;
  throw new BadArguments(`${wrong}; choose from ${known.join(', ') || 'none'}.`);
}

function rulesetNamed(value: unknown, rulesets: readonly Ruleset[]): Ruleset {
  const id = oneOf(
    'game',
    value,
    rulesets.map((rules) => rules.id),
  );
  return rulesets.find((rules) => rules.id === id) as Ruleset;
}

const scenarioOf = (rules: Ruleset, value: unknown): string => {
  const known = rules.scenarios.map((scenario) => scenario.id);
  return value === undefined && known[0] !== undefined ? known[0] : oneOf('scenario', value, known);
};

function optionsIn(rules: Ruleset, scenario: string, value: unknown): Setting['options'] {
  const on = Array.isArray(value) ? value : [];
  const offered = optionsOf(rules, scenario);
  for (const option of on) oneOf('option', option, Object.keys(offered));
  return Object.fromEntries(
    Object.entries(offered).map(([id, option]) => [id, on.includes(id) || option.default]),
  );
}

function playersOf(
  rules: Ruleset,
  given: Given,
  rulesets: readonly Ruleset[],
): { [seat: string]: PlayerName } {
  const strange = rulesets
    .flatMap((one) => one.seats)
    .find((seat) => given[seat] !== undefined && !rules.seats.includes(seat));
  if (strange !== undefined) {
    throw new BadArguments(
      `${rules.id} has no seat ${strange}; its seats are ${rules.seats.join(', ')}.`,
    );
  }
  return Object.fromEntries(
    rules.seats.map((seat) => [seat, oneOf('player', given[seat] ?? 'random', PLAYER_NAMES)]),
  );
}

function wholeNumber(given: Given, name: string, usual: number, least: number): number {
  const text = given[name];
  if (text === undefined) return usual;
  const number = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN;
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new BadArguments(`--${name} takes a whole number from ${least}, not ${String(text)}.`);
}
