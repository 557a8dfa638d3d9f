import { type ActionOf, beforeMore, isSame } from '../../kernel/action.js';
import { CARD, CARD_IDS, type CardId } from '../components/cards/index.js';
import { DEPOTS } from '../components/forts.js';
import { LAKE_IDS, type LakeId, type SpaceId } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import { ofSide, type Side } from '../components/side.js';
import type { Ids, MadisonState, TurnUse } from '../state.js';
import { hasCards, MOST_HELD } from './cards.js';
import { holders, lakeHolders } from './control.js';
import { depotSites } from './depots.js';
import { eventPossible } from './language/events.js';
import { isFlagged } from './language/language.js';
import { placeNo, shipsWhere, unitsWhere } from './places.js';
import { restorable } from './restore.js';
import { cheapest } from './shipyard.js';
import { type Activable, stations } from './stations.js';
import { depotsOf, supplied } from './supply.js';
import { type Withdrawals, withdrawalsOf } from './withdrawals.js';

/** Uses of a player turn. `card`, `use` and `ship` only narrow what is listed. */
export const PLAY_VERBS = {
  build: { card: 'card' },
  card: { card: 'card' },
  depot: { card: 'card', space: 'space' },
  event: { card: 'card' },
  fleet: { card: 'card', lake: 'lake' },
  hold: { card: 'card' },
  lead: { card: 'card', leader: 'leader' },
  restore: { card: 'card' },
  ship: { ship: 'ship' },
  units: { card: 'card', space: 'space' },
  use: { use: 'use' },
  withdraw: { ship: 'ship', space: 'space' },
  'withdraw-leader': { leader: 'leader', space: 'space' },
} as const;

type Action = ActionOf<Ids, typeof PLAY_VERBS>;
/** A card with its use and object, or a free withdrawal before it. */
export type Deed = Exclude<Action, { readonly do: 'card' | 'ship' | 'use' }>;
export type CardDeed = Extract<Deed, { readonly card: CardId }>;

/** The part of a play that has been chosen so far. */
export interface Begun {
  readonly card?: CardId;
  readonly use?: TurnUse;
  readonly ship?: ShipId;
}

export interface PlayFacts {
  readonly state: MadisonState;
  readonly by: Side;
  readonly begun: Begun;
  /** Cards in hand in two orders of keys: as the last field of an action, and with another field after them. */
  readonly hand: readonly CardId[];
  readonly pairs: readonly CardId[];
  readonly events: readonly CardId[];
  readonly leaders: readonly Activable[];
  readonly spaces: readonly SpaceId[];
  readonly lakes: readonly LakeId[];
  /** Cards whose value suffices to build or repair something. */
  readonly builders: readonly CardId[];
  readonly restorable: boolean;
  readonly sites: readonly SpaceId[];
  /** Number of depots on the map. */
  readonly depots: number;
  readonly withdrawals: Withdrawals;
}

const numberOf = (card: CardId): number => CARD_IDS.indexOf(card);
const ALONE = CARD_IDS.toSorted().map(numberOf);
const PAIRED = CARD_IDS.toSorted(beforeMore).map(numberOf);

/** Cards of these indices that are held. */
function heldIn(order: readonly number[], held: readonly boolean[]): CardId[] {
  const cards: CardId[] = [];
  for (const no of order) if (held[no] === true) cards.push(CARD_IDS[no] as CardId);
  return cards;
}

const NO_SHIPS: Withdrawals = { ships: [], leaders: [] };
const BOXES = LAKE_IDS.map(placeNo);

export function playFacts(state: MadisonState, by: Side, begun: Begun = {}): PlayFacts {
  const held = CARD_IDS.map((id) => state.cards[id] === by);
  const hand = heldIn(ALONE, held);
  const [units, ships] = [unitsWhere(state), shipsWhere(state)];
  const map = holders(state, units);
  const lines = supplied(state, by, map, lakeHolders(state, ships));
  const least = cheapest(state, by, {}, map);
  const own = ofSide(ships, by);
  const { spaces, lakes, leaders } = stations(state, by, ofSide(units, by), own);
  return {
    state,
    by,
    begun,
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
    withdrawals: own.some((no) => BOXES.includes(no)) ? withdrawalsOf(state, by) : NO_SHIPS,
  };
}

