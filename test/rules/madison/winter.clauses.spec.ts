import type { Frame } from '../../../src/rules/kernel/frame.js';
import type { SpaceId } from '../../../src/rules/madison/components/map.js';
import type { UnitId } from '../../../src/rules/madison/components/units.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import {
  act,
  decision,
  options,
  owing,
  type Pieces,
  refused,
  said,
  type Scene,
  scene,
  steps,
  told,
  walk,
} from './support.js';

const ATTRITION = [{ f: 'winter-turn', stage: 'attrition' } as Frame];

/** A winter from attrition on, up to the first choice of losses. */
const winter = (put: Pieces, more: Scene = {}): MadisonState =>
  scene({ turn: '1813-w', put, agenda: ATTRITION, ...more });

const TWO_STEPS: readonly UnitId[] = ['us-4', 'us-5', 'us-6', 'us-13', 'us-15'];

/** So many full and reduced American regiments of two steps in a space. */
const quartered = (at: SpaceId, full: number, reduced: number, more: Pieces = {}): Pieces => ({
  ...Object.fromEntries(
    TWO_STEPS.slice(0, full + reduced).map((id, i) => [id, i < full ? at : `${at}!`]),
  ),
  ...more,
});

const choosing = (state: MadisonState, side: 'us' | 'gb' = 'us'): boolean =>
  decision(state, side) === 'winter-loss';

/** F: full, r: reduced, x: gone. */
const shown = (state: MadisonState): string =>
  TWO_STEPS.map((id) => {
    const { at, reduced } = state.units[id];
    return at === 'gone' ? 'x' : at === 'pool' ? '' : reduced === true ? 'r' : 'F';
  }).join('');

describe('the examples of 16.2', () => {
  it('MMW-16.2 MMW-16.21 MMW-16.22 example 1: two full units at Cleveland, of value 1: one of them, as its owner likes, is flipped', () => {
    const state = winter(quartered('cleveland', 2, 0));
    expect(options(state, 'us')).toEqual(['lose us-4', 'lose us-5']);
    expect(shown(act(state, 'us', ['lose us-4']).state)).toBe('rF');
    expect(shown(act(state, 'us', ['lose us-5']).state)).toBe('Fr');
  });

  it('MMW-16.2 MMW-16.25 example 2: one of the two is reduced already: nobody is flipped or removed, in supply or not', () => {
    const fed = winter(quartered('cleveland', 1, 1));
    const cut = winter(
      quartered('cleveland', 1, 1, {
        r8: 'lower-sandusky',
        r49: 'mansfield',
        rs1: 'pittsburgh',
        r103: 'erie',
        'r41-1': 'mansfield',
        nancy: 'lake-erie',
      }),
    );
    expect([shown(fed), shown(cut)]).toEqual(['Fr', 'Fr']);
    expect([choosing(fed), choosing(cut)]).toEqual([false, false]);
  });

  /** London, of value 3, in enemy country. */
  const london = (full: number, reduced: number, supply: boolean) =>
    winter(quartered('london', full, reduced, supply ? { 'oh-1': 'port-talbot' } : {}));

  it.each([
    ['3: out of supply', false],
    ['4: in supply', true],
  ])(
    'MMW-16.2 MMW-16.22 MMW-16.23 example %s: of three full and two reduced units in London two full ones are flipped, no reduced one goes instead',
    (_, supply) => {
      const state = london(3, 2, supply);
      expect(state.units['us-4'].cut === true).toBe(!supply);
      expect(options(state, 'us')).toEqual(['lose us-4', 'lose us-5', 'lose us-6']);
      expect(refused(state, 'us', 'lose us-13')).toBe('MMW-16.22');
      expect(shown(steps(state, 'us', 'lose us-5', 'lose us-4'))).toBe('rrFrr');
    },
  );

  it('MMW-16.2 MMW-16.23.a MMW-13.4.d MMW-16.24 example 5: one full and four reduced units out of supply in London: one is flipped, one flipped one removed', () => {
    const state = london(1, 4, false);
    // the one just flipped has taken its loss
    expect(options(state, 'us')).toEqual(['lose us-13', 'lose us-15', 'lose us-5', 'lose us-6']);
    expect(shown(act(state, 'us', ['lose us-6']).state)).toBe('rrxrr');
  });

  it('MMW-16.23 MMW-16.24 in supply the second loss falls on nobody', () => {
    expect([shown(london(1, 4, true)), choosing(london(1, 4, true))]).toEqual(['rrrrr', false]);
  });
});

