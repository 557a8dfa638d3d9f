import { decks } from '../catalogue/decks.js';
import { CARD } from '../components/cards/index.js';
import { LAKES, SPACE, SPACE_IDS } from '../components/map.js';
import { UNIT_IDS } from '../components/units.js';
import { emptyState } from '../setup.js';
import type { MadisonState } from '../state.js';
import { viewOf } from '../view/view.js';
import { BASE } from './base.js';
import { board } from './board-svg.js';
import { heap } from './heap.js';
import { HEIGHT, LAYOUT, project, WIDTH } from './layout.js';
import { LEGEND } from './legend.js';
import { banner, fortToCome } from './marks.js';
import { piecesAt } from './placed.js';
import { boardText } from './text.js';

const LOCALES = ['en', 'ja'] as const;
const SIGNS = {
  en: [
    'militia',
    'fort: class, value',
    'naval base',
    'supply source',
    'depot: quarters',
    'lake: control',
  ],
  ja: ['民兵', '砦のクラスと値', '海軍基地', '補給源・増援', '補給集積所', '湖の支配'],
};
const VIEWERS = ['us', 'gb', null] as const;

/** A position that shows a little of everything. */
function position(): MadisonState {
  const state = emptyState();
  state.turn = '1813-2';
  Object.assign(state.units['r49'], { at: 'queenston' });
  Object.assign(state.units['us-13'], { at: 'york' });
  Object.assign(state.units['us-15'], { at: 'york', reduced: true, cut: true });
  Object.assign(state.leaders.brock, { at: 'queenston' });
  Object.assign(state.leaders.chauncey, { at: 'lake-ontario' });
  Object.assign(state.ships.oneida, { at: 'lake-ontario' });
  Object.assign(state.ships.wolfe, { at: 'kingston', damaged: true });
  state.markers['lake-erie'] = 'us';
  state.depots = { albany: 'us' };
  state.destroyed = { buffalo: true };
  state.basesDestroyed = { york: true };
  state.forts = { 'ft-meigs': true };
  state.cards.c40 = 'us';
  state.cards.c41 = 'gb';
  state.cards.c42 = 'held-gb';
  state.cards.c44 = 'discard';
  return state;
}

const svgOf = (state: MadisonState, viewer: (typeof VIEWERS)[number] = null, width = 1200) =>
  board.svg(viewOf(state, viewer), { locale: 'en', width });

