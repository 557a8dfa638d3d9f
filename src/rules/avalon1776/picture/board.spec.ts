import { HEXSIDES } from '../components/hexsides.js';
import { HEXES } from '../components/map.js';
import { SCENARIO, SCENARIO_IDS } from '../components/scenarios/index.js';
import { TOWNS } from '../components/towns.js';
import type { Counts } from '../components/units.js';
import { setup } from '../setup.js';
import type { SpotView } from '../view/view.js';
import { type View, viewOf } from '../view/view.js';
import { board } from './board-svg.js';
import { laidOut } from './cells.js';
import { isWithin } from './extent.js';
import { BAND, CHIP, HEX, ROW } from './layout.js';
import { namesIn } from './names.js';
import { PART_EXTENTS } from './parts.js';
import { BOAT } from './pieces.js';
import { boardText } from './text.js';

const LOCALES = ['en', 'ja'] as const;
const NARROW = 390;
const WIDE = 1200;

const START = viewOf(setup({ scenario: 'basic', options: {} }), null);

const shown = (more: Partial<View>): View => ({ ...START, ...more });
const svgOf = (view: View, part: string, width: number, locale: 'en' | 'ja' = 'en') =>
  board.svg(view, { locale, width, box: board.parts.find(({ id }) => id === part)!.box });
const piecesOf = (view: View, part: string, width: number) =>
  board.svg(view, {
    ...{ locale: 'en', width, layer: 'pieces' },
    box: board.parts.find(({ id }) => id === part)!.box,
  });

/** A hex in which everything lies that may lie in one. */
const FULL: SpotView = {
  us: { open: { CA: 12, RM: 10, A: 1, S: 1, down: 3 }, in: { CA: 2 } },
  gb: { open: { BR: 36, I: 1, A: 2, S: 1, M: 1 } },
  fort: 'us',
  dug: 'gb',
};
const SPOTS: Readonly<Record<string, SpotView>> = {
  'one side': { us: { open: { CA: 12, RM: 10, A: 1, S: 1 } } },
  'both sides': { us: { open: { CA: 12 } }, gb: { open: { BR: 3 } } },
  'a fort that stands empty': { fort: 'gb' },
  'a garrison besieged': { us: { open: {}, in: { CA: 2 } }, gb: { open: { BR: 9 } }, fort: 'us' },
  'some face down': { us: { open: { CA: 2, down: 4 } } },
  'all at once': FULL,
};

