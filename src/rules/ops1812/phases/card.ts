import { frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { CARD, type CardId } from '../components/cards.js';
import { type Operation, operationOf, OPERATIONS } from '../components/operations.js';
import type { Side } from '../components/side.js';
import type { EventFrame, SideFrame } from '../frames.js';
import { hindrance, operation } from '../questions/feasible.js';
import { cardsIn, type OpsState } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: OpsState;
  readonly by: Side;
  readonly hand: readonly CardId[];
}

interface Use {
  readonly card: CardId;
  readonly operation: Operation;
}

const inHand = {
  reason: { en: 'It is not in your hand.', ja: 'そのカードは手札にありません。' },
  clause: 'OPSX-card.1',
  holds: ({ hand }: Facts, { card }: { readonly card: CardId }) => hand.includes(card),
};

/** Operations of only one side. A refusal cites the rule of that operation. */
const nationals = OPERATIONS.filter(({ side }) => side !== null);
const ownOperation = {
  clauses: nationals.map(({ clause }) => clause),
  barredBy: ({ by }: Facts, use: Use) =>
    nationals.find(({ id, side }) => id === use.operation && side !== by)?.clause ?? null,
};
const possible = {
  clauses: ['OPS-cruise.target', 'OPSX-deploy.1', 'OPSX-landing.1', 'OPSX-raid.1'],
  barredBy: ({ state }: Facts, use: Use) => hindrance(state, use.operation, CARD[use.card].ops),
};

/** OPSX-seq.3 exactly one card is played: for its OPS, for its event, or discarded (OPSX-card.2). */
export const card = ask<SideFrame>()({
  clause: 'OPSX-seq.3',
  verbs: {
    operate: { card: 'card', operation: 'operation' },
    event: { card: 'card' },
    discard: { card: 'card' },
  },
  facts: (state, { by }): Facts => ({ state, by, hand: cardsIn(state, by) }),
  *candidates({ by, hand }) {
    const open = OPERATIONS.filter(({ side }) => side === null || side === by);
    for (const id of hand) {
      for (const { id: operation } of open) yield { do: 'operate', card: id, operation };
      yield { do: 'event', card: id };
      yield { do: 'discard', card: id };
    }
  },
  guards: {
    operate: [inHand, ownOperation, possible],
    event: [
      inHand,
      {
        clause: 'OPSX-card.2',
        holds: ({ by }, { card: id }) => [by, 'common'].includes(CARD[id].side),
      },
    ],
    discard: [inHand],
  },
  apply: {
    // OPSX-card.2 a card played for OPS never causes its event. OPS-general.operations all its OPS go to one type of
    // operation
    operate({ state, frame: { by }, table, done, push }, { card: id, operation: kind }) {
      done();
      spend(
        state,
        by,
        id,
        { how: 'operate', operation: kind, ops: CARD[id].ops },
        operationOf(kind).clause,
        table,
      );
      push(...operation(state, by, kind, CARD[id].ops));
    },
    event({ state, frame: { by }, table, done, push }, { card: id }) {
      done();
      spend(state, by, id, { how: 'event' }, 'OPS-general.events', table);
      push(frame<EventFrame>({ f: 'event', by, card: id, step: 0 }));
    },
    discard({ state, frame: { by }, table, done }, { card: id }) {
      done();
      spend(state, by, id, { how: 'discard' }, 'OPSX-card.2', table);
    },
  },
});

interface How {
  readonly how: 'operate' | 'event' | 'discard';
  readonly operation?: Operation;
  readonly ops?: number;
}

function spend(
  state: OpsState,
  by: Side,
  id: CardId,
  how: How,
  clause: string,
  table: Table,
): void {
  state.cards[id] = 'discard';
  table.say({ type: 'played', clause, data: { side: by, card: id, ...how }, reveals: [id] });
}
