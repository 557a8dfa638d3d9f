import { LOCALES } from '../../kernel/text.js';
import { CARD, CARD_IDS } from '../components/cards.js';
import { ops1812 } from '../index.js';
import { cardSvg, eventOf, worthOf } from './card.js';

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly centred: boolean;
  readonly content: string;
}

const valueOf = (attributes: string, name: string): number =>
  Number(new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]);

const linesOf = (svg: string): Line[] =>
  [...svg.matchAll(/<text([^>]*)>([^<]*)</g)].map(([, attributes = '', content = '']) => ({
    x: valueOf(attributes, 'x'),
    y: valueOf(attributes, 'y'),
    size: valueOf(attributes, 'font-size'),
    centred: attributes.includes('"middle"'),
    content,
  }));

/** Ems of a letter in faces that are broader than our own, as Liberation Sans; of a Japanese character. */
const [LETTER, WIDE] = [0.54, 1];
const widthOf = ({ content, size }: Line): number =>
  [...content].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e7f ? WIDE : LETTER), 0) * size;

const FACES = CARD_IDS.flatMap((id) =>
  LOCALES.map((locale) => ({ id, locale, lines: linesOf(cardSvg(id, locale)) })),
);
const bare = (text: string): string => text.replace(/\s/g, '');

describe('the picture of a card', () => {
  it('is given for every card of the catalogue', () => {
    for (const { id } of ops1812.decks.catalogue)
      expect(ops1812.decks.svg?.(id, 'en')).toMatch(/^<svg /);
  });

  it.each(FACES)('shows title, whose event, event, worth and number of $id ($locale)', (face) => {
    const words = bare(face.lines.map(({ content }) => content).join(''));
    const card = CARD[face.id];
    for (const text of [card.name, eventOf(card), card.event, worthOf(card)])
      expect(words).toContain(bare(text[face.locale]));
    expect(words).toContain(`#${CARD_IDS.indexOf(face.id) + 1}`);
  });

  it('keeps all text between its edges in a broad typeface too', () => {
    const over = FACES.flatMap(({ id, locale, lines }) =>
      lines
        .filter((line) => {
          const left = line.centred ? line.x - widthOf(line) / 2 : line.x;
          return left < 20 || left + widthOf(line) > 340 || line.y > 505;
        })
        .map(({ content }) => `${id} ${locale} ${content}`),
    );
    expect(over).toEqual([]);
  });

  it('keeps title, signs, event and worth apart', () => {
    const over = FACES.flatMap(({ id, locale, lines }) =>
      lines
        .filter(({ y, size }) => (y > 168 && y - size < 280) || (y > 444 && y - size < 452))
        .map(({ content }) => `${id} ${locale} ${content}`),
    );
    expect(over).toEqual([]);
  });

  it('has the colour of the side whose event it is', () => {
    const frames = (['us01', 'gb01', 'co01'] as const).map(
      (id) => /<rect[^>]*fill="([^"]*)"/.exec(cardSvg(id, 'en'))?.[1],
    );
    expect(new Set(frames).size).toBe(3);
  });
});
