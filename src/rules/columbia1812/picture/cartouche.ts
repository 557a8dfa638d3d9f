import type { Locale } from '../../kernel/text.js';
import { line, MIDDLE, sheet } from '../../kits/picture/panel.js';
import { at, path } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import type { View } from '../view/view.js';
import { dateLine, dutyLine, firstLine } from '../words/stage.js';
import { WORD } from './words.js';

const WIDTH = 376;

const flourish = () =>
  path('M60 74Q124 62 188 74T316 74M176 74Q188 64 200 74Q188 84 176 74', {
    fill: 'none',
    stroke: '#7d5834',
    'stroke-width': 1.8,
  });

export const cartouche = (view: View, locale: Locale) => {
  const middle = WIDTH / 2;
  const lead = view.outcome === null ? (view.decision?.by ?? null) : view.outcome.winner;
  const colour = lead === null ? {} : { fill: SIDE_COLOUR[lead] };
  return at(
    28,
    28,
    sheet(WIDTH, 186),
    line(middle, 56, locale === 'en' ? 50 : 44, WORD.title[locale], MIDDLE),
    flourish(),
    line(middle, 110, 28, dateLine(view, locale), MIDDLE),
    line(middle, 144, locale === 'en' ? 27 : 20, dutyLine(view, locale), { ...MIDDLE, ...colour }),
    line(middle, 172, 19, firstLine(view, locale), { ...MIDDLE, 'font-style': 'italic' }),
  );
};
