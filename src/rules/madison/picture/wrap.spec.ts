import { cut, wrapped } from '../../kits/picture/wrap.js';
import { CARD, CARD_IDS } from '../components/cards/index.js';
import { titleOf } from './hand.js';

/** Ems of a letter in faces that are broader than our own, as Liberation Sans; of a Japanese character. */
const [LETTER, WIDE] = [0.54, 1];
const widthOf = (line: string): number =>
  [...line].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e7f ? WIDE : LETTER), 0);

/** How wide the text of a card may be. */
const [ROOM, BROAD_ROOM, BROAD_SIZE] = [118, 390, 38];

const titles = CARD_IDS.flatMap((id) =>
  (['en', 'ja'] as const).map((locale) => [id, locale] as const),
);

describe('the title of a card in the hand', () => {
  it('keeps within its face in a broad typeface too', () => {
    const wide = titles.flatMap(([id, locale]) => {
      const { size, lines } = titleOf(id, locale);
      return lines.filter((line) => widthOf(line) * size > ROOM);
    });
    expect(wide).toEqual([]);
  });

  it('so does the large one of a small board', () => {
    const wide = titles.flatMap(([id, locale]) =>
      cut(wrapped(CARD[id].title[locale], BROAD_SIZE, BROAD_ROOM), 2).filter(
        (line) => widthOf(line) * BROAD_SIZE > BROAD_ROOM,
      ),
    );
    expect(wide).toEqual([]);
  });
});
