import { type Frame, sealed } from '../../../../src/rules/kernel/frame.js';
import type { Phases, Turn } from '../../../../src/rules/kernel/phase.js';
import {
  campOf,
  COINS,
  enemyOf,
  isPlace,
  joined,
  kindOf,
  type LossFrame,
  type Piece,
  PIECES,
  piecesOf,
  type Place,
  PLACES,
  type Side,
  type SideFrame,
  sideOf,
  SIDES,
  standing,
  toyPhases,
  type ToyState,
} from './state.js';

const DEPLOYED = 3;
export const MARCHES = 2;
const TURNS = 10;

const lane = (by: Side): SideFrame[] => [
  { f: 'bid', by },
  { f: 'deploy', by },
];

export const firstAgenda = (): Frame[] => [
  { f: 'open' },
  sealed('deployment', { red: lane('red'), blue: lane('blue') }),
];

const deploy = toyPhases.ask<SideFrame>()({
  clause: 'TOY-2',
  verbs: { place: { piece: 'piece', place: 'place' } },
  facts: (state, frame) => ({ state, by: frame.by }),
  *candidates({ by }) {
    for (const piece of piecesOf(by)) {
      for (const place of [campOf(by), 'ford'] as const) yield { do: 'place', piece, place };
    }
  },
  guards: {
    place: [
      { clause: 'TOY-2.1', holds: ({ by }, { piece }) => sideOf(piece) === by },
      { clause: 'TOY-2.2', holds: ({ state }, { piece }) => state.pieces[piece] === 'hand' },
      { clause: 'TOY-2.3', holds: ({ by }, { place }) => place === campOf(by) || place === 'ford' },
    ],
  },
  apply: {
    place: ({ state, frame, done }, { piece, place }) => {
      state.pieces[piece] = place;
      const rest = piecesOf(frame.by).filter((one) => state.pieces[one] === 'hand');
      if (piecesOf(frame.by).length - rest.length < DEPLOYED) return;
      for (const one of rest) state.pieces[one] = 'reserve';
      done();
    },
  },
});

const bid = toyPhases.ask<SideFrame>()({
  clause: 'TOY-3',
  verbs: { bid: { coin: 'coin' } },
  facts: () => null,
  *candidates() {
    for (const coin of COINS) yield { do: 'bid', coin };
  },
  guards: {},
  apply: {
    bid: ({ state, frame, done }, { coin }) => {
      state.bids[frame.by] = coin;
      done();
    },
  },
});

const open = toyPhases.run<Frame>({
  clause: 'TOY-3.1',
  run: ({ state, table, push }) => {
    const { red = 0, blue = 0 } = state.bids;
    const tie = red === blue ? (table.roll(1, 'tie', 'TOY-3.1')[0] ?? 0) : 0;
    state.active = red > blue || (red === blue && tie > 3) ? 'red' : 'blue';
    state.bids = {};
    table.say({
      type: 'opened',
      clause: 'TOY-3.1',
      data: { red, blue, first: state.active },
      reveals: ['red-bid', 'blue-bid'],
    });
    push({ f: 'turn' });
  },
});

const turn = toyPhases.run<Frame>({
  clause: 'TOY-4',
  run: (turn) => {
    const { state, push } = turn;
    if (state.turn >= TURNS) return finish(turn);
    push(
      { f: 'muster' },
      ask('orders', state.active),
      { f: 'carry' },
      ask('strike', state.active),
      { f: 'next' },
    );
  },
});

const ask = (f: string, by: Side): SideFrame => ({ f, by });

function finish({ state }: Turn<ToyState, Frame>): void {
  const held = (side: Side) =>
    PLACES.filter((place) => standing(state, side, place).length > 0).length;
  const lead = held('red') - held('blue');
  const winner = lead > 0 ? 'red' : 'blue';
  state.outcome =
    lead === 0
      ? { winner: null, reason: 'draw', clause: 'TOY-7.2' }
      : { winner, reason: 'places', clause: 'TOY-7.1' };
}

const muster = toyPhases.run<Frame>({
  clause: 'TOY-4.1',
  run: ({ state, table }) => {
    const side = state.active;
    const reserve = piecesOf(side).filter((piece) => state.pieces[piece] === 'reserve');
    if (reserve.length === 0) return;
    const [piece] = table.draw(reserve, 1, 'muster', 'TOY-4.1');
    if (piece === undefined) return;
    state.pieces[piece] = campOf(side);
    table.say({ type: 'mustered', clause: 'TOY-4.1', data: { side }, only: { [side]: { piece } } });
  },
});

