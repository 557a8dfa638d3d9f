import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { optionsOf } from '../../../src/rules/kernel/options.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { LONG } from '../../long.js';
import { type Beginning, fromPosition, fromScenario } from './world.js';

/** A ruleset, how its games begin, and the seeds of the games to play. */
interface Played {
  readonly name: string;
  readonly rules: Ruleset;
  readonly begin: Beginning;
  readonly seeds: readonly number[];
}

export interface Case extends Played {
  /** Of many settings of one game a part of each is looked at: most of its rules are the same in all of them. */
  readonly share: number;
}

/** So many settings of a game are looked at as closely as one. */
const WHOLE = 6;

/** Games per setting; raise it with CONTRACT_GAMES to look longer. */
const GAMES = Number(process.env['CONTRACT_GAMES'] ?? (LONG ? 2 : 1));

/** Whether random play of the game takes thousands of actions: one game has the steps of many then. */
export const isLengthy = ({ longest }: Ruleset): boolean => longest > 4000;
/** A scenario whose games are that long, and longer than others of its ruleset, is played once in each setting. */
const LONG_GAME = 5000;
/** One that is longer still has the rules of shorter ones, and specs of its own. */
const LONGEST_GAME = 10_000;
const gamesOf = (rules: Ruleset): number =>
  isLengthy(rules) || isBroad(rules) ? Math.ceil(GAMES / 2) : GAMES;

const seedsUpTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/**
 * Every scenario with every combination of options (of a lengthy game with none and with all, of a lengthy scenario
 * with all), and every position written down for the game, or the first `most` of them. Without `--long` a lengthy game
 * has fewer: each scenario with all options.
 */
export function casesOf(rules: Ruleset, games = gamesOf(rules), most = Infinity): Case[] {
  const positions = isLengthy(rules) && !LONG ? [] : positionsOf(rules, games).slice(0, most);
  const all = [...settingsOf(rules, games), ...positions];
  return all.map((one) => ({ ...one, share: Math.min(1, WHOLE / all.length) }));
}

function settingsOf(rules: Ruleset, most: number): Played[] {
  const looked = rules.scenarios.filter(({ longest = 0 }) => longest <= LONGEST_GAME);
  return looked.flatMap(({ id: scenario, longest = 0 }) => {
    const all = Object.keys(optionsOf(rules, scenario));
    const isLong = longest > LONG_GAME;
    const games = isLong ? 1 : most;
    return settings(rules, all, isLong).map((on) => {
      const options = Object.fromEntries(all.map((option) => [option, on.includes(option)]));
      const begin = fromScenario(rules, { scenario, options });
      return { name: [rules.id, scenario, ...on].join(' '), rules, begin, seeds: seedsUpTo(games) };
    });
  });
}

/** Games from `test/rules/positions/<game>/*.txt` begin where something rare is close. */
function positionsOf(rules: Ruleset, games: number): Played[] {
  const folder = new URL(`../positions/${rules.id}/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((file) => {
    const begin = fromPosition(rules, readFileSync(new URL(file, folder), 'utf8'));
    const name = `${rules.id} from ${file.replace('.txt', '').replaceAll('-', ' ')}`;
    return { name, rules, begin, seeds: seedsUpTo(games) };
  });
}

/** Options that are on, of all that a scenario has. */
function settings(
  rules: Ruleset,
  all: readonly string[],
  isLong: boolean,
): readonly (readonly string[])[] {
  if (isLong) return [all];
  if (isLengthy(rules)) return LONG ? [[], all] : [all];
  return isBroad(rules) && !LONG && all.length > 1 ? [[], all] : combinations(all);
}

/** So many scenarios and options that not all of them are looked at without `--long`: none and all of the options. */
export const isBroad = (rules: Ruleset): boolean =>
  rules.scenarios.reduce((sum, { id }) => sum + 2 ** Object.keys(optionsOf(rules, id)).length, 0) >
  10;

const combinations = (options: readonly string[]): string[][] =>
  options.reduce<string[][]>(
    (sets, option) => [...sets, ...sets.map((set) => [...set, option])],
    [[]],
  );
