import { TOY } from '../../../test/rules/support/toy/index.js';
import { quantile, reportOf, wilson } from './report.js';
import { merged, simulate, type Simulation } from './simulate.js';

const run = (changes: Partial<Simulation> = {}) =>
  simulate(TOY, {
    games: 20,
    seed: 7,
    setting: { scenario: 'standard', options: {} },
    players: { red: 'random', blue: 'random' },
    ...changes,
  });

describe('simulate', () => {
  it('plays the same games from the same seed and others from another', () => {
    expect(run()).toEqual(run());
    expect(run()).not.toEqual(run({ seed: 1000 }));
  });

  it('gives the same whether it is played in one part or in several', () => {
    expect(merged([run({ games: 8 }), run({ games: 12, first: 8 })])).toEqual(run());
  });

  it('draws the options of every game anew', () => {
    const played: unknown[] = [];
    const setting = { scenario: 'standard', options: {} };
    const setup: typeof TOY.setup = (given, table) => {
      played.push(given.options['calm']);
      return TOY.setup(given, table);
    };
    const drawn = () =>
      simulate({ ...TOY, setup }, { games: 20, seed: 7, setting, players: {}, drawn: true });
    const first = drawn();
    expect(new Set(played)).toEqual(new Set([true, false]));
    expect(drawn()).toEqual(first);
    expect(played.slice(20)).toEqual(played.slice(0, 20));
  });

  it('names the game in which somebody is asked and has no choice', () => {
    const phases = Object.fromEntries(
      Object.entries(TOY.phases).map(([f, phase]) => [
        f,
        phase.kind === 'run'
          ? phase
          : {
              ...phase,
              list: () => ({ ...phase.list({} as never, {} as never), choices: () => [] }),
            },
      ]),
    );
    expect(() =>
      simulate(
        { ...TOY, phases },
        { games: 1, seed: 4, setting: { scenario: 'standard', options: {} }, players: {} },
      ),
    ).toThrow(/standard, seed 4: .* has no choice/);
  });

  it('tells how far it is', () => {
    const heard: number[] = [];
    run({ games: 3, onGame: (played) => heard.push(played) });
    expect(heard).toEqual([1, 2, 3]);
  });

  it('lets a better player win more often', () => {
    const won = (players: Simulation['players'], seat: string) =>
      run({ games: 60, players }).records.filter((record) => record.outcome.winner === seat).length;
    expect(won({ red: 'greedy', blue: 'random' }, 'red')).toBeGreaterThan(
      won({ red: 'random', blue: 'greedy' }, 'red') + 8,
    );
  });

  it('throws where a game outlasts what the rules promise', () => {
    expect(() =>
      simulate(
        { ...TOY, longest: 10 },
        { games: 1, seed: 1, setting: { scenario: 'standard', options: {} }, players: {} },
      ),
    ).toThrow('lasts longer than 10');
  });
});

describe('reportOf', () => {
  const record = (winner: string | null, actions: number) => ({
    outcome: { winner, reason: winner === null ? 'draw' : 'places', clause: 'TOY-7' },
    actions,
  });
  const tally = {
    records: [record('red', 10), record('red', 30), record('blue', 20), record(null, 40)],
    phases: {
      rare: { decisions: 1, sizes: { 4: 1 } },
      often: { decisions: 3, sizes: { 1: 2, 7: 1 } },
    },
  };
  const report = reportOf(['red', 'blue'], tally);

  it('counts wins and endings', () => {
    expect(Object.entries(report.wins).map(([seat, { games }]) => [seat, games])).toEqual([
      ['red', 2],
      ['blue', 1],
      ['draw', 1],
    ]);
    expect(report.endings).toEqual({
      'places TOY-7 red': 2,
      'draw TOY-7 draw': 1,
      'places TOY-7 blue': 1,
    });
  });

  it('sums up lengths', () => {
    expect([report.games, report.actions, report.length]).toEqual([
      4,
      100,
      { mean: 25, median: 20, p95: 40, max: 40 },
    ]);
  });

  it('sums up decisions, the most frequent first', () => {
    expect(Object.keys(report.phases)).toEqual(['often', 'rare']);
    expect(report.phases['often']).toEqual({
      decisions: 3,
      share: 0.75,
      mean: 3,
      p99: 7,
      most: 7,
      forced: 2 / 3,
    });
  });
});

describe('the choices that 99 of 100 decisions do not exceed', () => {
  it.each([
    [{ 2: 99, 40: 1 }, 2, 40],
    [{ 2: 98, 40: 1, 90: 1 }, 40, 90],
    [{ 3: 1 }, 3, 3],
  ])('of %j are %i, the most %i', (sizes, p99, most) => {
    const decisions = Object.values(sizes).reduce((sum, count) => sum + count, 0);
    const tally = { records: [], phases: { orders: { decisions, sizes } } };
    expect(reportOf(['red'], tally).phases['orders']).toMatchObject({ p99, most });
  });
});

describe('quantile', () => {
  it('is the smallest value that so many do not exceed', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect([0.5, 0.95, 0.1, 1].map((q) => quantile(values, q))).toEqual([5, 10, 1, 10]);
    expect(quantile([], 0.5)).toBe(0);
  });
});

describe('wilson', () => {
  it.each([
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [1, 1000, 0.0002, 0.0056],
  ])('%i of %i lie between %d and %d', (hits, all, low, high) => {
    const share = wilson(hits, all);
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.high).toBeCloseTo(high, 3);
  });

  it('knows nothing of no games', () => {
    expect(wilson(0, 0)).toEqual({ games: 0, share: 0, low: 0, high: 1 });
  });
});
