import { parsed, wholeNumber } from '../chaos/arguments.js';

/** The arguments of `npm run holds`. */
export interface Wish {
  /** How often moves are made first, as reading a long game costs more. */
  readonly rounds: number;
  readonly seed: number;
  /** Only operations whose names contain this text. */
  readonly only: string;
  /** Modules that the service loads first, e.g. planted faults that the run has to find. */
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
