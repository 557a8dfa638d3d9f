import { RULESETS } from '../rules/index.js';

/** How many cards each game has. */
const CARDS: { readonly [ruleset: string]: number } = {
  columbia1812: 0,
  madison: 110,
  ops1812: 30,
  avalon1776: 8,
};

it.each(RULESETS.map((one) => [one.id, one] as const))(
  '%s: every card has a face in both languages',
  (id, { decks, seats }) => {
    const { catalogue } = decks;
    expect(catalogue).toHaveLength(CARDS[id]!);
    expect(new Set(catalogue.map((card) => card.id)).size).toBe(catalogue.length);
    for (const { title, text, owner, number } of catalogue) {
      expect(title.en).not.toBe('');
      expect(text.ja).not.toBe(text.en);
      expect([...seats, null]).toContain(owner);
      expect(catalogue[number - 1]?.number).toBe(number);
    }
  },
);
