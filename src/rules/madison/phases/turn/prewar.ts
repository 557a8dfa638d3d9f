import type { ActionOf } from '../../../kernel/action.js';
import { frame } from '../../../kernel/frame.js';
import type { Table } from '../../../kernel/table.js';
import { CARD, type CardId } from '../../components/cards/index.js';
import type { LeaderId } from '../../components/leaders.js';
import type { SpaceId } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import type { KeepFrame, PrewarFrame, TurnFrame } from '../../frames/turn.js';
import { DECLARATION, handOf, PREWAR_HAND, startPlay } from '../../questions/cards.js';
import { stations } from '../../questions/stations.js';
import { cardsIn, type Ids, type MadisonState } from '../../state.js';
import { activateLeader, activateUnits } from '../march/activation.js';
import { ask, run } from '../phase.js';
import { cardPlayOver } from './card-play.js';

/**
 * MMW-6.2.3, MMW-6.2.4, MMW-6.2.5 the sides draw one card at a time, the Americans first, until Declaration of War is
 * drawn.
 */
export const prewar = run<PrewarFrame>({
  clause: 'MMW-6.2.5',
  run({ state, frame: { by }, table, push }) {
    const [card] = table.draw(cardsIn(state, 'prewar'), 1, 'prewar', 'MMW-6.2.5');
    if (card === undefined) throw new Error('no Declaration of War in the pre-war deck');
    if (card === DECLARATION) {
      declareWar(state, by, table);
      push(frame<TurnFrame>({ f: 'turn', stage: 'action' }));
      return;
    }
    state.cards[card] = by;
    table.say({
      type: 'drew',
      clause: 'MMW-6.2.3',
      data: { side: by, count: 1 },
      only: { [by]: { cards: [card] } },
      reveals: [card],
    });
    push(
      frame<KeepFrame>({ f: 'keep', by, card }),
      frame<PrewarFrame>({ f: 'prewar', by: other(by) }),
    );
  },
});

/**
 * MMW-6.2.6, MMW-6.3, MMW-6.31, MMW-6.33 both sides draw up to seven cards. The side that did not draw the card plays
 * first in the war. MMW-6.32 if neither hand has a card, there are no player turns in that spring.
 */
function declareWar(state: MadisonState, by: Side, table: Table): void {
  state.cards[DECLARATION] = 'aside';
  state.prewarPlayed[by] += 1;
  state.turn = '1812-1';
  state.first = other(by);
  table.say({
    type: 'war-declared',
    clause: 'MMW-6.2.5',
    data: { side: by, first: state.first },
    reveals: [DECLARATION],
  });
  for (const side of [other(by), by]) {
    const missing = PREWAR_HAND - handOf(state, side).length - state.prewarPlayed[side];
    const cards = table.draw(cardsIn(state, 'prewar'), missing, 'prewar', 'MMW-6.2.6').sort();
    for (const card of cards) state.cards[card] = side;
    table.say({
      type: 'drew',
      clause: 'MMW-6.2.6',
      data: { side, count: cards.length },
      only: { [side]: { cards } },
      reveals: cards,
    });
  }
  table.say({ type: 'turn', clause: 'MMW-6.33', data: { turn: state.turn } });
}

interface Facts {
  readonly card: CardId;
  /** Leaders that the card can activate, and spaces whose units it can activate. */
  readonly leaders: readonly LeaderId[];
  readonly spaces: readonly SpaceId[];
}

function facts(state: MadisonState, { by, card }: KeepFrame): Facts {
  const { leaders, spaces } = stations(state, by);
  const able = leaders.filter(({ command }) => command <= CARD[card].opv);
  return { card, leaders: able.map(({ id }) => id), spaces };
}

const VERBS = {
  keep: {},
  lead: { card: 'card', leader: 'leader' },
  units: { card: 'card', space: 'space' },
} as const;

const justDrawn = {
  clause: 'MMW-6.2.3',
  holds: (facts: Facts, { card }: { readonly card: CardId }) => card === facts.card,
};

/** MMW-6.2.3 the card just drawn is kept, or moves a leader or units, and nothing else (MMW-6.2.3.a to d). */
export const keep = ask<KeepFrame>()({
  clause: 'MMW-6.2.3',
  exact: true,
  verbs: VERBS,
  facts,
  candidates({ card, leaders, spaces }) {
    const list: ActionOf<Ids, typeof VERBS>[] = [{ do: 'keep' }];
    for (const leader of leaders) list.push({ do: 'lead', card, leader });
    for (const space of spaces) list.push({ do: 'units', card, space });
    return list;
  },
  guards: {
    lead: [
      justDrawn,
      { clause: 'MMW-8.31.2', holds: ({ leaders }, { leader }) => leaders.includes(leader) },
    ],
    units: [
      justDrawn,
      { clause: 'MMW-8.31.3', holds: ({ spaces }, { space }) => spaces.includes(space) },
    ],
  },
  apply: {
    keep({ frame: { by }, table, done }) {
      done();
      table.say({ type: 'kept', clause: 'MMW-6.2.3', data: { side: by } });
    },
    lead({ state, frame: { by }, table, done, push }, { card, leader }) {
      done();
      state.prewarPlayed[by] += 1;
      startPlay(state, by, card, 'leader', table);
      push(...activateLeader(state, by, leader, 1), cardPlayOver(by));
    },
    units({ state, frame: { by }, table, done, push }, { card, space }) {
      done();
      state.prewarPlayed[by] += 1;
      startPlay(state, by, card, 'units', table);
      push(...activateUnits(state, by, space, CARD[card].opv, 1), cardPlayOver(by));
    },
  },
});
