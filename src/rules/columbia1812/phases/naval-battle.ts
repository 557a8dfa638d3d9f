import { type Frame, frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { LakeId } from '../components/map.js';
import { other, type Side, SIDES } from '../components/side.js';
import type { LakeFrame, NavalBattleFrame, StrikeFrame } from '../frames.js';
import { updateLakeControl } from '../questions/control.js';
import { hitsOf, rollOff } from '../questions/dice.js';
import { portsOf, type State1812, total } from '../state.js';
import { run } from './phase.js';
import { berth } from './port.js';

/**
 * The attacker in a naval battle. C1812-7.1, 19.5 it is the side that moved onto a lake controlled by the other. Where
 * both moved onto an empty lake, 2d6 decide who defends.
 */
export function attackerOn(state: State1812, lake: LakeId, table: Table): Side {
  const { control } = state.lakes[lake];
  if (control !== null) return other(control);
  const defender = rollOff(table, 'lake', 'C1812-19.5');
  table.say({ type: 'lake-defender', clause: 'C1812-19.5', data: { lake, side: defender } });
  return other(defender);
}

/** C1812-7.2, 8.1 a naval battle, round by round. */
export const navalBattle = run<NavalBattleFrame>({
  clause: 'C1812-7.2',
  run({ state, frame, table, push }) {
    const { lake, attacker, stage } = frame;
    const ended = SIDES.some((side) => total(state.lakes[lake].ships[side]) === 0);
    if (stage === 'over' || (stage === 'after' && ended)) {
      updateLakeControl(state);
      const { control } = state.lakes[lake];
      table.say({ type: 'naval-battle-over', clause: 'C1812-6.4', data: { lake, side: control } });
    } else if (stage === 'fire') {
      if (frame.round === 1)
        table.say({
          type: 'naval-battle',
          clause: 'C1812-7.1',
          data: { lake, attacker, defender: other(attacker) },
        });
      push(framed<NavalBattleFrame>({ ...frame, stage: 'after' }));
      push(...broadsides(state, frame, table));
    } else push(...afterRound(state, frame, table));
  },
});

/** C1812-7.2 both sides roll before any hit takes effect; C1812-7.2.a the hits of the attacker are put first. */
function broadsides(
  state: State1812,
  { lake, attacker, round }: NavalBattleFrame,
  table: Table,
): Frame[] {
  const order = [attacker, other(attacker)];
  const volleys = order.map((side) =>
    table.roll(2 * state.lakes[lake].ships[side].up, `broadside-${side}`, 'C1812-7.2'),
  );
  const hits = volleys.map((dice) => hitsOf(dice, 6));
  table.say({
    type: 'broadsides',
    clause: 'C1812-7.2',
    data: {
      lake,
      round,
      attacker,
      hits: Object.fromEntries(order.map((side, i) => [side, hits[i] ?? 0])),
    },
  });
  return order.flatMap((by, i) =>
    hits[i] ? [framed<StrikeFrame>({ f: 'strike', by, lake, hits: hits[i] })] : [],
  );
}

/**
 * C1812-8.1.a, C1812-8.1.b a crippled fleet leaves before anybody may choose; C1812-8.1 otherwise the attacker chooses
 * first.
 */
function afterRound(state: State1812, frame: NavalBattleFrame, table: Table): Frame[] {
  const { lake, attacker, round } = frame;
  const crippled = (side: Side): boolean => state.lakes[lake].ships[side].up === 0;
  const canGo = (side: Side): boolean => portsOf(state, side, lake).length > 0;
  const over: NavalBattleFrame = { ...frame, stage: 'over' };
  // both crippled: the attacker leaves first. Every town belongs to one side, so at least one of them has a port
  for (const side of [attacker, other(attacker)])
    if (crippled(side) && canGo(side)) return [...goes(state, side, lake, table), over];
  const again: NavalBattleFrame = { ...frame, round: round + 1, stage: 'fire' };
  return [stay(attacker, lake), again];
}

const stay = (by: Side, lake: LakeId): LakeFrame =>
  framed<LakeFrame>({ f: 'naval-stay', by, lake });

function goes(state: State1812, side: Side, lake: LakeId, table: Table): Frame[] {
  table.say({ type: 'naval-retreat', clause: 'C1812-8.1.a', data: { lake, side, forced: true } });
  return berth(state, side, lake, table);
}
