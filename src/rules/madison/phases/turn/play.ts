import { beforeMore, type ActionOf } from '../../../kernel/action.js';
import type { Frame } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import { activateLeader, activateUnits } from '../march/activation.js';
import { hasCards, MOST_HELD, startPlay } from '../../questions/cards.js';
import { CARD, CARD_IDS, type CardId } from '../../components/cards/index.js';
import { DEPOTS } from '../../components/forts.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import type { LakeId, SpaceId } from '../../components/map.js';
import { ofSide, type Side } from '../../components/side.js';
import { holders, lakeHolders } from '../../questions/control.js';
import { depotSites, placeDepot } from '../../questions/depots.js';
import { eventFrames, eventPossible } from '../../questions/language/events.js';
import { isFlagged } from '../../questions/language/language.js';
import type { SideFrame } from '../../frames.js';
import { ask } from '../phase.js';
import { faceOf, isOnMap } from '../../questions/pieces.js';
import { shipsWhere, unitsWhere } from '../../questions/places.js';
import type { Ids, MadisonState } from '../../state.js';
import { barOnLeader, LEADER_BARS, stations, type Activable } from '../../questions/stations.js';
import { buildFrames, cheapest } from '../../questions/shipyard.js';
import { depotsOf, supplied } from '../../questions/supply.js';
import { cardPlayOver } from './card-play.js';
import { restorable } from '../../questions/restore.js';
import { restoreFrames } from './restore.js';

interface Facts {
  readonly state: MadisonState;
  readonly by: Side;
  /** In the order in which the kernel lists a card alone, and in that of a card and something else. */
  readonly hand: readonly CardId[];
  readonly pairs: readonly CardId[];
  readonly events: readonly CardId[];
  readonly leaders: readonly Activable[];
  readonly spaces: readonly SpaceId[];
  readonly lakes: readonly LakeId[];
  /** Cards worth enough to build or repair something. */
  readonly builders: readonly CardId[];
  readonly restorable: boolean;
  readonly sites: readonly SpaceId[];
  /** Depots on the map. */
  readonly depots: number;
}

const numberOf = (card: CardId): number => CARD_IDS.indexOf(card);
const ALONE = CARD_IDS.toSorted().map(numberOf);
const PAIRED = CARD_IDS.toSorted(beforeMore).map(numberOf);

/** The cards of those numbers that are held. */
function heldIn(order: readonly number[], held: readonly boolean[]): CardId[] {
  const cards: CardId[] = [];
  for (const no of order) if (held[no] === true) cards.push(CARD_IDS[no] as CardId);
  return cards;
}

function facts(state: MadisonState, { by }: SideFrame): Facts {
  const held = CARD_IDS.map((id) => state.cards[id] === by);
  const hand = heldIn(ALONE, held);
  const [units, ships] = [unitsWhere(state), shipsWhere(state)];
  const map = holders(state, units);
  const lines = supplied(state, by, map, lakeHolders(state, ships));
  const least = cheapest(state, by, {}, map);
  const { spaces, lakes, leaders } = stations(state, by, ofSide(units, by), ofSide(ships, by));
  return {
    state,
    by,
    hand,
    pairs: heldIn(PAIRED, held),
    events: hand.filter(
      (id) => isFlagged(id, by) && CARD[id].when.includes('play') && eventPossible(state, by, id),
    ),
    leaders,
    spaces,
    lakes,
    builders: hand.filter((id) => 2 * CARD[id].opv >= least),
    restorable: restorable(state, by, lines).length > 0,
    sites: depotSites(state, by, map, lines, [units, ships]),
    depots: depotsOf(state, by).length,
  };
}

const VERBS = {
  build: { card: 'card' },
  depot: { card: 'card', space: 'space' },
  event: { card: 'card' },
  fleet: { card: 'card', lake: 'lake' },
  hold: { card: 'card' },
  lead: { card: 'card', leader: 'leader' },
  restore: { card: 'card' },
  units: { card: 'card', space: 'space' },
} as const;

type Played = ActionOf<Ids, typeof VERBS>;

/** In the order of their keys: the uses, for each the cards, for each card the objects. */
function candidates(facts: Facts): Played[] {
  const { state, by, hand, pairs, builders, events, leaders, spaces, lakes, sites } = facts;
  const list: Played[] = [];
  const depots = facts.depots < DEPOTS ? sites : [];
  for (const card of builders) list.push({ do: 'build', card });
  for (const card of pairs) for (const space of depots) list.push({ do: 'depot', card, space });
  for (const card of events) list.push({ do: 'event', card });
  for (const card of pairs) for (const lake of lakes) list.push({ do: 'fleet', card, lake });
  if (state.held[by] < MOST_HELD) for (const card of hand) list.push({ do: 'hold', card });
  for (const card of pairs) {
    const { opv } = CARD[card];
    for (const { id, command } of leaders)
      if (command <= opv) list.push({ do: 'lead', card, leader: id });
  }
  if (facts.restorable) for (const card of hand) list.push({ do: 'restore', card });
  for (const card of pairs) for (const space of spaces) list.push({ do: 'units', card, space });
  return list;
}

/** MMW-7.32 whether a side can do anything with a card: it is passed over otherwise. */
export function hasPlay(state: MadisonState, by: Side): boolean {
  if (!hasCards(state, by)) return false;
  if (state.held[by] < MOST_HELD || stations(state, by).spaces.length > 0) return true;
  const { events, lakes, builders, sites, depots } = facts(state, { f: 'play', by });
  return (
    lakes.length + events.length + builders.length > 0 || (sites.length > 0 && depots < DEPOTS)
  );
}

const inHand = {
  reason: { en: 'It is not in your hand.', ja: 'そのカードは手札にありません。' },
  clause: 'MMW-7.32',
  holds: ({ hand }: Facts, { card }: { readonly card: CardId }) => hand.includes(card),
};

/** MMW-8.22 a card of both kinds brings its own effect along when it is used for its value. */
const along = (state: MadisonState, card: CardId, by: Side): Frame[] =>
  CARD[card].when.includes('ops') && isFlagged(card, by) ? eventFrames(state, card, by) : [];

/** MMW-7.32, MMW-8.0, MMW-8.31 one card for one use, or MMW-7.34 one card laid face down. */
export const play = ask<SideFrame>()({
  clause: 'MMW-8.31',
  exact: true,
  verbs: VERBS,
  facts,
  candidates,
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
        holds: ({ state }: Facts, { leader }: { readonly leader: LeaderId }) =>
          barOnLeader(state, leader) !== clause,
      })),
    ],
    restore: [inHand, { clause: 'MMW-8.31.5', holds: (facts) => facts.restorable }],
    units: [
      inHand,
      { clause: 'MMW-8.31.3', holds: ({ spaces }, { space }) => spaces.includes(space) },
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
  },
});

/** MMW-8.31.3 so many pieces of one place as the card is worth. */
function activate(
  { state, frame: { by }, table, done, push }: Turn<MadisonState, SideFrame>,
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
