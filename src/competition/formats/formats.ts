import type { FormatName } from '../facts/settings.js';

/** How many rounds a format has for a number of entrants. */
export interface Format {
  /** As many as it asks for itself. */
  usual(entrants: number): number;
  /** More than these cannot be paired. */
  most(entrants: number): number;
  /** Whether the rounds are what they are from the start: nobody comes in later, no byes are asked for. */
  readonly isFixed: boolean;
}

const meetings = (entrants: number): number => entrants - 1 + (entrants % 2);

/** Beyond n / 2 rounds of a Swiss a round without a pairing becomes likely; beyond these there is none. */
export const FORMATS: { readonly [F in FormatName]: Format } = {
  SWISS: {
    usual: (entrants) => Math.max(1, Math.ceil(Math.log2(entrants))),
    most: meetings,
    isFixed: false,
  },
  ROUND_ROBIN: { usual: meetings, most: meetings, isFixed: true },
  DOUBLE_ROUND_ROBIN: {
    usual: (entrants) => 2 * meetings(entrants),
    most: (entrants) => 2 * meetings(entrants),
    isFixed: true,
  },
};
