import { readdirSync, readFileSync } from 'node:fs';

import { owed } from '../../../src/rules/kernel/agenda.js';
import type { Seat, State } from '../../../src/rules/kernel/frame.js';
import { canonical } from '../../../src/rules/kernel/json.js';
import { optionsOf, type Setting } from '../../../src/rules/kernel/options.js';
import { choices, playInPlace } from '../../../src/rules/kernel/play.js';
import { randomPlayer } from '../../../src/rules/kernel/players.js';
import { seeded, seededChance } from '../../../src/rules/kernel/random.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { type Beginning, fromPosition, fromScenario, viewersOf } from './world.js';

/**
 * The scenarios in which nothing is hidden from anybody, and why. No two worlds differ there, so that comparing them
 * shows nothing; `hidden.spec.ts` sees to it that these scenarios are like that and that all others are not.
 */
export const NOTHING_HIDDEN: {
  readonly [ruleset: string]: { readonly [scenario: string]: string };
} = {
  avalon1776: { basic: 'all units lie open, and only the Advanced Game has tactical cards' },
};

export const isOpen = (rules: Ruleset, scenario: string): boolean =>
  NOTHING_HIDDEN[rules.id]?.[scenario] !== undefined;

/**
 * Games in which two pieces or cards are never alike, and why: what hides there has no name that another could bear.
 */
export const NOTHING_ALIKE: { readonly [ruleset: string]: string } = {
  avalon1776:
    'units and face-down counters are numbers in a hex, and each player has one of each of the eight cards',
};

/**
 * Where random play meets what is hidden but once or twice in a game: a position that begins there, with every option.
 */
const CLOSE_TO_HIDDEN: { readonly [ruleset: string]: string } = {
  avalon1776: 'a-card-lies-sealed.txt',
};

const folderOf = (rules: Ruleset): URL => new URL(`../positions/${rules.id}/`, import.meta.url);
const textIn = (rules: Ruleset, file: string): string =>
  readFileSync(new URL(file, folderOf(rules)), 'utf8');

export interface Secretive {
  readonly setting: Setting;
  readonly begin: Beginning;
  /** In few of its decisions anything is hidden. */
  readonly rare: boolean;
}

/**
 * How games with every option begin in which much is hidden: in the first scenario that hides anything, close to it.
 */
export function secretive(rules: Ruleset): Secretive {
  const file = CLOSE_TO_HIDDEN[rules.id];
  if (file !== undefined) return written(fromPosition(rules, textIn(rules, file)));
  const scenario = rules.scenarios.find(({ id }) => !isOpen(rules, id))?.id ?? '';
  const all = Object.keys(optionsOf(rules, scenario));
  const setting = { scenario, options: Object.fromEntries(all.map((option) => [option, true])) };
  return { setting, begin: fromScenario(rules, setting), rare: false };
}

function written(begin: Beginning): Secretive {
  const { scenario = '', options = {} } = begin(1).state;
  return { setting: { scenario, options }, begin, rare: true };
}

/** How games of that scenario begin: from the positions written down for it, then from its start. */
function* beginningsOf(rules: Ruleset, scenario: string): Generator<Beginning> {
  for (const file of readdirSync(folderOf(rules)).sort()) {
    const begin = fromPosition(rules, textIn(rules, file));
    if (begin(1).state.scenario === scenario) yield begin;
  }
  yield fromScenario(rules, { scenario, options: {} });
}

/** How games begin in which anything is hidden: in every position written down, and in every such scenario. */
export const hiddenBeginnings = (rules: Ruleset): Beginning[] => [
  ...readdirSync(folderOf(rules)).map((file) => fromPosition(rules, textIn(rules, file))),
  ...rules.scenarios
    .filter(({ id }) => !isOpen(rules, id))
    .map(({ id }) => fromScenario(rules, { scenario: id, options: {} })),
];

export interface Decision {
  readonly state: State;
  /** One of those that owe it, which acts next. */
  readonly seat: Seat;
}

/**
 * The decisions of a game played at random, or by such players. The state is changed as the game goes on: copy it to
 * keep it.
 */
export function* decisionsOf(
  rules: Ruleset,
  begin: Beginning,
  seed: number,
  player = randomPlayer,
): Generator<Decision> {
  const [chance, random] = [seededChance(seed), seeded(seed)];
  const { state } = begin(seed);
  while (state.outcome === null) {
    const seats = owed(rules, state);
    const seat = seats[random(seats.length)] ?? '';
    yield { state, seat };
    const all = choices(rules, state, seat);
    const action = player({ rules, state, seat, all }, random);
    playInPlace(rules, state, seat, action, new RecordingTable(chance));
  }
}

/** Whether two worlds are not the same: only then does it show anything that they look alike. */
export const areOthers = (one: State, other: State): boolean => canonical(one) !== canonical(other);

/**
 * The decisions that were looked at, and those in which a viewer cannot tell two worlds that differ apart, until there
 * are `enough`.
 */
export function hiddenIn(
  rules: Ruleset,
  scenario: string,
  enough: number,
): { looked: number; hidden: number } {
  const random = seeded(3);
  const count = { looked: 0, hidden: 0 };
  for (const begin of beginningsOf(rules, scenario))
    for (const { state } of decisionsOf(rules, begin, 1)) {
      const others = viewersOf(rules).map((viewer) => rules.resample(state, viewer, random, 'any'));
      count.looked += 1;
      if (others.some((other) => areOthers(state, other.state))) count.hidden += 1;
      if (count.hidden === enough) return count;
    }
  return count;
}
