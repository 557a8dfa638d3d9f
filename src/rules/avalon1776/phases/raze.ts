import type { Side } from '../components/side.js';
import type { SideFrame } from '../frames.js';
import { hexesIn, tidy, turnOut } from '../questions/force.js';
import { razeBar } from '../questions/works.js';
import type { State1776 } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly by: Side;
}

/** A1776-adv.IV.B.2, A1776-adv.IV.B.2.e at the end of the movement phase the mover may raze own forts. */
export const raze = ask<SideFrame>()({
  clause: 'A1776-adv.IV.B.2.e',
  forced: () => true,
  verbs: { raze: { hex: 'hex' }, end: {} },
  facts: (state, { by }): Facts => ({ state, by }),
  *candidates({ state, by }) {
    yield { do: 'end' };
    for (const hex of hexesIn(state)) if (state.hexes[hex]?.fort === by) yield { do: 'raze', hex };
  },
  guards: {
    raze: [
      {
        clauses: ['A1776-scn1.special.4', 'A1776-scn2.special.3', 'A1776-adv.IV.B.2.e'],
        barredBy: ({ state, by }, { hex }) => razeBar(state, by, hex),
      },
    ],
  },
  apply: {
    raze({ state, frame: { by }, table }, { hex }) {
      loseFort(state, hex);
      table.say({ type: 'razed', clause: 'A1776-adv.IV.B.2.e', data: { side: by, hex } });
    },
    end: ({ done }) => done(),
  },
});

/** Removes the fort of a hex; its garrison then stands outside. */
function loseFort(state: State1776, hex: string): void {
  const spot = state.hexes[hex];
  if (spot === undefined) return;
  const side = spot.fort ?? 'us';
  delete spot.fort;
  tidy(state, hex);
  turnOut(spot, side);
}
