import type { CombatFrame, SailFrame } from '../../../src/rules/madison/frames.js';
import { roundOdds, startCombat } from '../../../src/rules/madison/questions/combat.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { act, decision, options, type Pieces, refused, scene } from './support.js';
import { led, mustered } from './water.js';

const spent = (state: MadisonState): number => (state.agenda.at(-1) as SailFrame).spent;

const HARBOUR = {
  chauncey: 'sackets-harbour',
  oneida: 'sackets-harbour',
  superior: 'sackets-harbour',
  'us-9': 'sackets-harbour',
} as const;
const fleet = (more: Pieces = {}) => led('us', 'chauncey', { ...HARBOUR, ...more });
const aboard = (more: Pieces = {}) => act(fleet(more), 'us', ['embark us-9']).state;

const drmOf = (state: MadisonState, combat: CombatFrame) =>
  roundOdds(state, combat).modifiers.find(({ clause }) => clause === 'MMW-10.41.a')?.value;

describe('amphibious attacks', () => {
  it('MMW-11.5 MMW-11.51 an empty enemy space of value 0 is taken by storm, a friendly town is not', () => {
    const state = aboard();
    expect(refused(state, 'us', 'sail smiths-creek')).toBe('MMW-11.11');
    expect(refused(state, 'us', 'assault oswego')).toBe('MMW-11.51');
    const there = act(state, 'us', ['assault smiths-creek', 'stop']).state;
    expect([there.units['us-9'].at, there.vp, there.play]).toEqual(['smiths-creek', 0, null]);
    expect(refused(fleet(), 'us', 'assault smiths-creek')).toBe('MMW-11.51');
  });

  it('MMW-11.51 a town of one’s own with an enemy in it is no friendly town', () => {
    const state = aboard({ 'r41-det': 'oswego' });
    expect(refused(state, 'us', 'sail oswego')).toBe('MMW-11.11');
    expect(refused(state, 'us', 'assault oswego')).toBeNull();
  });

  it('MMW-11.52 MMW-11.15.f embark 1, sail 1, land 2; the ships go on', () => {
    const there = act(aboard(), 'us', ['assault york']).state;
    expect([spent(there), there.units['us-9'].at]).toEqual([4, 'york']);
    expect(refused(there, 'us', 'embark us-9')).toBe('MMW-11.36');
    const home = act(there, 'us', ['sail oswego', 'enter lake-ontario', 'stop']).state;
    expect([home.ships.oneida.at, home.units['us-9'].at, home.vp]).toEqual([
      'lake-ontario',
      'york',
      5,
    ]);
  });

  it('MMW-11.52 MMW-11.15.f is not begun without the MPs', () => {
    const far = act(fleet(), 'us', ['sail oswego', 'sail sackets-harbour', 'embark us-9']).state;
    expect([spent(far), refused(far, 'us', 'assault york')]).toEqual([3, null]);
    const near = act(far, 'us', ['sail oswego']).state;
    expect(refused(near, 'us', 'assault york')).toBe('MMW-3.24');
  });

  it('MMW-11.52 the ships have moved before the combat is fought', () => {
    const landed = act(aboard({ r8: 'york' }), 'us', ['assault york']);
    expect(decision(landed.state, 'us')).toBe('sail');
    expect(landed.events.map(({ type }) => type)).not.toContain('combat-round');
    const away = act(landed.state, 'us', ['sail oswego', 'stop']).state;
    expect(decision(away, 'gb')).toBe('evade');
  });

  it('MMW-11.54 enemies may be there: a full unit must be among the landed', () => {
    const reduced = led('us', 'chauncey', {
      ...HARBOUR,
      'us-9': 'sackets-harbour!',
      r8: 'york',
    });
    const under = act(reduced, 'us', ['embark us-9']).state;
    expect(refused(under, 'us', 'assault york')).toBe('MMW-10.23');
    expect(refused(under, 'us', 'assault smiths-creek')).toBeNull();
    expect(refused(aboard({ r8: 'york' }), 'us', 'assault york')).toBeNull();
  });

  it('MMW-11.42 MMW-11.54 not on a lake that the enemy controls', () => {
    const state = aboard();
    Object.assign(state.ships.gloucester, { at: 'lake-ontario' });
    expect(refused(state, 'us', 'assault york')).toBe('MMW-11.42');
  });

  it('MMW-12.42 not with a damaged ship in the flotilla, which has to be left', () => {
    const state = aboard({ conquest: 'sackets-harbour!' });
    expect(refused(state, 'us', 'assault york')).toBe('MMW-12.42');
    const left = act(state, 'us', ['leave conquest']).state;
    expect(refused(left, 'us', 'assault york')).toBeNull();
  });

  it('MMW-11.55 costs 1 in the first round and in no other', () => {
    const landed = act(aboard({ r8: 'york' }), 'us', ['assault york', 'stop']).state;
    const first = startCombat(landed, 'york', 'us', false);
    expect(drmOf(landed, first)).toBe(-1);
    expect(drmOf(landed, { ...first, round: 2 })).toBeUndefined();
    landed.units['us-9'].from = 'burlington';
    expect(drmOf(landed, startCombat(landed, 'york', 'us', false))).toBeUndefined();
  });
});

