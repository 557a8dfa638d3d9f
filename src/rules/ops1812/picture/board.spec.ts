import { choices, owed, play, seeded, seededChance, start } from '../../kernel/index.js';
import { CARD, CARD_IDS } from '../components/cards.js';
import { REGION, REGION_IDS } from '../components/lookups.js';
import { ops1812 } from '../index.js';
import type { OpsState } from '../state.js';
import { viewOf } from '../view/view.js';
import { board } from './board-svg.js';
import { HEIGHT, LAYOUT, WIDTH } from './layout.js';
import { boardText } from './text.js';

const LOCALES = ['en', 'ja'] as const;
const SIGNS = {
  en: ['militia', 'fort', 'recruit token', 'waterway control', 'squadron'],
  ja: ['民兵', '砦', '徴兵トークン', '水路の支配', '戦隊'],
};
const VIEWERS = ['us', 'gb', null] as const;

/** Every tenth position of a random game, the first and the last. */
function positions(seed: number): OpsState[] {
  const random = seeded(seed);
  const chance = seededChance(seed);
  let { state } = start(ops1812, { scenario: 'campaign', options: {} }, chance);
  const seen = [state];
  for (let n = 1; state.outcome === null; n++) {
    const seat = owed(ops1812, state)[0] ?? '';
    const list = choices(ops1812, state, seat);
    const played = play(ops1812, state, seat, [list[random(list.length)]], chance);
    if (!played.ok) throw new Error(`refused at ${n}`);
    state = played.state;
    if (n % 10 === 0 || state.outcome !== null) seen.push(state);
  }
  return seen;
}

const GAME = positions(3);

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

describe('a battle', () => {
  const rolledIn = (state: OpsState) => viewOf(state, null).battle?.rolled;

  it.each(LOCALES)('is shown with its last roll, and the legend stays (%s)', (locale) => {
    const fought = GAME.find((state) => (rolledIn(state)?.us.length ?? 0) > 0) as OpsState;
    const svg = board.svg(viewOf(fought, null), { locale });
    const last = locale === 'en' ? 'Last roll' : '直前の出目';
    expect(svg).toContain(`>${last}: ${rolledIn(fought)!.us.join(' ')}<`);
    for (const sign of SIGNS[locale]) expect(svg).toContain(`>${sign}<`);
  });
});

describe('the picture of the board', () => {
  it.each(LOCALES)('is well-formed in every position, for everybody (%s)', (locale) => {
    for (const state of GAME) {
      for (const viewer of VIEWERS)
        expect(unbalanced(board.svg(viewOf(state, viewer), { locale }))).toEqual([]);
    }
  });

  it.each(LOCALES)('names every region and marks it on the map (%s)', (locale) => {
    const svg = board.svg(viewOf(GAME[0] as OpsState, null), { locale });
    for (const id of REGION_IDS) {
      expect(svg).toContain(`>${REGION[id].name[locale]}<`);
      const [x, y] = LAYOUT[id].at;
      expect([x > 20, x < WIDTH - 20, y > 20, y < HEIGHT - 110]).toEqual([true, true, true, true]);
    }
  });

  it.each(LOCALES)('explains its signs (%s)', (locale) => {
    const svg = board.svg(viewOf(GAME[0] as OpsState, null), { locale });
    for (const meaning of SIGNS[locale]) expect(svg).toContain(`>${meaning}<`);
  });

  it('shows a hand to its owner and to nobody else', () => {
    for (const state of GAME) {
      for (const viewer of VIEWERS) {
        const svg = board.svg(viewOf(state, viewer), { locale: 'en' });
        const shown = CARD_IDS.filter((id) => svg.includes(`>${id.toUpperCase()}<`));
        expect(shown).toEqual(CARD_IDS.filter((id) => state.cards[id] === viewer));
      }
    }
  });

  it('has no two markers on the same spot', () => {
    const spots = REGION_IDS.map((id) => LAYOUT[id].at);
    for (const [i, [x, y]] of spots.entries()) {
      for (const [u, v] of spots.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(50);
    }
  });
});

describe('the text of the board', () => {
  it('names the cards of a hand to its owner alone', () => {
    for (const state of GAME) {
      const text = boardText(viewOf(state, 'us'), 'en');
      for (const id of CARD_IDS.filter((one) => CARD[one].name.en.length > 5)) {
        expect(text.includes(CARD[id].name.en)).toBe(state.cards[id] === 'us');
      }
    }
  });

  it('tells of units, squadrons, tracks and boxes', () => {
    const text = boardText(viewOf(GAME[0] as OpsState, null), 'en');
    expect(text).toContain('Detroit: American 1 regular and 1 militia');
    expect(text).toContain('Halifax: British 2 regulars');
    expect(text).toContain('British Navy box 4, Europe 6');
    expect(boardText(viewOf(GAME[0] as OpsState, null), 'ja')).toContain(
      'イギリス海軍ボックス4、欧州6',
    );
  });
});
