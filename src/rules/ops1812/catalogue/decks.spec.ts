import { start } from '../../kernel/play.js';
import { seededChance } from '../../kernel/random.js';
import { ops1812 } from '../index.js';

const { state } = start(ops1812, { scenario: 'campaign', options: {} }, seededChance(7));
const piles = (viewer: string | null) =>
  Object.fromEntries(
    ops1812.decks.piles(ops1812.view(state, viewer)).map((pile) => [pile.id, pile]),
  );

describe('the piles of cards', () => {
  it('show a hand to its owner alone, and its size to everybody', () => {
    expect(piles('us')['hand-us']).toMatchObject({ owner: 'us', size: 6 });
    expect(piles('us')['hand-us']?.contents).toHaveLength(6);
    for (const viewer of ['gb', null])
      expect(piles(viewer)['hand-us']).toMatchObject({ size: 6, contents: null });
  });

  it('keep what is still to be drawn from all, and the discards open', () => {
    for (const viewer of ['us', 'gb', null]) {
      expect(piles(viewer)['draw']).toMatchObject({ size: 18, contents: null });
      expect(piles(viewer)['discards']).toMatchObject({ size: 0, contents: [] });
    }
  });
});
