import type { Clause } from '../../kernel/clauses.js';
import { lookup } from '../../kits/lookup.js';
import { LEADER } from '../components/leaders.js';
import { NEIGHBOURS, SPACE, type SpaceId } from '../components/map.js';
import { ofSide, other, type Side, SIDES } from '../components/side.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { RetreatCause } from '../frames.js';
import type { MadisonState, Moving } from '../state.js';
import { holderIn, type Holders, holders } from './control.js';
import type { Band } from './force.js';
import { ferryFrom, isNorthWest, mayBeIn, stepsOut } from './march.js';
import { canCarry, waterTowns } from './naval.js';
import { isReduced, leadersAt, leadersOf, shipsAt, unitsAt } from './pieces.js';
import { type Places, placesOf, unitPlaces } from './places.js';
import { bandOf, originOf } from './retreat-band.js';
import { isRoute, type Route, type Routes } from './route.js';
import { inSupply, type Lines, supplied } from './supply.js';
import { isCarriableTo } from './water-retreat.js';

const NOWHERE: ReadonlySet<string> = new Set();

/** MMW-10.7, MMW-10.8 all ways out for pieces that retreat together. */
export function routesFrom(
  state: MadisonState,
  side: Side,
  space: SpaceId,
  cause: RetreatCause,
): Routes {
  const band = bandOf(state, side, space, cause);
  const foe = other(side);
  const map = holdersWithout(state, side, space);
  const x: Case = {
    state,
    side,
    space,
    cause,
    band,
    origin: cause === 'attacker' ? originOf(state, band) : undefined,
    entries: cause === 'attacker' ? NOWHERE : entriesOf(state, foe, space),
    map,
    lines: supplied(state, side, map),
    own: () => placesOf(unitPlaces(state, side)),
    foes: placesOf(unitPlaces(state, foe)),
    foeLeaders: new Set(ofSide(LAND_LEADERS, foe).map((id) => state.leaders[id].at)),
  };
  const land = landRoutes(x);
  return { land, water: waterRoutes(x, [...land.values()].some(isRoute)) };
}

/**
 * Holders of all spaces once the force has left: spaces of enemy territory that it held return to the enemy (MMW-4.14).
 */
function holdersWithout(state: MadisonState, side: Side, space: SpaceId): Holders {
  const map = holders(state);
  if (SPACE[space].territory !== side) map.delete(space);
  return map;
}

interface Case {
  readonly state: MadisonState;
  readonly side: Side;
  readonly space: SpaceId;
  readonly cause: RetreatCause;
  readonly band: Band;
  /** Space or lake that the attackers came from. */
  readonly origin: Moving['from'];
  /** MMW-10.72.a spaces that the enemies came from. */
  readonly entries: ReadonlySet<string>;
  readonly map: Holders;
  readonly lines: Lines;
  /** Places of own land units, seldom asked for, of enemy land units, of enemy land leaders. */
  readonly own: () => Places;
  readonly foes: Places;
  readonly foeLeaders: ReadonlySet<string>;
}

const LAND_LEADERS = lookup(SIDES, (side) =>
  leadersOf(side).filter((id) => LEADER[id].kind !== 'naval'),
);

const entriesOf = (state: MadisonState, foe: Side, space: SpaceId): ReadonlySet<string> =>
  new Set(
    [
      ...unitsAt(state, foe, space).map((id) => state.units[id].from),
      ...leadersAt(state, foe, space).map((id) => state.leaders[id].from),
    ].filter((from) => from !== undefined),
  );

function landRoutes(x: Case): Map<SpaceId, Route | Clause> {
  const ways = new Map<SpaceId, Route | Clause>();
  for (const to of stepsOut(x.space)) ways.set(to, barOf(x, to) ?? routeTo(x, to));
  // MMW-11.53 pieces that came over water go back over it
  if (x.origin !== undefined && !isLand(x.origin))
    for (const to of ways.keys()) ways.set(to, 'MMW-11.53');
  else if (x.cause === 'attacker') barDetours(x, ways);
  return ways;
}

const isLand = (place: string): place is SpaceId => Object.hasOwn(SPACE, place);

/** MMW-10.72 the clause that forbids a retreat to a space; null: it is allowed. */
function barOf(x: Case, to: SpaceId): Clause | null {
  const { side, cause, space, band } = x;
  if (x.entries.has(to)) return 'MMW-10.72.a';
  const out = cause === 'pushed-out';
  if (x.foes.has(to) && (out || holderIn(x.map, to) !== side)) return 'MMW-10.72.b';
  if (x.foeLeaders.has(to) && out) return 'MMW-10.72.b';
  const able = canGo(space, band, to);
  if (able.units.length + able.leaders.length > 0) return null;
  return ferryFrom(space) === to ? 'MMW-10.72.d' : 'MMW-3.63';
}

