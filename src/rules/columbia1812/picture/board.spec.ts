import { choices, owed, play, seeded, seededChance, start } from '../../kernel/index.js';
import { BLOCK, type BlockId, BLOCKS } from '../components/blocks.js';
import { TOWN, TOWN_IDS } from '../components/lookups.js';
import type { Side } from '../components/side.js';
import { columbia1812 } from '../index.js';
import type { State1812 } from '../state.js';
import { type View, viewOf } from '../view/view.js';
import { dutyLine } from '../words/stage.js';
import type { Size } from './blocks.js';
import { board } from './board-svg.js';
import { LAYOUT } from './layout.js';
import { boardText } from './text.js';
import { corner, FLAG } from './towns.js';

const LOCALES = ['en', 'ja'] as const;
const VIEWERS: readonly (Side | null)[] = ['us', 'gb', null];

/** A game played at random; every 25th position of it, the first and the last. */
const positions = (seed: number): readonly State1812[] => {
  const random = seeded(seed);
  const chance = seededChance(seed);
  let { state } = start(columbia1812, { scenario: 'campaign', options: {} }, chance);
  const seen = [state];
  for (let n = 1; n < 1500 && state.outcome === null; n++) {
    const seat = owed(columbia1812, state)[0]!;
    const list = choices(columbia1812, state, seat);
    const played = play(columbia1812, state, seat, [list[random(list.length)]], chance);
    if (!played.ok) throw new Error(`refused at ${n}`);
    state = played.state;
    if (n % 25 === 0 || state.outcome !== null) seen.push(state);
  }
  return seen;
};

const GAME = positions(7);
const first = GAME[0]!;

/** Tags that open and do not close in order; empty for well-formed markup. */
const unbalanced = (xml: string): readonly string[] => {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)(?: [a-zA-Z:-]+="[^"<>]*")*(\/?)>/g,
  )) {
    if (selfClosing) continue;
    if (!closing) open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
};

const leftovers = (xml: string) =>
  xml
    .replace(/<(\/?)([a-zA-Z]+)(?: [a-zA-Z:-]+="[^"<>]*")*(\/?)>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, '')
    .match(/[<>&]/);

const reversed = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  ) as T;
};

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((hit) => hit[1]!);

const literal = (text: string) => text.replace(/[()]/g, '\\$&');

/** Only what lies open may be named: the viewer's own blocks and those of an open battle. */
const secretBlocks = (view: View): readonly BlockId[] =>
  BLOCKS.map(({ id }) => id).filter(
    (id) => !view.mine[id] && !view.battle?.units.us[id] && !view.battle?.units.gb[id],
  );

describe('the cartouche', () => {
  it.each(LOCALES)('names who is to decide, not whose phase it is (%s)', (locale) => {
    const asked = GAME.map((state) => viewOf(state, null)).filter(
      ({ decision, active }) => decision !== null && decision.by !== active,
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const view of asked) {
      const by =
        view.decision!.by === 'us' ? /American player|アメリカ/ : /British player|イギリス/;
      expect(dutyLine(view, locale)).toMatch(by);
    }
  });
});

