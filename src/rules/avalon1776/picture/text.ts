import type { Locale } from '../../kernel/text.js';
import { AREA_IDS, AREA_NAME, type AreaId } from '../components/areas.js';
import { hexsideOf } from '../components/hexsides.js';
import { HEXES, hexOf } from '../components/map.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { type Side, SIDES } from '../components/side.js';
import type { View } from '../view/view.js';
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

/** What a side has in a hex: outside, face down, in the fort. */
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

/** From the north to the south, each row from the left. */
const FROM_NORTH = [...HEXES].sort((a, b) => b.spot.row - a.spot.row || a.no - b.no);

function areaLines(view: View, area: AreaId | null, locale: Locale): string[] {
  const lines = FROM_NORTH.filter((hex) => hex.area === area && hex.id in view.hexes).flatMap(
    ({ id }) => hexLine(view, id, locale),
  );
  return lines.length === 0 || area === null ? lines : [`${AREA_NAME[area][locale]}`, ...lines];
}

/** A boat is told by the bank that the rules name first. */
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
 * The whole position as its viewer knows it, one fact a line, for those who read instead of look: by area, from the
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
  ]
    .filter((line) => line !== '')
    .join('\n');
}