/** MMW-3.61, MMW-3.63 the ferry is for the North West Company; Lower Canada's militia has its limits. */
function canGo(from: SpaceId, { units, leaders }: Band, to: SpaceId): Band {
  if (ferryFrom(from) === to && !NEIGHBOURS[from].some((path) => path.to === to))
    return { units: units.filter(isNorthWest), leaders: [] };
  return { units: units.filter((id) => mayBeIn(id, to)), leaders };
}

function routeTo(x: Case, to: SpaceId): Route {
  const { state, side, space, band, lines, map } = x;
  const goes = canGo(space, band, to);
  const left = band.units.filter((id) => !goes.units.includes(id));
  const friendly = holderIn(map, to) === side;
  const costs = left.map((id) => lossAlone(x, id));
  return {
    to,
    water: false,
    band: goes,
    losses: sum([...goes.units.map((id) => lossOf(state, id, friendly)), ...costs.map(stepsLost)]),
    strands: costs.some(({ lost }) => lost),
    supplied: inSupply(state, side, to, lines),
    friendly,
    pushes: x.foes.has(to) || x.foeLeaders.has(to),
    entry: to === x.origin,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** MMW-10.72.c number of steps that a unit loses when it enters a space. */
function lossOf(state: MadisonState, id: UnitId, friendly: boolean): number {
  if (friendly) return 0;
  return isReduced(state, id) && state.units[id].cut !== true ? 0 : 1;
}

interface Alone {
  readonly steps: number;
  readonly lost: boolean;
}
const stepsLost = ({ steps }: Alone): number => steps;

/** The fewest steps lost by a unit that cannot go with the others. */
function lossAlone(x: Case, id: UnitId): Alone {
  const { state, side, space, map } = x;
  const own = { units: [id], leaders: [] };
  const costs = stepsOut(space)
    .filter((to) => barOf({ ...x, band: own }, to) === null)
    .map((to) => lossOf(state, id, holderIn(map, to) === side));
  if (costs.length > 0) return { steps: Math.min(...costs), lost: false };
  return { steps: UNIT[id].reduced === null || isReduced(state, id) ? 1 : 2, lost: true };
}

/**
 * MMW-10.73 attackers go back whence they came, unless it saves steps (MMW-10.73.a) or brings them back into supply
 * (MMW-10.73.c).
 */
function barDetours({ state, own, band, origin }: Case, ways: Map<SpaceId, Route | Clause>): void {
  const back = origin === undefined ? undefined : ways.get(origin as SpaceId);
  const cut = band.units.some((id) => state.units[id].cut === true);
  for (const [to, way] of ways) {
    if (!isRoute(way) || to === origin) continue;
    const saves = !isRoute(back) || way.losses < back.losses;
    const restores = cut && way.supplied && !way.pushes && !own().has(to) && isRoute(back);
    if (!saves && !(restores && !back.supplied)) ways.set(to, 'MMW-10.73');
  }
}

/**
 * MMW-10.82, MMW-10.84, MMW-10.73.b by water: all who may embark; if the ships are too few, only for want of another
 * way.
 */
function waterRoutes(x: Case, byLand: boolean): Map<SpaceId, Route | Clause> {
  const { state, side, space, band, lines } = x;
  const ways = new Map<SpaceId, Route | Clause>();
  const towns = waterTowns(state, side, space);
  if (towns.length === 0) return ways;
  const leaders = band.leaders.filter((id) => LEADER[id].kind === 'land');
  const ships = shipsAt(state, side, space);
  for (const to of towns) {
    const units = band.units.filter((id) => isCarriableTo(id, to));
    const left = band.units.filter((id) => !units.includes(id)).map((id) => lossAlone(x, id));
    const short = !canCarry(state, ships, units);
    const bar =
      units.length + leaders.length === 0 ? 'MMW-9.47' : short && byLand ? 'MMW-10.84' : null;
    ways.set(
      to,
      bar ?? {
        to,
        water: true,
        band: { units, leaders },
        losses: sum(left.map(stepsLost)),
        strands: short || left.some(({ lost }) => lost),
        supplied: inSupply(state, side, to, lines),
        friendly: true,
        pushes: false,
        entry: false,
      },
    );
  }
  return ways;
}
