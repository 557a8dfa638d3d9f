import { frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { FleetFrame, SideFrame } from '../frames.js';
import { asideOf } from '../questions/campaign/fleets.js';
import { havens } from '../questions/campaign/navy.js';
import { calledOf, returning, stationed, stationsFor } from '../questions/campaign/stations.js';
import { place } from '../questions/campaign/voyage.js';
import { noteArrival, WEST_INDIES } from '../questions/campaign/west-indies.js';
import type { State1776 } from '../state.js';
import { refloat } from './navy.js';
import { ask, run } from './phase.js';

/** Places the fleets that come onto the map or into a box now, one after the other. */
export const muster = run<SideFrame>({
  clause: 'A1776-camp.IX.E.1',
  run({ state, frame: { by }, table, push }) {
    for (const ship of returning(state, by)) {
      if (ship === 'cn') refloat(state, table);
      else place(state, ship, 'due');
    }
    push(...asideOf(state, by, 'due').map((ship) => frame<FleetFrame>({ f: 'fleet', by, ship })));
  },
});

/** A1776-camp.IX.E.4 variable forces that were called come in the interphase. */
export const join = run<SideFrame>({
  clause: 'A1776-camp.IX.E.4',
  run({ state, frame: { by }, push }) {
    push(...calledOf(state, by).map((ship) => frame<FleetFrame>({ f: 'fleet', by, ship })));
  },
});

/** The clauses by which a fleet comes; each says where. */
const COMES_BY = [
  ...['A1776-camp.VIII.B.2', 'A1776-camp.IX.D.4', 'A1776-camp.IX.E.4'],
  ...['A1776-campopt.I.A', 'A1776-campopt.I.C'],
];

/** A1776-camp.VIII.B.2, A1776-camp.IX.D.4, A1776-camp.IX.E.4 where a fleet comes is its owner's choice. */
export const fleet = ask<FleetFrame>()({
  clause: 'A1776-camp.IX.E.4',
  // A1776-campopt.I.A if no port is left for the Continental Navy, it waits for one.
  moot: (state, { ship }) => ship === 'cn' && havens(state).length === 0,
  verbs: { appear: { box: 'box' }, arrive: { water: 'water' }, hold: {} },
  facts: (state, { ship }) => stationsFor(state, ship),
  *candidates({ boxes, waters, waits }) {
    if (waits) yield { do: 'hold' };
    for (const box of boxes) yield { do: 'appear', box };
    for (const water of waters) yield { do: 'arrive', water };
  },
  guards: {
    appear: [
      {
        clauses: COMES_BY,
        barredBy: ({ boxes, clause }, { box }) => (boxes.includes(box) ? null : clause),
      },
    ],
    arrive: [
      {
        clauses: COMES_BY,
        barredBy: ({ waters, clause }, { water }) => (waters.includes(water) ? null : clause),
      },
    ],
    hold: [{ clause: 'A1776-camp.VIII.B.2', holds: ({ waits }) => waits }],
  },
  apply: {
    appear: (turn, { box }) => station(turn, box),
    arrive: (turn, { water }) => station(turn, water),
    hold: ({ done }) => done(),
  },
});

function station(turn: Turn<State1776, FleetFrame>, at: string): void {
  const { state, table, done } = turn;
  const { by, ship } = turn.frame;
  const { clause } = stationsFor(state, ship);
  const now = stationed(state, ship, at);
  state.ships = { ...state.ships, [ship]: now };
  if (at === WEST_INDIES) noteArrival(state, ship);
  const units = { ...now.aboard };
  if (now.at === 'refit') table.say({ type: 'navy-laid-up', clause, data: { at } });
  else table.say({ type: 'appeared', clause, data: { side: by, at, ships: [ship], units } });
  done();
}
