import type { Table } from '../../kernel/table.js';
import { LAKE_IDS, SPACE, SPACE_IDS, type SpaceId } from '../components/map.js';
import { ofSide, other, type Side } from '../components/side.js';
import type { MadisonState } from '../state.js';
import {
  type Abroad,
  abroadOf,
  type Holders,
  holders,
  holdersAmong,
  isOwn,
  lakeHolders,
  valueOf,
} from './control.js';
import { liftBlockades } from './language/lasting.js';
import { placeNo, shipsWhere, unitsWhere, type Whereabouts } from './places.js';

const sign = (side: 'us' | 'gb' | null): number => (side === null ? 0 : side === 'us' ? 1 : -1);

/** MMW-4.16 VPs of a lake. */
export const LAKE_VP = 2;

/** MMW-4.1, MMW-4.11, MMW-4.13, MMW-4.16, MMW-4.17 net VPs of the present board; positive: American. */
export function vpOf(
  state: MadisonState,
  map: Holders = holders(state),
  ships: Whereabouts = shipsWhere(state),
): number {
  let vp = state.eventVp;
  for (const [space, side] of map) vp += sign(side) * valueOf(state, space as SpaceId);
  // MMW-7.4.b, MMW-11.44 a marker keeps the points of a lake without ships
  const waters = lakeHolders(state, ships);
  for (const lake of LAKE_IDS) vp += LAKE_VP * sign(waters[lake] ?? state.markers[lake]);
  return vp;
}

/** MMW-17.32 the four cities of which three win the war. */
const CITIES: readonly SpaceId[] = SPACE_IDS.filter((id) => SPACE[id].instantVictory === 'gb');
const NEEDED = 3;

/**
 * Updates everything that follows at once from the places of pieces: the VP marker (MMW-4.12), depots that the enemy
 * has entered (MMW-13.55.b), blockades whose lake is lost (card 110) and instant victory (MMW-17.3). Called whenever
 * pieces have come, gone or lost steps while no combat is in progress.
 */
export function takeStock(state: MadisonState, table: Table): void {
  const units = unitsWhere(state);
  const ships = shipsWhere(state);
  const abroad = abroadOf(state, units);
  removeDepots(state, table, { units, ships, abroad });
  liftBlockades(state);
  const map = holdersAmong(state, abroad);
  const vp = vpOf(state, map, ships);
  if (vp !== state.vp) {
    state.vp = vp;
    table.say({ type: 'vp', clause: 'MMW-4.12', data: { vp } });
  }
  instantVictory(state, map);
}

interface Board {
  readonly units: Whereabouts;
  readonly ships: Whereabouts;
  readonly abroad: Abroad;
}

function removeDepots(state: MadisonState, table: Table, board: Board): void {
  for (const space of Object.keys(state.depots) as SpaceId[]) {
    const owner = state.depots[space] as Side;
    const no = placeNo(space);
    if (!isIn(board, other(owner), no) || isIn(board, owner, no)) continue;
    delete state.depots[space];
    table.say({ type: 'depot-lost', clause: 'MMW-13.55.b', data: { space, side: owner } });
  }
}

/**
 * Whether units or ships of a side are in a space. Abroad, where a depot meets its enemies, only a few units need to be
 * checked.
 */
function isIn({ units, ships, abroad }: Board, side: Side, no: number): boolean {
  const held = isOwn(side, no)
    ? ofSide(units, side).includes(no)
    : ofSide(abroad, side).some((one) => one.no === no);
  return held || ofSide(ships, side).includes(no);
}

function instantVictory(state: MadisonState, map: Holders): void {
  if (state.outcome !== null) return;
  // MMW-17.31 in 1812 or 1813
  if (map.get('quebec') === 'us' && !(state.turn?.startsWith('1814') ?? false))
    state.outcome = { winner: 'us', reason: 'quebec', clause: 'MMW-17.31' };
  else if (CITIES.filter((id) => map.get(id) === 'gb').length >= NEEDED)
    state.outcome = { winner: 'gb', reason: 'cities', clause: 'MMW-17.32' };
}
