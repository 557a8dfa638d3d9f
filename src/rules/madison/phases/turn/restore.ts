import { type Frame, frame } from '../../../kernel/frame.js';
import type { Side } from '../../components/side.js';
import type { RestoreFrame } from '../../frames/turn.js';
import { restorable } from '../../questions/restore.js';
import type { MadisonState } from '../../state.js';
import { ask } from '../phase.js';

/** Frames for restoring up to `left` units; empty where there are none to restore. */
export const restoreFrames = (state: MadisonState, by: Side, left: number): Frame[] =>
  restorable(state, by).length > 0 && left > 0
    ? [frame<RestoreFrame>({ f: 'restore', by, left })]
    : [];

/** MMW-8.31.5 units are restored one by one, wherever they are. */
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
