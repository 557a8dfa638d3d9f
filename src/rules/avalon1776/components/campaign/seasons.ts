/** A quarter has three turns: A1776-camp.IX.D.4 speaks of two quarters as six turns. */
export const TURNS_OF_QUARTER = 3;

/** A1776-camp.III.C.1 each season is one quarter. Before each quarter, except the first of a game, is an interphase. */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn';
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** Year and month as numbers: `1776-04` is `[1776, 4]`. */
export const parted = (month: string): readonly [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5)),
];

export const seasonOf = (month: string): Season =>
  SEASONS[Math.floor((parted(month)[1] - 1) / 3)] as Season;

/** A1776-camp.VII.A winter is January to March of every year. */
export const isWinter = (month: string): boolean => seasonOf(month) === 'winter';

export const beginsQuarter = (month: string): boolean => parted(month)[1] % 3 === 1;

/** A1776-camp.III.B.2.a, A1776-camp.II.B.1 the second quarter of the war; before it nothing is raised. */
export const FIRST_INTERPHASE = '1776-04';
/** A1776-camp.II.A.2 the first month from which regulars and supply of the British come by quarters. */
export const FIRST_BRITISH_INTAKE = '1777-01';

/** Regulars that come to one town, if the British control the town. */
export interface Bonus {
  readonly town: string;
  readonly BR: number;
  /** The season in which they come; null: every quarter. */
  readonly season: Season | null;
  readonly clause: string;
}

/** A1776-camp.II.A.2.a British regulars of each quarter, for a port of the owner's choice. */
export const NORMAL_REGULARS = 2;
/** A1776-camp.II.A.2.b the bonus of New York, A1776-camp.II.A.2.c the winter bonus. */
export const BONUSES: readonly Bonus[] = [
  { town: 'new-york-city', BR: 2, season: null, clause: 'A1776-camp.II.A.2.b' },
  { town: 'charleston', BR: 1, season: 'winter', clause: 'A1776-camp.II.A.2.c' },
  { town: 'philadelphia', BR: 1, season: 'winter', clause: 'A1776-camp.II.A.2.c' },
];
/** A1776-camp.II.A.2.d British supply units of each quarter except winter; all of them come to one of these ports. */
export const BRITISH_SUPPLY = 2;
export const SUPPLY_PORTS = ['boston', 'new-york-city', 'philadelphia', 'charleston', 'quebec'];
