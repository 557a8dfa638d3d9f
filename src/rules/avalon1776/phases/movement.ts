import { frame } from '../../kernel/frame.js';
import type { SideFrame } from '../frames.js';
import { hexesIn, statusesIn, takeLot } from '../questions/force.js';
import { readiness, readyLot } from '../questions/marching.js';
import type { Side } from '../components/side.js';
import type { State1776 } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly by: Side;
}

/** A1776-basic.II, A1776-basic.II.C any number of units, or none, one column after the other. */
export const movement = ask<SideFrame>()({
  clause: 'A1776-basic.II',
  forced: () => true,
  verbs: { march: { hex: 'hex', mp: 'mp' }, end: {} },
  facts: (state, { by }): Facts => ({ state, by }),
  *candidates({ state, by }) {
    yield { do: 'end' };
    for (const hex of hexesIn(state))
      for (const status of statusesIn(state.hexes[hex]?.[by] ?? {})) {
        const mp = readiness(status);
        if (mp !== null) yield { do: 'march', hex, mp };
      }
  },
  guards: {
    march: [
      {
        clause: 'A1776-basic.II',
        holds: ({ state, by }, { hex }) => state.hexes[hex]?.[by] !== undefined,
      },
      {
        clause: 'A1776-basic.II.B',
        holds: ({ state, by }, { hex, mp }) =>
          readyLot(state.hexes[hex]?.[by] ?? {}, mp) !== undefined,
      },
    ],
  },
  apply: {
    march({ state, frame: { by }, push }, { hex, mp }) {
      const from = readyLot(state.hexes[hex]?.[by] ?? {}, mp) ?? 'rest';
      const units = takeLot(state, by, hex, from);
      state.column = { by, at: hex, spent: mp, moved: false, via: [hex], from, units };
      push(frame<SideFrame>({ f: 'column', by }));
    },
    end: ({ done }) => done(),
  },
});
