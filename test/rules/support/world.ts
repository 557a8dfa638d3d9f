import type { Action } from '../../../src/rules/kernel/action.js';
import { frameOf, owed, settle } from '../../../src/rules/kernel/agenda.js';
import { isSealed, type Seat, type State } from '../../../src/rules/kernel/frame.js';
import { longestOf, type Setting } from '../../../src/rules/kernel/options.js';
import { choices, play, type Played, start } from '../../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../../src/rules/kernel/random.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { type Random, RecordingTable } from '../../../src/rules/kernel/table.js';
import { LONG } from '../../long.js';
import { frozen } from './freeze.js';

/** One action of a recorded game. Both states are deeply frozen; `chance` is the seed of its dice. */
export interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly chance: number;
  readonly played: Played;
}

export interface RecordedGame {
  readonly seed: number;
  readonly first: State;
  readonly opening: RecordingTable;
  readonly steps: readonly Step[];
  readonly last: State;
}

/** A ruleset in one setting, with games played at random in it. What the checks look at. */
export interface World {
  readonly rules: Ruleset;
  readonly begin: Beginning;
  readonly games: readonly RecordedGame[];
  /** The part of what is looked at in a world by itself that is looked at in this one; see `Case`. */
  readonly share?: number;
}

/** Thrown by a check, whose name it carries. */
class Breach extends Error {
  constructor(check: string, detail: string) {
    super(`${check}: ${detail}`);
  }
}

/** A property of every ruleset. `run` throws a `Breach` where it does not hold. */
export interface Check {
  readonly name: string;
  run(world: World): void;
}

