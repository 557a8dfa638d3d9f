import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { fromPosition, fromScenario, type Beginning } from './world.js';

/** A ruleset, how its games begin, and the seeds of the games to play. */
export interface Case {
  readonly name: string;
  readonly rules: Ruleset;
  readonly begin: Beginning;
  readonly seeds: readonly number[];
}

/** Games per setting; raise it with CONTRACT_GAMES to look longer. */
const GAMES = Number(process.env['CONTRACT_GAMES'] ?? 3);

/** Random play of a game may be long: one game has the steps of many then. In actions. */
export const LONG = 4000;
const gamesOf = ({ longest }: Ruleset): number => (longest > LONG ? Math.ceil(GAMES / 3) : GAMES);

const seedsUpTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Every scenario with every combination of options (of a long game with none and with all), and every position written down for the game. */
export function casesOf(rules: Ruleset, games = gamesOf(rules)): Case[] {
  return [...settingsOf(rules, games), ...positionsOf(rules, games)];
}

function settingsOf(rules: Ruleset, games: number): Case[] {
  return rules.scenarios.flatMap(({ id: scenario }) =>
    settings(rules).map((on) => {
      const options = Object.fromEntries(
        Object.keys(rules.options).map((option) => [option, on.includes(option)]),
      );
      const begin = fromScenario(rules, { scenario, options });
      return { name: [rules.id, scenario, ...on].join(' '), rules, begin, seeds: seedsUpTo(games) };
    }),
  );
}

/** Games from `test/rules/positions/<game>/*.txt` begin where something rare is close. */
function positionsOf(rules: Ruleset, games: number): Case[] {
  const folder = new URL(`../positions/${rules.id}/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((file) => {
    const begin = fromPosition(rules, readFileSync(new URL(file, folder), 'utf8'));
    const name = `${rules.id} from ${file.replace('.txt', '').replaceAll('-', ' ')}`;
    return { name, rules, begin, seeds: seedsUpTo(games) };
  });
}

/** Options that are on: every combination, of a long game none and all. */
const settings = ({ options, longest }: Ruleset): readonly (readonly string[])[] =>
  longest > LONG ? [[], Object.keys(options)] : combinations(Object.keys(options));

const combinations = (options: readonly string[]): string[][] =>
  options.reduce<string[][]>(
    (sets, option) => [...sets, ...sets.map((set) => [...set, option])],
    [[]],
  );
