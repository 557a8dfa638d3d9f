import type { Frame } from '../../../../src/rules/kernel/frame.js';
import type { CardId } from '../../../../src/rules/madison/components/cards/index.js';
import { type CardPlace, cardsIn } from '../../../../src/rules/madison/state.js';
import { type Case, options, playCase } from './support.js';

/** An American march under Hull from Frenchtown to Brownstown; `hand`: the only British card. */
const march = (hand: CardId, steps: Case['steps'], set?: Case['set']): Case => ({
  card: hand,
  when: 'declared',
  by: 'gb',
  turn: '1812-2',
  put: { hull: 'frenchtown', 'oh-1': 'frenchtown', ottawa: 'ft-malden', 'us-17': 'mansfield' },
  set(state) {
    state.cards.c6 = 'us';
    set?.(state);
  },
  agenda: (): Frame[] => [{ f: 'play', by: 'us' } as Frame],
  steps: [['us', 'lead c6 hull'], ...steps],
  then: () => undefined,
});

describe('MMW-8.31.8 windows', () => {
  it('are the same whatever the hand holds', () => {
    const steps = [
      ['gb', 'pass'],
      ['us', 'go brownstown'],
    ] as const;
    const [armed, unarmed] = (['c21', 'c30'] as const).map((hand) => playCase(march(hand, steps)));
    expect(unarmed?.after.agenda).toEqual(armed?.after.agenda);
    expect(unarmed?.events).toEqual(armed?.events);
    expect(armed?.after.agenda.at(-1)).toMatchObject({ f: 'window', by: 'gb', when: 'step' });
  });

  it('offer only what the hand holds', () => {
    const passes = ['pass', 'pass-play', 'pass-turn'];
    expect(options(playCase(march('c21', [])).after, 'gb')).toEqual([...passes, 'react c21']);
    expect(options(playCase(march('c30', [])).after, 'gb')).toEqual(passes);
  });

  it('do not open for a hand without cards', () => {
    const { after } = playCase(
      march('c21', [], (state) => {
        state.cards.c21 = 'held-gb';
      }),
    );
    expect(after.agenda.at(-1)).toMatchObject({ f: 'march' });
  });

  it('do not open when every card that fits is known to be gone', () => {
    const { after } = playCase(
      march('c30', [], (state) => {
        for (const id of ['c16', 'c21', 'c22'] as const) state.cards[id] = 'discard' as CardPlace;
      }),
    );
    expect(after.agenda.at(-1)).toMatchObject({ f: 'march' });
  });

  it('stay closed for the card play once the side has said so', () => {
    const { after } = playCase(
      march('c21', [
        ['gb', 'pass-play'],
        ['us', 'go brownstown'],
      ]),
    );
    expect(after.agenda.at(-1)).toMatchObject({ f: 'march' });
    expect(after.quiet).toEqual({ us: null, gb: 'play' });
  });

  it('open again after a reaction', () => {
    const { after } = playCase(
      march(
        'c21',
        [
          ['gb', 'react c21'],
          ['gb', 'pin detroit'],
        ],
        (state) => {
          state.cards.c16 = 'gb';
        },
      ),
    );
    expect(options(after, 'gb')).toContain('react c16');
    expect(cardsIn(after, 'discard')).toEqual(['c6', 'c21']);
  });
});