/** Plays with as many of these dice as are rolled. */
function tryDice(state: MadisonState, side: 'us' | 'gb', step: string, dice: readonly number[]) {
  for (const n of [0, 2, 4]) {
    try {
      return act(state, side, [step], dice.slice(0, n));
    } catch (error) {
      if (n === 4) throw error;
    }
  }
  throw new Error(`no dice for ${step}`);
}

describe('failed amphibious attacks', () => {
  /** Two American units have landed at York and lose to a host. */
  const beaten = (steps: readonly string[], more: Pieces = {}) => {
    const state = led('us', 'chauncey', {
      ...HARBOUR,
      'us-11': 'sackets-harbour',
      r8: 'york',
      r49: 'york',
      r103: 'york',
      ...more,
    });
    return act(state, 'us', ['embark us-9', 'embark us-11', 'assault york', ...steps, 'stop'])
      .state;
  };
  const routed = (state: MadisonState): MadisonState => {
    let now = act(state, 'gb', ['stand']).state;
    for (let steps = 0; steps < 12 && decision(now, 'us') !== 'retreat'; steps++) {
      if (now.play === null || decision(now, 'us') === 'carry') return now;
      const side = decision(now, 'us') === null ? 'gb' : 'us';
      now = tryDice(now, side, options(now, side)[0] ?? '', [1, 1, 1, 1]).state;
    }
    return now;
  };

  it('MMW-11.53 go back by water, all to one friendly town with their ships', () => {
    const back = routed(beaten([]));
    expect(options(back, 'us').every((one) => one.startsWith('retreat-by-water'))).toBe(true);
    expect(refused(back, 'us', 'retreat burlington')).toBe('MMW-11.53');
    const { units, ships, leaders } = act(back, 'us', ['retreat-by-water genesee']).state;
    const there = ['us-9', 'us-11'].filter((id) => units[id as 'us-9'].at !== 'gone');
    expect(there.map((id) => units[id as 'us-9'].at)).toEqual(there.map(() => 'genesee'));
    expect([ships.oneida.at, ships.superior.at, leaders.chauncey.at]).toEqual(
      Array(3).fill('genesee'),
    );
  });

  it('MMW-11.53 MMW-10.84 whoever is too many for the ships still there surrenders, the owner says who', () => {
    const state = beaten(['leave oneida', 'sail oswego'], {});
    const back = routed(state);
    const carried = act(back, 'us', ['retreat-by-water genesee']).state;
    expect(decision(carried, 'us')).toBe('carry');
    expect(options(carried, 'us')).toEqual(['surrender us-11', 'surrender us-9']);
    const { units, ships } = act(carried, 'us', ['surrender us-9']).state;
    expect([units['us-9'].at, units['us-11'].at, ships.oneida.at, ships.superior.at]).toEqual([
      'gone',
      'genesee',
      'genesee',
      'oswego',
    ]);
  });

  it('MMW-11.53 surrender if no ship is left', () => {
    const { units } = routed(beaten(['sail oswego']));
    expect([units['us-9'].at, units['us-11'].at]).toEqual(['gone', 'gone']);
  });
});

describe('a landing that is called off', () => {
  /** Boats in the Creek against the second unit of the year. */
  const called = (by: 'led' | 'mustered', steps: readonly string[]) => {
    const put = { oneida: 'oswego', 'us-9': 'oswego', r89: 'kingston' } as const;
    const more = { turn: '1814-1', hands: { gb: ['c83'] } } as const;
    const state =
      by === 'led'
        ? led('us', 'chauncey', { chauncey: 'oswego', ...put }, more)
        : mustered('us', 'oswego', 2, put, more);
    let now = state;
    for (const step of steps) {
      const side = decision(now, 'gb') === null ? 'us' : 'gb';
      now = act(now, side, [side === 'gb' ? 'pass' : step]).state;
      if (side === 'gb') now = act(now, 'us', [step]).state;
    }
    return act(now, 'gb', ['react c83']).state;
  };

  it('MMW-8.31.8 ends the move of a flotilla without a leader', () => {
    const state = called('mustered', [
      'ship oneida',
      'unit us-9',
      'sail oneida',
      'embark us-9',
      'assault kingston',
    ]);
    expect([state.ships.oneida.at, state.units['us-9'].at]).toEqual(['oswego', 'oswego']);
    expect(state.agenda.map(({ f }) => f)).not.toContain('sail');
    expect(act(state, 'us', ['lose us-9']).state.units['us-9'].reduced).toBe(true);
  });

  it('MMW-8.31.8 MMW-11.12 the troops are back in a town, not in the box they came through', () => {
    const state = called('led', ['embark us-9', 'enter lake-ontario', 'assault kingston']);
    expect([state.ships.oneida.at, state.units['us-9'].at]).toEqual(['oswego', 'oswego']);
    expect(state.leaders.chauncey.at).toBe('oswego');
  });
});

describe('ships left by their troops', () => {
  it('MMW-9.61 make off when nobody is left of a landing', () => {
    const frame = { f: 'entered', by: 'us', space: 'york', stage: 'assault' };
    const state = scene({
      put: { oneida: 'york', 'us-9': 'gone', r8: 'york' },
      agenda: [frame as never],
    });
    expect(decision(state, 'us')).toBe('harbour');
  });
});
