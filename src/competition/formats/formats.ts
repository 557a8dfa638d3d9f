import type { FormatName } from '../facts/settings.js';
import { bracketRounds } from './structure.js';

/** How many rounds a format has, depending on the number of entrants, and what it allows. */
export interface Format {
  /** The number of rounds if the settings name none. */
  usual(entrants: number): number;
  /** The greatest number of rounds that can be paired. */
  most(entrants: number): number;
  /** true: all rounds are known from the start, so that nobody can enter late or ask for byes. */
  readonly isFixed: boolean;
  /** In a bracket: after how many lost pairings an entrant is out. 0: the format is no bracket. */
  readonly lives: 0 | 1 | 2;
  /** The greatest number of entrants, if there is a limit. */
  readonly mostEntrants?: number;
}

const meetings = (entrants: number): number => entrants - 1 + (entrants % 2);

const bracket = (lives: 1 | 2): Format => ({
  usual: (entrants) => bracketRounds(entrants, lives),
  most: (entrants) => bracketRounds(entrants, lives),
  ...{ isFixed: true, lives },
});

/**
 * Format -> its numbers. In a Swiss of more than n / 2 rounds, a round that cannot be paired becomes likely; beyond
 * `most` there is certainly one.
 */
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
