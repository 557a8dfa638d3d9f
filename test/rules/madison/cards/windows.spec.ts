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

/** The march with a step, after an answer to what was announced. */
const stepped = (answer: 'pass' | 'wait', set?: Case['set'], hand: CardId = 'c21') =>
  playCase(
    march(
      hand,
      [
        ['gb', answer],
        ['us', 'go brownstown'],
      ],
      set,
    ),
  );
/** Ambush at Brownstown has been played. */
const gone: Case['set'] = ({ cards }) => void (cards.c15 = 'discard');

describe('MMW-8.31.8 windows', () => {
  it.each([
    ['pass', undefined],
    ['pass', gone],
    ['wait', undefined],
    ['wait', gone],
  ] as const)('are the same whatever the hand holds: %s', (answer, set) => {
    const [armed, unarmed] = (['c21', 'c30'] as const).map((hand) => stepped(answer, set, hand));
    expect(unarmed?.after.agenda).toEqual(armed?.after.agenda);
    expect(unarmed?.events).toEqual(armed?.events);
    expect(armed?.after.agenda.at(-1)).toMatchObject(
      answer === 'pass' && set === gone ? { f: 'march' } : { f: 'window', by: 'gb', when: 'step' },
    );
  });

  it('offer only what the hand holds', () => {
    const passes = ['pass', 'pass-play', 'pass-turn'];
    expect(options(playCase(march('c21', [])).after, 'gb')).toEqual([
      ...passes,
      'react c21',
      'wait',
    ]);
    expect(options(playCase(march('c30', [])).after, 'gb')).toEqual([...passes, 'wait']);
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

  it('stay closed for what was declined as soon as it could be played, and open for another card', () => {
    const { after: declined } = stepped('pass', gone);
    expect(declined.agenda.at(-1)).toMatchObject({ f: 'march' });
    expect(declined.quiet).toEqual({ us: null, gb: 'declined' });
    const { after: waited } = stepped('wait', gone);
    expect(waited.agenda.at(-1)).toMatchObject({ f: 'window', when: 'step' });
    expect(waited.quiet).toEqual({ us: null, gb: null });
    // Ambush at Brownstown needs a step into Brownstown
    const { after: ambush } = stepped('pass');
    expect(ambush.agenda.at(-1)).toMatchObject({ f: 'window', when: 'step' });
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
