import {
  BOX_IDS,
  boxesBeyond,
  boxesFrom,
  type BoxId,
  EXIT_IDS,
  FRENCH_SUPPLY_BOX,
  PORT_BOXES,
  waysBackFrom,
} from '../../components/campaign/boxes.js';
import { EXIT_WATERS } from '../../components/campaign/sea.js';
import {
  CONTESTED_COST,
  LANDING_COST,
  SHIP,
  type ShipId,
} from '../../components/campaign/ships.js';
import { banksOf, hexsideOf, isLandable } from '../../components/hexsides.js';
import { other, type Side, SIDES } from '../../components/side.js';
import { type Counts, OTHER_COUNTERS, UNIT, type UnitCode } from '../../components/units.js';
import type { Sailing, State1776, Status } from '../../state.js';
import { burden } from '../capacity.js';
import { add, hexesIn, isEmpty, pointsAt, presentAt, troopsAt, typesIn } from '../force.js';
import { isBox } from './boxes.js';
import { fleetsOf, isCargo, isStoppedAt, portAt, watersFrom } from './fleets.js';
import { isClosedTo } from './indian-towns.js';
import { stayBar, WEST_INDIES } from './west-indies.js';
import { halved, isSnowbound } from './winter.js';

/** Fleets that can still be moved in this phase, in the order of `SHIPS`. */
export const readyFleets = (state: State1776, side: Side): ShipId[] =>
  fleetsOf(state, side).filter((id) => state.ships?.[id]?.as === undefined);

export const whereIs = (state: State1776, id: ShipId): string => state.ships?.[id]?.at ?? '';
export const aboardOf = (state: State1776, id: ShipId): Counts => state.ships?.[id]?.aboard ?? {};

/** Puts a fleet into play in a place, or moves it there. */
export function place(state: State1776, id: ShipId, at: string): void {
  const { since: _, ...ship } = state.ships?.[id] ?? {};
  state.ships = { ...state.ships, [id]: { ...ship, at } };
}

/** Ends the movement of the fleet for this phase. */
export function rest(state: State1776, id: ShipId): void {
  delete state.sailing;
  state.ships = {
    ...state.ships,
    [id]: { ...state.ships?.[id], at: whereIs(state, id), as: 'done' },
  };
}

/** Begins the movement of a fleet; A1776-basic.VI.E with fewer MP if it has paid for coming onto the map. */
export function setSail(state: State1776, id: ShipId): Sailing {
  const { paid = 0, ...ship } = state.ships?.[id] ?? { at: '' };
  state.ships = { ...state.ships, [id]: ship };
  return { id, began: ship.at, spent: paid, moved: false };
}

/** Puts units aboard a fleet, or takes them off. */
export function stow(state: State1776, id: ShipId, units: Counts, sign: 1 | -1): void {
  const aboard = add({ ...aboardOf(state, id) }, units, sign);
  const { aboard: _, ...ship } = state.ships?.[id] ?? { at: '' };
  state.ships = { ...state.ships, [id]: { ...ship, ...(!isEmpty(aboard) && { aboard }) } };
}

export const mpOf = ({ id, spent, ended }: Sailing): number => (ended ? 0 : SHIP[id].move - spent);

/**
 * A1776-camp.IX.C.4.table the MP for an embarkation or landing at a hex, by where the fleet lies, for any number of
 * units; null: not possible there.
 */
export function landingCost(state: State1776, side: Side, at: string, hex: string): number | null {
  const water = hexsideOf(at)?.water;
  const more = troopsAt(state, other(side), hex) > 0 ? CONTESTED_COST : 0;
  if (portAt(at)?.hex === hex) return LANDING_COST.port + more;
  if (water === 'coast') return LANDING_COST.coast + more;
  return water === 'river2' || water === 'river3' ? LANDING_COST.river + more : null;
}

/**
 * A1776-camp.IX.C.2, A1776-camp.IX.C.3 the hexes where a fleet on that hexside can land: the hex of its port, and the
 * banks.
 */
export function shoresOf(at: string): string[] {
  const side = hexsideOf(at);
  const port = portAt(at)?.hex;
  const banks = side === undefined ? [] : banksOf(side).filter((hex) => isLandable(side, hex));
  return port === undefined || banks.includes(port) ? banks : [port, ...banks];
}