const orders = toyPhases.ask<SideFrame>()({
  clause: 'TOY-5',
  draft: true,
  verbs: { march: { piece: 'piece', to: 'place' }, done: {} },
  facts: (state, frame) => ({ state, by: frame.by, given: Object.keys(state.orders).length }),
  *candidates({ by }) {
    for (const piece of piecesOf(by)) for (const to of PLACES) yield { do: 'march', piece, to };
    yield { do: 'done' };
  },
  guards: {
    march: [
      { clause: 'TOY-5.1', holds: ({ by }, { piece }) => sideOf(piece) === by },
      { clause: 'TOY-5.2', holds: ({ given }) => given < MARCHES },
      { clause: 'TOY-5.3', holds: ({ state }, { piece }) => state.orders[piece] === undefined },
      {
        clause: 'TOY-5.4',
        holds: ({ state }, { piece, to }) => {
          const at = state.pieces[piece];
          return isPlace(at) && joined(at, to);
        },
      },
    ],
  },
  apply: {
    march: ({ state }, { piece, to }) => {
      state.orders[piece] = to;
    },
    done: ({ done }) => done(),
  },
});

const carry = toyPhases.run<Frame>({
  clause: 'TOY-5.5',
  run: ({ state, table }) => {
    const moves: { [road: string]: number } = {};
    for (const piece of PIECES) {
      const to = state.orders[piece];
      if (to === undefined) continue;
      const road = `${state.pieces[piece]}>${to}`;
      moves[road] = (moves[road] ?? 0) + 1;
      state.pieces[piece] = to;
    }
    state.orders = {};
    const sorted = Object.fromEntries(Object.entries(moves).sort(([a], [b]) => (a < b ? -1 : 1)));
    table.say({ type: 'marched', clause: 'TOY-5.5', data: { side: state.active, moves: sorted } });
  },
});

const strike = toyPhases.ask<SideFrame>()({
  clause: 'TOY-6',
  verbs: { strike: { at: 'place' }, hold: {} },
  facts: (state) => ({ state }),
  *candidates() {
    for (const at of PLACES) yield { do: 'strike', at };
    yield { do: 'hold' };
  },
  guards: {
    strike: [
      {
        clause: 'TOY-6.1',
        holds: ({ state }, { at }) => SIDES.every((side) => standing(state, side, at).length > 0),
      },
    ],
  },
  apply: {
    strike: ({ done, push, table, frame }, { at }) => {
      done();
      const [red = 0, blue = 0] = table.roll(2, 'strike', 'TOY-6.1');
      table.say({ type: 'struck', clause: 'TOY-6.1', data: { side: frame.by, at } });
      if (red === blue) return;
      push({ f: 'loss', by: red < blue ? 'red' : 'blue', at } as LossFrame);
    },
    hold: ({ done }) => done(),
  },
});

const loss = toyPhases.ask<LossFrame>()({
  clause: 'TOY-6.2',
  verbs: { lose: { piece: 'piece' } },
  facts: (state, frame) => ({ here: standing(state, frame.by, frame.at) }),
  *candidates({ here }) {
    for (const piece of here) yield { do: 'lose', piece };
  },
  guards: { lose: [{ clause: 'TOY-6.2', holds: ({ here }, { piece }) => here.includes(piece) }] },
  ranks: [{ clause: 'TOY-6.3', cost: (_, { piece }) => (kindOf(piece) === 'sword' ? 0 : 1) }],
  apply: {
    lose: ({ state, frame, table, done }, { piece }) => {
      done();
      state.pieces[piece] = 'lost';
      table.say({
        type: 'lost',
        clause: 'TOY-6.2',
        data: { side: frame.by, piece, at: frame.at },
        reveals: [piece],
      });
      if (isBeaten(state, frame.by)) {
        state.outcome = { winner: enemyOf(frame.by), reason: 'beaten', clause: 'TOY-7.3' };
      }
    },
  },
});

const isBeaten = (state: ToyState, side: Side): boolean =>
  piecesOf(side).every((piece: Piece) => !isPlace(state.pieces[piece] as Place));

const next = toyPhases.run<Frame>({
  clause: 'TOY-4',
  run: ({ state, push }) => {
    state.turn += 1;
    state.active = enemyOf(state.active);
    push({ f: 'turn' });
  },
});

export const PHASES: Phases = {
  deploy,
  bid,
  open,
  turn,
  muster,
  orders,
  carry,
  strike,
  loss,
  next,
};
