import { decks } from '../catalogue/decks.js';
import { TACTIC_IDS, TACTICS } from '../components/tactics.js';
import { setup } from '../setup.js';
import { type View, viewOf } from '../view/view.js';
import { cardSvg } from './card.js';

const LOCALES = ['en', 'ja'] as const;
const BASIC = viewOf(setup({ scenario: 'basic', options: {} }), null);

describe('A1776-adv.II.A.2 the tactical cards', () => {
  it.each(LOCALES)('have their title, their idea and their cells of the matrix (%s)', (locale) => {
    for (const { id, title, idea } of TACTICS) {
      const svg = cardSvg(id, locale);
      expect(svg.includes(`>${title[locale]}<`)).toBe(true);
      const words = svg.replace(/<[^>]*>/g, '').replace(/\s/g, '');
      expect(words.includes(idea[locale].replace(/\s/g, ''))).toBe(true);
    }
    const withdraw = cardSvg('withdraw', 'en').match(/>NC</g);
    expect(withdraw).toHaveLength(5);
  });

  it('are eight in the catalogue and all in both hands, whoever looks, whatever was played', () => {
    expect(decks.catalogue.map(({ id }) => id)).toEqual(TACTIC_IDS);
    for (const viewer of ['us', 'gb', null] as const) {
      const view: View = { ...BASIC, viewer, scenario: 'scenario2' };
      expect(decks.piles(view).map(({ owner, size, contents }) => [owner, size, contents])).toEqual(
        [
          ['us', 8, [...TACTIC_IDS].sort()],
          ['gb', 8, [...TACTIC_IDS].sort()],
        ],
      );
    }
  });

  it('are not used in the Basic Game', () => {
    expect(decks.piles(BASIC)).toEqual([]);
  });

  it('write nothing beyond the card', () => {
    for (const id of TACTIC_IDS)
      for (const [, x] of cardSvg(id, 'en').matchAll(/<text x="([\d.]+)"/g))
        expect(Number(x)).toBeLessThan(340);
  });
});
