import { parsed, wholeNumber } from '../chaos/arguments.js';

/** What `npm run holds` was asked for. */
export interface Wish {
  /** How often moves are made first: reading a game costs more the longer it is. */
  readonly rounds: number;
  readonly seed: number;
  /** Of the operations only those in whose names this stands. */
  readonly only: string;
  /** Modules that the service loads first: faults put in to see them found. */
  readonly faults: readonly string[];
  readonly json: boolean;
}

const USUAL = { rounds: 40, seed: 1 };

export function wishOf(argv: readonly string[]): Wish {
  const given = parsed(argv, ['rounds', 'seed'], {
    only: { type: 'string' },
    fault: { type: 'string', multiple: true },
  });
  const number = (name: keyof typeof USUAL): number =>
    wholeNumber(name, given[name] as string | undefined, USUAL[name]);
  return {
    rounds: number('rounds'),
    seed: number('seed'),
    only: (given['only'] ?? '') as string,
    faults: (given['fault'] ?? []) as string[],
    json: given['json'] === true,
  };
}
