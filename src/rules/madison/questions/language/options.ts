import type { CardId } from '../../components/cards/index.js';
import { FORT } from '../../components/forts.js';
import type { At } from '../../components/language/conditions.js';
import type { Effect } from '../../components/language/effects.js';
import type { LeaderId } from '../../components/leaders.js';
import { type LakeId, SPACE, SPACE_IDS, type SpaceId } from '../../components/map.js';
import { SHIP_IDS, type ShipId } from '../../components/ships.js';
import { other, type Side, SIDES } from '../../components/side.js';
import { TURN, TURN_IDS } from '../../components/turns.js';
import type { UnitId } from '../../components/units.js';
import type { PickFrame } from '../../frames/choices.js';
import type { MadisonState, UnitState } from '../../state.js';
import { holderOf, holders } from '../control.js';
import { isOnMap, isReduced, someUnit, unitsThat } from '../pieces.js';
import { isFirstChance } from '../reinforcements.js';
import { cheapest, type Order } from '../shipyard.js';
import { isInPlay } from './conditions.js';
import { placeFits, shipFits, type Situation, unitFits } from './fits.js';
import type { EffectOf } from './language.js';

/** Where and for whom an effect is carried out. */
export interface Use extends Situation {
  readonly card: CardId;
  readonly when?: PickFrame['when'];
}

const isWaiting = (at: string): boolean => at === 'pool' || at === 'late';

/** Spaces of a list that the foe does not control. The space of a named leader counts whoever controls it. */
export function openSpaces(
  state: MadisonState,
  at: readonly SpaceId[] | { readonly leader: LeaderId },
  me: Side,
): SpaceId[] {
  if ('leader' in at) return leaderSpace(state, at.leader);
  return at.filter((id) => holderOf(state, id) === me);
}

function leaderSpace(state: MadisonState, id: LeaderId): SpaceId[] {
  const { at } = state.leaders[id];
  return isInPlay(state, id) && Object.hasOwn(SPACE, at) ? [at as SpaceId] : [];
}

/** Units that the card can still bring, each with a space to arrive in. */
export const comers = (state: MadisonState, effect: EffectOf<'place-unit'>): UnitId[] =>
  effect.units.filter((id) => isWaiting(state.units[id].at));

export const newShips = (state: MadisonState, effect: EffectOf<'place-ship'>): ShipId[] =>
  effect.ships.filter((id) => isWaiting(state.ships[id].at));

/** Whether a unit is in the window or combat, or where the card says. */
function isThere(state: MadisonState, id: UnitId, at: At | undefined, use: Use): boolean {
  const unit = state.units[id];
  if (at !== undefined) return placeFits(state, at, unit.at, use);
  if (use.when === 'landing') return hasLanded(state, id);
  return unit.at === use.space && (use.when !== 'step' || unit.force !== undefined);
}

/** Whether a unit is aboard, or is ashore again beside the ships of its force as the landing was cancelled. */
function hasLanded(state: MadisonState, id: UnitId): boolean {
  const { at, aboard, done, force } = state.units[id];
  if (aboard === true) return true;
  return (
    done === true &&
    force !== undefined &&
    SHIP_IDS.some((ship) => state.ships[ship].force === force && state.ships[ship].at === at)
  );
}

type Loss = EffectOf<'unit-loss'>;
/** What the same effect has already struck. */
type Share = Pick<PickFrame, 'hit' | 'struck'>;

/** Whether a unit may be among those that lose a step. */
const isMeant =
  (state: MadisonState, { who, at, perSpace }: Loss, use: Use, { hit, struck }: Share) =>
  (unit: UnitState, id: UnitId): boolean =>
    isOnMap(unit.at) &&
    unitFits(who, id, use) &&
    isThere(state, id, at, use) &&
    struck?.includes(id) !== true &&
    (perSpace === undefined || hit?.includes(unit.at as SpaceId) !== true);

/** Whether there is anybody to lose a step. */
export const hasLosers = (state: MadisonState, effect: Loss, use: Use): boolean =>
  SIDES.some((side) => someUnit(state, side, isMeant(state, effect, use, {})));

