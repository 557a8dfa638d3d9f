import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The arguments of `npm run chaos`. */
export interface Wish {
  /** How many processes to kill. */
  readonly kills: number;
  /** Time limit, after which the run ends earlier. */
  readonly minutes: number;
  /** How many games are played at once. */
  readonly games: number;
  readonly subscribers: number;
  /** How many sockets are cut for each process that is killed. */
  readonly cuts: number;
  /** How many games are played to their end after the last kill. */
  readonly sample: number;
  readonly seed: number;
  /** Modules that every instance loads first, e.g. planted faults that the run has to find. */
  readonly faults: readonly string[];
  readonly json: boolean;
}

export class BadArguments extends Error {}

const NUMBERS = ['kills', 'minutes', 'games', 'subscribers', 'cuts', 'sample', 'seed'] as const;
type Numbers = { readonly [N in (typeof NUMBERS)[number]]: number };

const USUAL: Numbers = {
  kills: 200,
  minutes: 60,
  games: 6,
  subscribers: 36,
  cuts: 3,
  sample: 2,
  seed: 1,
};
/** The settings of `--subscribers` without a number. */
const CROWD: Numbers = { ...USUAL, kills: 20, games: 10, subscribers: 1_000, cuts: 40 };

export function wishOf(argv: readonly string[]): Wish {
  const crowded = argv.map((arg, i) =>
    arg === '--subscribers' && !/^\d/.test(argv[i + 1] ?? '') ? '--subscribers=1000' : arg,
  );
  const given = parsed(crowded, NUMBERS, { fault: { type: 'string', multiple: true } });
  const usual = Number(given['subscribers'] ?? 0) >= CROWD.subscribers ? CROWD : USUAL;
  const numbers = Object.fromEntries(
    NUMBERS.map((name) => [
      name,
      wholeNumber(name, given[name] as string | undefined, usual[name]),
    ]),
  ) as unknown as Numbers;
  const faults = (given['fault'] ?? []) as string[];
  return { ...numbers, faults, json: given['json'] === true };
}

/** Parses arguments. `numbers`: options with a number; `others`: other options. `--json` always exists. */
export function parsed(
  argv: readonly string[],
  numbers: readonly string[],
  others: NonNullable<ParseArgsConfig['options']> = {},
): { readonly [name: string]: unknown } {
  const texts = Object.fromEntries(numbers.map((name) => [name, { type: 'string' as const }]));
  const options = { ...texts, ...others, json: { type: 'boolean' as const } };
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new BadArguments(`${reason}. Known are ${known.join(', ')}.`);
  }
}

export function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new BadArguments(`--${name} must be a whole number, not "${text}".`);
}
