import { frame } from '../../../kernel/frame.js';
import type { CardId } from '../../components/cards/index.js';
import type { Side } from '../../components/side.js';
import type { SideFrame } from '../../frames.js';
import type { EndingFrame } from '../../frames/turn.js';
import { discard, handOf, heldBy, NEW_ORLEANS, startPlay } from '../../questions/cards.js';
import { eventFrames } from '../../questions/language/events.js';
import { takeStock } from '../../questions/points.js';
import { afterPenalties, levelOf, lossOf, penalties, winnerBy } from '../../questions/victory.js';
import type { MadisonState } from '../../state.js';
import { ask, run } from '../phase.js';

const REASON_CLAUSE = {
  ghent: 'MMW-4.22',
  'new-orleans': 'MMW-4.23',
  'last-card': 'MMW-4.21',
} as const;

/**
 * MMW-4.0, MMW-4.2, MMW-17.0 the end of the game: cost of Treaty of Ghent, Battle of New Orleans, points lost for lack
 * of supply, level of victory.
 */
export const ending = run<EndingFrame>({
  clause: 'MMW-4.21',
  run({ state, frame: { by, reason, stage }, table, push }) {
    if (stage === 'ghent') {
      const cards = handOf(state, by).length + heldBy(state, by).length;
      state.eventVp += lossOf(by, cards);
      table.say({ type: 'ghent', clause: 'MMW-4.22', data: { side: by, cards } });
      takeStock(state, table);
      push(
        ...askNewOrleans(state),
        frame<EndingFrame>({
          f: 'ending',
          by,
          reason,
          stage: 'penalties',
        }),
      );
      return;
    }
    takeStock(state, table);
    if (state.outcome !== null) return;
    const list = penalties(state);
    for (const { clause, side, place, lost } of list)
      table.say({ type: 'penalty', clause, data: { side, place, lost } });
    state.vp = afterPenalties(state.vp, list);
    const { tournament } = state.options;
    const winner = winnerBy(state.vp, tournament);
    const level = levelOf(state.vp, tournament);
    table.say({ type: 'final', clause: 'MMW-17.1', data: { vp: state.vp, level, side: winner } });
    // MMW-17.1.d whatever ended the war, a draw has the reason of a stalemate
    state.outcome =
      winner === null
        ? { winner, reason: 'stalemate', clause: 'MMW-17.1.d' }
        : { winner, reason, clause: REASON_CLAUSE[reason] };
  },
});

/** MMW-4.23 asked whenever the Americans may hold the card face down as far as public knowledge goes. */
const askNewOrleans = (state: MadisonState): SideFrame[] =>
  heldBy(state, 'us').length > 0 && !['discard', 'aside'].includes(state.cards[NEW_ORLEANS])
    ? [{ f: 'new-orleans', by: 'us' }]
    : [];

interface Facts {
  readonly by: Side;
  readonly held: readonly CardId[];
}

/** MMW-4.23 after Treaty of Ghent the card is played as its event or not at all. */
export const newOrleans = ask<SideFrame>()({
  clause: 'MMW-4.23',
  interrupt: true,
  verbs: { event: { card: 'card' }, pass: {} },
  facts: (state, { by }): Facts => ({ by, held: heldBy(state, by) }),
  *candidates({ held }) {
    for (const card of held) yield { do: 'event', card };
    yield { do: 'pass' };
  },
  guards: {
    event: [
      { clause: 'MMW-4.23', holds: (_, { card }) => card === NEW_ORLEANS },
      { clause: 'MMW-4.23', holds: ({ held }, { card }) => held.includes(card) },
    ],
  },
  apply: {
    event({ state, frame: { by }, table, done, push }, { card }) {
      done();
      startPlay(state, by, card, 'event', table);
      push(...eventFrames(state, card, by));
    },
    pass({ state, frame: { by }, table, done }) {
      done();
      // MMW-4.23 by the ruling it is discarded if it is not played
      const held = state.cards[NEW_ORLEANS] === `held-${by}`;
      if (held) discard(state, NEW_ORLEANS);
      table.say({
        type: 'no-new-orleans',
        clause: 'MMW-4.23',
        data: { side: by },
        ...(held && { reveals: [NEW_ORLEANS] }),
      });
    },
  },
});