/** All plays in the order of their keys: by use, then by card, then by object. */
export const deedsIn = (facts: PlayFacts): Deed[] => [...cardDeeds(facts), ...goingHome(facts)];

function cardDeeds(facts: PlayFacts): CardDeed[] {
  const { state, by, hand, pairs, builders, events, leaders, spaces, lakes, sites } = facts;
  const list: CardDeed[] = [];
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

function goingHome({ withdrawals: { ships, leaders } }: PlayFacts): Deed[] {
  const list: Deed[] = [];
  for (const { id, towns } of leaders)
    for (const space of towns) list.push({ do: 'withdraw-leader', leader: id, space });
  for (const { id, towns } of ships)
    for (const space of towns) list.push({ do: 'withdraw', ship: id, space });
  return list;
}

const USE_OF: { readonly [D in Deed['do']]: TurnUse } = {
  build: 'build',
  depot: 'depot',
  event: 'event',
  fleet: 'units',
  hold: 'hold',
  lead: 'leader',
  restore: 'restore',
  units: 'units',
  withdraw: 'withdraw',
  'withdraw-leader': 'withdraw',
};

/** Uses whose object is chosen after the use. */
const AIMED: ReadonlySet<TurnUse> = new Set(['depot', 'leader', 'units']);

/** MMW-8.31 first the card, then its use, then its object: all combinations at once would be hundreds. */
export function stepsIn(facts: PlayFacts): Action[] {
  const { card, use, ship } = facts.begun;
  if (use === 'withdraw') return homeSteps(facts, ship);
  const deeds = cardDeeds(facts);
  if (card === undefined) return firstSteps(facts, deeds);
  const fitting = deeds.filter((deed) => deed.card === card);
  if (use !== undefined) return fitting.filter((deed) => USE_OF[deed.do] === use);
  const uses = new Set(fitting.map((deed) => USE_OF[deed.do]).filter((one) => AIMED.has(one)));
  return [
    ...fitting.filter((deed) => !AIMED.has(USE_OF[deed.do])),
    ...[...uses].sort().map((one): Action => ({ do: 'use', use: one })),
  ];
}

/** Cards that can be used for something, and the withdrawal, which needs no card. */
function firstSteps(facts: PlayFacts, deeds: readonly CardDeed[]): Action[] {
  const useful = new Set(deeds.map(({ card }) => card));
  const cards = facts.hand.filter((card) => useful.has(card));
  const home: Action[] = goingHome(facts).length > 0 ? [{ do: 'use', use: 'withdraw' }] : [];
  return [...cards.map((card): Action => ({ do: 'card', card })), ...home];
}

/** MMW-11.21 steps of the withdrawal: leaders, then ships; for a chosen ship its towns. */
function homeSteps(facts: PlayFacts, chosen: ShipId | undefined): Action[] {
  const home = goingHome(facts);
  if (chosen !== undefined) return home.filter((one) => 'ship' in one && one.ship === chosen);
  const ships = facts.withdrawals.ships.filter(({ towns }) => towns.length > 0);
  return [
    ...ships.map(({ id }): Action => ({ do: 'ship', ship: id })),
    ...home.filter(({ do: verb }) => verb === 'withdraw-leader'),
  ];
}

/** Whether a step may be taken now. */
export const isStep = (facts: PlayFacts, step: Action): boolean =>
  stepsIn(facts).some((one) => isSame(one, step));

/** Plays of a side with cards, as far as they have been narrowed down. */
export const cardDeedsOf = (
  state: MadisonState,
  by: Side,
  { card, use }: Pick<Begun, 'card' | 'use'> = {},
): CardDeed[] =>
  cardDeeds(playFacts(state, by)).filter(
    (deed) => deed.card === (card ?? deed.card) && USE_OF[deed.do] === (use ?? USE_OF[deed.do]),
  );

/** MMW-7.32 whether a side can play any card; otherwise it is skipped. */
export function hasPlay(state: MadisonState, by: Side): boolean {
  if (!hasCards(state, by)) return false;
  if (state.held[by] < MOST_HELD || stations(state, by).spaces.length > 0) return true;
  const { events, lakes, builders, sites, depots } = playFacts(state, by);
  return (
    lakes.length + events.length + builders.length > 0 || (sites.length > 0 && depots < DEPOTS)
  );
}
