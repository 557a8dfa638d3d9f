import { LEADER, type LeaderId } from '../components/leaders.js';
import { SPACE, type SpaceId } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import { other, type Side } from '../components/side.js';
import { TURN } from '../components/turns.js';
import type { Force, MadisonState, ShipState } from '../state.js';
import { lakeController } from './control.js';
import { isFree } from './force.js';
import { barsSailing } from './language/lasting.js';
import { isSound } from './naval.js';
import { shipsAt } from './pieces.js';

/**
 * Whether a ship may sail. MMW-11.21, MMW-12.42 not if it was withdrawn at the start of the turn, nor if a card holds
 * it.
 */
export const canSail = (state: MadisonState, id: ShipId, joined?: Force): boolean =>
  isReady(state.ships[id]) && barsSailing(state, id, joined) === null;

/** Whether a ship may move if no card holds it. */
export const isReady = ({ withdrew, done }: ShipState): boolean =>
  withdrew === undefined && done === undefined;

/**
 * MMW-3.36, MMW-11.37 ships on which a land leader may take his force from here, unless the enemy controls the lake;
 * MMW-12.42 not damaged ones alone.
 */
export function shipsFor(state: MadisonState, by: Side, leader: LeaderId, here: SpaceId): ShipId[] {
  const { lake } = SPACE[here];
  if (lake === null || LEADER[leader].kind !== 'land' || isWinter(state)) return [];
  if (lakeController(state, lake) === other(by) || state.leaders[leader].steps === 0) return [];
  const { force } = state.leaders[leader];
  const ships = shipsAt(state, by, here).filter(
    (id) => isFree(state.ships[id]) && canSail(state, id, force),
  );
  return ships.some((id) => isSound(state, id)) ? ships : [];
}

/** No ship moves in winter; events activate land units. */
export const isWinter = ({ turn }: MadisonState): boolean =>
  turn !== null && TURN[turn].season === 'winter';
