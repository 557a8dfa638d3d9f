import type { FormatName } from '../facts/settings.js';
import { bracketRounds } from './structure.js';

/** How many rounds a format has for a number of entrants. */
export interface Format {
  /** As many as it asks for itself. */
  usual(entrants: number): number;
  /** More than these cannot be paired. */
  most(entrants: number): number;
  /** Whether the rounds are what they are from the start: nobody comes in later, no byes are asked for. */
  readonly isFixed: boolean;
  /** In a bracket: who has lost so many pairings is out. 0: it is no bracket. */
  readonly lives: 0 | 1 | 2;
  /** Entrants it is for at most, where it has a bound. */
  readonly mostEntrants?: number;
}

const meetings = (entrants: number): number => entrants - 1 + (entrants % 2);

const bracket = (lives: 1 | 2): Format => ({
  usual: (entrants) => bracketRounds(entrants, lives),
  most: (entrants) => bracketRounds(entrants, lives),
  ...{ isFixed: true, lives },
});

/** Beyond n / 2 rounds of a Swiss a round without a pairing becomes likely; beyond these there is none. */
export const FORMATS: { readonly [F in FormatName]: Format } = {
  SWISS: {
    usual: (entrants) => Math.max(1, Math.ceil(Math.log2(entrants))),
    most: meetings,
    ...{ isFixed: false, lives: 0 },
  },
  ROUND_ROBIN: { usual: meetings, most: meetings, isFixed: true, lives: 0 },
  DOUBLE_ROUND_ROBIN: {
    usual: (entrants) => 2 * meetings(entrants),
    most: (entrants) => 2 * meetings(entrants),
    ...{ isFixed: true, lives: 0 },
  },
  KNOCKOUT: bracket(1),
  DOUBLE_KNOCKOUT: bracket(2),
  SERIES: { ...bracket(1), mostEntrants: 2 },
};