describe('the board as a picture', () => {
  it.each(LOCALES)('is well-formed XML for every viewer all through a game (%s)', (locale) => {
    for (const state of GAME) {
      for (const viewer of VIEWERS) {
        const svg = board.svg(viewOf(state, viewer), { locale });
        expect(unbalanced(svg)).toEqual([]);
        expect(leftovers(svg)).toBeNull();
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
      }
    }
  });

  it('is the same for the same view, in whatever order its maps list their keys', () => {
    for (const state of GAME) {
      for (const viewer of VIEWERS) {
        const view = viewOf(state, viewer);
        const svg = board.svg(view, { locale: 'en' });
        expect(board.svg(view, { locale: 'en' })).toBe(svg);
        expect(board.svg(reversed(view), { locale: 'en' })).toBe(svg);
      }
    }
  });

  it('C1812-2.2 C1812-3.2.a names no block that its viewer may not know', () => {
    for (const state of GAME) {
      for (const viewer of VIEWERS) {
        const view = viewOf(state, viewer);
        const texts = textsOf(board.svg(view, { locale: 'en' }));
        for (const id of secretBlocks(view)) {
          const { label, name } = BLOCK[id];
          expect(texts).not.toContain(label.en);
          expect(texts).not.toContain(name.en);
        }
      }
    }
  });

  it('shows its owner every block they have on the map by name where it stands alone', () => {
    const state = GAME.find(({ stage }) => stage !== 'setup')!;
    const view = viewOf(state, 'us');
    const alone = BLOCKS.filter(({ id }) => {
      const place = view.mine[id]?.at;
      return TOWN_IDS.some(
        (town) => town === place && view.towns[town].us === 1 && view.towns[town].gb === 0,
      );
    });
    const texts = textsOf(board.svg(view, { locale: 'en' }));
    expect(alone.length).toBeGreaterThan(0);
    for (const { label } of alone) expect(texts).toContain(label.en);
  });

  it('C1812-3.2 shows its owner, and nobody else, where a block stands that was placed at set-up', () => {
    const ready = { do: 'ready', plan: 'historical' };
    const played = play(columbia1812, first, 'us', [ready], seededChance(1));
    if (!played.ok) throw new Error('refused');
    const view = viewOf(played.state, 'us');
    const own = board.svg(view, { locale: 'en' });
    expect(board.svg(viewOf(first, 'us'), { locale: 'en' })).toContain('To place: 12');
    expect(own).not.toContain('To place');
    const blocks = Object.keys(view.mine) as BlockId[];
    expect(blocks).toHaveLength(12);
    for (const id of blocks) expect(own).toContain(BLOCK[id].label.en);
    expect(boardText(view, 'en')).not.toMatch(/Still to place|Your order/);
    for (const viewer of ['gb', null] as const)
      expect(board.svg(viewOf(played.state, viewer), { locale: 'en' })).toBe(
        board.svg(viewOf(first, viewer), { locale: 'en' }),
      );
  });

  it('C1812-2.4.a shows everybody the same ships', () => {
    const hulls = (viewer: Side | null, state: State1812) =>
      board.svg({ ...viewOf(state, viewer), fleet: null }, { locale: 'en' }).split('M-16 5H16')
        .length;
    for (const state of GAME) {
      expect(hulls('us', state)).toBe(hulls(null, state));
      expect(hulls('gb', state)).toBe(hulls(null, state));
    }
  });

  it('names all 27 towns and three lakes in the language asked for', () => {
    for (const locale of LOCALES) {
      const texts = textsOf(board.svg(viewOf(first, null), { locale }));
      for (const id of TOWN_IDS) expect(texts).toContain(TOWN[id].name[locale]);
    }
  });

  it('writes Japanese in Japanese and no Japanese in English', () => {
    const svg = (locale: 'en' | 'ja') => board.svg(viewOf(first, 'us'), { locale });
    expect(svg('en')).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    const latin = textsOf(svg('ja')).filter((line) => /[a-z]{3}/i.test(line));
    expect(latin).toEqual([]);
  });

  it('is legible on a phone of 390 by 3 pixels: town names 14 pixels high or more, figures 9', () => {
    const svg = board.svg(viewOf(first, 'us'), { locale: 'ja' });
    const perUnit = (390 * 3) / 1600;
    const sizeOf = (name: string) =>
      Number(new RegExp(`font-size="([0-9.]+)"[^>]*>${name}<`).exec(svg)?.[1]);
    for (const id of TOWN_IDS) expect(sizeOf(TOWN[id].name.ja) * perUnit).toBeGreaterThan(14);
    const figures = [...svg.matchAll(/scale\(([0-9.]+)\)" fill="none"/g)].map(
      (hit) => Number(hit[1]) * 16,
    );
    expect(figures.length).toBeGreaterThan(20);
    expect(Math.min(...figures) * perUnit).toBeGreaterThan(8.9);
  });

  it('has the width asked for and keeps its proportions', () => {
    expect(board.svg(viewOf(first, null), { locale: 'en', width: 800 })).toMatch(
      /viewBox="0 0 1600 1000" width="800" height="500"/,
    );
  });
});

type Box = readonly [left: number, top: number, right: number, bottom: number];

const FONT_SIZE = { en: 25, ja: 20 };
const lineWidth = (line: string, size: number) =>
  [...line].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e7f ? 1 : 0.46), 0) * size;

const nameBox = (id: (typeof TOWN_IDS)[number], locale: 'en' | 'ja'): Box => {
  const { at, name } = LAYOUT[id];
  const size = FONT_SIZE[locale];
  const width = lineWidth(TOWN[id].name[locale], size);
  const base = at[1] + (name === 's' ? 41 : 8);
  const left = { e: at[0] + 24, w: at[0] - 24 - width, s: at[0] - width / 2 }[name];
  return [left, base - size * 0.75, left + width, base + 3];
};

const markerBox = (id: (typeof TOWN_IDS)[number]): Box => {
  const [x, y] = LAYOUT[id].at;
  return [x - 18, y - 18, x + 18, y + 18];
};

