import { parseArgs } from 'node:util';

export const SECTIONS = [
  'play',
  'view',
  'subscribers',
  'history',
  'rules',
  'pictures',
  'start',
  'memory',
  'many',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** How long and how large. A quick run shows that everything works; its numbers mean nothing. */
export interface Scale {
  readonly rounds: number;
  /** Of one measurement, and of what is thrown away before it: V8 goes on making a server quicker for about as long. */
  readonly seconds: number;
  readonly warmUp: number;
  readonly subscribers: number;
  readonly samples: number;
  readonly rows: number;
  /** Of the section `many`. */
  readonly games: number;
  readonly liveGames: number;
  /** Of the service, where its speed is measured against that of others. */
  readonly processes: number;
}

const FULL: Scale = {
  rounds: 3,
  seconds: 5,
  warmUp: 15,
  subscribers: 1000,
  samples: 200,
  rows: 2000,
  games: 10_000,
  liveGames: 400,
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
  processes: 1,
};

export interface Wish {
  readonly sections: readonly SectionName[];
  readonly scale: Scale;
  readonly quick: boolean;
  /** Where a CPU profile of the service is written, per section; undefined: none is taken. */
  readonly profile: string | undefined;
}

export class BadArguments extends Error {}

export function wishOf(argv: readonly string[]): Wish {
  const { only, quick, profile, games, processes } = parsed(argv);
  const names = only === undefined ? SECTIONS : only.split(',').map(sectionNamed);
  const scale = {
    ...(quick ? QUICK : FULL),
    ...(games === undefined ? {} : { games: countNamed('--games', games) }),
    ...(processes === undefined ? {} : { processes: countNamed('--processes', processes) }),
    // A profile is of one process.
    ...(profile === undefined ? {} : { processes: 1 }),
  };
  return { sections: names, scale, quick: quick === true, profile };
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
        // Making ten thousand games takes minutes.
        games: { type: 'string' },
        processes: { type: 'string' },
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
