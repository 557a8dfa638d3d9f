import type { Table } from '../../kernel/table.js';
import type { Side } from '../components/side.js';
import type { ShiftFrame } from '../frames.js';
import { facesIn, refugesFrom, takeDecoys } from '../questions/covered.js';
import { put } from '../questions/force.js';
import type { State1776 } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly refuges: readonly string[];
}

/** A1776-opt.I.G.2 the decoys of a side are driven off as soon as enemies come into their hex. */
export function driveOff(state: State1776, by: Side, hex: string, table: Table): ShiftFrame[] {
  const faces = facesIn(state, by, hex).filter((face) => face.includes('D-1'));
  const { all, found } = takeDecoys(state, by, hex);
  if (found > 0)
    table.say({
      type: 'shown',
      clause: 'A1776-opt.I.G.2',
      data: { side: by, hex, units: { D: found } },
      reveals: faces,
    });
  return all > 0 ? [{ f: 'shift', by, hex, left: all }] : [];
}

/**
 * A1776-opt.I.G.2 a decoy that is driven off goes to the nearest possible hex; of several equally near, its owner
 * chooses.
 */
export const shift = ask<ShiftFrame>()({
  clause: 'A1776-opt.I.G.2',
  interrupt: true,
  // Everybody sees where counters lie, so a single choice may be made without asking: it tells nothing.
  forced: () => true,
  verbs: { flee: { hex: 'hex' }, vanish: {} },
  facts: (state, { by, hex }): Facts => ({ refuges: refugesFrom(state, by, hex) }),
  *candidates({ refuges }) {
    for (const hex of refuges) yield { do: 'flee', hex };
    yield { do: 'vanish' };
  },
  guards: {
    flee: [{ clause: 'A1776-opt.I.G.2', holds: ({ refuges }, { hex }) => refuges.includes(hex) }],
    vanish: [{ clause: 'A1776-opt.I.G.2', holds: ({ refuges }) => refuges.length === 0 }],
  },
  apply: {
    flee({ state, frame: now, table, done }, { hex: to }) {
      const { by, hex: from } = now;
      // The decoy is known as such, and stays there until it is turned down again.
      put(state, by, to, 'fixed', { D: 1 });
      table.say({ type: 'fled', clause: 'A1776-opt.I.G.2', data: { side: by, from, to } });
      now.left -= 1;
      if (now.left === 0) done();
    },
    vanish({ frame: { by, hex, left }, table, done }) {
      table.say({
        type: 'vanished',
        clause: 'A1776-opt.I.G.2',
        data: { side: by, hex, units: { D: left } },
      });
      done();
    },
  },
});