/** The cost of an operation in a hex now; 0 if the fleet goes on with the one that it has paid for. */
export const costNow = ({ op }: Sailing, what: string, cost: number): number =>
  op === what ? 0 : cost;

/**
 * A1776-camp.IX.C.2, A1776-camp.IX.C.4 hex -> units that can be embarked where the fleet began its phase: those that
 * have not moved, including a garrison unless it is besieged.
 */
export function embarking(state: State1776, now: Sailing): ReadonlyMap<string, Counts> {
  const found = new Map<string, Counts>();
  const { id, moved } = now;
  const at = whereIs(state, id);
  const { side } = SHIP[id];
  if (moved || isBox(at)) return found;
  for (const hex of shoresOf(at)) {
    const cost = landingCost(state, side, at, hex);
    if (cost === null || costNow(now, `embark ${hex}`, cost) > mpOf(now)) continue;
    const units = unmoved(state, side, hex);
    if (!isEmpty(units)) found.set(hex, units);
  }
  return found;
}

function unmoved(state: State1776, side: Side, hex: string): Counts {
  const lots = state.hexes[hex]?.[side];
  const besieged = pointsAt(state, other(side), hex) > 0;
  const units: Counts = {};
  for (const lot of [lots?.rest, besieged ? undefined : lots?.in])
    for (const unit of typesIn(lot ?? {}))
      if (isCargo(side, unit)) add(units, { [unit]: lot?.[unit] ?? 0 });
  return units;
}

/** A1776-camp.IX.C.3, A1776-camp.IX.C.4.d the hexes where the fleet can land units now. */
export function shoresFor(state: State1776, now: Sailing): string[] {
  const { id } = now;
  const at = whereIs(state, id);
  const { side } = SHIP[id];
  if (isBox(at) || isEmpty(aboardOf(state, id))) return [];
  return shoresOf(at).filter((hex) => {
    const cost = landingCost(state, side, at, hex);
    return (
      cost !== null &&
      costNow(now, `debark ${hex}`, cost) <= mpOf(now) &&
      !isClosedTo(state, side, hex)
    );
  });
}

/**
 * A1776-camp.IX.C.4.table the status of a unit that is landed: in a port without enemies it has half its MP left,
 * elsewhere none; A1776-camp.VII.A.2.a if it was embarked in the north in winter, half of half.
 */
export function landedAs(state: State1776, now: Sailing, hex: string, unit: UnitCode): Status {
  const { side } = SHIP[now.id];
  const at = whereIs(state, now.id);
  if (portAt(at)?.hex !== hex || troopsAt(state, other(side), hex) > 0) return 'held';
  const { move } = UNIT[unit];
  const allowed =
    now.loaded && isSnowbound(state, portAt(now.began)?.hex ?? '') ? halved(move) : move;
  return `free${move - halved(allowed)}`;
}

/**
 * A1776-camp.IX.B.1.c.2 whether the fleet has come to a water where it must stop; a fleet that began there can leave.
 */
const isStopped = (state: State1776, { id, began }: Sailing): boolean =>
  whereIs(state, id) !== began && isStoppedAt(state, SHIP[id].side, whereIs(state, id));

/**
 * The waters of the map to which the fleet can sail, with the cost of each; A1776-camp.IX.B.2.a.5.a from a box onto the
 * map for 1 MP.
 */
export function voyagesOf(state: State1776, now: Sailing): ReadonlyMap<string, number> {
  const at = whereIs(state, now.id);
  if (!isBox(at)) return isStopped(state, now) ? new Map() : watersFrom(state, now.id, mpOf(now));
  if (mpOf(now) < 1) return new Map();
  const waters = waysBackFrom(at, SHIP[now.id].side).flatMap((exit) => EXIT_WATERS.get(exit) ?? []);
  return new Map(waters.map((water) => [water, 1]));
}

/**
 * The boxes to which the fleet can go: A1776-camp.IX.B.2.a.5 from a box to a linked one, once, also after it has landed
 * units; A1776-camp.IX.B.2.a.1 from an exit of the map with 1 MP left.
 */
