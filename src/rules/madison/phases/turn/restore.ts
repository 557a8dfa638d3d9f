import { frame, type Frame } from '../../../kernel/frame.js';
import { table as tableOf } from '../../../kits/table.js';
import type { SpaceId } from '../../components/map.js';
import { ofSide, SIDES, type Side } from '../../components/side.js';
import { UNIT, type UnitId } from '../../components/units.js';
import { isOwn } from '../../control.js';
import { suppliedByCard } from '../../effects/lasting.js';
import { ask } from '../../phase.js';
import { isRegular, unitsOf, unitStates } from '../../pieces.js';
import { PLACES, unitPlaces } from '../../places.js';
import type { MadisonState, UnitState } from '../../state.js';
import { supplied, type Lines } from '../../supply.js';
import type { RestoreFrame } from './frames.js';

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

/** Up to so many units are restored; nothing if there are none. */
export const restoreFrames = (state: MadisonState, by: Side, left: number): Frame[] =>
  restorable(state, by).length > 0 && left > 0
    ? [frame<RestoreFrame>({ f: 'restore', by, left })]
    : [];

/** MMW-8.31.5 unit by unit, wherever they are. */
export const restore = ask<RestoreFrame>()({
  clause: 'MMW-8.31.5',
  verbs: { done: {}, restore: { unit: 'unit' } },
  facts: (state, { by }) => restorable(state, by),
  *candidates(units) {
    yield { do: 'done' };
    for (const unit of units) yield { do: 'restore', unit };
  },
  guards: {
    restore: [{ clause: 'MMW-8.31.5', holds: (units, { unit }) => units.includes(unit) }],
  },
  apply: {
    done({ done }) {
      done();
    },
    restore({ state, frame, table, done }, { unit }) {
      state.units[unit].reduced = undefined;
      frame.left -= 1;
      const { at } = state.units[unit];
      table.say({ type: 'restored', clause: 'MMW-8.31.5', data: { unit, place: at } });
      if (frame.left === 0 || restorable(state, frame.by).length === 0) done();
    },
  },
});
