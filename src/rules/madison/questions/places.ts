import { lookup } from '../../kits/lookup.js';
import { LAKE_IDS, SPACE_IDS, TRANSIT } from '../components/map.js';
import { ofSide, type Side, SIDES } from '../components/side.js';
import type { MadisonState, Place } from '../state.js';
import { leadersOf, leaderStates, shipsOf, shipStates, unitsOf, unitStates } from './pieces.js';

/*
 * Where all pieces of a side stand is asked several times a step, and to look up a place by its name is what takes the
 * time then. So places have numbers, and the number of a piece's place is looked up only when the piece is found
 * somewhere else.
 */

/**
 * Index -> place: the spaces, then the lakes, both in the order in which the kernel lists actions, then the transit
 * box.
 */
export const SPACES = SPACE_IDS.toSorted();
export const LAKES = LAKE_IDS.toSorted();
export const PLACES: readonly Place[] = [...SPACES, ...LAKES, TRANSIT];
/** Index of all places off the map. */
export const OFF_MAP = PLACES.length;

const NO: ReadonlyMap<string, number> = new Map(PLACES.map((place, no) => [place, no]));
export const placeNo = (place: string): number => NO.get(place) ?? OFF_MAP;

/**
 * Makes a function that returns the indices of the places of `length` pieces. It caches those of the last position and
 * returns a copy.
 */
function numbered(length: number) {
  // filled from the start: an array with holes is always compared the slow way
  const places = Array.from({ length }, () => '');
  const numbers = Array.from({ length }, () => OFF_MAP);
  return (pieces: readonly { readonly at: string }[]): readonly number[] => {
    for (let i = 0; i < pieces.length; i++) {
      const { at } = pieces[i] as { readonly at: string };
      if (places[i] !== at) {
        places[i] = at;
        numbers[i] = placeNo(at);
      }
    }
    return numbers.slice();
  };
}

const UNITS = lookup(SIDES, (side) => numbered(unitsOf(side).length));
const LEADERS = lookup(SIDES, (side) => numbered(leadersOf(side).length));
const SHIPS = lookup(SIDES, (side) => numbered(shipsOf(side).length));

/** Indices of the places of the pieces of a side, in the order of `unitsOf`, `leadersOf`, `shipsOf`. */
export const unitPlaces = (state: MadisonState, side: Side): readonly number[] =>
  ofSide(UNITS, side)(unitStates(state, side));
export const leaderPlaces = (state: MadisonState, side: Side): readonly number[] =>
  ofSide(LEADERS, side)(leaderStates(state, side));
export const shipPlaces = (state: MadisonState, side: Side): readonly number[] =>
  ofSide(SHIPS, side)(shipStates(state, side));

/** Indices of the places of pieces of both sides, for callers with several questions about one position. */
export type Whereabouts = { readonly [S in Side]: readonly number[] };

export const unitsWhere = (state: MadisonState): Whereabouts => ({
  us: unitPlaces(state, 'us'),
  gb: unitPlaces(state, 'gb'),
});
export const shipsWhere = (state: MadisonState): Whereabouts => ({
  us: shipPlaces(state, 'us'),
  gb: shipPlaces(state, 'gb'),
});

const NONE: readonly boolean[] = [...PLACES, 'off'].map(() => false);

/** For each index of a place, whether it is in one of the lists. */
export function marked(...lists: readonly (readonly number[])[]): boolean[] {
  const marks = NONE.slice();
  for (const numbers of lists) for (const no of numbers) marks[no] = true;
  marks[OFF_MAP] = false;
  return marks;
}

/** Some places of the map. */
export type Places = Pick<ReadonlySet<string>, 'has'>;

export function placesOf(...lists: readonly (readonly number[])[]): Places {
  const marks = marked(...lists);
  return { has: (place) => marks[placeNo(place)] === true };
}
