import { legend } from './legend.js';
import { lineIn } from './panel.js';

const ROOM = 100;
const lengthIn = (svg: string): number => Number(/ textLength="([\d.]+)"/.exec(svg)?.[1] ?? NaN);

describe('a line in a room', () => {
  it('is held to it in any typeface where it is tight', () => {
    const svg = lineIn(ROOM, 0, 20, 20, 'a line too long for it');
    expect(lengthIn(svg)).toBeLessThanOrEqual(ROOM);
    expect(svg).toContain('lengthAdjust="spacingAndGlyphs"');
  });

  it('keeps its own length where there is room to spare', () => {
    expect(lineIn(ROOM, 0, 20, 20, 'short')).not.toContain('textLength');
  });
});

describe('a legend', () => {
  it('holds what a sign means to its column', () => {
    const means = { en: 'a sign with a long meaning', ja: '長い意味のある記号' };
    const style = { rows: 1, column: 120, row: 30, sign: 40, size: { en: 19, ja: 17 } };
    const svg = legend([{ glyph: '', means }], style, 'en');
    expect(lengthIn(svg)).toBeLessThanOrEqual(80);
  });
});
