import { CLAUSES } from '../../../src/rules/madison/clauses/index.js';
import { madison } from '../../../src/rules/madison/index.js';
import { levelOf, winnerBy } from '../../../src/rules/madison/questions/victory.js';
import { act, owing, scene, steps } from './support.js';

const FINAL = { vp: 0, level: 'stalemate', side: null } as const;

describe('levels of victory', () => {
  const end = (eventVp: number, tournament = false) =>
    scene({
      turn: '1814-w',
      by: 'gb',
      agenda: [{ f: 'turn', stage: 'open' } as never],
      set(state) {
        state.eventVp = eventVp;
        (state.options as { tournament: boolean }).tournament = tournament;
      },
    }).outcome;

  it.each([
    ['MMW-17.1.a', 20, 'decisive'],
    ['MMW-17.1.a', -35, 'decisive'],
    ['MMW-17.1.b', 19, 'marginal'],
    ['MMW-17.1.b', -10, 'marginal'],
    ['MMW-17.1.c', 9, 'moral'],
    ['MMW-17.1.c', -1, 'moral'],
    ['MMW-17.1.d', 0, 'stalemate'],
  ] as const)('%s a net figure of %i', (_, figure, level) => {
    expect(levelOf(figure, false)).toBe(level);
  });

  it('MMW-17.0 MMW-17.1 MMW-17.1.a MMW-17.1.b MMW-17.1.c the higher side wins by the difference', () => {
    expect([end(25)?.winner, end(12)?.winner, end(1)?.winner, end(-1)?.winner]).toEqual([
      'us',
      'us',
      'us',
      'gb',
    ]);
    expect([19, 20, 10, 9, 1].map((one) => levelOf(-one, false))).toEqual([
      'marginal',
      'decisive',
      'marginal',
      'moral',
      'moral',
    ]);
  });

  it('MMW-17.1.d a draw says that it is a stalemate and what that counts as', () => {
    expect(end(0)).toEqual({ winner: null, reason: 'stalemate', clause: 'MMW-17.1.d' });
    expect(CLAUSES['MMW-17.1.d']?.summary).toEqual({
      en: expect.stringMatching(/stalemate.*British moral victory/),
      ja: expect.stringMatching(/手詰まり.*イギリス軍の精神的勝利/),
    });
    const final = { type: 'final', clause: 'MMW-17.1', data: FINAL, rolls: [] };
    expect([madison.describeEvent(final, 'en'), madison.describeEvent(final, 'ja')]).toEqual([
      'The war ends; nobody leads: a stalemate, which is a British moral victory.',
      '終戦。同点: 手詰まりであり、イギリス軍の精神的勝利。',
    ]);
  });

  it('MMW-17.1.d at 0 nobody wins', () => {
    expect([end(0)?.winner, winnerBy(0, false), levelOf(0, false)]).toEqual([
      null,
      null,
      'stalemate',
    ]);
  });

  it('MMW-17.2 in a tournament 0 is a British moral victory', () => {
    expect([end(0, true)?.winner, levelOf(0, true)]).toEqual(['gb', 'moral']);
    expect(end(3, true)?.winner).toBe('us');
  });
});

describe('instant victory', () => {
  const before = (turn: '1813-2' | '1814-2') =>
    steps(
      scene({
        turn,
        put: { brown: 'three-rivers', 'us-6': 'three-rivers', 'us-13': 'three-rivers' },
        hands: { us: [turn === '1813-2' ? 'c57' : 'c103'] },
      }),
      'us',
      `lead ${turn === '1813-2' ? 'c57' : 'c103'} brown`,
    );

  it('MMW-17.3 MMW-17.31 Quebec taken in 1812 or 1813 ends the game on the spot, not in 1814', () => {
    const taken = act(before('1813-2'), 'us', ['go quebec']).state;
    expect([taken.outcome, owing(taken)]).toEqual([
      { winner: 'us', reason: 'quebec', clause: 'MMW-17.31' },
      [],
    ]);
    expect(act(before('1814-2'), 'us', ['go quebec']).state.outcome).toBeNull();
  });

  it('MMW-17.31 it must be controlled', () => {
    const weak = scene({
      put: { brown: 'three-rivers', 'us-6': 'three-rivers' },
      hands: { us: ['c57'] },
    });
    expect(steps(weak, 'us', 'lead c57 brown', 'go quebec').outcome).toBeNull();
  });

  it.each(['1812-2', '1813-2', '1814-2'] as const)(
    'MMW-17.32 three of the four American cities, in %s',
    (turn) => {
      const card = turn === '1812-2' ? 'c19' : turn === '1813-2' ? 'c57' : 'c103';
      const put = {
        r8: 'mansfield',
        r49: 'ft-macarthur',
        prevost: 'meadville',
        r103: 'meadville',
        rs1: 'meadville',
      } as const;
      const state = steps(
        scene({ turn, by: 'gb', put, hands: { gb: [card] } }),
        'gb',
        `lead ${card} prevost`,
      );
      expect(state.outcome).toBeNull();
      const taken = act(state, 'gb', ['go pittsburgh']).state;
      expect(taken.outcome).toEqual({ winner: 'gb', reason: 'cities', clause: 'MMW-17.32' });
    },
  );
});
