import { frame } from '../../kernel/frame.js';
import { type Side, SIDES } from '../components/side.js';
import { basicResult, pointsLost, RESULT } from '../components/tables.js';
import type { BattleFrame } from '../frames.js';
import { lossOf } from '../questions/combat.js';
import { outside, takeOut } from '../questions/force.js';
import { bySide, type State1776 } from '../state.js';
import { run } from './phase.js';

/** A1776-basic.IV.E one combat of the Basic Game: first the die, then the losses. */
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

/** A1776-basic.IV.F.note each part of the result counts by itself, and both parts at the same time. */
function lossesOf(state: State1776, { hex, attacker, points, result = 'NE' }: BattleFrame) {
  const loss = RESULT[result];
  const share = (side: Side) => (side === attacker ? loss.attacker : loss.defender);
  return bySide((side) =>
    lossOf(outside(state.hexes[hex]?.[side]), pointsLost(share(side), points[side])),
  );
}