describe('winter attrition', () => {
  it('MMW-16.21 counts units, not strength; neither leaders nor ships', () => {
    const three = winter({
      'us-29': 'erie',
      'us-30': 'erie',
      'us-26': 'erie',
      perry: 'erie',
      harrison: 'erie',
      somers: 'erie',
      trippe: 'erie',
    });
    expect(options(three, 'us')).toEqual(['lose us-26', 'lose us-29', 'lose us-30']);
    expect(
      choosing(
        winter({
          'us-6': 'erie',
          'us-13': 'erie',
          perry: 'erie',
          harrison: 'erie',
          somers: 'erie',
        }),
      ),
    ).toBe(false);
    expect(winter(quartered('cleveland', 2, 0, { somers: 'cleveland' })).ships.somers).toEqual({
      at: 'cleveland',
    });
  });

  it('MMW-16.21 an event fort and a depot keep four more each', () => {
    const at = (set?: (state: MadisonState) => void) =>
      shown(winter(quartered('maumee-rapids', 4, 0), set && { set }));
    expect(at((state) => (state.forts['ft-meigs'] = true))).toBe('FFFF');
    expect(at((state) => (state.depots['maumee-rapids'] = 'us'))).toBe('FFFF');
    expect(at()).toBe('xxxx');
  });

  it('MMW-16.21 every space in turn, both sides', () => {
    let state = winter({ ...quartered('cleveland', 2, 0), r8: 'queenston', r49: 'queenston' });
    expect(owing(state)).toEqual(['gb']);
    state = act(state, 'gb', ['lose r49']).state;
    expect(owing(state)).toEqual(['us']);
    state = act(state, 'us', ['lose us-4']).state;
    expect([state.units.r49.reduced, state.units['us-4'].reduced]).toEqual([true, true]);
  });

  it('MMW-16.25 a unit without a reduced side that must lose a step is eliminated; it counts as unreduced', () => {
    const state = winter({ 'us-1art': 'cleveland', 'us-29': 'cleveland' });
    expect(act(state, 'us', ['lose us-29']).state.units['us-29'].at).toBe('gone');
    // beside a reduced regiment there is none in excess
    expect(winter({ 'us-1art': 'cleveland', 'us-4': 'cleveland!' }).units['us-1art'].at).toBe(
      'cleveland',
    );
  });

  it('MMW-16.24 both conditions: out of supply at home nobody is removed, nor abroad in supply', () => {
    const home = winter(
      { 'us-4': 'cleveland!', 'us-5': 'cleveland!', 'us-6': 'cleveland!' },
      { set: (state) => (state.eventVp = 0) },
    );
    expect(shown(home)).toBe('rrr');
    const abroad = winter(quartered('port-talbot', 0, 3));
    expect(shown(abroad)).toBe('rrr');
    const cutOff = winter(quartered('oxford', 0, 2));
    expect(shown(act(cutOff, 'us', ['lose us-4']).state)).toBe('xr');
  });

  it('MMW-16.23.b MMW-16.26 a space of value 0 keeps no unit of either side, reduced or not; leaders stay', () => {
    for (const at of ['smiths-creek', 'nottawasaga', 'gananoque'] as const) {
      const state = winter({ r8: at, r49: `${at}!`, prevost: at });
      expect([at, state.units.r8.at, state.units.r49.at, state.leaders.prevost.at]).toEqual([
        at,
        'gone',
        'gone',
        at,
      ]);
      expect([at, winter({ 'us-6': at }).units['us-6'].at]).toEqual([at, 'gone']);
    }
  });

  it('MMW-16.26 MMW-13.57 so does a destroyed town, but for four with a depot', () => {
    const burnt = (depot: boolean) =>
      winter(
        { 'us-6': 'buffalo', 'us-13': 'buffalo!' },
        {
          set(state) {
            state.destroyed.buffalo = true;
            if (depot) state.depots.buffalo = 'us';
          },
        },
      );
    expect([burnt(false).units['us-6'].at, burnt(false).units['us-13'].at]).toEqual([
      'gone',
      'gone',
    ]);
    expect([burnt(true).units['us-6'].at, burnt(true).units['us-6'].reduced]).toEqual([
      'buffalo',
      undefined,
    ]);
    const five = winter(quartered('buffalo', 5, 0), {
      set(state) {
        state.destroyed.buffalo = true;
        state.depots.buffalo = 'us';
      },
    });
    expect(decision(five, 'us')).toBe('winter-loss');
    expect(choosing(act(five, 'us', ['lose us-4']).state)).toBe(false);
  });
});

