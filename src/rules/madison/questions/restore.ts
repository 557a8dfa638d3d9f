import { lookup as tableOf } from '../../kits/lookup.js';
import type { SpaceId } from '../components/map.js';
import { ofSide, type Side, SIDES } from '../components/side.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { MadisonState, UnitState } from '../state.js';
import { isOwn } from './control.js';
import { suppliedByCard } from './language/lasting.js';
import { isRegular, unitsOf, unitStates } from './pieces.js';
import { PLACES, unitPlaces } from './places.js';
import { type Lines, supplied } from './supply.js';

/** MMW-8.31.5, MMW-3.7.c regulars of class A or B, in the order of `unitsOf`. */
const ABLE = tableOf(SIDES, (side) =>
  unitsOf(side).map((id) => isRegular(id) && UNIT[id].class !== 'C'),
);

/** MMW-8.31.5, MMW-13.4.a reduced ones of them in supply at this moment in their own territory. */
export function restorable(state: MadisonState, side: Side, lines?: Lines): UnitId[] {
  const able = ofSide(ABLE, side);
  const units = unitStates(state, side);
  const reduced: number[] = [];
  for (let no = 0; no < units.length; no++)
    if (able[no] === true && (units[no] as UnitState).reduced === true) reduced.push(no);
  if (reduced.length === 0) return [];
  const fed = lines ?? supplied(state, side);
  const numbers = unitPlaces(state, side);
  const isFed = (at: number): boolean =>
    fed.cut[at] === 0 || suppliedByCard(state, side, PLACES[at] as SpaceId) === true;
  return reduced
    .filter((no) => isOwn(side, numbers[no] as number) && isFed(numbers[no] as number))
    .map((no) => unitsOf(side)[no] as UnitId);
}
