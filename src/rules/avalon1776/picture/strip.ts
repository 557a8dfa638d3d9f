import type { Locale } from '../../kernel/text.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { at, circle, held, rect, text } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { LEVIES, LEVY_AREAS, type LevyArea, STRATEGIC } from '../components/campaign/levies.js';
import { beginsQuarter, parted } from '../components/campaign/seasons.js';
import { SCENARIO } from '../components/scenarios/index.js';
import type { View } from '../view/view.js';
import { LETTERS } from './layout.js';

type Areas = NonNullable<View['areas']>;

/** From this width on, the rates of an area are shown too. */
const ROOMY = 210;
const SMALL = LETTERS * 0.8;
const PIP = { radius: 4.5, apart: 11, from: 52 } as const;

/** A dot for each strategic town; those that are British are filled. */
const pips = (area: LevyArea, british: number): string =>
  STRATEGIC[area]
    .map((_, nth) =>
      circle(PIP.from + nth * PIP.apart, -6, PIP.radius, {
        ...{ fill: nth < british ? SIDE_COLOUR.gb : CREAM, stroke: INK, 'stroke-width': 1 },
      }),
    )
    .join('');

function cell(area: LevyArea, { status, rates, british }: Areas[LevyArea], width: number): string {
  const told =
    width < ROOMY || rates === null ? [] : LEVIES.map((levy) => `${levy} ${rates[levy]}`);
  const from = PIP.from + STRATEGIC[area].length * PIP.apart;
  const line = told.join(' ');
  return [
    text(0, 0, `${area} ${status ?? '–'}`),
    pips(area, british.length),
    text(from, 0, line, { 'font-size': SMALL, ...held(line, SMALL, width - from - 4) }),
  ].join('');
}

/** A1776-camp.III a strip with each area: its status, its towns, and if there is room its rates. */
export const areaStrip = (areas: Areas, room: number): string =>
  LEVY_AREAS.map((area, nth) =>
    at((nth * room) / LEVY_AREAS.length, 0, cell(area, areas[area], room / LEVY_AREAS.length)),
  ).join('');

const YEAR = 46;
const WIDEST = 40;
const LETTER = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];

const monthOf = (no: number, locale: Locale): string =>
  locale === 'en' ? (LETTER[no] ?? '') : String(no + 1);

/** A1776-camp.I.A the current year: its months, those that are over, and a line before each quarter. */
export function yearTrack({ month, scenario }: View, room: number, locale: Locale): string {
  const now = month ?? SCENARIO[scenario].months[0] ?? '';
  const [year, on] = parted(now);
  const width = Math.min(WIDEST, (room - YEAR) / LETTER.length);
  const months = LETTER.map((_, no) => {
    const isOn = month !== null && no + 1 === on;
    const x = YEAR + no * width;
    return (
      rect(x, -15, width, 19, {
        fill: isOn ? INK : CREAM,
        ...{ stroke: INK, 'stroke-width': 0.8 },
      }) +
      (beginsQuarter(`${year}-${String(no + 1).padStart(2, '0')}`) && no > 0
        ? rect(x - 1.5, -18, 3, 25, { fill: INK })
        : '') +
      text(x + width / 2, 0, monthOf(no, locale), {
        ...{ 'text-anchor': 'middle', fill: isOn ? CREAM : INK },
      })
    );
  });
  return text(0, 0, String(year)) + months.join('');
}
