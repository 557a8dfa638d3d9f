import { type AskFrame, type Frame, frame as framed, sealed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { other, type Side } from '../components/side.js';
import type { ArmyMoveFrame, PlayerTurnFrame, SideFrame } from '../frames.js';
import { rollOff } from '../questions/dice.js';
import type { State1812 } from '../state.js';
import { ask, run } from './phase.js';

const LAST_TURN = 10;

export interface FirstFrame extends AskFrame {
  readonly f: 'first';
  readonly by: Side;
}

/**
 * C1812-4.1 a campaign year begins. C1812-4.2.b both sides roll 2d6 for the choice of who moves first (not with
 * simultaneous movement, 19.1).
 */
export const year = run({
  clause: 'C1812-4.1',
  run({ state, table, push }) {
    table.say({ type: 'year', clause: 'C1812-4.1', data: { year: state.year } });
    push({ f: 'turn' });
    if (state.simultaneous) return;
    const winner = rollOff(table, 'order', 'C1812-4.2.b');
    state.stage = 'initiative';
    state.active = winner;
    table.say({ type: 'initiative', clause: 'C1812-4.2.b', data: { side: winner } });
    push(framed<FirstFrame>({ f: 'first', by: winner }));
  },
});

/** C1812-4.2.b the side with the higher roll takes the first or the second player turn for the whole year. */
export const first = ask<FirstFrame>()({
  clause: 'C1812-4.2.b',
  verbs: { first: {}, second: {} },
  facts: () => null,
  candidates: () => [{ do: 'first' }, { do: 'second' }],
  guards: {},
  apply: {
    first: ({ state, frame, table, done }) => {
      order(state, frame.by, table);
      done();
    },
    second: ({ state, frame, table, done }) => {
      order(state, other(frame.by), table);
      done();
    },
  },
});

function order(state: State1812, side: Side, table: Table): void {
  state.first = side;
  table.say({ type: 'order', clause: 'C1812-4.2.b', data: { side } });
}

/** C1812-4.2, 4.2.a the next campaign turn, which has two player turns; after the tenth the year ends (4.2.c). */
export const turn = run({
  clause: 'C1812-4.2.a',
  run({ state, table, push }) {
    if (state.turn === LAST_TURN) return push({ f: 'year-end' });
    state.turn += 1;
    table.say({ type: 'turn', clause: 'C1812-4.2', data: { year: state.year, turn: state.turn } });
    push(...(state.simultaneous ? orders(state) : playerTurns(state)), { f: 'turn' });
  },
});

const playerTurns = (state: State1812): Frame[] => {
  const one = state.first ?? 'us';
  return [playerTurnOf(one), playerTurnOf(other(one))];
};

const playerTurnOf = (by: Side): PlayerTurnFrame => ({ f: 'player-turn', by });

/** C1812-19.1 both sides write down a whole player turn unseen. */
function orders(state: State1812): Frame[] {
  state.stage = 'orders';
  state.active = null;
  const lane = (by: Side): AskFrame[] => [
    { f: 'army', by },
    { f: 'naval', by },
  ];
  return [
    sealed('orders', { us: lane('us'), gb: lane('gb') }),
    { f: 'naval-move' },
    framed<ArmyMoveFrame>({ f: 'army-move', stage: 'militia' }),
    { f: 'battle-phase' },
    { f: 'turn-end' },
  ];
}

/** C1812-4.3 a player turn: Naval Phase, Army Phase, Battle Phase. Phases that are not used are lost (4.4). */
export const playerTurn = run<PlayerTurnFrame>({
  clause: 'C1812-4.3',
  run({ state, frame, push }) {
    const { by } = frame;
    state.active = by;
    state.stage = 'naval';
    push(
      framed<SideFrame>({ f: 'naval', by }),
      { f: 'naval-move' },
      framed<SideFrame>({ f: 'army', by }),
      framed<ArmyMoveFrame>({ f: 'army-move', stage: 'militia' }),
      { f: 'battle-phase' },
      { f: 'turn-end' },
    );
  },
});
