import type { Locale } from '../../kernel/text.js';
import { AREA_IDS, AREA_NAME, type AreaId } from '../components/areas.js';
import { BOX_IDS, BOX_NAME } from '../components/campaign/boxes.js';
import { LEVIES } from '../components/campaign/levies.js';
import { SHIPS } from '../components/campaign/ships.js';
import { hexsideOf } from '../components/hexsides.js';
import { HEXES, hexOf } from '../components/map.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { type Side, SIDES } from '../components/side.js';
import { townOf } from '../components/towns.js';
import type { Counts } from '../components/units.js';
import { portAt } from '../questions/campaign/fleets.js';
import type { View } from '../view/view.js';
type ShipView = NonNullable<NonNullable<View['ships']>['cn']>;
import {
  arrivalsLine,
  battleLine,
  countsIn,
  dateLine,
  PHRASES,
  placeName,
  scoreLine,
} from './phrases.js';

const colon = (locale: Locale): string => (locale === 'en' ? ': ' : '：');

/** The units of a side in a hex: outside, face down, in the fort. */
function forceOf(view: View, hex: string, side: Side, locale: Locale): string[] {
  const say = PHRASES[locale];
  const force = view.hexes[hex]?.[side];
  if (force === undefined) return [];
  const { open } = force;
  const inside = countsIn(force.in ?? {}, locale);
  const parts = [countsIn(open, locale), inside === '' ? '' : `${inside} (${say.inside})`].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? [] : [`${say.force(side)} ${parts.join(say.comma)}`];
}

function hexLine(view: View, hex: string, locale: Locale): string[] {
  const say = PHRASES[locale];
  const spot = view.hexes[hex];
  const facts = [
    ...SIDES.flatMap((side) => forceOf(view, hex, side, locale)),
    ...(spot?.fort === undefined ? [] : [`${say.force(spot.fort)} ${say.fort}`]),
    ...(spot?.built === undefined ? [] : [`${say.force(spot.built)} ${say.built}`]),
    ...(spot?.dug === undefined ? [] : [`${say.force(spot.dug)} ${say.dug}`]),
    ...(spot?.commerce ? [say.trade] : []),
  ];
  return facts.length === 0
    ? []
    : [placeName(hex, locale) + colon(locale) + facts.join(locale === 'en' ? '; ' : '；')];
}

/** All hexes from the north to the south, each row from the left. */
const FROM_NORTH = [...HEXES].sort((a, b) => b.spot.row - a.spot.row || a.no - b.no);

/**
 * A1776-camp.III.B.3 the text behind the name of an area: its status, its rates, and which of its towns are British.
 */
function areaLine({ areas }: View, area: AreaId, locale: Locale): string {
  const say = PHRASES[locale];
  if (areas === undefined || area === 'CAN') return '';
  const { status, rates, british } = areas[area];
  const numbers =
    rates === null ? '' : LEVIES.map((levy) => `${levy} ${rates[levy]}`).join(say.comma);
  const towns = british.map((id) => townOf(id)?.name[locale] ?? id).join(say.comma);
  return `${colon(locale)}${say.area(status ?? '–', numbers, towns)}`;
}

const cargo = (aboard: Counts, locale: Locale): string => {
  const units = countsIn(aboard, locale);
  return units === '' ? '' : `${locale === 'en' ? '; ' : '；'}${units}`;
};

/** The name of a ship's place: a port, a box, a hex of the sea, or a hexside with its bank. */
function shipPlace(at: string, locale: Locale): string {
  const port = portAt(at);
  if (port !== undefined) return port.name[locale];
  const box = BOX_IDS.find((id) => id === at);
  if (box !== undefined) return BOX_NAME[box][locale];
  const bank = hexsideOf(at)?.hexes.find((hex) => hexOf(hex)?.kind === 'land');
  return bank === undefined ? placeName(at, locale) : `${at}, ${placeName(bank, locale)}`;
}

/**
 * Where a fleet is, or why it is nowhere; A1776-campopt.I for the Continental Navy, the port where it is repaired or
 * the turn by which it has to be in one.
 */
function whereabouts(
  { at, aside = 'due', until = 0, port, portedBy }: ShipView,
  locale: Locale,
): string {
  const say = PHRASES[locale];
  const place = port ?? at;
  return [
    ...(at === undefined ? [say.aside(aside, until)] : []),
    ...(place === undefined ? [] : [shipPlace(place, locale)]),
    ...(at === undefined || portedBy === undefined ? [] : [say.portedBy(portedBy)]),
  ].join(say.comma);
}

/** A1776-camp.IX.B.2 the units off the map, and A1776-camp.V.B whether Indian towns are closed. */
function campaignLines(view: View, locale: Locale): string[] {
  const { boxes = {}, opened, entered } = view;
  const say = PHRASES[locale];
  const inBoxes = BOX_IDS.flatMap((box) =>
    SIDES.flatMap((side) => {
      const units = boxes[box]?.[side];
      return units === undefined
        ? []
        : [`${BOX_NAME[box][locale]}${colon(locale)}${say.force(side)} ${countsIn(units, locale)}`];
    }),
  );
  const ships = SHIPS.flatMap(({ id, name }) => {
    const ship = view.ships?.[id];
    return ship === undefined
      ? []
      : [
          `${name[locale]}${colon(locale)}${whereabouts(ship, locale)}${cargo(ship.aboard, locale)}`,
        ];
  });
  return [
    ...inBoxes,
    ...ships,
    ...(typeof entered === 'number' ? [say.entered] : []),
    ...(opened === false ? [say.closed] : []),
  ];
}

function areaLines(view: View, area: AreaId | null, locale: Locale): string[] {
  const lines = FROM_NORTH.filter((hex) => hex.area === area && hex.id in view.hexes).flatMap(
    ({ id }) => hexLine(view, id, locale),
  );
  const raised = area === null ? '' : areaLine(view, area, locale);
  if (area === null || (lines.length === 0 && raised === '')) return lines;
  return [`${AREA_NAME[area][locale]}${raised}`, ...lines];
}

/** The lines about boats; a hexside is named by the bank that the rules name first. */
const boatLines = ({ boats = {} }: View, locale: Locale): string[] =>
  Object.keys(boats).flatMap((id) => {
    const bank = hexsideOf(id)?.hexes.find((hex) => hexOf(hex)?.kind === 'land') ?? id;
    return SIDES.filter((side) => (boats[id]?.[side] ?? 0) > 0).map(
      (side) =>
        `${id}, ${placeName(bank, locale)}${colon(locale)}${PHRASES[locale].boats(side, boats[id]?.[side] ?? 0)}`,
    );
  });

function columnLine({ column }: View, locale: Locale): string[] {
  if (column === null) return [];
  const say = PHRASES[locale];
  const units = countsIn(column.units, locale);
  return [`${say.march(column.by)}${colon(locale)}${placeName(column.at, locale)}, ${units}`];
}

/**
 * The whole position as its viewer knows it, one fact a line, for people who read instead of look: by area, from the
 * north.
 */
export function boardText(view: View, locale: Locale): string {
  const { comma } = PHRASES[locale];
  return [
    SCENARIO[view.scenario].title[locale],
    dateLine(view, locale).join(comma),
    scoreLine(view, locale).join(comma),
    battleLine(view, locale).join(comma),
    arrivalsLine(view, locale).join(comma),
    ...columnLine(view, locale),
    ...[...AREA_IDS, null].flatMap((area) => areaLines(view, area, locale)),
    ...boatLines(view, locale),
    ...campaignLines(view, locale),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
