import { CARD, CARD_IDS, type CardId } from '../components/cards/index.js';
import { cardSvg } from './card.js';

const LOCALES = ['en', 'ja'] as const;

const bare = (text: string) =>
  text.replace(/\s/g, '').replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const shownWords = (svg: string) => svg.replace(/<[^>]*>/g, '').replace(/\s/g, '');
const textLines = (svg: string) =>
  [...svg.matchAll(/<text x="[^"]*" y="([^"]*)"/g)].map(([, y]) => Number(y));

describe('the picture of a card', () => {
  it.each(LOCALES)('shows value, title, text and number of every card (%s)', (locale) => {
    for (const id of CARD_IDS) {
      const svg = cardSvg(id, locale);
      expect(svg).toContain(`>#${CARD[id].number}<`);
      const words = shownWords(svg);
      for (const text of [CARD[id].title, CARD[id].text, CARD[id].history])
        expect(words).toContain(bare(text[locale]));
    }
  });

  it('keeps all text on the card', () => {
    const bottoms = CARD_IDS.flatMap((id: CardId) =>
      LOCALES.map((locale) => [id, Math.max(...textLines(cardSvg(id, locale)))]),
    );
    expect(bottoms.filter(([, y]) => Number(y) > 508)).toEqual([]);
  });

  it('keeps the game text above the line over its history', () => {
    const over = CARD_IDS.flatMap((id: CardId) =>
      LOCALES.filter((locale) =>
        textLines(cardSvg(id, locale)).some((y) => y > 399 && y < 422),
      ).map((locale) => `${id} ${locale}`),
    );
    expect(over).toEqual([]);
  });
});