const flagBox = (id: (typeof TOWN_IDS)[number]): Box => {
  const [x, y] = LAYOUT[id].at;
  return [x + FLAG.left, y - FLAG.top, x + FLAG.right, y];
};

const stackBox = (id: (typeof TOWN_IDS)[number], size: Size, isTaken = false): Box => {
  const [x, y] = corner(LAYOUT[id], { ...size, svg: '' }, isTaken);
  return [x, y, x + size.width, y + size.height];
};

const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

describe('the layout of the board', () => {
  const pairs = TOWN_IDS.flatMap((a) => TOWN_IDS.map((b) => [a, b] as const));

  it.each(LOCALES)('no name touches another name or the marker of another town (%s)', (locale) => {
    const touching = pairs.filter(
      ([a, b]) =>
        a !== b &&
        (meet(nameBox(a, locale), nameBox(b, locale)) || meet(nameBox(a, locale), markerBox(b))),
    );
    expect(touching).toEqual([]);
  });

  it.each([
    ['one block', { width: 65, height: 59 }],
    ['a pile', { width: 63, height: 59 }],
    ['two blocks', { width: 132, height: 59 }],
    ['three blocks', { width: 127, height: 45 }],
  ])('%s at every town covers no name, no marker and not the flag there', (_, size) => {
    for (const isTaken of [false, true]) {
      const covered = pairs.filter(
        ([a, b]) =>
          meet(stackBox(a, size, isTaken), markerBox(b)) ||
          LOCALES.some((locale) => meet(stackBox(a, size, isTaken), nameBox(b, locale))),
      );
      expect(covered).toEqual([]);
    }
    expect(TOWN_IDS.filter((id) => meet(stackBox(id, size, true), flagBox(id)))).toEqual([]);
  });

  it('everything lies inside the frame', () => {
    for (const id of TOWN_IDS) {
      const boxes = [markerBox(id), ...LOCALES.map((locale) => nameBox(id, locale))];
      for (const [left, top, right, bottom] of boxes) {
        expect(Math.min(left, top)).toBeGreaterThan(14);
        expect(right).toBeLessThan(1586);
        expect(bottom).toBeLessThan(904);
      }
    }
  });
});

describe('the board as a text', () => {
  const read = (state: State1812, viewer: Side | null, locale: 'en' | 'ja' = 'en') =>
    boardText(viewOf(state, viewer), locale);

  it('tells the number of blocks and ships of every town that is not empty', () => {
    for (const state of GAME) {
      const view = viewOf(state, null);
      const lines = read(state, null).split('\n');
      for (const id of TOWN_IDS) {
        const line = lines.find((each) => each.startsWith(`${TOWN[id].name.en} (`)) ?? '';
        const { us, gb, ships } = view.towns[id];
        if (us > 0) expect(line).toMatch(new RegExp(`\\b${us} American block`));
        if (gb > 0) expect(line).toMatch(new RegExp(`\\b${gb} British block`));
        if (ships.us.up > 0) expect(line).toMatch(new RegExp(`American ships: ${ships.us.up} op`));
        if (ships.gb.down > 0)
          expect(line).toMatch(new RegExp(`British ships:.* ${ships.gb.down} non`));
      }
    }
  });

  it('names each of the reader’s own blocks with its CV, and no other that is not open', () => {
    for (const state of GAME) {
      for (const viewer of VIEWERS) {
        const view = viewOf(state, viewer);
        const words = read(state, viewer);
        for (const { id, name, cv } of BLOCKS) {
          const own = view.mine[id];
          if (own) expect(words).toContain(`${name.en} ${own.cv}/${cv}`);
        }
        for (const id of secretBlocks(view)) {
          expect(words).not.toMatch(new RegExp(`(?<![0-9])${literal(BLOCK[id].name.en)}`));
        }
      }
    }
  });

  it('tells year, turn, victory points and both reserves', () => {
    const last = GAME[GAME.length - 1]!;
    const view = viewOf(last, null);
    const words = read(last, null);
    expect(words).toContain(`${view.year}`);
    expect(words).toContain(`American ${view.vp.us.total} (`);
    expect(words).toContain(`British ${view.vp.gb.total} (`);
    expect(words).toContain(`British reserves: ${view.pool.gb} in the pool`);
  });

  it('does not depend on the order of keys, and reads in Japanese too', () => {
    for (const state of GAME) {
      const view = viewOf(state, 'gb');
      expect(boardText(reversed(view), 'ja')).toBe(boardText(view, 'ja'));
      expect(boardText(view, 'ja')).not.toMatch(/American|British|block/);
    }
  });
});
