import type { BoxId } from '../../components/campaign/boxes.js';
import { LANDING_COST, SHIP, type ShipId } from '../../components/campaign/ships.js';
import { PORTS } from '../../components/towns.js';
import type { State1776 } from '../../state.js';
import { isBox } from './boxes.js';
import { type Course, courseTo } from './course.js';
import { watersFrom } from './fleets.js';
import {
  crossingsOf,
  embarking,
  fetching,
  mpOf,
  readyFleets,
  roomOn,
  setSail,
  voyagesOf,
  whereIs,
} from './voyage.js';
import { missingOf, WEST_INDIES } from './west-indies.js';

/** The part of a duty that an errand fulfils: A1776-camp.IX.B.2.a.6.e fleets and points are counted separately. */
export type Part = 'fleets' | 'points';

/** A way to send a fleet: the place to which it goes first, and the units that it takes aboard there or at once. */
export interface Errand {
  readonly ship: ShipId;
  /** Movement phases to the West Indies, including the embarkation. */
  readonly phases: number;
  /** Points that it brings. */
  readonly points: number;
  /** The hex or box whose regulars it fetches; null: it fetches none. */
  readonly from: string | null;
  /** The water where it takes them aboard. */
  readonly water: string | null;
}

const toWestIndies = (ship: ShipId): Course => courseTo(ship, WEST_INDIES);

/** A1776-camp.IX.B.2.a.6.a British fleets that can be sent: they are not in the West Indies, and have not moved. */
const sendable = (state: State1776): ShipId[] =>
  readyFleets(state, 'gb').filter((id) => {
    const at = whereIs(state, id);
    // A1776-camp.VII.A.2.b a fleet that lies in the ice cannot go anywhere.
    return at !== WEST_INDIES && (isBox(at) || watersFrom(state, id, SHIP[id].move).size > 0);
  });

const aboardOf = (state: State1776, id: ShipId): number => state.ships?.[id]?.aboard?.BR ?? 0;

const asItIs = (state: State1776, ship: ShipId): Errand => ({
  ship,
  phases: toWestIndies(ship).phasesFrom(
    whereIs(state, ship),
    SHIP[ship].move - paidBy(state, ship),
  ),
  points: aboardOf(state, ship),
  from: null,
  water: null,
});

const paidBy = (state: State1776, ship: ShipId): number => state.ships?.[ship]?.paid ?? 0;

/** The errands in which a fleet takes regulars aboard where it is. */
function atOnce(state: State1776, ship: ShipId): Errand[] {
  const probe = { ...state, ships: { ...state.ships } };
  const now = setSail(probe, ship);
  const at = whereIs(state, ship);
  const room = roomOn(state, ship);
  const isHere = isBox(at);
  const waiting: readonly (readonly [string, number])[] = isHere
    ? [[at, fetching(probe, now).BR ?? 0]]
    : [...embarking(probe, now)].map(([hex, units]) => [hex, units.BR ?? 0]);
  return waiting.flatMap(([from, some]) => {
    const points = Math.min(room, some);
    const mp = SHIP[ship].move - LANDING_COST.port;
    const phases = toWestIndies(ship).phasesFrom(at, mp);
    return points === 0
      ? []
      : [{ ship, phases, points: points + aboardOf(state, ship), from, water: at }];
  });
}

/** The errands in which a fleet with room first goes to a port, or to Halifax, to fetch regulars. */
function fromPorts(state: State1776, ship: ShipId): Errand[] {
  const at = whereIs(state, ship);
  const room = roomOn(state, ship);
  const fetched = (from: string, water: string, some: number): Errand[] => {
    if (some === 0 || room === 0 || water === at) return [];
    const there = courseTo(ship, water).phasesFrom(at);
    const on = toWestIndies(ship).phasesFrom(water, SHIP[ship].move - LANDING_COST.port);
    const points = Math.min(some, room) + aboardOf(state, ship);
    return [{ ship, phases: there + on, points, from, water }];
  };
  return [
    ...PORTS.flatMap(({ hex, port }): Errand[] => {
      const lots = state.hexes[hex]?.gb;
      const some = (lots?.rest?.BR ?? 0) + (lots?.in?.BR ?? 0);
      return port === null || port === undefined ? [] : fetched(hex, port, some);
    }),
    ...fetched('halifax', 'halifax', state.boxes?.halifax?.gb?.BR ?? 0),
  ];
}

/**
 * A battle fleet also takes missing regulars along if that does not delay it, and if no transport can bring them
 * (A1776-camp.IX.B.2.a.6.c).
 */
const takingAlong = (state: State1776, ship: ShipId): Errand[] =>
  missingOf(state).points > 0 && sendable(state).every((id) => SHIP[id].kind === 'BF')
    ? atOnce(state, ship)
    : [];

/** The errands that fulfil a part of the duty in the fewest phases; one for each fleet. */
export function soonest(state: State1776, part: Part): Errand[] {
  const all = sendable(state).flatMap((ship): Errand[] => {
    if (part === 'fleets' && SHIP[ship].kind !== 'BF') return [];
    const ways =
      part === 'fleets'
        ? [...takingAlong(state, ship), asItIs(state, ship)]
        : [asItIs(state, ship), ...atOnce(state, ship), ...fromPorts(state, ship)].filter(
            ({ points }) => points > 0,
          );
    const best = Math.min(...ways.map(({ phases }) => phases));
    return ways.filter(({ phases }) => phases === best).slice(0, 1);
  });
  const least = Math.min(...all.map(({ phases }) => phases));
  return least === Infinity ? [] : all.filter(({ phases }) => phases === least);
}

export type Step =
  | { readonly do: 'voyage'; readonly water: string; readonly mp: number }
  | { readonly do: 'cross'; readonly box: BoxId };
/** A step, with the number of phases from this one on, and the MP of the rest of the way after it. */
type Weighed = readonly [step: Step | null, phases: number, mp: number];

/**
 * The next step of the fleet under way: the one after which the least of its course is left; null: no step brings it
 * nearer.
 */
export function nextStep(state: State1776, course: Course): Step | null {
  const { sailing: now } = state;
  if (now === undefined) return null;
  const at = whereIs(state, now.id);
  const ending = (where: string): number => 1 + course.phasesFrom(where);
  const steps: Weighed[] = [[null, ending(at), course.distanceFrom(at)]];
  for (const box of crossingsOf(state, now)) steps.push([{ do: 'cross', box }, ending(box), 0]);
  for (const [water, mp] of voyagesOf(state, now)) {
    const left = mpOf(now) - mp;
    const going = Math.max(1, course.phasesFrom(water, left));
    const far = course.distanceFrom(water, going <= ending(water) ? left : undefined);
    steps.push([{ do: 'voyage', water, mp }, Math.min(going, ending(water)), far]);
  }
  const [best] = steps.sort(([, a, far], [, b, near]) => a - b || far - near);
  return best?.[0] ?? null;
}
