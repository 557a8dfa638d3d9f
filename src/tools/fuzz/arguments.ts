import { parsed, wholeNumber } from '../chaos/arguments.js';

/** The arguments of `npm run fuzz`. */
export interface Wish {
  /** How many REST requests are sent. */
  readonly bodies: number;
  /** How many GraphQL documents are sent. */
  readonly documents: number;
  /** How many positions of each game are read and played on, without the service. */
  readonly positions: number;
  readonly seed: number;
  /** Modules that the service loads first, e.g. planted faults that the run has to find. */
  readonly faults: readonly string[];
  readonly json: boolean;
}

const USUAL = { bodies: 50_000, documents: 10_000, positions: 0, seed: 1 };

export function wishOf(argv: readonly string[]): Wish {
  const names = Object.keys(USUAL) as (keyof typeof USUAL)[];
  const given = parsed(argv, names, { fault: { type: 'string', multiple: true } });
  const number = (name: keyof typeof USUAL): number =>
    wholeNumber(name, given[name] as string | undefined, USUAL[name]);
  return {
    bodies: number('bodies'),
    documents: number('documents'),
    positions: number('positions'),
    seed: number('seed'),
    faults: (given['fault'] ?? []) as string[],
    json: given['json'] === true,
  };
}
