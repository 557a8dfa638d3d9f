import type { Action } from './action.js';
import { frameOf, owed } from './agenda.js';
import type { Outcome, Seat, State } from './frame.js';
import { longestOf, optionsOf, type Setting } from './options.js';
import { choices, playInPlace, start } from './play.js';
import { type PlayerName, playerNamed } from './players.js';
import { seeded, seededChance } from './random.js';
import type { Ruleset } from './ruleset.js';
import { type Random, RecordingTable } from './table.js';

export interface Simulation {
  readonly games: number;
  /** Game number i (counted from `first`) has the seed `seed` + i, so that a run can be split into parts. */
  readonly seed: number;
  readonly first?: number;
  readonly setting: Setting;
  /** Ignores the options of `setting` and draws each option of every game at random. */
  readonly drawn?: true;
  readonly players: { readonly [seat: Seat]: PlayerName };
  readonly onGame?: (played: number) => void;
}

export interface GameRecord {
  readonly outcome: Outcome;
  readonly actions: number;
}

/** The decisions of one phase, added up over all games. */
export interface PhaseCount {
  decisions: number;
  /** Number of choices -> number of decisions with that many. */
  readonly sizes: { [choices: number]: number };
}

/** Counts of a run or of a part of it. `merged` adds parts up; `kernel/report.ts` sums up the whole. */
export interface Tally {
  readonly records: readonly GameRecord[];
  readonly phases: { readonly [phase: string]: PhaseCount };
}

interface Counting {
  readonly records: GameRecord[];
  readonly phases: { [phase: string]: PhaseCount };
}

/**
 * Plays whole games between computer players and counts. Throws where a game takes more actions than `rules.longest`.
 */
export function simulate(rules: Ruleset, simulation: Simulation): Tally {
  const tally: Counting = { records: [], phases: {} };
  const first = simulation.first ?? 0;
  for (let game = first; game < first + simulation.games; game++) {
    tally.records.push(played(rules, simulation, simulation.seed + game, tally));
    simulation.onGame?.(game - first + 1);
  }
  return tally;
}

/** Adds ruleset, scenario and seed to the error of a game that fails. */
function played(...[rules, simulation, seed, tally]: Parameters<typeof playOut>): GameRecord {
  try {
    return playOut(rules, simulation, seed, tally);
  } catch (cause) {
    const { scenario } = simulation.setting;
    throw new Error(`${rules.id} ${scenario}, seed ${seed}: ${(cause as Error).message}`, {
      cause,
    });
  }
}

function playOut(
  rules: Ruleset,
  simulation: Simulation,
  seed: number,
  tally: Counting,
): GameRecord {
  const chance = seededChance(seed);
  const random = seeded(seed ^ 0x5eed);
  const setting = settingOf(rules, simulation, seed);
  const longest = longestOf(rules, setting.scenario);
  const { state } = start(rules, setting, chance);
  let actions = 0;
  while (state.outcome === null) {
    if (actions === longest)
      throw new Error(`${rules.id}: seed ${seed} lasts longer than ${longest} actions`);
    const seat = nextSeat(rules, state, random);
    const action = decide(rules, state, seat, simulation.players[seat] ?? 'random', random, tally);
    playInPlace(rules, state, seat, action, new RecordingTable(chance));
    actions += 1;
  }
  return { outcome: state.outcome, actions };
}

function settingOf(rules: Ruleset, { setting, drawn }: Simulation, seed: number): Setting {
  if (drawn !== true) return setting;
  const random = seeded(seed ^ 0x0b7);
  const offered = Object.keys(optionsOf(rules, setting.scenario));
  const options = Object.fromEntries(offered.map((option) => [option, random(2) === 1]));
  return { scenario: setting.scenario, options };
}

function nextSeat(rules: Ruleset, state: State, random: Random): Seat {
  const seats = owed(rules, state);
  const seat = seats[random(seats.length)];
  if (seat === undefined) throw new Error(`${rules.id}: nobody owes a decision`);
  return seat;
}

function decide(
  rules: Ruleset,
  state: State,
  seat: Seat,
  name: PlayerName,
  random: Random,
  tally: Counting,
): Action {
  const all = choices(rules, state, seat);
  const asked = frameOf(state, seat)?.f ?? '';
  if (all.length === 0)
    throw new Error(`${rules.id}: ${seat} is asked "${asked}" and has no choice`);
  count(tally, asked, all.length);
  return playerNamed(name)({ rules, state, seat, all }, random);
}

function count(tally: Counting, f: string, size: number): void {
  add((tally.phases[f] ??= { decisions: 0, sizes: {} }), size, 1);
}

function add(phase: PhaseCount, size: number, decisions: number): void {
  phase.decisions += decisions;
  phase.sizes[size] = (phase.sizes[size] ?? 0) + decisions;
}

/** Adds up the tallies of all parts of a run. */
export function merged(tallies: readonly Tally[]): Tally {
  const phases: { [phase: string]: PhaseCount } = {};
  for (const [f, part] of tallies.flatMap((tally) => Object.entries(tally.phases))) {
    const phase = (phases[f] ??= { decisions: 0, sizes: {} });
    for (const [size, decisions] of Object.entries(part.sizes)) add(phase, Number(size), decisions);
  }
  return { records: tallies.flatMap((tally) => tally.records), phases };
}
