import { LEADER } from '../components/leaders.js';
import { SHIP } from '../components/ships.js';
import { UNIT } from '../components/units.js';
import { caption } from './caption.js';
import { COUNTER } from './counters.js';

const LOCALES = ['en', 'ja'] as const;
/** Where what stands at the head of a unit or a ship ends; a leader's figures reach lower. */
const HEAD = 20;
/** Of the height of a counter: of less, a stack that is drawn smaller shows mere scratches. */
const READABLE = 5.5;

interface Line {
  readonly y: number;
  readonly size: number;
}

const linesOf = (svg: string): readonly Line[] =>
  [...svg.matchAll(/y="([\d.]+)"[^>]* font-size="([\d.]+)"/g)].map(([, y, size]) => ({
    y: Number(y),
    size: Number(size),
  }));

const captions = (
  pieces: Readonly<
    Record<string, { readonly name: Readonly<Record<(typeof LOCALES)[number], string>> }>
  >,
  most: 1 | 3,
) =>
  Object.values(pieces).flatMap(({ name }) =>
    LOCALES.map(
      (locale) => [name[locale], linesOf(caption(name[locale], '#fff', COUNTER, most))] as const,
    ),
  );

const ALL = [...captions(UNIT, 3), ...captions(SHIP, 3), ...captions(LEADER, 1)];

describe('the name on a counter', () => {
  it('is written whole, in lines of a size that can be read', () => {
    expect(ALL.filter(([, lines]) => lines.length === 0)).toEqual([]);
    expect(ALL.filter(([, lines]) => lines.some(({ size }) => size < READABLE))).toEqual([]);
  });

  it('keeps its lines apart, and below what stands above them', () => {
    const close = ALL.filter(([, lines]) =>
      lines.some(({ y, size }, i) => y - size * 0.8 < (lines[i - 1]?.y ?? HEAD)),
    );
    expect(close).toEqual([]);
  });
});