export function crossingsOf(state: State1776, now: Sailing): BoxId[] {
  const at = whereIs(state, now.id);
  const { side } = SHIP[now.id];
  if (isBox(at)) return now.ended || isKept(state, now.id) ? [] : boxesFrom(at, side);
  if (mpOf(now) < 1 || isStopped(state, now)) return [];
  const boxes = EXIT_IDS.filter((exit) => EXIT_WATERS.get(exit)?.includes(at)).flatMap((exit) =>
    boxesBeyond(exit, side),
  );
  return BOX_IDS.filter((box) => boxes.includes(box));
}

const isKept = (state: State1776, id: ShipId): boolean =>
  whereIs(state, id) === WEST_INDIES && stayBar(state, id) !== null;

/** A1776-camp.IX.C.4 units in the box of a port that can be taken aboard before the fleet moves. */
export function fetching(state: State1776, now: Sailing): Counts {
  const at = whereIs(state, now.id);
  const { side } = SHIP[now.id];
  if (!isBox(at) || now.moved) return {};
  const there = state.boxes?.[at]?.[side] ?? {};
  return Object.fromEntries(
    typesIn(there).flatMap((unit) => (isCargo(side, unit) ? [[unit, there[unit]]] : [])),
  );
}

/** A1776-camp.IX.B.2.a.5.c whether a French fleet began its phase in the French transit box and has not moved. */
export const isAtSource = (state: State1776, { id, moved }: Sailing): boolean =>
  SHIP[id].french && whereIs(state, id) === FRENCH_SUPPLY_BOX && !moved;

/**
 * A1776-camp.VIII.C.4 whether the fleet can take a supply unit aboard: there is room, and a counter that is not in
 * play.
 */
export const canReplenish = (state: State1776, now: Sailing): boolean =>
  isAtSource(state, now) &&
  roomOn(state, now.id) > 0 &&
  frenchSupplyIn(state) < OTHER_COUNTERS.us.FS;

/** The number of French supply units in play: ashore, on the march, in boxes and aboard. */
function frenchSupplyIn(state: State1776): number {
  const ashore = hexesIn(state, state.column === null ? [] : [state.column.at]).map((hex) =>
    SIDES.reduce((sum, side) => sum + (presentAt(state, side, hex).FS ?? 0), 0),
  );
  const off = Object.values(state.boxes ?? {}).map(({ us }) => us?.FS ?? 0);
  const aboard = Object.values(state.ships ?? {}).map((ship) => ship.aboard?.FS ?? 0);
  return [...ashore, ...off, ...aboard].reduce((sum, count) => sum + count, 0);
}

/**
 * A1776-camp.IX.C.3 whether the fleet can land units in the box where it is; if it came from the map, it needs 5 MP
 * left. Units that it took aboard there stay aboard until it has moved.
 */
export function mayUnload(
  state: State1776,
  { id, spent, fromMap, ended, loaded }: Sailing,
): boolean {
  const at = whereIs(state, id);
  if (!isBox(at) || !PORT_BOXES.includes(at) || isEmpty(aboardOf(state, id))) return false;
  if (ended !== true) return loaded !== true;
  return fromMap !== true || SHIP[id].move - spent >= LANDING_COST.port;
}

/** A1776-camp.IX.C.4.b the capacity that is left; A1776-campopt.IV.note 0 on a fleet that carries too much. */
export const roomOn = (state: State1776, id: ShipId): number =>
  Math.max(0, SHIP[id].capacity - burden(state, SHIP[id].side, aboardOf(state, id)));

/** A1776-campopt.IV.note how much a fleet carries above its capacity. */
export const excessOn = (state: State1776, id: ShipId): number =>
  Math.max(0, burden(state, SHIP[id].side, aboardOf(state, id)) - SHIP[id].capacity);

/** A1776-camp.IX.C.4.e the hexsides on which a fleet of that side serves as a ferry. */
export const ferryFleets = (state: State1776, side: Side): string[] =>
  fleetsOf(state, side).flatMap((id) => {
    const ship = state.ships?.[id];
    return ship?.as === 'ferry' ? [ship.at] : [];
  });