/** The picture after a change made to the position. */
const changed = (change: (state: MadisonState) => void) => {
  const state = position();
  change(state);
  return svgOf(state);
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

/** Letters alone: where a title is broken into lines is another matter. */
const bare = (text: string): string => text.replaceAll(/<[^>]*>|\s/g, '');

const titlesIn = (text: string, locale: 'en' | 'ja' = 'en') =>
  (['c40', 'c41', 'c42'] as const).filter((id) =>
    bare(text).includes(bare(CARD[id].title[locale])),
  );

describe('the picture of the board', () => {
  it.each(LOCALES)('names every space and every lake (%s)', (locale) => {
    const svg = board.svg(viewOf(position(), null), { locale });
    for (const id of SPACE_IDS) expect(svg).toContain(`>${SPACE[id].name[locale]}<`);
    for (const { name } of LAKES) expect(svg).toContain(`>${name[locale]}<`);
  });

  it.each(LOCALES)('is well-formed, begins with its ground and stays small (%s)', (locale) => {
    for (const viewer of VIEWERS) {
      const svg = board.svg(viewOf(position(), viewer), { locale });
      expect(unbalanced(svg)).toEqual([]);
      expect(svg.slice(svg.indexOf('>') + 1).startsWith(BASE[locale])).toBe(true);
      expect(svg.length).toBeLessThan(200_000);
    }
  });

  it.each(LOCALES)('explains its signs (%s)', (locale) => {
    const svg = board.svg(viewOf(position(), null), { locale });
    for (const meaning of SIGNS[locale]) expect(svg).toContain(`>${meaning}<`);
  });

  it('stays legible in size with every unit on the map', () => {
    const state = position();
    for (const id of UNIT_IDS) Object.assign(state.units[id], { at: 'albany' });
    expect(svgOf(state).length).toBeLessThan(400_000);
  });

  it('marks every space near its real place and apart from all others', () => {
    for (const [i, id] of SPACE_IDS.entries()) {
      const [x, y] = LAYOUT[id].at;
      const [u, v] = project([SPACE[id].lon, SPACE[id].lat]);
      expect([id, Math.hypot(x - u, y - v) < 190]).toEqual([id, true]);
      expect([x > 40, x < WIDTH - 40, y > 40, y < HEIGHT - 110]).not.toContain(false);
      for (const next of SPACE_IDS.slice(i + 1)) {
        const [a, b] = LAYOUT[next].at;
        expect([id, next, Math.hypot(x - a, y - b) > 70]).toEqual([id, next, true]);
      }
    }
  });

  it.each<[string, (state: MadisonState) => void]>([
    ['a unit comes', (state) => Object.assign(state.units['r8'], { at: 'quebec' })],
    [
      'a unit is reduced',
      (state) => Object.assign(state.units['us-13'], { at: 'york', reduced: true }),
    ],
    ['a leader comes', (state) => Object.assign(state.leaders.prevost, { at: 'quebec' })],
    [
      'a leader is replaced',
      (state) => Object.assign(state.leaders.brock, { at: 'queenston', flipped: true }),
    ],
    [
      'a ship is damaged',
      (state) => Object.assign(state.ships.oneida, { at: 'lake-ontario', damaged: true }),
    ],
    ['a lake control marker goes', (state) => (state.markers['lake-erie'] = null)],
    ['a depot comes', (state) => (state.depots = { albany: 'us', utica: 'us' })],
    ['a town is destroyed', (state) => (state.destroyed = { buffalo: true, york: true })],
    ['a naval base is destroyed', (state) => (state.basesDestroyed = { york: true, erie: true })],
    ['a back-up base works', (state) => (state.backups = { oswego: true })],
    ['a fort is built', (state) => (state.forts = { 'ft-meigs': true, 'ft-york': true })],
    ['a reinforcement is held back', (state) => Object.assign(state.units['r8'], { at: 'late' })],
  ])('changes when %s', (_, change) => {
    expect(changed(change)).not.toBe(svgOf(position()));
  });

  it('MMW-4.14 flies the flag of an enemy who controls a space', () => {
    const weak = changed((state) => Object.assign(state.units['us-13'], { at: 'pool' }));
    expect(svgOf(position())).toContain(banner('us'));
    expect(weak).not.toContain(banner('us'));
  });

  it('MMW-2.73 marks the forts of Kingston and Sackets Harbour before they are built', () => {
    const count = (svg: string) => svg.split(fortToCome()).length;
    const marks = (svg: string) => count(svg) - count(LEGEND.en);
    expect(marks(changed((state) => (state.turn = '1812-1')))).toBe(2);
    expect(marks(svgOf(position()))).toBe(0);
  });

  it('tells on a small board of each stack its units, strength and ships, and not the single pieces', () => {
    const state = position();
    Object.assign(state.units['r8'], { at: 'queenston' });
    const small = board.svg(viewOf(state, null), { locale: 'en', width: 390 });
    const large = board.svg(viewOf(state, null), { locale: 'en', width: 1200 });
    const pieces = piecesAt(viewOf(state, null), 'gb', 'queenston');
    expect([pieces.units.length, pieces.leaders.length]).toEqual([2, 1]);
    expect(small).toContain(heap(pieces).svg);
    expect(small).not.toContain('>Brock<');
    expect(large).toContain('>Brock<');
    expect(heap({ ...pieces, leaders: [] }).width).toBeLessThan(heap(pieces).width);
    for (const less of [pieces.units.slice(1), []])
      expect(heap({ ...pieces, units: less }).svg).not.toBe(heap(pieces).svg);
    expect(heap(piecesAt(viewOf(state, null), 'gb', 'kingston')).svg).toContain('scale(1.2)');
  });

  it.each([390, 1200])('takes no more than the width there is, %i if it can', (width) => {
    const [root = ''] =
      /<svg [^>]*>/.exec(board.svg(viewOf(position(), null), { locale: 'ja', width })) ?? [];
    expect(root).toContain(`width="${width}"`);
    expect(root).toContain('style="max-width:100%;height:auto"');
    expect(root).toContain('lang="ja"');
  });

  const WIDTHS = [390, 1200];

  it.each(VIEWERS)('shows hands and held cards to their owner only (%s)', (viewer) => {
    const own = { us: ['c40'], gb: ['c41', 'c42'], spectator: [] }[viewer ?? 'spectator'];
    for (const width of WIDTHS) expect(titlesIn(svgOf(position(), viewer, width))).toEqual(own);
  });

  it.each(WIDTHS)(
    'is the same for two hands that differ only in cards unseen, %d wide',
    (width) => {
      const swapped = position();
      swapped.cards.c41 = 'held-gb';
      swapped.cards.c42 = 'gb';
      expect(svgOf(swapped, 'us', width)).toBe(svgOf(position(), 'us', width));
      expect(svgOf(swapped, 'gb', width)).not.toBe(svgOf(position(), 'gb', width));
    },
  );

  it('names the cards of a hand in five pixels at least on a phone', () => {
    const [, size] =
      /font-size="(\d+)"[^>]*>Death of Tecumseh</.exec(svgOf(position(), 'gb', 390)) ?? [];
    expect((Number(size) * 390) / WIDTH).toBeGreaterThanOrEqual(5);
  });
});

describe.each(LOCALES)('draw piles (%s)', (locale) => {
  it.each([null, '1812-1'] as const)('are told alike by picture, text and list in %s', (turn) => {
    const state = position();
    state.turn = turn;
    for (const id of ['c1', 'c2', 'c3'] as const) state.cards[id] = 'prewar';
    for (const id of ['c4', 'c5'] as const) state.cards[id] = 'deck';
    const view = viewOf(state, null);
    const piles = decks
      .piles(view)
      .filter(({ id }) => id === 'deck' || id === 'prewar')
      .map(({ title, size }) => `${title[locale]} ${size}`);
    expect(piles).toHaveLength(turn === null ? 2 : 1);
    for (const pile of piles) {
      expect(boardText(view, locale)).toContain(pile);
      expect(board.svg(view, { locale })).toContain(pile);
    }
  });
});

describe('the text of the board', () => {
  it('tells of units, leaders, ships, forts, depots and lakes', () => {
    const text = boardText(viewOf(position(), null), 'en');
    expect(text).toMatch(/^Summer-Autumn 1813/);
    expect(text).toContain('Queenston: British 4 – Brock (** 1/+2)');
    expect(text).toMatch(/York: American control; .*reduced\)/);
    expect(text).toMatch(/Queenston: .*49th Foot .*out of supply/);
    expect(text).toContain('Maumee Rapids: fort B3');
    expect(text).toMatch(/Lake Ontario: American control; American – Chauncey .*Oneida/);
    expect(text).toMatch(/Lake Erie: .*American marker/);
    expect(text).toContain('Albany: American depot');
    expect(text).toMatch(/Buffalo: .*destroyed/);
  });

  it('tells it in Japanese', () => {
    const text = boardText(viewOf(position(), 'us'), 'ja');
    expect(text).toMatch(/^1813年夏季－秋季/);
    expect(text).toContain('ヨーク：合衆国支配');
    expect(text).toContain(CARD.c40.title.ja);
    expect(text).not.toMatch(/American|British|fort/);
  });

  it.each(VIEWERS)('names hands and held cards to their owner only (%s)', (viewer) => {
    const own = { us: ['c40'], gb: ['c41', 'c42'], spectator: [] }[viewer ?? 'spectator'];
    const text = boardText(viewOf(position(), viewer), 'en');
    const named = (['c40', 'c41', 'c42'] as const).filter((id) => text.includes(CARD[id].title.en));
    expect(named).toEqual(own);
    expect(text).toContain(CARD.c44.title.en);
  });
});
