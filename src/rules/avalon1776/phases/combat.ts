import { frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { Side } from '../components/side.js';
import type { BattleFrame, SeriesFrame, SideFrame } from '../frames.js';
import { engageBar, meetings } from '../questions/campaign/engagement.js';
import { columnAt, contested } from '../questions/combat.js';
import { attackBar, barsRiposte, contestedIn } from '../questions/engage.js';
import { pointsAt } from '../questions/force.js';
import { bySide, isAdvanced, type State1776 } from '../state.js';
import { beginEngagement } from './engagement.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly by: Side;
  readonly hexes: readonly string[];
  /** A1776-camp.IX.D.1 the waters in which fleets of both sides are. */
  readonly waters: readonly string[];
}

/** A1776-basic.IV, A1776-basic.IV.B the mover chooses which attacks to make, and in which order. */
export const combat = ask<SideFrame>()({
  clause: 'A1776-basic.IV',
  forced: () => true,
  verbs: { engage: { water: 'water' }, fight: { hex: 'hex' }, end: {} },
  facts: (state, { by }): Facts => ({
    state,
    by,
    hexes: isAdvanced(state) ? contestedIn(state, by) : contested(state),
    waters: meetings(state, by),
  }),
  *candidates({ hexes, waters }) {
    yield { do: 'end' };
    for (const water of waters) yield { do: 'engage', water };
    for (const hex of hexes) yield { do: 'fight', hex };
  },
  guards: {
    engage: [
      { clause: 'A1776-camp.IX.D.1', holds: ({ waters }, { water }) => waters.includes(water) },
      {
        clauses: [
          ...['A1776-camp.IX.D', 'A1776-camp.IX.D.6', 'A1776-campopt.I.C', 'A1776-camp.IX.D.3.d'],
        ],
        barredBy: ({ state, by }, { water }) => engageBar(state, by, water),
      },
    ],
    fight: [
      { clause: 'A1776-basic.IV.A', holds: ({ hexes }, { hex }) => hexes.includes(hex) },
      {
        clauses: [
          ...['A1776-basic.IV.C', 'A1776-basic.IV.E.1', 'A1776-adv.II.D.1', 'A1776-adv.II.B.4'],
          ...['A1776-camp.VII.A.1.a', 'A1776-camp.VII.A.1.b'],
        ],
        barredBy: ({ state, by }, { hex }) =>
          isAdvanced(state) ? attackBar(state, hex, by) : basicBar(state, hex, by),
      },
    ],
  },
  apply: {
    end: ({ done }) => done(),
    engage: (turn, { water }) => beginEngagement(turn, water),
    fight(turn, { hex }) {
      if (isAdvanced(turn.state)) beginSeries(turn, hex);
      else beginBattle(turn, hex);
    },
  },
});

const basicBar = (state: State1776, hex: string, by: Side): string | null => {
  if (state.shut[hex] !== undefined) return 'A1776-basic.IV.C';
  return columnAt(state, hex, by) < 0 ? 'A1776-basic.IV.E.1' : null;
};

function beginBattle(
  { state, frame: { by }, table, push }: Turn<State1776, SideFrame>,
  hex: string,
): void {
  const column = columnAt(state, hex, by);
  const points = bySide((side) => pointsAt(state, side, hex));
  state.shut[hex] = true;
  table.say({
    type: 'battle',
    clause: 'A1776-basic.IV.A',
    data: { hex, attacker: by, ...points, column },
  });
  push(frame<BattleFrame>({ f: 'battle', hex, attacker: by, column, points, stage: 'roll' }));
}

/** A1776-adv.combat.seq begins the combats in the hex that the attacker has named. */
function beginSeries(
  { frame: { by }, table, push }: Turn<State1776, SideFrame>,
  hex: string,
): void {
  table.say({ type: 'engaged', clause: 'A1776-adv.combat.seq', data: { hex, attacker: by } });
  push(
    frame<SeriesFrame>({
      ...{ f: 'series', hex, attacker: by, round: 1, stage: 'open' },
      ...{ supply: {}, cards: {}, refused: [], fought: [], target: 'out' },
    }),
  );
}

/**
 * A1776-adv.II.C.1, A1776-adv.II.C.1.a, A1776-adv.II.C.1.b once the mover's combats are over, the other player may
 * attack in hexes where the mover made no attack, as in a combat phase of their own.
 */
export const riposte = ask<SideFrame>()({
  clause: 'A1776-adv.II.C.1',
  interrupt: true,
  forced: () => true,
  verbs: { fight: { hex: 'hex' }, end: {} },
  facts: (state, { by }) => ({ state, by, hexes: contestedIn(state, by) }),
  *candidates({ hexes }) {
    yield { do: 'end' };
    for (const hex of hexes) yield { do: 'fight', hex };
  },
  guards: {
    fight: [
      { clause: 'A1776-basic.IV.A', holds: ({ hexes }, { hex }) => hexes.includes(hex) },
      {
        clause: 'A1776-adv.II.C.2',
        holds: ({ state, by }, { hex }) => !barsRiposte(state, hex, by),
      },
      {
        clauses: [
          ...['A1776-adv.II.C.1', 'A1776-adv.II.B.4'],
          ...['A1776-camp.VII.A.1.a', 'A1776-camp.VII.A.1.b'],
        ],
        barredBy: ({ state, by }, { hex }) =>
          state.shut[hex] === undefined ? attackBar(state, hex, by) : 'A1776-adv.II.C.1',
      },
    ],
  },
  apply: { end: ({ done }) => done(), fight: (turn, { hex }) => beginSeries(turn, hex) },
});
