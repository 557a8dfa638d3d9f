import type { Effect } from '../../components/language/effects.js';
import type { SpaceId } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import { cardsIn, type MadisonState } from '../../state.js';
import { hasUnits, isOnMap, leadersAt, leadersOf } from '../pieces.js';
import { restorable } from '../restore.js';
import { barOnLeader } from '../stations.js';
import { holds, isInPlay } from './conditions.js';
import type { EffectOf } from './language.js';
import { camps, hasFleet, heads, helpers, wayBack } from './movers.js';
import {
  bases,
  comers,
  depotsAt,
  dueNext,
  fortIsOpen,
  hasLosers,
  newShips,
  openSpaces,
  prizes,
  quarters,
  towns,
  type Use,
  yards,
} from './options.js';

const canActivate = (state: MadisonState, effect: EffectOf<'activate'>, use: Use): boolean => {
  if (effect.mode === 'campaign')
    return leadersOf(use.me).some(
      (id) => isOnMap(state.leaders[id].at) && barOnLeader(state, id) === null,
    );
  if (effect.mode === 'join') return helpers(state, use).length > 0;
  return heads(state, effect, use).length > 0 || camps(state, effect, use).length > 0;
};

function canTurnLeader(state: MadisonState, effect: EffectOf<'leader'>, use: Use): boolean {
  const { at } = state.leaders[effect.id];
  if (effect.act !== 'place') return isInPlay(state, effect.id);
  return (at === 'pool' || at === 'late') && openSpaces(state, effect.at, use.me).length > 0;
}

/** Whether a force that has entered an enemy-held space came by land. */
const canGoBack = (state: MadisonState, side: Side, space: SpaceId | undefined): boolean =>
  space !== undefined &&
  hasUnits(state, other(side), space) &&
  leadersAt(state, side, space).every((id) => wayBack(state.leaders[id]) !== null);

function canLimit(state: MadisonState, effect: EffectOf<'limit-move'>, use: Use): boolean {
  const foe = other(use.me);
  if (effect.target === 'ships') return hasFleet(state, foe);
  return effect.target !== 'force' || effect.back !== true || canGoBack(state, foe, use.space);
}

/** Whether a rule of a combat can matter: at sea, or where the player of the card has units. */
const isForCombat = (state: MadisonState, { me, when, space }: Use): boolean =>
  when !== undefined && (space === undefined || hasUnits(state, me, space));

/** Whether an effect can do anything by itself, as far as public knowledge goes. */
export function feasible(state: MadisonState, effect: Effect, use: Use): boolean {
  switch (effect.do) {
    case 'drm':
    case 'ignore':
    case 'no-retreat':
      return isForCombat(state, use);
    case 'place-unit':
      return comers(state, effect).length > 0 && openSpaces(state, effect.at, use.me).length > 0;
    case 'unit-loss':
      return hasLosers(state, effect, use);
    case 'leader':
      return canTurnLeader(state, effect, use);
    case 'place-fort':
      return fortIsOpen(state, effect, use.me);
    case 'destroy-town':
      return towns(state, effect, use).length > 0;
    case 'destroy-base':
      return (
        bases(state, effect).length > 0 && (effect.if === undefined || holds(state, effect.if, use))
      );
    case 'place-ship':
      return newShips(state, effect).length > 0 && openSpaces(state, effect.at, use.me).length > 0;
    case 'ship-loss':
      return prizes(state, effect, use).length > 0;
    case 'build':
      return yards(state, effect, use.me).length > 0;
    case 'restore':
      return restorable(state, use.me).length > 0;
    case 'depot':
      return depotsAt(state, effect, use).length > 0;
    case 'activate':
      return canActivate(state, effect, use);
    case 'limit-move':
      return canLimit(state, effect, use);
    case 'wq':
      return quarters(state, effect, use).length > 0;
    case 'draw':
      return cardsIn(state, 'deck').length > 0;
    case 'discard':
      return cardsIn(state, other(use.me)).length > 0;
    case 'look-hand':
      return cardsIn(state, effect.side).length > 0;
    case 'delay':
      return dueNext(state, effect.side).length > 0;
    case 'choose':
      return effect.of.some((list) => anyFeasible(state, list, use));
    case 'die':
      return effect.faces.some(({ of }) => anyFeasible(state, of, use));
    case 'vp':
    case 'reroll':
    case 'withdraw':
    case 'bar':
    case 'supply':
    case 'start-war':
    case 'end-game':
      return true;
  }
}

export const anyFeasible = (state: MadisonState, list: readonly Effect[], use: Use): boolean =>
  list.some((effect) => feasible(state, effect, use));