describe('the winter turn', () => {
  it('MMW-16.0 MMW-16.1 has no cards drawn, no reinforcements, and an action phase only if cards were kept', () => {
    const state = scene({
      turn: '1812-w',
      by: 'us',
      put: quartered('cleveland', 2, 0),
      agenda: [{ f: 'turn', stage: 'open' } as Frame],
    });
    expect([owing(state), decision(state, 'us')]).toEqual([['us'], 'winter-loss']);
    expect(Object.values(state.cards).filter((at) => at === 'us' || at === 'gb')).toEqual([]);
    const kept = scene({
      turn: '1812-w',
      by: 'us',
      held: { gb: ['c27'] },
      agenda: [{ f: 'turn', stage: 'open' } as Frame],
    });
    expect([owing(kept), decision(kept, 'gb')]).toEqual([['gb'], 'winter']);
  });

  it('MMW-16.1.1 one held card at a time, the first player of the year first, as its event or not at all', () => {
    const open = (by: 'us' | 'gb') =>
      scene({
        turn: '1812-w',
        by,
        held: { us: ['c35', 'c21'], gb: ['c26', 'c29'] },
        agenda: [{ f: 'winter-cards', by, passes: 0 } as Frame, ...ATTRITION],
      });
    expect([owing(open('us')), owing(open('gb'))]).toEqual([['us'], ['gb']]);
    const state = open('us');
    expect(refused(state, 'us', 'event c21')).toBe('MMW-16.1.1');
    expect(options(state, 'us')).toEqual(['event c35', 'pass']);
    const played = act(state, 'us', ['event c35']).state;
    expect([owing(played), played.cards.c35]).toEqual([['gb'], 'discard']);
    // a pass is not for good while the other goes on
    const passed = walk(open('us'), ['us', 'pass'], ['gb', 'event c29']);
    const again =
      decision(passed, 'us') === 'winter'
        ? passed
        : steps(passed, 'gb', options(passed, 'gb')[0] ?? '');
    expect([owing(again), decision(again, 'us')]).toEqual([['us'], 'winter']);
    const over = act(walk(again, ['us', 'pass']), 'gb', ['pass'], [4, 3]);
    expect(said(over)).toContain('held-discarded');
  });

  it('MMW-16.1.2 MMW-16.1.3 MMW-16.1.4 attrition, then ships in friendly bases are repaired, then depots go', () => {
    const before = winter(
      {
        ...quartered('cleveland', 2, 0),
        oneida: 'sackets-harbour!',
        adams: 'cleveland!',
        'royal-george': 'kingston!',
      },
      { set: (state) => (state.depots.albany = 'us') },
    );
    expect([before.ships.oneida.damaged, before.depots.albany]).toEqual([true, 'us']);
    const after = act(before, 'us', ['lose us-4']);
    const { ships, depots } = after.state;
    expect([
      ships.oneida.damaged,
      ships['royal-george'].damaged,
      ships.adams.damaged,
      depots,
    ]).toEqual([undefined, undefined, true, {}]);
    const types = said(after);
    expect(types.indexOf('reduced')).toBeLessThan(types.indexOf('ship-repaired'));
    expect(types.indexOf('ship-repaired')).toBeLessThan(types.indexOf('depots-removed'));
    expect(told(after, 'ship-repaired')).toEqual({ ship: 'royal-george', place: 'kingston' });
  });

  it('MMW-16.1.3 not in a base that the enemy holds or that is destroyed', () => {
    const lost = winter(
      { oneida: 'sackets-harbour!' },
      { set: (state) => (state.basesDestroyed['sackets-harbour'] = true) },
    );
    expect(lost.ships.oneida.damaged).toBe(true);
  });
});
