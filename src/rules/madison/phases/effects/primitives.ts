import { enclosing, frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import { FORT } from '../../components/forts.js';
import type { Effect } from '../../components/language/effects.js';
import type { LeaderId } from '../../components/leaders.js';
import type { SpaceId } from '../../components/map.js';
import { other } from '../../components/side.js';
import type { EffectsFrame, NavalCombatFrame, SailFrame } from '../../frames.js';
import { discard, draw } from '../../questions/cards.js';
import { forcesOf } from '../../questions/force.js';
import { choicesIn, isExhausted, pickOf } from '../../questions/language/choices.js';
import { type EffectOf, numberOf } from '../../questions/language/language.js';
import { wayBack } from '../../questions/language/movers.js';
import {
  bases,
  comers,
  depotsAt,
  newShips,
  openSpaces,
  prizes,
  type Use,
  yards,
} from '../../questions/language/options.js';
import { leadersAt, removeLeader, unitsAt } from '../../questions/pieces.js';
import { callOffLanding } from '../../questions/transport.js';
import { endOfGame } from '../../questions/victory.js';
import { cardsIn, type MadisonState } from '../../state.js';
import { campaign } from '../march/activation.js';
import { restoreFrames } from '../turn/restore.js';
import {
  activateCamp,
  activateHead,
  build,
  closeDeed,
  type Deed,
  destroyTown,
  hold,
  launch,
  license,
  loseShip,
  placeLeader,
  placeUnit,
  score,
  stopThere,
} from './deeds.js';

/** An effect about to be carried out. `rest`: the frame of the effects after it, which is already on the agenda. */
export interface Doing extends Deed {
  readonly turn: Turn<MadisonState, EffectsFrame>;
  readonly now: EffectsFrame;
  readonly rest: EffectsFrame;
  readonly use: Use;
}

type Doer<K extends Effect['do']> = (doing: Doing, effect: EffectOf<K>) => void;

/** Pushes the decision in which a player makes the choice that the effect leaves. */
function choose(doing: Doing, effect: Effect): void {
  const pick = pickOf(doing.now, effect);
  if (pick.left > 0 && !isExhausted(choicesIn(doing.state, pick))) doing.push(pick);
}

/** For effects that change nothing at once: the combat reads them from the card when it needs them. */
const rule = (): void => undefined;

const nothing = rule;

const placeUnits: Doer<'place-unit'> = (doing, effect) => {
  const { state, me } = doing;
  const spaces = openSpaces(state, effect.at, me);
  const [first, ...others] = spaces;
  if (first === undefined) return;
  if (effect.each === 'choose' && others.length > 0) choose(doing, effect);
  else for (const unit of comers(state, effect)) placeUnit(doing, unit, first);
};

/** Places all ships of the effect. At most the place of arrival is left to choose. */
const placeShips: Doer<'place-ship'> = (doing, effect) => {
  const { state, me } = doing;
  const [first, ...others] = openSpaces(state, effect.at, me);
  if (first === undefined) return;
  if (others.length > 0) choose(doing, effect);
  else for (const ship of newShips(state, effect)) launch(doing, ship, first);
};

const turnLeader: Doer<'leader'> = (doing, effect) => {
  const { state, table, clause, me } = doing;
  const { id } = effect;
  if (effect.act === 'place') {
    const [space] = openSpaces(state, effect.at, me);
    if (space !== undefined) placeLeader(doing, id, space);
  } else if (effect.act === 'remove') {
    removeLeader(state, id, clause, table);
    closeDeed(doing);
  } else {
    const piece = state.leaders[id];
    piece.flipped = true;
    table.say({ type: 'leader-replaced', clause, data: { leader: id, place: piece.at } });
  }
};

const placeFort: Doer<'place-fort'> = ({ state, table, clause }, { fort }) => {
  state.forts[fort] = true;
  table.say({ type: 'fort-placed', clause, data: { fort, space: FORT[fort].at } });
};

const destroyTowns: Doer<'destroy-town'> = (doing, effect) => {
  if (!Array.isArray(effect.at)) choose(doing, effect);
  else for (const space of effect.at as readonly SpaceId[]) destroyTown(doing, space, effect);
};

const destroyBases: Doer<'destroy-base'> = ({ state, table, clause }, effect) => {
  for (const space of bases(state, effect)) {
    state.basesDestroyed[space] = true;
    table.say({ type: 'base-destroyed', clause, data: { space } });
  }
};

/** Removes ships that the effect names; others are chosen by a player. */
const loseShips: Doer<'ship-loss'> = (doing, effect) => {
  if (effect.who.ids === undefined) choose(doing, effect);
  else for (const ship of prizes(doing.state, effect, doing.use)) loseShip(doing, ship);
};

const buildShips: Doer<'build'> = (doing, effect) => {
  const [lake, ...others] = yards(doing.state, effect, doing.me);
  if (others.length > 0) choose(doing, effect);
  else if (lake !== undefined) build(doing, effect, lake);
};

const removeDepots: Doer<'depot'> = ({ state, table, clause, use }, effect) => {
  for (const space of depotsAt(state, effect, use)) {
    const side = state.depots[space];
    delete state.depots[space];
    if (side !== undefined) table.say({ type: 'depot-lost', clause, data: { space, side } });
  }
};

const activate: Doer<'activate'> = (doing, effect) => {
  const { state, me, push } = doing;
  if (effect.mode === 'campaign') {
    push(...campaign(state, me));
    return;
  }
  if (effect.mode === 'join') {
    choose(doing, effect);
    return;
  }
  license(doing, effect);
  const { targets, spaces } = choicesIn(state, pickOf(doing.now, effect));
  const [leader] = targets as readonly LeaderId[];
  const [space] = spaces;
  if (targets.length + spaces.length > 1) choose(doing, effect);
  else if (leader !== undefined) activateHead(doing, leader);
  else if (space !== undefined && 'n' in effect) activateCamp(doing, space, effect.n);
};

const limitMove: Doer<'limit-move'> = (doing, effect) => {
  const { state, me, now, use } = doing;
  if (effect.target === 'landing') callOff(doing);
  else if (effect.back === true) sendBack(doing);
  else if (effect.target === 'force' && now.when === 'step' && use.space !== undefined)
    stopThere(doing, effect.max, use.space);
  else if (effect.target === 'space' || forcesOf(state, other(me)).length > 1)
    choose(doing, effect);
  else hold(doing, effect, numberOf(now.card, effect), undefined);
};

/**
 * Cancels everything that a landing or an entry would have caused. Later effects of the same card are still carried
 * out.
 */
function abandon({ turn, rest }: Doing, f: 'landing' | 'entered'): void {
  if (!turn.state.agenda.some((one) => one.f === f)) return;
  turn.drop(f);
  turn.push(rest);
}

function callOff(doing: Doing): void {
  abandon(doing, 'landing');
  callOffLanding(doing.state, enclosing<SailFrame>(doing.state, 'sail'), doing.table);
}

/** The force that has entered a space goes back to where it came from; its move is over. */
function sendBack(doing: Doing): void {
  const { state, table, clause, me, use } = doing;
  const { space } = use;
  if (space === undefined) return;
  const foe = other(me);
  const pieces = [
    ...unitsAt(state, foe, space).map((id) => state.units[id]),
    ...leadersAt(state, foe, space).map((id) => state.leaders[id]),
  ];
  for (const piece of pieces) {
    const to = wayBack(piece);
    if (to === null) continue;
    piece.at = to;
    piece.done = true;
  }
  table.say({ type: 'sent-back', clause, data: { side: foe, space } });
  abandon(doing, 'entered');
}

const bar: Doer<'bar'> = ({ state, table, clause, card, me, now, use }, effect) => {
  const { lake } = use;
  const aimed = lake === undefined ? {} : { lake };
  const nth = numberOf(now.card, effect);
  state.lasting.push({ card, by: me, nth, until: effect.until, ...aimed });
  table.say({ type: 'card-in-force', clause, data: { card, side: me, ...aimed } });
};

const supply: Doer<'supply'> = ({ state, table, clause, card, me, now }, effect) => {
  const nth = numberOf(now.card, effect);
  state.lasting.push({ card, by: me, nth, until: effect.until });
  table.say({ type: 'card-in-force', clause, data: { card, side: me } });
};

const discardCards: Doer<'discard'> = ({ state, table, clause, me }, { n }) => {
  const foe = other(me);
  const cards = table.draw(cardsIn(state, foe), n, 'discard', clause);
  for (const card of cards) discard(state, card);
  table.say({ type: 'cards-lost', clause, data: { side: foe, cards }, reveals: cards });
};

const lookAt: Doer<'look-hand'> = ({ state, table, clause, me }, { side }) => {
  const cards = cardsIn(state, side);
  for (const card of cards) state.seen[me][card] = true;
  table.say({
    type: 'hand-shown',
    clause,
    data: { side, to: me, count: cards.length },
    only: { [me]: { cards } },
    reveals: cards,
  });
};

const rollFor: Doer<'die'> = ({ table, clause, now, push }, effect) => {
  const [die = 0] = table.roll(1, 'event', clause);
  table.say({ type: 'event-rolled', clause, data: { card: now.card, die } });
  const face = effect.faces.findIndex(({ min, max }) => min <= die && die <= max);
  const path = [...now.path, now.at, 'faces', face, 'of'];
  if (face >= 0) push(framed<EffectsFrame>({ ...now, path, at: 0 }));
};

/** Kind of effect -> how it is carried out. Called only where the effect can do something. */
export const DO: { readonly [K in Effect['do']]: Doer<K> } = {
  vp: (doing, { side, n }) => score(doing, side, n),
  drm: rule,
  ignore: rule,
  'no-retreat': rule,
  reroll({ state }) {
    enclosing<NavalCombatFrame>(state, 'naval-combat').again = true;
  },
  withdraw({ state, me }) {
    enclosing<NavalCombatFrame>(state, 'naval-combat').withdrawn = me;
  },
  'place-unit': placeUnits,
  'unit-loss': choose,
  leader: turnLeader,
  'place-fort': placeFort,
  'destroy-town': destroyTowns,
  'destroy-base': destroyBases,
  'place-ship': placeShips,
  'ship-loss': loseShips,
  build: buildShips,
  restore: ({ state, me, push }, { n }) => push(...restoreFrames(state, me, n)),
  depot: removeDepots,
  activate,
  'limit-move': limitMove,
  bar,
  wq: choose,
  supply,
  draw: ({ state, me, clause, table }, { n }) => draw(state, me, n, clause, table),
  discard: discardCards,
  'look-hand': lookAt,
  delay: choose,
  // MMW-6.2.5 drawing the card ends the pre-war sequence by itself
  'start-war': nothing,
  'end-game': ({ me, now, push }) => push(...endOfGame(me, now.card)),
  choose,
  die: rollFor,
};
