import { type Frame, frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import { CARD, type CardId } from '../../components/cards/index.js';
import { DEPOTS } from '../../components/forts.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import type { LakeId, SpaceId } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import type { PlayFrame } from '../../frames/turn.js';
import { MOST_HELD, startPlay } from '../../questions/cards.js';
import { placeDepot } from '../../questions/depots.js';
import { follow, moveLeader, moveShip } from '../../questions/harbour.js';
import { eventFrames } from '../../questions/language/events.js';
import { isFlagged } from '../../questions/language/language.js';
import { faceOf, isOnMap } from '../../questions/pieces.js';
import {
  deedsIn,
  hasPlay,
  isStep,
  PLAY_VERBS,
  type PlayFacts,
  playFacts,
  stepsIn,
} from '../../questions/plays.js';
import { takeStock } from '../../questions/points.js';
import { buildFrames } from '../../questions/shipyard.js';
import { barOnLeader, LEADER_BARS } from '../../questions/stations.js';
import { leadsTo } from '../../questions/withdrawals.js';
import type { MadisonState } from '../../state.js';
import { activateLeader, activateUnits } from '../march/activation.js';
import { ask } from '../phase.js';
import { cardPlayOver } from './card-play.js';
import { restoreFrames } from './restore.js';

const inHand = {
  reason: { en: 'It is not in your hand.', ja: 'そのカードは手札にありません。' },
  clause: 'MMW-7.32',
  holds: ({ hand }: PlayFacts, { card }: { readonly card: CardId }) => hand.includes(card),
};

const isNext = {
  reason: {
    en: 'This is not the step that comes next; undo leads back to the one before.',
    ja: '今選ぶ段階ではありません。取り消すと前の段階に戻ります。',
  },
  clause: 'MMW-8.31',
  holds: isStep,
};

/** MMW-8.22 a card of both types adds its own effect when it is used for its value. */
const along = (state: MadisonState, card: CardId, by: Side): Frame[] =>
  CARD[card].when.includes('ops') && isFlagged(card, by) ? eventFrames(state, card, by) : [];

/**
 * MMW-7.32, MMW-8.0, MMW-8.31 one card for one use, or MMW-7.34 one card laid face down. MMW-7.31, MMW-11.2, MMW-11.21
 * before that, any ships in a box may go home to any friendly towns, free of charge and unaffected by Contrary Winds.
 */
export const play = ask<PlayFrame>()({
  clause: 'MMW-8.31',
  draft: true,
  exact: true,
  verbs: PLAY_VERBS,
  facts: (state, { f: _f, by, ...begun }) => playFacts(state, by, begun),
  candidates: stepsIn,
  unlisted: deedsIn,
  guards: {
    build: [
      inHand,
      { clause: 'MMW-15.24', holds: ({ builders }, { card }) => builders.includes(card) },
    ],
    depot: [
      inHand,
      { clause: 'MMW-13.54', holds: ({ depots }) => depots < DEPOTS },
      { clause: 'MMW-13.52', holds: ({ sites }, { space }) => sites.includes(space) },
    ],
    event: [
      inHand,
      { clause: 'MMW-8.21', holds: ({ by }, { card }) => isFlagged(card, by) },
      { clause: 'MMW-8.31.1', holds: (_, { card }) => CARD[card].when.includes('play') },
      { clause: 'MMW-8.27', holds: ({ events }, { card }) => events.includes(card) },
    ],
    fleet: [inHand, { clause: 'MMW-11.13', holds: ({ lakes }, { lake }) => lakes.includes(lake) }],
    hold: [inHand, { clause: 'MMW-7.34', holds: ({ state, by }) => state.held[by] < MOST_HELD }],
    lead: [
      inHand,
      {
        clause: 'MMW-8.31.2',
        holds: ({ state, by }, { card, leader }) =>
          LEADER[leader].side === by &&
          isOnMap(state.leaders[leader].at) &&
          faceOf(state, leader).command <= CARD[card].opv,
      },
      ...LEADER_BARS.map((clause) => ({
        clause,
        holds: ({ state }: PlayFacts, { leader }: { readonly leader: LeaderId }) =>
          barOnLeader(state, leader) !== clause,
      })),
    ],
    restore: [inHand, { clause: 'MMW-8.31.5', holds: (facts) => facts.restorable }],
    units: [
      inHand,
      { clause: 'MMW-8.31.3', holds: ({ spaces }, { space }) => spaces.includes(space) },
    ],
    card: [inHand, isNext],
    ship: [isNext],
    use: [isNext],
    withdraw: [
      {
        clause: 'MMW-11.21',
        holds: ({ withdrawals: { ships } }, { ship }) => ships.some(({ id }) => id === ship),
      },
      {
        clause: 'MMW-2.6',
        holds: ({ withdrawals: { ships } }, { ship, space }) => leadsTo(ships, ship, space),
      },
    ],
    'withdraw-leader': [
      {
        clause: 'MMW-11.15',
        holds: ({ withdrawals: { leaders } }, { leader, space }) => leadsTo(leaders, leader, space),
      },
    ],
  },
  apply: {
    build({ state, frame: { by }, table, done, push }, { card }) {
      done();
      startPlay(state, by, card, 'build', table);
      push(...buildFrames(state, by, 2 * CARD[card].opv), cardPlayOver(by));
    },
    depot({ state, frame: { by }, table, done, push }, { card, space }) {
      done();
      startPlay(state, by, card, 'depot', table);
      placeDepot(state, by, space, table);
      push(cardPlayOver(by));
    },
    event({ state, frame: { by }, table, done, push }, { card }) {
      done();
      startPlay(state, by, card, 'event', table);
      push(...eventFrames(state, card, by), cardPlayOver(by));
    },
    fleet(turn, { card, lake }) {
      activate(turn, card, lake);
    },
    hold({ state, frame: { by }, table, done }, { card }) {
      done();
      state.cards[card] = `held-${by}`;
      state.held[by] += 1;
      table.say({ type: 'held', clause: 'MMW-7.34', data: { side: by }, only: { [by]: { card } } });
    },
    lead({ state, frame: { by }, table, done, push }, { card, leader }) {
      done();
      startPlay(state, by, card, 'leader', table);
      push(...along(state, card, by), ...activateLeader(state, by, leader, 1), cardPlayOver(by));
    },
    restore({ state, frame: { by }, table, done, push }, { card }) {
      done();
      startPlay(state, by, card, 'restore', table);
      push(...restoreFrames(state, by, CARD[card].opv), cardPlayOver(by));
    },
    units(turn, { card, space }) {
      activate(turn, card, space);
    },
    card({ frame }, { card }) {
      frame.card = card;
    },
    ship({ frame }, { ship }) {
      frame.ship = ship;
    },
    use({ frame }, { use }) {
      frame.use = use;
    },
    withdraw(turn, { ship, space }) {
      const { state, table } = turn;
      const from = state.ships[ship].at as LakeId;
      moveShip(state, ship, space, 'MMW-11.21', table);
      state.ships[ship].withdrew = true;
      follow(state, turn.frame.by, from, space, table);
      withdrawn(turn);
    },
    'withdraw-leader'(turn, { leader, space }) {
      moveLeader(turn.state, leader, space, 'MMW-11.21', turn.table);
      withdrawn(turn);
    },
  },
});

type PlayTurn = Turn<MadisonState, PlayFrame>;

/** MMW-8.31.3 activates as many pieces of one place as the value of the card. */
function activate(
  { state, frame: { by }, table, done, push }: PlayTurn,
  card: CardId,
  place: SpaceId | LakeId,
): void {
  done();
  startPlay(state, by, card, 'units', table);
  push(
    ...along(state, card, by),
    ...activateUnits(state, by, place, CARD[card].opv, 1),
    cardPlayOver(by),
  );
}

/**
 * MMW-4.12 after a withdrawal a lake is lost at once and publicly. The turn then goes on, if anything is left to do in
 * it (MMW-7.32).
 */
function withdrawn({ state, frame: { by }, table, done, push }: PlayTurn): void {
  done();
  takeStock(state, table);
  if (hasPlay(state, by)) push(framed<PlayFrame>({ f: 'play', by }));
}
