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

/** One of a game is enough where random play is long; it has the steps of many. */
const LONG = 4000;
const gamesOf = ({ longest }: Ruleset): number => (longest > LONG ? Math.ceil(GAMES / 3) : GAMES);

const seedsUpTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Every scenario with every combination of options, and every position written down for the game. */
export function casesOf(rules: Ruleset, games = gamesOf(rules)): Case[] {
  return [...settingsOf(rules, games), ...positionsOf(rules, games)];
}

function settingsOf(rules: Ruleset, games: number): Case[] {
  return rules.scenarios.flatMap(({ id: scenario }) =>
    combinations(Object.keys(rules.options)).map((on) => {
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

const combinations = (options: readonly string[]): string[][] =>
  options.reduce<string[][]>(
    (sets, option) => [...sets, ...sets.map((set) => [...set, option])],
    [[]],
  );
