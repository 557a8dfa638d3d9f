import { CARD } from '../../components/cards/index.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import { NEIGHBOURS, SPACE, SPACE_IDS, type SpaceId } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import type { MadisonState, Moving } from '../../state.js';
import { mayBeIn } from '../march.js';
import {
  faceOf,
  hasUnits,
  isOnMap,
  isReduced,
  leadersOf,
  leaderStates,
  shipStates,
  unitsAt,
  unitsOf,
  unitStates,
} from '../pieces.js';
import { placesOf, unitPlaces } from '../places.js';
import { isInPlay } from './conditions.js';
import type { EffectOf } from './language.js';
import { barsEntry } from './lasting.js';
import type { Use } from './options.js';

/** The space that a piece of a force has just left by land; null: it came by water or belongs to no force. */
export function wayBack({ force, from }: Moving): SpaceId | null {
  return force !== undefined && from !== undefined && Object.hasOwn(SPACE, from)
    ? (from as SpaceId)
    : null;
}

/** Whether the moving force has ships, or could take some where it stands. */
export function hasFleet(state: MadisonState, side: Side): boolean {
  const moving = new Set<string>();
  for (const { at, force } of [...unitStates(state, side), ...leaderStates(state, side)])
    if (force !== undefined) moving.add(at);
  return shipStates(state, side).some(
    ({ at, force }) => force !== undefined || (isOnMap(at) && moving.has(at)),
  );
}

type Activate = EffectOf<'activate'>;

const allowed = (list: readonly string[] | undefined, at: string): boolean =>
  list === undefined || list.includes(at);

/** MMW-8.31.2 leaders whom the card may activate; fleets stay in port in winter (MMW-7.4.a). */
export function heads(state: MadisonState, effect: Activate, use: Use): LeaderId[] {
  if (effect.mode !== 'leader' && effect.mode !== 'leader-or-units') return [];
  const winter = state.turn?.endsWith('w') === true;
  return leadersOf(use.me).filter((id) => {
    const { at } = state.leaders[id];
    if (!isOnMap(at) || (winter && LEADER[id].kind === 'naval')) return false;
    if (effect.anyCommand !== true && faceOf(state, id).command > CARD[use.card].opv) return false;
    return effect.mode === 'leader'
      ? effect.leaders.includes(id) && isInPlay(state, id)
      : allowed(effect.at, at);
  });
}

/**
 * MMW-8.31.3 spaces where the card may activate units. If it limits where they go, only spaces from which they can get
 * there.
 */
export function camps(state: MadisonState, effect: Activate, use: Use): SpaceId[] {
  if (effect.mode !== 'units' && effect.mode !== 'leader-or-units') return [];
  const held = placesOf(unitPlaces(state, use.me));
  const to = effect.mode === 'units' ? effect.to : undefined;
  return SPACE_IDS.filter(
    (id) =>
      held.has(id) &&
      allowed(effect.at, id) &&
      (to === undefined || to.some((goal) => canReach(state, use.me, id, goal))),
  );
}

/** Whether a unit may move into the next space: no card bars it, and MMW-10.23 a reduced unit does not attack. */
function canReach(state: MadisonState, me: Side, from: SpaceId, to: SpaceId): boolean {
  const defended = hasUnits(state, other(me), to);
  return unitsAt(state, me, from).some(
    (id) => barsEntry(state, id, to) === null && !(defended && isReduced(state, id)),
  );
}

/** Units adjacent to the attacked space that may join its defence; MMW-3.63 only within their bounds. */
export function helpers(state: MadisonState, { me, space }: Use): UnitId[] {
  if (space === undefined || !unitsOf(me).some((id) => state.units[id].at === space)) return [];
  const around = new Set<string>(NEIGHBOURS[space].map(({ to }) => to));
  return unitsOf(me).filter((id) => around.has(state.units[id].at) && mayBeIn(id, space));
}