/** Tags that open and do not close in order; empty for well-formed markup. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', alone] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)(?: [a-zA-Z:-]+="[^"<>]*")*(\/?)>/g,
  )) {
    if (alone) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

it('is offered in parts whose boxes are told in whole units, wide ones with a key to the signs', () => {
  for (const { box } of board.parts)
    expect(Object.values(box).map(Number.isInteger)).toEqual([true, true, true, true]);
  const drawnIn = (id: string) =>
    board.svg(START, {
      locale: 'en',
      box: board.parts.find((part) => part.id === id)!.box,
      layer: 'pieces',
    });
  expect(drawnIn('north')).toContain('>Indian town<');
  expect(drawnIn('jersey')).not.toContain('>Indian town<');
});

describe('what lies in a hex', () => {
  it.each(Object.entries(SPOTS))('lies side by side: %s', (_, spot) => {
    const cells = laidOut(spot);
    expect(cells.length).toBeGreaterThan(0);
    for (const { x, y, width, height } of cells) {
      expect(x).toBeGreaterThanOrEqual(-CHIP.width / 2);
      expect(x + width).toBeLessThanOrEqual(CHIP.width / 2 + 1e-6);
      expect(y).toBeGreaterThanOrEqual(-BAND / 2);
      expect(y + height).toBeLessThanOrEqual(BAND / 2 + 1e-6);
    }
    const over = cells.flatMap((a, i) =>
      cells
        .slice(i + 1)
        .filter(
          (b) =>
            a.x < b.x + b.width &&
            b.x < a.x + a.width &&
            a.y < b.y + b.height &&
            b.y < a.y + a.height,
        ),
    );
    expect(over).toEqual([]);
    // and no chip reaches those of the hexes beside it
    expect(CHIP.width).toBeLessThan(HEX);
  });

  it('leaves room for bateaux on every hexside', () => {
    const [across, down] = [BOAT.half, Math.max(BOAT.up, BOAT.down)];
    expect(down).toBeLessThanOrEqual((HEX - CHIP.width) / 2);
    const turned = across * Math.sin(Math.PI / 6) + down * Math.cos(Math.PI / 6);
    expect(turned).toBeLessThanOrEqual((ROW - BAND) / 2);
  });

  it('shows how many counters lie face down and nothing more', () => {
    const [cell] = laidOut({ us: { open: { down: 3 } } });
    expect(cell).toMatchObject({ kind: 'down', number: 3, types: [], counts: { down: 3 } });
  });

  it('shows their owner how strong they are, and decoys by a sign (A1776-opt.I)', () => {
    const [cell] = laidOut({ us: { open: { 'CA-5': 2, 'RM-2': 1, 'D-1': 1 } } });
    expect(cell).toMatchObject({ number: 4, types: ['CA', 'RM', 'D'], counts: { CA: 10, RM: 2 } });
    const both = laidOut({ us: { open: { CA: 4, 'CA-5': 2 } } });
    expect(both.map(({ kind, number }) => [kind, number])).toEqual([
      ['open', 4],
      ['down', 2],
    ]);
    const drawnAs = (open: Counts) =>
      piecesOf(shown({ hexes: { KKK39: { us: { open } } } }), 'hudson', NARROW);
    expect(drawnAs({ D: 1 })).toContain('href="#s1776-decoy"');
    expect(drawnAs({ 'D-1': 1 })).toContain('href="#s1776-decoy"');
    expect(drawnAs({ down: 1 })).not.toContain('href="#s1776-decoy"');
  });
});

describe('the picture of a part', () => {
  const crowded = shown({
    hexes: Object.fromEntries(
      HEXES.filter(({ kind, no }) => kind === 'land' && no % 13 === 0).map(({ id }) => [id, FULL]),
    ),
  });

  it.each(PART_EXTENTS.map(({ id }) => id))('%s has no text under nine pixels', (id) => {
    const isSection = id === 'north' || id === 'south';
    const width = isSection ? WIDE : NARROW;
    for (const locale of LOCALES) {
      const svg = svgOf(crowded, id, width, locale);
      const box = board.parts.find((part) => part.id === id)!.box;
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect((Math.min(...sizes) * width) / box.width).toBeGreaterThanOrEqual(9);
    }
  });

  it.each(LOCALES)('is well-formed and its ground with its pieces on it (%s)', (locale) => {
    const view = shown({
      column: { by: 'gb', at: 'XX38', units: { BR: 3 }, spent: 1, via: ['YY38'] },
    });
    for (const { box } of board.parts) {
      const svg = board.svg(view, { locale, width: NARROW, box });
      expect(unbalanced(svg)).toEqual([]);
      expect(svg.slice(svg.indexOf('>') + 1).startsWith(board.ground({ locale, box }))).toBe(true);
    }
  });

  it.each(LOCALES)('has of the ground no more than is seen in it (%s)', (locale) => {
    const whole = board.ground({ locale }).length;
    for (const { id, x, rows } of PART_EXTENTS) {
      const { box } = board.parts.find((part) => part.id === id)!;
      const ground = board.ground({ locale, box });
      // two sections for a screen, the others for a telephone
      expect([id, ground.length / whole < (x[1] - x[0] > 20 ? 0.6 : 0.35)]).toEqual([id, true]);
      const seen = namesIn(locale).filter(
        ({ row, from, to }) =>
          from < x[1] * HEX && to > x[0] * HEX && row >= rows[0] - 1 && row <= rows[1],
      );
      for (const { what } of seen)
        if (what.kind !== 'hex')
          expect([id, what.text, ground.includes(`>${what.text}<`)]).toEqual([id, what.text, true]);
    }
  });

  it('shows what is in it and nothing that is not', () => {
    for (const part of PART_EXTENTS) {
      const inside = (hex: string): boolean => isWithin(part, hex);
      const alone = (hex: string) =>
        piecesOf(shown({ hexes: { [hex]: { gb: { open: { BR: 4 } } } } }), part.id, NARROW);
      const empty = piecesOf(shown({ hexes: {} }), part.id, NARROW);
      for (const { hex } of TOWNS) expect([hex, alone(hex) !== empty]).toEqual([hex, inside(hex)]);
    }
  });

  it('has pieces of less than 60 kB, with all sorts of things in sixty hexes', () => {
    const many = Object.values(SPOTS);
    const hexes = Object.fromEntries(
      HEXES.filter(({ kind, section }) => kind === 'land' && section === 'north')
        .filter((_, i) => i % 10 === 0)
        .slice(0, 60)
        .map(({ id }, i) => [id, many[i % many.length] as SpotView]),
    );
    expect(Object.keys(hexes)).toHaveLength(60);
    expect(piecesOf(shown({ hexes }), 'north', WIDE).length).toBeLessThan(60_000);
  });

  it.each([
    ['units come', { hexes: { XX38: { gb: { open: { BR: 4 } } } } }],
    ['a bateau comes', { boats: { 'XX38/YY38': { us: 1 } } }],
    ['a second bateau comes', { boats: { 'XX38/YY38': { us: 2 } } }],
    ['a fort is built', { hexes: { XX38: { built: 'us' } } }],
    ['a fort stands', { hexes: { XX38: { fort: 'us' } } }],
    ['somebody digs in', { hexes: { XX38: { gb: { open: { BR: 4 } }, dug: 'gb' } } }],
    ['trade flourishes', { hexes: { XX38: { commerce: true } } }],
    ['the month passes', { month: '1776-07', turn: 2 }],
    ['points are won', { score: { us: 1, gb: 2 } }],
  ] as [string, Partial<View>][])('changes when %s', (_, more) => {
    const before = shown({ hexes: {} });
    expect(svgOf({ ...before, ...more }, 'jersey', NARROW)).not.toBe(
      svgOf(before, 'jersey', NARROW),
    );
  });

  it('tells types where there is room for them', () => {
    const view = shown({ hexes: { XX38: { us: { open: { CA: 4, RM: 2 } } } } });
    expect(piecesOf(view, 'north', WIDE).includes('>CA4 RM2<')).toBe(true);
    expect(piecesOf(view, 'jersey', NARROW).includes('CA4')).toBe(false);
  });

  it('has no name under a bateau: it is written over it', () => {
    const boats = Object.fromEntries(
      HEXSIDES.filter(({ navigable }) => navigable).map(({ id }) => [id, { us: 1 }]),
    );
    const drawn = piecesOf(shown({ hexes: {}, boats }), 'hudson', NARROW);
    expect(drawn.lastIndexOf('>New York City<')).toBeGreaterThan(drawn.lastIndexOf('rotate(30)'));
    expect(piecesOf(shown({ hexes: {} }), 'hudson', NARROW).includes('New York City<')).toBe(false);
  });

  it('marks hexes side by side without crossing', () => {
    const marks = { last: [], choices: ['XX38', 'XX39', 'YY39'] };
    const look = { locale: 'en', width: NARROW, marks, layer: 'pieces' } as const;
    const rings = board.svg(shown({ hexes: {} }), look).match(/<path d="([^"]*)"[^>]*#2f8f3a/g)!;
    expect(rings).toHaveLength(3);
    const spans = rings.map((ring) => {
      const xs = [...ring.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
      return [Math.min(...xs), Math.max(...xs)] as const;
    });
    expect(spans[0]![1]).toBeLessThan(spans[1]![0]);
  });

  it('is drawn around a hex, too', () => {
    const box = board.around('XX38', NARROW)!;
    const svg = board.svg(shown({ hexes: { XX38: { us: { open: { CA: 7 } } } } }), {
      ...{ locale: 'en', width: NARROW, box, layer: 'pieces' },
    });
    expect(unbalanced(svg)).toEqual([]);
    expect(board.around('new-york-city', NARROW)).toEqual(box);
    expect(box.height).toBeLessThanOrEqual(1.5 * box.width);
  });
});

describe('the board read aloud', () => {
  it.each(LOCALES)('tells every scenario from its beginning (%s)', (locale) => {
    for (const scenario of SCENARIO_IDS) {
      const view: View = { ...START, scenario };
      expect(boardText(view, locale).split('\n')[0]).toBe(SCENARIO[scenario].title[locale]);
    }
  });

  it('tells a hex without a town by the nearest one', () => {
    const view = shown({ hexes: { GGG38: { us: { open: { CA: 4, A: 1 } } } } });
    expect(boardText(view, 'en')).toContain(
      'GGG38, next to Albany (above left): American 4 CA 1 A',
    );
    expect(boardText(view, 'ja')).toContain('GGG38(オルバニーの左上隣)：アメリカ軍 CA4 A1');
  });

  it('tells of towns by area and from the north, garrisons, face-down counters and works', () => {
    const view = shown({
      hexes: {
        FFF38: { us: { open: {}, in: { CA: 1 } }, gb: { open: { BR: 2 } }, fort: 'us' },
        KKK39: { us: { open: { down: 2 } }, dug: 'us' },
      },
    });
    const lines = boardText(view, 'en').split('\n');
    expect(lines.slice(-3)).toEqual([
      'Middle States',
      'Ticonderoga (KKK39): American 2 face down; American entrenched',
      'Albany (FFF38): American 1 CA (in the fort); British 2 BR; American fort',
    ]);
  });

  it('tells an owner how many lie face down and with what faces, others their number alone (A1776-opt.I.E)', () => {
    const told = (open: Counts, locale: 'en' | 'ja') =>
      boardText(shown({ hexes: { KKK39: { us: { open } } } }), locale)
        .split('\n')
        .at(-1);
    const own = { CA: 2, 'CA-5': 1, 'D-1': 2 };
    expect(told(own, 'en')).toMatch(/American 2 CA 3 face down \(1 CA-5, 2 D-1\)$/);
    expect(told(own, 'ja')).toMatch(/CA2 裏向き3（CA-5×1、D-1×2）$/);
    expect(told({ CA: 2, down: 3 }, 'en')).toMatch(/American 2 CA 3 face down$/);
  });
});

describe('what a scenario opens with', () => {
  it('are parts of the board, in which it is played', () => {
    const known = board.parts.map(({ id }) => id);
    expect(Object.keys(board.first)).toEqual([...SCENARIO_IDS]);
    for (const { wide, narrow } of Object.values(board.first))
      expect([known.includes(wide), known.includes(narrow)]).toEqual([true, true]);
    expect(board.first['basic']).toEqual({ wide: 'north', narrow: 'jersey' });
  });
});