/** Units that may lose a step; MMW-10.52 in a combat, reduced ones only if there is no other. */
export function losers(state: MadisonState, effect: Loss, use: Use, share: Share = {}): UnitId[] {
  const fits = SIDES.flatMap((side) => unitsThat(state, side, isMeant(state, effect, use, share)));
  if (use.fight === undefined) return fits;
  const fresh = fits.filter((id) => !isReduced(state, id));
  return fresh.length > 0 ? fresh : fits;
}

/** Ships that may be removed. A ship that is named without a place counts wherever it is, built or not. */
export const prizes = (state: MadisonState, effect: EffectOf<'ship-loss'>, use: Use): ShipId[] => {
  const { who, at, sound } = effect;
  return SHIP_IDS.filter((id) => {
    const ship = state.ships[id];
    if (!shipFits(who, id, use) || (sound === true && ship.damaged === true)) return false;
    return at === undefined && who.ids !== undefined
      ? ship.at !== 'gone'
      : placeFits(state, at, ship.at, use);
  });
};

/** MMW-4.13 towns that may still be destroyed. */
export const towns = (state: MadisonState, effect: EffectOf<'destroy-town'>, use: Use): SpaceId[] =>
  SPACE_IDS.filter((id) => state.destroyed[id] !== true && placeFits(state, effect.at, id, use));

export const bases = (state: MadisonState, effect: EffectOf<'destroy-base'>): SpaceId[] =>
  effect.at.filter((id) => SPACE[id].base !== null && state.basesDestroyed[id] !== true);

export const depotsAt = (state: MadisonState, effect: EffectOf<'depot'>, use: Use): SpaceId[] => {
  const owner = effect.side === 'foe' ? other(use.me) : effect.side;
  const spaces = effect.at === 'target' ? (use.space === undefined ? [] : [use.space]) : effect.at;
  return spaces.filter((id) => state.depots[id] === owner);
};

/** MMW-2.74 a fort of one's own side that is not there yet, where the enemy is not in control. */
export function fortIsOpen(state: MadisonState, { fort }: EffectOf<'place-fort'>, me: Side) {
  const { at, side } = FORT[fort];
  return side === me && state.forts[fort] !== true && holderOf(state, at) === me;
}

/** MMW-13.54 spaces for more winter quarters; each only once by the same card. */
export const quarters = (state: MadisonState, effect: EffectOf<'wq'>, use: Use): SpaceId[] =>
  SPACE_IDS.filter(
    (id) =>
      placeFits(state, effect.at, id, use) &&
      !state.lasting.some((row) => row.card === use.card && row.space === id),
  );

/** MMW-15.17 building points are counted in halves. */
export const HALVES = 2;

export const orderOf = ({ early }: EffectOf<'build'>, lake: LakeId): Order => ({
  lakes: [lake],
  ...(early !== undefined && { early }),
});

/** Lakes on which the points can buy something; a card builds on one. */
export function yards(state: MadisonState, effect: EffectOf<'build'>, me: Side): LakeId[] {
  const map = holders(state);
  return effect.lakes.filter(
    (lake) => cheapest(state, me, orderOf(effect, lake), map) <= HALVES * effect.nbv,
  );
}

/** Units that are due in the next Reinforcement Phase and have not been held back for it. */
export function dueNext(state: MadisonState, side: Side): UnitId[] {
  const now = state.turn === null ? 0 : TURN_IDS.indexOf(state.turn) + 1;
  const next = TURN_IDS.slice(now).find((id) => TURN[id].reinforcements);
  if (next === undefined) return [];
  const then = { turn: next };
  return unitsThat(
    state,
    side,
    ({ at, delayed }, id) => at === 'pool' && delayed !== true && isFirstChance(then, id),
  );
}

/** Whether an effect says more than the one choice that its kind always offers. */
export const isUpTo = (effect: Effect): boolean =>
  effect.do === 'wq'
    ? effect.count > 1
    : (effect.do === 'destroy-town' || (effect.do === 'ship-loss' && effect.by === 'me')) &&
      effect.n > 1;
