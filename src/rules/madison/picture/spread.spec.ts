import { seededChance, start } from '../../kernel/index.js';
import { SPACE, SPACE_IDS, type SpaceId } from '../components/map.js';
import { SCENARIOS } from '../components/scenarios.js';
import { SIDES } from '../components/side.js';
import { UNIT_IDS } from '../components/units.js';
import { madison } from '../index.js';
import { emptyState } from '../setup.js';
import type { MadisonState } from '../state.js';
import { viewOf } from '../view/view.js';
import { board } from './board-svg.js';
import { caption } from './caption.js';
import { HEIGHT, LAYOUT, WIDTH } from './layout.js';
import { isAstray, leash } from './leash.js';
import { type Box, coveredNames, nameBox } from './names.js';
import { onSpace } from './place.js';
import { piecesAt } from './placed.js';
import { spread, type Wanted } from './spread.js';
import { stack } from './stack.js';

const LOCALES = ['en', 'ja'] as const;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** A stack of that size to the upper right of its space. */
const beside = (id: SpaceId, width: number, height: number): Wanted => {
  const [x, y] = LAYOUT[id].at;
  return { id, box: { x: x + 30, y: y - 30 - height, width, height } };
};

describe('stacks on the board', () => {
  it('lie as planned where nothing is in the way', () => {
    const lone = beside('mansfield', 60, 40);
    expect(spread([lone], 'en')).toEqual([lone.box]);
  });

  it.each(LOCALES)('keep clear of other spaces and their names (%s)', (locale) => {
    const [x, y] = LAYOUT.cleveland.at;
    const name = nameBox('cleveland', locale);
    const planned = { x: x - 60, y: y - 20, width: 120, height: 90 };
    expect(overlap(planned, name)).toBeGreaterThan(0);
    const [box] = spread([{ id: 'erie', box: planned }], locale);
    expect(overlap(box as Box, name)).toBe(0);
    expect(overlap(box as Box, { x: x - 23, y: y - 23, width: 46, height: 46 })).toBe(0);
  });

  it('keep clear of each other, and on the board', () => {
    const niagara = ['ft-george', 'queenston', 'chippawa', 'ft-niagara', 'lewiston'] as const;
    const boxes = spread(
      niagara.map((id) => beside(id, 190, 110)),
      'en',
    );
    for (const [i, a] of boxes.entries()) {
      expect([a.x >= 0, a.y >= 0, a.x + a.width <= WIDTH, a.y + a.height <= HEIGHT]).not.toContain(
        false,
      );
      for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(0);
    }
  });

  it.each(SCENARIOS.flatMap(({ id }) => LOCALES.map((locale) => [id, locale] as const)))(
    'leave every name legible at the start of %s (%s)',
    (scenario, locale) => {
      const { state } = start(madison, { scenario, options: {} }, seededChance(1));
      const view = viewOf(state, null);
      const laid = SPACE_IDS.flatMap(
        (id) =>
          onSpace(
            id,
            SIDES.map((side) => piecesAt(view, side, id)),
            (pieces, room) => stack(pieces, room, locale),
          ) ?? [],
      );
      const stacks = spread(laid, locale);
      const covered = SPACE_IDS.filter((id) => {
        const name = nameBox(id, locale);
        const lost = stacks.reduce((sum, box) => sum + overlap(box, name), 0);
        return lost > 0.2 * name.width * name.height;
      });
      expect(laid.length).toBeGreaterThan(20);
      expect(covered).toEqual([]);
      // Hull's army once stood beside Frenchtown
      const astray = laid.filter(({ id }, i) => isAstray(id, stacks[i] as Box));
      expect(astray.map(({ id }) => id)).not.toContain('ft-findlay');
    },
  );

  it.each(LOCALES)('and names lie clear of spaces, forts and other names (%s)', (locale) => {
    const covered = SPACE_IDS.filter((id) => {
      const name = nameBox(id, locale);
      const inWay = SPACE_IDS.flatMap((other) => {
        const [x, y] = LAYOUT[other].at;
        const fort = { x: x + 11, y: y - 38, width: 40, height: 24 };
        return [
          { x: x - 23, y: y - 23, width: 46, height: 46 },
          ...(SPACE[other].fort === null ? [] : [fort]),
          ...(other === id ? [] : [nameBox(other, locale)]),
        ];
      });
      return inWay.reduce((sum, box) => sum + overlap(name, box), 0) > 60;
    });
    expect(covered).toEqual([]);
  });

  it('far from their space hang on a line', () => {
    const [x, y] = LAYOUT.york.at;
    expect(leash('york', { x: x + 40, y, width: 50, height: 50 })).toBe('');
    expect(leash('york', { x: x + 140, y: y + 10, width: 50, height: 50 })).toMatch(/^<path /);
  });

  it('have the names that they cover all the same above them', () => {
    const { x, y } = nameBox('york', 'en');
    const over = coveredNames([{ x, y, width: 10, height: 10 }], 'en');
    expect(over).toContain('>York<');
    expect(coveredNames([], 'en')).toBe('');
  });

  it('lie the same whenever they are drawn', () => {
    const crowd = (): MadisonState => {
      const state = emptyState();
      for (const [i, id] of UNIT_IDS.entries())
        state.units[id].at = (['york', 'queenston', 'lewiston', 'buffalo'] as const)[
          i % 4
        ] as SpaceId;
      return state;
    };
    const draw = () => board.svg(viewOf(crowd(), null), { locale: 'en' });
    expect(draw()).toBe(draw());
  });
});

describe('the name on a counter', () => {
  const COUNTER = { width: 46, height: 46 };
  const lines = (name: string, most: 1 | 3) =>
    [...caption(name, '#000', COUNTER, most).matchAll(/>([^<]+)</g)].map(([, line]) => line);

  it.each([
    ['8th Foot', ['8th Foot']],
    ['Glengarry Light Infantry', ['Glengarry', 'Light', 'Infantry']],
    ['North West Company/Indians', ['North West', 'Company/', 'Indians']],
    ['英第49連隊', ['英第49', '連隊']],
    ['ニューヨーク徴募民兵', ['ニューヨーク', '徴募民兵']],
  ])('%s is broken where it can be read', (name, written) => {
    expect(lines(name, 3)).toEqual(written);
    expect(lines(name, 1)).toEqual([name]);
  });
});
