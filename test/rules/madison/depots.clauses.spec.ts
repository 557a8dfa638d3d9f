import type { Frame } from '../../../src/rules/kernel/frame.js';
import { quartersOf } from '../../../src/rules/madison/questions/winter.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import {
  act,
  options,
  type Pieces,
  refused,
  type Scene,
  scene,
  seen,
  steps,
  told,
} from './support.js';

const depots = (at: MadisonState['depots'], more: Scene = {}): Scene => ({
  ...more,
  set(state) {
    state.depots = { ...at };
    more.set?.(state);
  },
});

/** A card play of the Americans with a card of value 1. */
const play = (put: Pieces, at: MadisonState['depots'] = {}): MadisonState =>
  scene(depots(at, { put, hands: { us: ['c37'] } }));

describe('supply depots', () => {
  it('MMW-13.5 MMW-8.31.6 any card sets up one depot in a space of friendly territory', () => {
    const result = act(play({}), 'us', ['depot c37 buffalo']);
    expect([result.state.depots, told(result, 'depot-placed')]).toEqual([
      { buffalo: 'us' },
      { side: 'us', space: 'buffalo' },
    ]);
    expect(seen(result.state, 'gb').depots).toEqual({ buffalo: 'us' });
    expect(result.state.cards.c37).toBe('discard');
  });

  it('MMW-13.51 it is a source of supply for units anywhere', () => {
    // Ohio is cut off from all four sources: a unit at Cleveland, one across the lake
    const cut = {
      r8: 'mansfield',
      r49: 'pittsburgh',
      rs1: 'ft-macarthur',
      r103: 'albany',
      r104: 'erie',
    } as const;
    const put = {
      ...cut,
      'us-6': 'cleveland!',
      'us-13': 'port-talbot',
      'us-5': 'lower-sandusky!',
    } as const;
    const without = play(put);
    const restores = (state: MadisonState) =>
      refused(state, 'us', 'restore c37') === null
        ? options(steps(state, 'us', 'restore c37'), 'us')
        : [];
    expect(restores(without)).toEqual([]);
    expect(restores(play(put, { cleveland: 'us' }))).toEqual([
      'done',
      'restore us-5',
      'restore us-6',
    ]);
  });

  it('MMW-13.51 MMW-13.56 it keeps four more units in winter, and not another four', () => {
    const state = scene(depots({ york: 'gb' }, {}));
    const bare = scene({});
    expect(quartersOf(state, 'gb', 'york') - quartersOf(bare, 'gb', 'york')).toBe(4);
    // for its owner alone
    expect(quartersOf(state, 'us', 'york')).toBe(quartersOf(bare, 'us', 'york'));
  });

  it('MMW-13.52 in own territory and in supply, never in the enemy’s', () => {
    expect(refused(play({ 'us-6': 'york', 'us-13': 'york' }), 'us', 'depot c37 york')).toBe(
      'MMW-13.52',
    );
    expect(refused(play({}), 'us', 'depot c37 kingston')).toBe('MMW-13.52');
    const cut = play({ r8: 'pittsburgh', r49: 'mansfield', rs1: 'ft-macarthur', r103: 'albany' });
    expect(refused(cut, 'us', 'depot c37 cleveland')).toBe('MMW-13.52');
  });

  it('MMW-13.52 not where enemies are, in control or not, units or ships; one in a space', () => {
    expect(refused(play({ r8: 'buffalo' }), 'us', 'depot c37 buffalo')).toBe('MMW-13.52');
    expect(refused(play({ 'r10rv-det': 'buffalo' }), 'us', 'depot c37 buffalo')).toBe('MMW-13.52');
    expect(refused(play({ 'queen-charlotte': 'buffalo' }), 'us', 'depot c37 buffalo')).toBe(
      'MMW-13.52',
    );
    expect(refused(play({}, { buffalo: 'us' }), 'us', 'depot c37 buffalo')).toBe('MMW-13.52');
    expect(refused(play({ prevost: 'buffalo' }), 'us', 'depot c37 buffalo')).toBeNull();
  });

  it('MMW-13.53 MMW-13.55 MMW-13.55.a they last until the winter attrition of their year is over', () => {
    const autumn = scene(
      depots(
        { buffalo: 'us', york: 'gb' },
        {
          turn: '1813-2',
          agenda: [{ f: 'turn', stage: 'check' } as Frame],
          put: { 'us-6': 'cleveland', 'us-13': 'cleveland' },
        },
      ),
    );
    // the winter has come, its losses are being chosen
    expect([autumn.turn, autumn.depots]).toEqual(['1813-w', { buffalo: 'us', york: 'gb' }]);
    const result = act(autumn, 'us', ['lose us-6']);
    expect([result.state.turn, result.state.depots]).toEqual(['1814-1', {}]);
    const spring = scene(
      depots(
        { buffalo: 'us' },
        { turn: '1813-1', agenda: [{ f: 'turn', stage: 'record' } as Frame] },
      ),
    );
    expect([spring.turn, spring.depots]).toEqual(['1813-2', { buffalo: 'us' }]);
  });

  it('MMW-13.54 a side has three at a time; one that was lost is built again', () => {
    const three = { buffalo: 'us', erie: 'us', albany: 'us' } as const;
    expect(refused(play({}, three), 'us', 'depot c37 utica')).toBe('MMW-13.54');
    expect(options(play({}, three), 'us').filter((one) => one.startsWith('depot'))).toEqual([]);
    expect(
      refused(play({}, { buffalo: 'us', erie: 'us', york: 'gb' }), 'us', 'depot c37 utica'),
    ).toBeNull();
  });

  const stands = (put: Pieces): boolean => {
    const state = scene(
      depots(
        { buffalo: 'us' },
        { put, turn: '1813-1', agenda: [{ f: 'turn', stage: 'check' } as Frame] },
      ),
    );
    return state.depots.buffalo === 'us';
  };

  it('MMW-13.55.b an enemy unit or ship where there is no friendly unit or ship destroys it; a leader does not protect it', () => {
    expect(stands({})).toBe(true);
    expect(stands({ 'r10rv-det': 'buffalo' })).toBe(false);
    expect(stands({ 'queen-charlotte': 'buffalo' })).toBe(false);
    expect(stands({ 'r10rv-det': 'buffalo', brown: 'buffalo' })).toBe(false);
    expect(stands({ 'queen-charlotte': 'buffalo', 'us-29': 'buffalo' })).toBe(true);
    expect(stands({ 'queen-charlotte': 'buffalo', somers: 'buffalo' })).toBe(true);
    expect(stands({ prevost: 'buffalo' })).toBe(true);
  });

  it('MMW-13.55.b at once, in the middle of a march', () => {
    const state = scene(
      depots(
        { schlosser: 'us' },
        { by: 'gb', put: { brock: 'chippawa', r8: 'chippawa' }, hands: { gb: ['c57'] } },
      ),
    );
    const entered = act(steps(state, 'gb', 'lead c57 brock'), 'gb', ['go schlosser']);
    expect([entered.state.depots, told(entered, 'depot-lost')]).toEqual([
      {},
      { space: 'schlosser', side: 'us' },
    ]);
  });

  it('MMW-13.57 in a destroyed town four units winter with a depot, none without', () => {
    const burnt = (at: MadisonState['depots']) =>
      quartersOf(
        scene(depots(at, { set: (state) => (state.destroyed.buffalo = true) })),
        'us',
        'buffalo',
      );
    expect([burnt({}), burnt({ buffalo: 'us' })]).toEqual([0, 4]);
  });
});
