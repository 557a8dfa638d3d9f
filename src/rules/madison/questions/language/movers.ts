import { CARD } from '../../components/cards/index.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import { NEIGHBOURS, SPACE, SPACE_IDS, type SpaceId } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import {
  faceOf,
  isOnMap,
  leadersOf,
  leaderStates,
  piecesOf,
  shipStates,
  unitsOf,
  unitStates,
} from '../pieces.js';
import { placesOf, unitPlaces } from '../places.js';
import type { Force, MadisonState, Moving } from '../../state.js';
import { isInPlay } from './conditions.js';
import type { EffectOf } from './language.js';
import type { Use } from './options.js';

/** Forces of the side that moves, by the marks of their pieces. */
export function forcesOf(state: MadisonState, side: Side): Force[] {
  const found = new Set<Force | undefined>();
  for (const { force } of piecesOf(state, side)) found.add(force);
  return ([1, 2] as const).filter((force) => found.has(force));
}

/** The space a piece of a force has just come from by land; null: it came by water or moves with no force. */
export function wayBack({ force, from }: Moving): SpaceId | null {
  return force !== undefined && from !== undefined && Object.hasOwn(SPACE, from)
    ? (from as SpaceId)
    : null;
}

/** Whether the force that moves has ships, or could take some where it stands. */
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

/** MMW-8.31.2 leaders whom the card may activate; a fleet stays in port in winter (MMW-7.4.a). */
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

/** MMW-8.31.3 spaces in which the card may activate units. */
export function camps(state: MadisonState, effect: Activate, use: Use): SpaceId[] {
  if (effect.mode !== 'units' && effect.mode !== 'leader-or-units') return [];
  const held = placesOf(unitPlaces(state, use.me));
  return SPACE_IDS.filter((id) => held.has(id) && allowed(effect.at, id));
}

/** Units in spaces next to the one attacked that may join its defence. */
export function helpers(state: MadisonState, { me, space }: Use): UnitId[] {
  if (space === undefined || !unitsOf(me).some((id) => state.units[id].at === space)) return [];
  const around = new Set<string>(NEIGHBOURS[space].map(({ to }) => to));
  return unitsOf(me).filter((id) => around.has(state.units[id].at));
}
