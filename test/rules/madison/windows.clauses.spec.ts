import { cardsIn } from '../../../src/rules/madison/state.js';
import { decision, options, owing, type Pieces, scene, seen, steps, unforced } from './support.js';

describe('Campaign and the weather', () => {
  /** The example of 8.31: Wilkinson at Sackets Harbour, Hampton at Plattsburgh. */
  const put = {
    wilkinson: 'sackets-harbour',
    'us-6': 'sackets-harbour',
    hampton: 'plattsburgh',
    'us-13': 'plattsburgh',
    'us-15': 'albany',
  } as const;
  const declared = (cards: readonly ('c60' | 'c61')[], more: Pieces = {}) =>
    steps(
      scene({ put: { ...put, ...more }, hands: { us: ['c57'], gb: cards } }),
      'us',
      'event c57',
      'leader wilkinson',
      'leader hampton',
    );

  it('MMW-8.31.8 both forces are declared before the foe decides, and either moves first', () => {
    const state = declared(['c60']);
    expect([owing(state), decision(state, 'gb')]).toEqual([['gb'], 'window']);
    expect([state.leaders.wilkinson, state.leaders.hampton]).toMatchObject([
      { force: 1 },
      { force: 2 },
    ]);
  });

  it('MMW-8.31.8 Heavy Rain holds Plattsburgh: Hampton goes one space at most, Wilkinson as far as he likes', () => {
    let state = steps(declared(['c60']), 'gb', 'react c60');
    // of two forces only one is affected
    expect(options(state, 'gb')).toEqual(['force 1', 'force 2']);
    state = steps(state, 'gb', 'force 2', 'pin plattsburgh');
    expect(state.lasting).toMatchObject([{ card: 'c60', space: 'plattsburgh', force: 2 }]);
    expect([owing(state), options(state, 'us')]).toEqual([['us'], ['first 1', 'first 2']]);
    state = steps(state, 'us', 'first 1', 'go ogdensburg', 'go french-mills');
    expect(state.leaders.wilkinson.at).toBe('french-mills');
    state = steps(state, 'us', 'stop');
    state = steps(state, 'us', 'go chazy');
    expect([state.leaders.hampton.at, state.units['us-13'].at, state.play]).toEqual([
      'chazy',
      'chazy',
      null,
    ]);
    // it was no turn of the British
    expect([state.cards.c60, cardsIn(state, 'gb')]).toEqual(['discard', []]);
  });

  it('MMW-8.31.8 what comes into a held space goes one space beyond it', () => {
    let state = steps(
      scene({
        put: { hampton: 'whitehall', 'us-13': 'whitehall' },
        hands: { us: ['c57'], gb: ['c60'] },
      }),
      'us',
      'lead c57 hampton',
    );
    state = steps(state, 'gb', 'react c60', 'pin plattsburgh');
    if (decision(state, 'gb') === 'window') state = steps(state, 'gb', 'pass');
    state = steps(state, 'us', 'go plattsburgh');
    if (decision(state, 'gb') === 'window') state = steps(state, 'gb', 'pass');
    state = steps(state, 'us', 'go chazy');
    expect([state.leaders.hampton.at, state.play]).toEqual(['chazy', null]);
  });

  it('MMW-8.31.8 Contrary Winds moors the ships of one of the two forces', () => {
    const fleet = {
      chauncey: 'sackets-harbour',
      oneida: 'sackets-harbour',
      'us-6': 'sackets-harbour',
      brown: 'oswego',
      'us-13': 'oswego',
      sylph: 'oswego',
    } as const;
    const declaration = steps(
      scene({ put: fleet, hands: { us: ['c57'], gb: ['c61'] } }),
      'us',
      'event c57',
      'leader chauncey',
      'leader brown',
    );
    const state = steps(declaration, 'gb', 'react c61');
    expect(options(state, 'gb')).toEqual(['force 1', 'force 2']);
    const sails = (held: 1 | 2, moved: 1 | 2): boolean => {
      const now = steps(state, 'gb', `force ${held}`);
      return options(unforced.walk(now, ['us', `first ${moved}`]), 'us').some((one) =>
        /^(sail|enter)/.test(one),
      );
    };
    expect([sails(1, 1), sails(1, 2), sails(2, 1), sails(2, 2)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('MMW-8.31.8 whoever does not want to be asked is not, for the card play or for the turn', () => {
    const held = (pass: 'pass-play' | 'pass-turn') => {
      let state = steps(declared(['c60']), 'gb', pass);
      for (let n = 0; n < 12 && state.play !== null; n++) {
        expect(owing(state)).toEqual(['us']);
        const list = options(state, 'us');
        state = steps(state, 'us', list.includes('stop') ? 'stop' : (list[0] ?? ''));
      }
      return state.quiet.gb;
    };
    expect([held('pass-play'), held('pass-turn')]).toEqual([null, 'turn']);
    const next = scene({
      turn: '1813-1',
      agenda: [{ f: 'turn', stage: 'record' } as never],
      set: (state) => (state.quiet.gb = 'turn'),
    });
    expect(next.quiet.gb).toBeNull();
    // their own foe never learns of it
    expect(JSON.stringify(seen(steps(declared(['c60']), 'gb', 'pass-turn'), 'us'))).not.toContain(
      '"quiet":"turn"',
    );
  });

  it('MMW-8.31.8 being asked tells nothing: the same for any hand', () => {
    const [armed, idle] = [declared(['c60']), declared(['c61'])];
    expect(seen(idle, 'us')).toEqual(seen(armed, 'us'));
    const [other] = [
      steps(
        scene({ put, hands: { us: ['c57'], gb: ['c51'] } }),
        'us',
        'event c57',
        'leader wilkinson',
        'leader hampton',
      ),
    ];
    expect(seen(other, 'us')).toEqual(seen(armed, 'us'));
  });
});
