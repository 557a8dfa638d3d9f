import { COLONIES } from '../components/areas.js';
import { spotOf } from '../components/grid.js';
import { WATER_NAME } from '../components/names.js';
import { TOWNS } from '../components/towns.js';
import { GROUND } from './ground.js';
import { BAND, gapAbove, LETTERS, MAP, middleOf, ROW } from './layout.js';
import { namesIn } from './names.js';
import { isWhole, PARTS } from './parts.js';

const LOCALES = ['en', 'ja'] as const;
/** How high letters and what hangs below the line are, in both faces. */
const INK_HEIGHT = 0.98;
const NARROW = 390;

const lineOf = ({ what, row, from, to }: ReturnType<typeof namesIn>[number]) => ({
  text: what.text,
  kind: what.kind,
  left: MAP.left + from,
  right: MAP.left + to,
  middle: gapAbove(row),
  half: (what.size * INK_HEIGHT) / 2,
});
const NAMES = { en: namesIn('en').map(lineOf), ja: namesIn('ja').map(lineOf) };

describe('the names of the map', () => {
  it.each(LOCALES)('are those of every town, colony and nearly every water (%s)', (locale) => {
    const texts = new Set(NAMES[locale].map(({ text }) => text));
    expect(TOWNS.filter(({ name }) => !texts.has(name[locale]))).toEqual([]);
    const waters = Object.values(WATER_NAME).filter(({ en }) => en !== WATER_NAME.coast.en);
    const missing = waters.filter((name) => !texts.has(name[locale])).map(({ en }) => en);
    expect([...new Set(missing)].length).toBeLessThanOrEqual(7);
    const colonies = NAMES[locale].filter(({ kind }) => kind === 'colony');
    expect(new Set(colonies.map(({ text }) => text)).size).toBe(COLONIES.length);
  });

  it.each(LOCALES)('never lie over each other (%s)', (locale) => {
    const clashes = NAMES[locale].flatMap((a, i) =>
      NAMES[locale]
        .slice(i + 1)
        .filter((b) => a.middle === b.middle && a.left < b.right && b.left < a.right)
        .map((b) => `${a.text} and ${b.text}`),
    );
    expect(clashes).toEqual([]);
  });

  it.each(LOCALES)('never lie where a chip may (%s)', (locale) => {
    for (const { text, middle, half } of NAMES[locale]) {
      const toBand = ROW / 2 - BAND / 2;
      expect([text, half <= toBand]).toEqual([text, true]);
      const rows = (middleOf({ row: 0, number: 0 })[1] - middle) / ROW;
      expect([text, Math.abs((rows % 1) - 0.5) < 1e-6]).toEqual([text, true]);
    }
  });

  it.each(LOCALES)('of towns touch the band of their hex (%s)', (locale) => {
    for (const { hex, name } of TOWNS) {
      const [x, y] = middleOf(spotOf(hex)!);
      const near = NAMES[locale].filter(
        ({ text, left, right, middle }) =>
          text === name[locale] && left <= x + 14 && right >= x - 14 && Math.abs(middle - y) < ROW,
      );
      expect([name.en, near.length]).toEqual([name.en, 1]);
    }
  });

  it.each(LOCALES)('of towns can be read whole in a part for a telephone (%s)', (locale) => {
    for (const { text, left, right, middle } of NAMES[locale].filter(({ kind }) =>
      ['town', 'strategic'].includes(kind),
    ))
      expect([text, isWhole(left, right, middle, LETTERS)]).toEqual([text, true]);
  });
});

describe('the parts of the board', () => {
  it('write nothing under nine pixels on a telephone', () => {
    for (const { id, box } of PARTS.slice(2))
      expect([id, (LETTERS * NARROW) / box.width >= 9]).toEqual([id, true]);
    for (const locale of LOCALES) {
      const sizes = [...GROUND[locale].matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => size);
      expect(Math.min(...sizes.map(Number))).toBeGreaterThanOrEqual(LETTERS);
    }
  });

  it.each(LOCALES)('lie on ground of less than 350 kB (%s)', (locale) => {
    expect(Buffer.byteLength(GROUND[locale])).toBeLessThan(350_000);
  });
});
