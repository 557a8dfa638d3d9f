import { parseArgs } from 'node:util';

import { RULESETS } from '../src/rules/index.js';

export const SECTIONS = [
  'play',
  'games',
  'processes',
  'view',
  'subscribers',
  'history',
  'rules',
  'pictures',
  'start',
  'memory',
  'many',
  'notices',
  'clocks',
  'events',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Durations and sizes of all measurements. A quick run only shows that everything works; its numbers mean nothing. */
export interface Scale {
  readonly rounds: number;
  /**
   * Seconds of one measurement, and of the warm-up before it, whose results are discarded: V8 makes a server faster for
   * about as long.
   */
  readonly seconds: number;
  readonly warmUp: number;
  readonly subscribers: number;
  readonly samples: number;
  readonly rows: number;
  /** Games in the section `many`; in `clocks` there are ten times as many. */
  readonly games: number;
  readonly liveGames: number;
  /** Entrants of a small, a middling and a large event. */
  readonly entrants: readonly [number, number, number];
  /** Processes of the service when its speed is compared with others. */
  readonly processes: number;
}

const FULL: Scale = {
  rounds: 5,
  seconds: 5,
  warmUp: 15,
  subscribers: 1000,
  samples: 200,
  rows: 2000,
  games: 10_000,
  liveGames: 400,
  entrants: [200, 500, 2_000],
  processes: 1,
};
const QUICK: Scale = {
  rounds: 1,
  seconds: 0.5,
  warmUp: 0.3,
  subscribers: 100,
  samples: 10,
  rows: 100,
  games: 200,
  liveGames: 20,
  entrants: [10, 20, 30],
  processes: 1,
};

/** The scale for comparing two commits: many short rounds, so that whatever slows the machine down affects both. */
const TURNS: Scale = { ...FULL, rounds: 15, seconds: 2 };
const QUICK_TURNS: Scale = { ...QUICK, rounds: 3 };

/**
 * Arguments for comparing the section `play` on this tree and on another commit, instead of with Postgres and other
 * servers.
 */
export interface Against {
  /** The commit as the user wrote it. */
  readonly commit: string;
  /** The ruleset to play; undefined: the usual one. */
  readonly ruleset: string | undefined;
  /** Whether moves go over WebSockets. */
  readonly sockets: boolean;
}

export interface Wish {
  readonly sections: readonly SectionName[];
  readonly scale: Scale;
  readonly quick: boolean;
  /** Where to write a CPU profile of the service for each section; undefined: none is taken. */
  readonly profile: string | undefined;
  readonly against: Against | undefined;
}

export class BadArguments extends Error {}

export function wishOf(argv: readonly string[]): Wish {
  const given = parsed(argv);
  const against = againstOf(given);
  if (against !== undefined)
    return {
      ...{ sections: ['play'], scale: given.quick ? QUICK_TURNS : TURNS, against },
      ...{ quick: given.quick === true, profile: undefined },
    };
  const { only, quick, profile, games, processes } = given;
  const names = only === undefined ? SECTIONS : only.split(',').map(sectionNamed);
  const scale = {
    ...(quick ? QUICK : FULL),
    ...(games === undefined ? {} : { games: countNamed('--games', games) }),
    ...(processes === undefined ? {} : { processes: countNamed('--processes', processes) }),
    // A profile covers one process, so only one runs.
    ...(profile === undefined ? {} : { processes: 1 }),
  };
  return { sections: names, scale, quick: quick === true, profile, against };
}

function againstOf(given: ReturnType<typeof parsed>): Against | undefined {
  const { against: commit, ruleset, sockets = false, only, profile, games, processes } = given;
  if (commit === undefined && ruleset === undefined && !sockets) return undefined;
  if (commit === undefined)
    throw new BadArguments(
      '--ruleset and --sockets go with --against <commit>: the bars say what is played, and how.',
    );
  if (only?.trim() !== 'play')
    throw new BadArguments('--against goes with --only play: give both.');
  if ([profile, games, processes].some((other) => other !== undefined))
    throw new BadArguments(
      '--against compares one process with one, unprofiled: leave out --profile, --games and --processes.',
    );
  return {
    ...{ commit, sockets },
    ruleset: ruleset === undefined ? undefined : rulesetNamed(ruleset),
  };
}

function rulesetNamed(text: string): string {
  const ids = RULESETS.map(({ id }) => id);
  if (ids.includes(text)) return text;
  throw new BadArguments(`There is no ruleset "${text}"; choose from ${ids.join(', ')}.`);
}

function countNamed(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new BadArguments(`${name} takes a number, not "${text}".`);
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean' },
        profile: { type: 'string' },
        // Creating ten thousand games takes minutes, so the number can be set.
        games: { type: 'string' },
        processes: { type: 'string' },
        against: { type: 'string' },
        ruleset: { type: 'string' },
        sockets: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new BadArguments((error as Error).message);
  }
}

function sectionNamed(text: string): SectionName {
  const name = SECTIONS.find((one) => one === text.trim());
  if (name !== undefined) return name;
  throw new BadArguments(`There is no section "${text}"; choose from ${SECTIONS.join(', ')}.`);
}
