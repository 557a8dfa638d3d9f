import type { Ruleset, Setting } from '../../../src/rules/kernel/ruleset.js';

/** A ruleset in one setting and the seeds of the games to play in it. */
export interface Case {
  readonly name: string;
  readonly rules: Ruleset;
  readonly setting: Setting;
  readonly seeds: readonly number[];
}

/** Games per setting; raise it with CONTRACT_GAMES to look longer. */
const GAMES = Number(process.env['CONTRACT_GAMES'] ?? 3);

/** Every scenario with every combination of options. */
export function casesOf(rules: Ruleset): Case[] {
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  return rules.scenarios.flatMap(({ id: scenario }) =>
    combinations(Object.keys(rules.options)).map((on) => {
      const options = Object.fromEntries(
        Object.keys(rules.options).map((option) => [option, on.includes(option)]),
      );
      const name = [rules.id, scenario, ...on].join(' ');
      return { name, rules, setting: { scenario, options }, seeds };
    }),
  );
}

const combinations = (options: readonly string[]): string[][] =>
  options.reduce<string[][]>(
    (sets, option) => [...sets, ...sets.map((set) => [...set, option])],
    [[]],
  );
