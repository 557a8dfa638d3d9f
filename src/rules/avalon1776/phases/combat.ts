import { frame } from '../../kernel/frame.js';
import type { BattleFrame, SideFrame } from '../frames.js';
import { columnAt, contested, lossOf } from '../questions/combat.js';
import { outside, pointsAt, takeOut } from '../questions/force.js';
import { SIDES, type Side } from '../components/side.js';
import { basicResult, pointsLost, RESULT } from '../components/tables.js';
import { bySide, type State1776 } from '../state.js';
import { ask, run } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly by: Side;
  readonly hexes: readonly string[];
}

/** A1776-basic.IV, A1776-basic.IV.B attacks that the mover chooses to make, in the order he chooses. */
export const combat = ask<SideFrame>()({
  clause: 'A1776-basic.IV',
  forced: () => true,
  verbs: { fight: { hex: 'hex' }, end: {} },
  facts: (state, { by }): Facts => ({ state, by, hexes: contested(state) }),
  *candidates({ hexes }) {
    yield { do: 'end' };
    for (const hex of hexes) yield { do: 'fight', hex };
  },
  guards: {
    fight: [
      { clause: 'A1776-basic.IV.A', holds: ({ hexes }, { hex }) => hexes.includes(hex) },
      {
        clause: 'A1776-basic.IV.C',
        holds: ({ state }, { hex }) => state.shut[hex] === undefined,
      },
      {
        clause: 'A1776-basic.IV.E.1',
        holds: ({ state, by }, { hex }) => columnAt(state, hex, by) >= 0,
      },
    ],
  },
  apply: {
    end: ({ done }) => done(),
    fight({ state, frame: { by }, table, push }, { hex }) {
      const column = columnAt(state, hex, by);
      const points = bySide((side) => pointsAt(state, side, hex));
      state.shut[hex] = true;
      table.say({
        type: 'battle',
        clause: 'A1776-basic.IV.A',
        data: { hex, attacker: by, ...points, column },
      });
      push(frame<BattleFrame>({ f: 'battle', hex, attacker: by, column, points, stage: 'roll' }));
    },
  },
});

/** A1776-basic.IV.E one combat: the die, then what it says. */
export const battle = run<BattleFrame>({
  clause: 'A1776-basic.IV.E',
  run({ state, frame: now, table, push }) {
    const { hex, attacker, column } = now;
    if (now.stage === 'roll') {
      const [die = 1] = table.roll(1, 'combat', 'A1776-basic.IV.E.2');
      const result = basicResult(column, die);
      table.say({
        type: 'rolled',
        clause: 'A1776-basic.IV.E.2',
        data: { hex, attacker, column, die, result },
      });
      push(frame<BattleFrame>({ ...now, stage: 'losses', die, result }));
      return;
    }
    const losses = lossesOf(state, now);
    for (const side of SIDES) takeOut(state, side, hex, losses[side]);
    table.say({
      type: 'battle-over',
      clause: 'A1776-basic.IV.E.3',
      data: { hex, us: { ...losses.us }, gb: { ...losses.gb } },
    });
  },
});

/** A1776-basic.IV.F.note each part of the result by itself, both at once. */
function lossesOf(state: State1776, { hex, attacker, points, result = 'NE' }: BattleFrame) {
  const loss = RESULT[result];
  const share = (side: Side) => (side === attacker ? loss.attacker : loss.defender);
  return bySide((side) =>
    lossOf(outside(state.hexes[hex]?.[side]), pointsLost(share(side), points[side])),
  );
}
