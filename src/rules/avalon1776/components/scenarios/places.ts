import { hexsideOf, HEXSIDES, isLandable } from '../hexsides.js';
import { distance, HEXES, hexOf } from '../map.js';
import { DAN_IN_NC, isIn, REGION } from '../regions.js';
import { PORTS, type Town, townAt, townOf } from '../towns.js';
import type { Scenario, Where } from './scenario.js';

const AREAS = new Map<Scenario, ReadonlySet<string>>();

/** The land hexes of the area of play. */
export function areaOf(scenario: Scenario): ReadonlySet<string> {
  const known = AREAS.get(scenario);
  if (known !== undefined) return known;
  const { section, region } = scenario;
  const area = new Set(
    HEXES.filter(
      (hex) =>
        hex.kind === 'land' &&
        (section === null || hex.section === section) &&
        (region === null || isIn(region, hex.id)),
    ).map(({ id }) => id),
  );
  AREAS.set(scenario, area);
  return area;
}

const town = (id: string): Town => {
  const found = townOf(id);
  if (found === undefined) throw new Error(`${id} is no town`);
  return found;
};

/** The ports of the area of play. */
export const portsOf = (scenario: Scenario): Town[] =>
  PORTS.filter(({ hex }) => areaOf(scenario).has(hex));

const PLACES = new WeakMap<Scenario, WeakMap<Where, readonly string[]>>();

/**
 * The hexes in which an entry of the set-up or schedule may stand, in board order; for a bateau on the Dan, hexsides.
 */
export function placesOf(scenario: Scenario, where: Where): readonly string[] {
  const known = PLACES.get(scenario) ?? new WeakMap<Where, readonly string[]>();
  PLACES.set(scenario, known);
  const places = known.get(where) ?? findPlaces(scenario, where);
  known.set(where, places);
  return places;
}

function findPlaces(scenario: Scenario, where: Where): readonly string[] {
  const area = areaOf(scenario);
  if ('at' in where) return [town(where.at).hex];
  if ('onDan' in where) return DAN_IN_NC;
  if ('edge' in where) return REGION[where.edge];
  if ('border' in where) return REGION[where.border].filter((hex) => area.has(hex));
  if ('anywhere' in where) return [...area];
  if ('box' in where) return [];
  if ('inArea' in where)
    return [...area].filter(
      (hex) => hexOf(hex)?.area === where.inArea && townAt(hex)?.kind !== 'indian',
    );
  if ('anyPort' in where)
    return [...area].filter((hex) => portsOf(scenario).some((port) => port.hex === hex));
  const { within, of, region } = where;
  const middle = town(of).hex;
  return [...area].filter(
    (hex) => distance(hex, middle) <= within && (region === undefined || isIn(region, hex)),
  );
}

const MOORINGS = new Map<string, readonly string[]>();

/** A1776-opt.II.A.6 the navigable hexsides beside a hex, at which its bateaux may lie. */
export function mooringsAt(hex: string): readonly string[] {
  const known = MOORINGS.get(hex);
  if (known !== undefined) return known;
  const moorings = HEXSIDES.filter((side) => side.navigable && isLandable(side, hex));
  const ids = moorings.map(({ id }) => id);
  MOORINGS.set(hex, ids);
  return ids;
}

/**
 * A1776-scn2.special.1 the hexes where the invasion may land: on the coast, and ports on rivers of class 3; not the
 * port that it sails from.
 */
export function landingsOf(scenario: Scenario, from: string): string[] {
  const ports = new Set(
    portsOf(scenario)
      .filter(({ port }) => port !== null && hexsideOf(port)?.water === 'river3')
      .map(({ hex }) => hex),
  );
  const coast = new Set(
    HEXSIDES.filter(({ water }) => water === 'coast').flatMap(({ hexes }) => hexes),
  );
  return [...areaOf(scenario)].filter(
    (hex) => hex !== town(from).hex && (coast.has(hex) || ports.has(hex)),
  );
}
