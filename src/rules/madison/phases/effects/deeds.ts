import type { Frame } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import { type CardClause, cardClause } from '../../clauses/cards.js';
import type { CardId } from '../../components/cards/index.js';
import type { LeaderId } from '../../components/leaders.js';
import type { LakeId, SpaceId } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import { other, type Side } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import { holderOf } from '../../questions/control.js';
import { flippedAmong } from '../../questions/flipped.js';
import { displaceShips, stranded } from '../../questions/harbour.js';
import type { EffectOf } from '../../questions/language/language.js';
import { HALVES, orderOf } from '../../questions/language/options.js';
import {
  leadersAt,
  leaderStates,
  loseStep,
  putAnew,
  removeShip,
  shipsAt,
  unitsAt,
  unitStates,
} from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import { retreatFrames } from '../../questions/retreat.js';
import { buildFrames } from '../../questions/shipyard.js';
import type { Force, Licence, MadisonState, Moving } from '../../state.js';
import { activateLeader, activateUnits } from '../march/activation.js';

/** Context for carrying out an effect: the state, the player and the card, the log and the agenda. */
export interface Deed {
  readonly state: MadisonState;
  readonly table: Turn<MadisonState, Frame>['table'];
  readonly push: Turn<MadisonState, Frame>['push'];
  readonly card: CardId;
  readonly me: Side;
  readonly clause: CardClause;
}

export const deedOf = (
  turn: Pick<Turn<MadisonState, Frame>, 'state' | 'table' | 'push'>,
  card: CardId,
  me: Side,
): Deed => ({
  state: turn.state,
  table: turn.table,
  push: turn.push,
  card,
  me,
  clause: cardClause(card),
});

const OPEN = new Set(['combat', 'naval-combat', 'entered', 'landing']);

/** MMW-4.12 updates the board, unless a combat or an entry is not over yet. */
export function closeDeed({ state, table }: Deed): void {
  if (!state.agenda.some(({ f }) => OPEN.has(f))) takeStock(state, table);
}

export function score(deed: Deed, side: Side, n: number): void {
  const { state, table, clause } = deed;
  state.eventVp += side === 'us' ? n : -n;
  table.say({ type: 'event-vp', clause, data: { side, vp: n } });
  closeDeed(deed);
}

/** Enemies too weak to control the space leave it (MMW-14.33), and so do ships (MMW-9.61). */
const makeRoom = ({ state }: Deed, side: Side, space: SpaceId): Frame[] => [
  ...retreatFrames(state, other(side), space, 'pushed-out'),
  ...displaceShips(state, space, other(side)),
];

export function placeUnit(deed: Deed, unit: UnitId, space: SpaceId): void {
  const { state, table, clause, push } = deed;
  putAnew(state.units[unit], space);
  table.say({ type: 'unit-placed', clause, data: { unit, space } });
  push(...makeRoom(deed, deed.me, space));
  closeDeed(deed);
}

export function placeLeader(deed: Deed, leader: LeaderId, space: SpaceId): void {
  const { state, table, clause, push } = deed;
  putAnew(state.leaders[leader], space);
  table.say({ type: 'leader-placed', clause, data: { leader, space } });
  push(...makeRoom(deed, deed.me, space));
  closeDeed(deed);
}

export function launch(deed: Deed, ship: ShipId, space: SpaceId): void {
  const { state, table, clause } = deed;
  putAnew(state.ships[ship], space);
  table.say({ type: 'ship-placed', clause, data: { ship, space } });
}

export function loseUnitStep(deed: Deed, unit: UnitId): void {
  loseStep(deed.state, unit, deed.clause, deed.table);
  closeDeed(deed);
}

export function loseShip(deed: Deed, ship: ShipId): void {
  const { at } = deed.state.ships[ship];
  removeShip(deed.state, ship, deed.clause, deed.table);
  deed.push(...stranded(deed.state, at));
  closeDeed(deed);
}

/** MMW-4.13 destroys a town: it is worth nothing for the rest of the game. */
export function destroyTown(deed: Deed, space: SpaceId, effect: EffectOf<'destroy-town'>): void {
  const { state, table, clause, me } = deed;
  state.destroyed[space] = true;
  table.say({ type: 'town-destroyed', clause, data: { space } });
  const home = effect.home?.[space];
  if (home !== undefined && holderOf(state, home) === me) goHome(deed, space, home);
  if (effect.vp === undefined) closeDeed(deed);
  else score(deed, me, effect.vp);
}