/** Sees to it that a failure of any kind, a thrown TypeError too, names its check. */
export const check = (
  name: string,
  run: (world: World, fail: (detail: string) => never) => void,
): Check => ({
  name,
  run: (world) => {
    const fail = (detail: string): never => {
      throw new Breach(name, detail);
    };
    try {
      run(world, fail);
    } catch (error) {
      if (error instanceof Breach) throw error;
      throw new Breach(
        name,
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
    }
  },
});

const openingSeed = (seed: number): number => seed * 1_000_003;

/**
 * How the game of a seed begins, and what was rolled and drawn for it. `written`: in a position written down, close to
 * its end maybe.
 */
export type Beginning = ((seed: number) => {
  readonly state: State;
  readonly table: RecordingTable;
}) & { readonly written?: true };

export const fromScenario =
  (rules: Ruleset, setting: Setting): Beginning =>
  (seed) =>
    start(rules, setting, seededChance(openingSeed(seed)));

/** Begins in a position in the game's own notation. */
export const fromPosition = (rules: Ruleset, text: string): Beginning => {
  const begin = (seed: number) => {
    const state = rules.readPosition(text);
    if (!('agenda' in state)) throw new Error(`line ${state.line}: ${state.message.en}`);
    const table = new RecordingTable(seededChance(openingSeed(seed)));
    settle(rules, state, table);
    return { state, table };
  };
  return Object.assign(begin, { written: true as const });
};

/** Plays the seeds at random, everything on the way frozen. A game that does not end in time ends there unfinished. */
export const worldOf = (
  rules: Ruleset,
  begin: Beginning,
  seeds: readonly number[],
  share = 1,
): World => ({
  rules,
  begin,
  games: seeds.map((seed) => recorded(rules, begin, seed)),
  share,
});

function recorded(rules: Ruleset, begin: Beginning, seed: number): RecordedGame {
  const { state: first, table: opening } = begin(seed);
  const random = seeded(seed);
  const longest = longestOf(rules, first.scenario ?? '');
  const steps: Step[] = [];
  let state = frozen(first);
  while (state.outcome === null && steps.length < longest) {
    const chance = openingSeed(seed) + steps.length + 1;
    const step = randomStep(rules, state, chance, random, steps.at(-1)?.seat);
    if (step === null) break;
    steps.push(step);
    state = step.played.state;
  }
  return { seed, first, opening, steps, last: state };
}

function randomStep(
  rules: Ruleset,
  before: State,
  chance: number,
  random: Random,
  latest?: Seat,
): Step | null {
  const seat = nextSeat(owed(rules, before), random, latest);
  if (seat === undefined) return null;
  const all = choices(rules, before, seat);
  const action = all[random(Math.max(1, all.length))];
  if (action === undefined) return null;
  const played = play(rules, before, seat, [action], seededChance(chance));
  if (!played.ok)
    throw new Error(
      `a listed action was refused: ${seat} ${JSON.stringify(action)} ${played.clause}`,
    );
  return { before, seat, action, chance, played: { ...played, state: frozen(played.state) } };
}

/** Where several owe, mostly who acted last, so that whole plans follow each other. */
const nextSeat = (
  seats: readonly Seat[],
  random: Random,
  latest: Seat | undefined,
): Seat | undefined =>
  latest !== undefined && seats.includes(latest) && random(4) > 0
    ? latest
    : seats[random(Math.max(1, seats.length))];

/** Every step of every game. */
export const stepsOf = (world: World): Step[] => world.games.flatMap((game) => game.steps);

/** A place in a recorded game. */
export interface Place {
  readonly game: RecordedGame;
  readonly index: number;
}

/** The decision that is made at a place. */
const phaseAt = ({ game, index }: Place): string => {
  const { before, seat } = game.steps[index] as Step;
  return frameOf(before, seat)?.f ?? '';
};

/**
 * Of about `count` places the world's share, in the order of play: one of each decision as far as they go, at random,
 * since a game may make some of them once and others a hundred times; the rest are spread evenly over all games.
 */
export function somePlaces({ games, share = 1 }: World, count: number): Place[] {
  const all = games.flatMap((game) => game.steps.map((_, index) => ({ game, index })));
  const wanted = Math.ceil(count * share);
  if (wanted >= all.length) return all;
  const random = seeded(all.length);
  const byPhase = new Map<string, Place[]>();
  for (const place of all) {
    const phase = phaseAt(place);
    if (!byPhase.has(phase)) byPhase.set(phase, []);
    byPhase.get(phase)?.push(place);
  }
  const kept = new Set(
    shuffled([...byPhase.values()], random)
      .slice(0, wanted)
      .map((places) => places[random(places.length)] as Place),
  );
  const stride = all.length / (wanted - kept.size);
  for (let at = stride / 2; at < all.length; at += stride) kept.add(all[Math.floor(at)] as Place);
  return all.filter((place) => kept.has(place));
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  return list.map(() => left.splice(random(left.length), 1)[0] as T);
}

/** Steps at such places. */
export const someSteps = (world: World, count: number): Step[] =>
  somePlaces(world, count).map(({ game, index }) => game.steps[index] as Step);

/** So many steps of a game by itself are those around which a check tries what was not played. */
const TRIED = LONG ? 1_000 : 400;
export const triedSteps = (world: World): Step[] => someSteps(world, TRIED);

/** Everybody who may look: the seats and a spectator. */
export const viewersOf = (rules: Ruleset): (Seat | null)[] => [...rules.seats, null];

/** Whether somebody has chosen under seal and others have not. */
export function isHalfSealed({ agenda }: State): boolean {
  const top = agenda.at(-1);
  return isSealed(top) && Object.values(top.lanes).some((lane) => lane.length === 0);
}

/** Where somebody has chosen under seal and others have not, spread evenly. */
export function sealedPlaces(world: World, count: number): Place[] {
  const all = world.games.flatMap((game) =>
    game.steps.flatMap(({ before }, index) => (isHalfSealed(before) ? [{ game, index }] : [])),
  );
  return all.filter((_, i) => i % Math.max(1, Math.ceil(all.length / count)) === 0);
}

/** Whether its games have pieces or cards that some may not see, which other worlds deal anew. */
export const hidesPieces = (world: World): boolean =>
  stepsOf(world).some(
    ({ played: { draws, events } }) =>
      draws.length > 0 || events.some(({ only }) => only !== undefined),
  );

/** Whether anything in its games was for some eyes alone: drawn unseen, told to one seat, or owed under seal. */
export const isSecretive = (world: World): boolean =>
  stepsOf(world).some(
    ({ before, played: { draws, events } }) =>
      draws.length > 0 ||
      events.some(({ only, reveals }) => only !== undefined || reveals !== undefined) ||
      before.agenda.some(isSealed),
  );
