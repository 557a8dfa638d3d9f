import { type Frame, frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { TownId } from '../components/map.js';
import { other, type Side, SIDES } from '../components/side.js';
import type {
  BattleFrame,
  BattlesFrame,
  EscapeFrame,
  NavalBattleFrame,
  SeaWaitFrame,
  SideFrame,
} from '../frames.js';
import { rollOff } from '../questions/dice.js';
import { attackerIn, enteredFrom } from '../questions/retreat.js';
import { dueTowns } from '../questions/standing.js';
import { contestedLakes, isContested, type State1812, unitsIn } from '../state.js';
import { attackerOn } from './naval-battle.js';
import { ask, run } from './phase.js';

/** C1812-4.3.c first all naval battles, then all land battles. */
export const battlePhase = run({
  clause: 'C1812-4.3.c',
  run({ state, table, push }) {
    const naval = contestedLakes(state).flatMap((lake): Frame[] => [
      frame<NavalBattleFrame>({
        f: 'naval-battle',
        lake,
        attacker: attackerOn(state, lake, table),
        round: 1,
        stage: 'fire',
      }),
      ...SIDES.map((by) =>
        frame<SeaWaitFrame>({ f: 'sea-wait', lake, by, ships: { ...state.lakes[lake].ships[by] } }),
      ),
    ]);
    push(...naval, frame<BattlesFrame>({ f: 'battles', by: state.active }));
  },
});

/** C1812-10.2 resolves land battles and captured ports one after the other until none is due. */
export const battles = run<BattlesFrame>({
  clause: 'C1812-10.2',
  run({ state, frame: { by }, table, push }) {
    const due = dueTowns(state);
    const only = due[0];
    if (only === undefined) return;
    if (due.length === 1)
      return push(fightAt(state, only), frame<BattlesFrame>({ f: 'battles', by }));
    const namer = namerOf(state, due, by ?? firstNamer(table));
    const next = state.simultaneous ? other(namer) : namer;
    push(
      frame<SideFrame>({ f: 'battle-order', by: namer }),
      frame<BattlesFrame>({ f: 'battles', by: next }),
    );
  },
});

function firstNamer(table: Table): Side {
  const side = rollOff(table, 'battle-order', 'C1812-19.0.a');
  table.say({ type: 'battle-order', clause: 'C1812-19.0.a', data: { side } });
  return side;
}

/** C1812-19.0.a the sides alternate in naming a battle, as long as each is the attacker in one that is left. */
const namerOf = (state: State1812, due: readonly TownId[], wanted: Side): Side =>
  due.some((town) => attackerIn(state, town) === wanted) ? wanted : other(wanted);

/** Frame for a town: a battle where both sides stand, the escape of naval units where only an enemy army is there. */
function fightAt(state: State1812, town: TownId): Frame {
  if (!isContested(state, town)) return frame<EscapeFrame>({ f: 'escape', town });
  const attacker = attackerIn(state, town);
  // C1812-12.3 a landing: at least one attacking unit came by sea
  const landing = unitsIn(state, town, attacker).some((id) => state.units[id].came?.sea === true);
  const from = enteredFrom(state, town, attacker);
  const side = other(attacker);
  return frame<BattleFrame>({
    f: 'battle',
    town,
    attacker,
    open: false,
    side,
    round: 1,
    landing,
    from,
    stage: 'accept',
  });
}

/** C1812-10.2 the attacker names the next battle. */
export const battleOrder = ask<SideFrame>()({
  clause: 'C1812-10.2',
  verbs: { battle: { town: 'town' } },
  facts: (state, { by }) => dueTowns(state).filter((town) => attackerIn(state, town) === by),
  candidates: (towns) => towns.map((town) => ({ do: 'battle' as const, town })),
  guards: { battle: [{ clause: 'C1812-10.2', holds: (towns, { town }) => towns.includes(town) }] },
  apply: {
    battle({ state, done, push }, { town }) {
      done();
      push(fightAt(state, town));
    },
  },
});
