import type { Entry } from '../../../kits/graph.js';
import { PORT_BOXES } from '../../components/campaign/boxes.js';
import { sailing } from '../../components/campaign/sea.js';
import { SHIP, type ShipId, SHIPS } from '../../components/campaign/ships.js';
import { hexsideOf } from '../../components/hexsides.js';
import { other, type Side } from '../../components/side.js';
import { PORTS, type Town } from '../../components/towns.js';
import { UNIT, type UnitCode } from '../../components/units.js';
import { ASIDE, type State1776 } from '../../state.js';
import { inside, pointsAt, troopsAt } from '../force.js';
import { guns, isSuppliable } from '../supply.js';
import { isSnowbound } from './winter.js';

const isAside = (at: string): boolean => (ASIDE as readonly string[]).includes(at);

const ofSide = (state: State1776, side: Side, holds: (at: string) => boolean): ShipId[] =>
  SHIPS.filter(({ id, side: of }) => {
    const at = state.ships?.[id]?.at;
    return of === side && at !== undefined && holds(at);
  }).map(({ id }) => id);

/** Fleets of a side on the map and in boxes, in the order of `SHIPS`. */
export const fleetsOf = (state: State1776, side: Side): ShipId[] =>
  ofSide(state, side, (at) => !isAside(at));

/** Fleets of a side that are aside in that way, e.g. `refit`. */
export const asideOf = (state: State1776, side: Side, how: (typeof ASIDE)[number]): ShipId[] =>
  ofSide(state, side, (at) => at === how);

/** Fleets of a side in one place. */
export const fleetsAt = (state: State1776, side: Side, water: string): ShipId[] =>
  ofSide(state, side, (at) => at === water);

const PORT_AT: ReadonlyMap<string, Town> = new Map(PORTS.map((port) => [port.port ?? '', port]));

/**
 * A1776-camp.IX.B.1.d.1, A1776-camp.IX.B.1.d.2 the port in which a ship on that hexside lies; A1776-camp.IX.B.1.d.2.a a
 * port holds any number of ships.
 */
export const portAt = (water: string): Town | undefined => PORT_AT.get(water);

/** Whether a ship in that place lies in a port, on the map or off it. */
export const isPort = (at: string): boolean =>
  PORT_AT.has(at) || (PORT_BOXES as readonly string[]).includes(at);

export const hasFleet = (state: State1776, side: Side, at: string): boolean =>
  fleetsAt(state, side, at).length > 0;

/**
 * A1776-camp.IX.B.1.d.2.b whether enemy ships in a port keep a side out of it; A1776-camp.IX.B.1.d.2.c they do not if
 * only that side has combat units ashore.
 */
export function isPortShut(state: State1776, side: Side, water: string): boolean {
  const hex = portAt(water)?.hex;
  const enemy = other(side);
  if (hex === undefined || !hasFleet(state, enemy, water)) return false;
  return troopsAt(state, side, hex) === 0 || troopsAt(state, enemy, hex) > 0;
}

/**
 * A1776-camp.IX.B.1.b whether enemies stand beside a river of class 2, A1776-camp.IX.B.1.b.3 or have a fort there whose
 * guns are supplied.
 */
const isWatched = (state: State1776, side: Side, hexes: readonly string[]): boolean =>
  hexes.some(
    (hex) => pointsAt(state, other(side), hex) > 0 || hasFortGuns(state, other(side), hex),
  );

const hasFortGuns = (state: State1776, side: Side, hex: string): boolean =>
  state.hexes[hex]?.fort === side &&
  guns(inside(state.hexes[hex]?.[side])) > 0 &&
  isSuppliable(state, side, hex);

/** A1776-camp.VII.A.2.b whether it is a river or lake of the north, which transports cannot use in winter. */
function isIcedFor(state: State1776, ship: ShipId, water: string): boolean {
  const side = hexsideOf(water);
  return (
    SHIP[ship].kind === 'TR' &&
    side !== undefined &&
    side.water !== 'coast' &&
    side.hexes.some((hex) => isSnowbound(state, hex))
  );
}

/**
 * A1776-camp.IX.B.1.b.2, A1776-camp.IX.B.1.c.2 whether a fleet that comes there has to stop because of enemy ships,
 * A1776-camp.IX.B.1.b, A1776-camp.IX.B.1.b.3 or of enemies who watch a river of class 2.
 */
export function isStoppedAt(state: State1776, side: Side, water: string): boolean {
  if (hasFleet(state, other(side), water)) return true;
  const river = hexsideOf(water);
  return river?.water === 'river2' && isWatched(state, side, river.hexes);
}

/**
 * The waters to which a fleet can sail with so many MP (not the one where it is), with the cost of each.
 * A1776-camp.IX.B.1.b.2, A1776-camp.IX.B.1.c.2 it stops where enemy ships are, A1776-camp.IX.B.1.d.2.b and cannot enter
 * a port that they shut; A1776-camp.VII.A.2.b in winter a transport can leave a port of the north by its river, but not
 * enter one.
 */
export function watersFrom(state: State1776, ship: ShipId, mp: number): Map<string, number> {
  const at = state.ships?.[ship]?.at ?? '';
  const { side, kind } = SHIP[ship];
  const leavesPort = portAt(at) !== undefined;
  if (!leavesPort && isIcedFor(state, ship, at)) return new Map();
  const enter = (water: string): Entry => {
    if (isIcedFor(state, ship, water) && !leavesPort) return 'bar';
    if (isPortShut(state, side, water)) return 'bar';
    return isStoppedAt(state, side, water) ? 'end' : 'pass';
  };
  const found = sailing(kind, at, mp, enter);
  for (const water of found.keys())
    if (water === at || isIcedFor(state, ship, water)) found.delete(water);
  return found;
}

/** Types that ships carry: A1776-camp.IX.C.1.a British ones, A1776-camp.IX.C.1.b French ones. */
const CARGO: Readonly<Record<Side, readonly UnitCode[]>> = {
  gb: ['BR', 'TM', 'TMd', 'A', 'S'],
  us: ['FR', 'CA', 'A', 'S', 'FA', 'FS'],
};

/** Whether fleets of that side carry the type; A1776-campopt.I.B a ship without capacity carries nobody. */
export const isCargo = (side: Side, unit: UnitCode): boolean =>
  CARGO[side].includes(unit) && (UNIT[unit].side ?? side) === side;