/** The force that has destroyed a town leaves it, by land or by water. */
function goHome({ state, table, clause, me: side }: Deed, from: SpaceId, to: SpaceId): void {
  const units = unitsAt(state, side, from);
  const leaders = leadersAt(state, side, from);
  const ships = shipsAt(state, side, from);
  if (units.length + leaders.length + ships.length === 0) return;
  for (const id of units) state.units[id].at = to;
  for (const id of leaders) state.leaders[id].at = to;
  for (const id of ships) state.ships[id].at = to;
  const sailing = ships.length > 0 && { ships };
  const data = { side, from, to, units, leaders, ...sailing, ...flippedAmong(state, leaders) };
  table.say({ type: 'marched', clause, data });
}

/** MMW-8.31.8 limits a piece to at most `max` further steps. */
const slow = (piece: Moving, max: number): void => {
  piece.steps = Math.min(piece.steps ?? max, max);
};

const movers = (state: MadisonState, side: Side): (Moving & { readonly at: string })[] => [
  ...unitStates(state, side),
  ...leaderStates(state, side),
];

/** Heavy Rain: pieces that are in the space, or enter it later, move at most one space beyond it. */
export function pin(
  deed: Deed,
  effect: EffectOf<'limit-move'>,
  nth: number,
  space: SpaceId,
  force: Force | undefined,
): void {
  const { state, table, clause, card, me } = deed;
  const only = force === undefined ? {} : { force };
  state.lasting.push({ card, by: me, nth, until: 'card', space, ...only });
  for (const piece of movers(state, other(me)))
    if (piece.at === space && piece.force !== undefined && (force ?? piece.force) === piece.force)
      slow(piece, effect.max);
  table.say({ type: 'space-pinned', clause, data: { space, max: effect.max, ...only } });
}

/** A force, or its ships, moves no further in this card play. */
export function hold(
  deed: Deed,
  effect: EffectOf<'limit-move'>,
  nth: number,
  force: Force | undefined,
): void {
  const { state, table, clause, card, me } = deed;
  const only = force === undefined ? {} : { force };
  state.lasting.push({ card, by: me, nth, until: 'card', ...only });
  if (effect.target === 'force')
    for (const piece of movers(state, other(me)))
      if (piece.force !== undefined && (force ?? piece.force) === piece.force)
        slow(piece, effect.max);
  const type = effect.target === 'ships' ? 'ships-held' : 'force-held';
  table.say({ type, clause, data: { side: other(me), ...only } });
}

/** A force that has entered a space moves no further. */
export function stopThere(deed: Deed, max: number, space: SpaceId): void {
  const { state, table, clause, me } = deed;
  for (const piece of movers(state, other(me)))
    if (piece.at === space && piece.force !== undefined) slow(piece, max);
  table.say({ type: 'force-held', clause, data: { side: other(me), space } });
}

/** Records what the card allows beyond the rules during its activation. */
export function license({ state }: Deed, effect: EffectOf<'activate'>): void {
  if (state.play === null) return;
  const licence: Licence = {
    ...('cross' in effect && effect.cross !== undefined && { cross: effect.cross }),
    ...('trail' in effect && effect.trail !== undefined && { trail: effect.trail }),
    ...('ferry' in effect && effect.ferry === true && { ferry: true as const }),
    ...('to' in effect && effect.to !== undefined && { to: effect.to }),
  };
  if (Object.keys(licence).length > 0) state.play.licence = licence;
}

/** MMW-15.12 building and repair on one lake. */
export function build({ state, push, me }: Deed, effect: EffectOf<'build'>, lake: LakeId): void {
  push(...buildFrames(state, me, HALVES * effect.nbv, orderOf(effect, lake)));
}

export function activateHead({ state, push, me }: Deed, leader: LeaderId): void {
  push(...activateLeader(state, me, leader, 1));
}

export function activateCamp({ state, push, me }: Deed, space: SpaceId, n: number): void {
  push(...activateUnits(state, me, space, n, 1));
}
