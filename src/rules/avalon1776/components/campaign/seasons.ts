/** A1776-camp.IX.D.4 the text counts two quarters as six turns. */
export const TURNS_OF_QUARTER = 3;

/** A1776-camp.III.C.1 quarters begin with these months, and before each but the first of a game is an interphase. */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn';
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** Year and month of a month as `1776-04`. */
export const parted = (month: string): readonly [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5)),
];

export const seasonOf = (month: string): Season =>
  SEASONS[Math.floor((parted(month)[1] - 1) / 3)] as Season;

/** A1776-camp.VII.A January to March of every year. */
export const isWinter = (month: string): boolean => seasonOf(month) === 'winter';

export const beginsQuarter = (month: string): boolean => parted(month)[1] % 3 === 1;

/** A1776-camp.III.B.2.a, A1776-camp.II.B.1 the second quarter of the war, before which nothing is raised. */
export const FIRST_INTERPHASE = '1776-04';
/** A1776-camp.II.A.2 from here on regulars and supply of the British come by quarters. */
export const FIRST_BRITISH_INTAKE = '1777-01';

/** Regulars that come to one town, if the British control it. */
export interface Bonus {
  readonly town: string;
  readonly BR: number;
  /** Of what quarters; null: of each. */
  readonly season: Season | null;
  readonly clause: string;
}

/** A1776-camp.II.A.2.a regulars for a port of the owner's choice. */
export const NORMAL_REGULARS = 2;
/** A1776-camp.II.A.2.b New York, A1776-camp.II.A.2.c the winter bonus. */
export const BONUSES: readonly Bonus[] = [
  { town: 'new-york-city', BR: 2, season: null, clause: 'A1776-camp.II.A.2.b' },
  { town: 'charleston', BR: 1, season: 'winter', clause: 'A1776-camp.II.A.2.c' },
  { town: 'philadelphia', BR: 1, season: 'winter', clause: 'A1776-camp.II.A.2.c' },
];
/** A1776-camp.II.A.2.d supply units, all for one of these ports, but in winter. */
export const BRITISH_SUPPLY = 2;
export const SUPPLY_PORTS = ['boston', 'new-york-city', 'philadelphia', 'charleston', 'quebec'];
