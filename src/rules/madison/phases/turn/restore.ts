import { frame, type Frame } from '../../../kernel/frame.js';
import { SPACE, type SpaceId } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import { UNIT, type UnitId } from '../../components/units.js';
import { ask } from '../../phase.js';
import { isRegular, unitsThat } from '../../pieces.js';
import type { MadisonState } from '../../state.js';
import { inSupply, supplied, type Lines } from '../../supply.js';
import type { RestoreFrame } from './frames.js';

/** MMW-8.31.5, MMW-13.4.a, MMW-3.7.c reduced regulars of class A or B in supply at this moment in their own territory. */
export function restorable(state: MadisonState, side: Side, lines?: Lines): ReadonlySet<UnitId> {
  const reduced = unitsThat(
    state,
    side,
    ({ at, reduced: flipped }, id) =>
      flipped === true &&
      isRegular(id) &&
      UNIT[id].class !== 'C' &&
      SPACE[at as SpaceId]?.territory === side,
  );
  if (reduced.length === 0) return new Set();
  const fed = lines ?? supplied(state, side);
  return new Set(reduced.filter((id) => inSupply(state, side, state.units[id].at as SpaceId, fed)));
}

/** Up to so many units are restored; nothing if there are none. */
export const restoreFrames = (state: MadisonState, by: Side, left: number): Frame[] =>
  restorable(state, by).size > 0 && left > 0
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
    restore: [{ clause: 'MMW-8.31.5', holds: (units, { unit }) => units.has(unit) }],
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
      if (frame.left === 0 || restorable(state, frame.by).size === 0) done();
    },
  },
});
