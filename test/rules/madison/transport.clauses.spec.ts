import type { ShipId } from '../../../src/rules/madison/components/ships.js';
import type { UnitId } from '../../../src/rules/madison/components/units.js';
import type { SailFrame } from '../../../src/rules/madison/frames.js';
import { canCarry } from '../../../src/rules/madison/questions/naval.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { act, options, type Pieces, refused, scene } from './support.js';
import { led, mustered } from './water.js';

const spent = (state: MadisonState): number => (state.agenda.at(-1) as SailFrame).spent;

const HARBOUR = {
  chauncey: 'sackets-harbour',
  oneida: 'sackets-harbour',
  superior: 'sackets-harbour',
} as const;
const fleet = (more: Pieces = {}, base: Pieces = HARBOUR) =>
  led('us', 'chauncey', { ...base, ...more });
const US9 = { 'us-9': 'sackets-harbour' } as const;

describe('capacity', () => {
  const FOUR = ['conquest', 'scourge', 'julia', 'hamilton'] as const;
  const BIG = ['us-9', 'us-11', 'us-22', 'us-25'] as const;
  // prettier-ignore
  const CASES: readonly [string, readonly ShipId[], readonly UnitId[], boolean][] = [
    ['MMW-11.35.a a schooner carries a detachment', ['conquest'], ['us-29'], true],
    ['MMW-11.35.a a sloop too', ['growler'], ['us-29'], true],
    ['MMW-11.35.a a schooner carries nothing larger', ['conquest'], ['us-9'], false],
    ['MMW-11.35.a a schooner carries one', ['conquest'], ['us-29', 'us-30'], false],
    ['MMW-11.35.b four schooners carry one unit of any size', FOUR, ['us-9'], true],
    ['MMW-11.35.b three do not', FOUR.slice(1), ['us-9'], false],
    ['MMW-11.35.b four carry one and no detachment besides', FOUR, ['us-9', 'us-29'], false],
    ['MMW-11.35.c a brig carries one unit of any size', ['oneida'], ['us-9'], true],
    ['MMW-11.35.c a brig carries one detachment as well', ['oneida'], ['us-29'], true],
    ['MMW-11.35.c a brig carries no two', ['oneida'], ['us-29', 'us-30'], false],
    ['MMW-11.35 a corvette carries as much as a brig', ['general-pike'], ['us-9'], true],
    ['MMW-11.35 a corvette carries no two', ['general-pike'], ['us-9', 'us-29'], false],
    ['MMW-11.35.d a frigate carries two', ['superior'], BIG.slice(2), true],
    ['MMW-11.35.d a frigate carries no three', ['superior'], BIG.slice(1), false],
    ['MMW-11.35.e a ship of the line carries three', ['st-lawrence'], ['r8', 'r49', 'r104'], true],
    ['MMW-11.35.e a ship of the line carries no four', ['st-lawrence'], ['r8', 'r49', 'r104', 'r13'], false],
    ['MMW-11.35 berths are shared out well', ['superior', 'conquest'], ['us-29', 'us-9', 'us-11'], true],
    ['MMW-11.35 two berths and a schooner are no three berths', ['superior', 'conquest'], BIG.slice(1), false],
  ];
  it.each(CASES)('%s', (_, ships, units, able) => {
    expect(canCarry(scene({}), ships, units)).toBe(able);
  });

  it('MMW-12.42 a damaged ship carries nothing', () => {
    expect(canCarry(scene({ put: { oneida: 'oswego!' } }), ['oneida'], ['us-29'])).toBe(false);
  });

  it('MMW-11.35 is a limit of what is aboard at the same time; a reduced unit may be a detachment', () => {
    const state = fleet(
      { 'us-9': 'sackets-harbour', 'us-11': 'sackets-harbour', 'us-22': 'oswego' },
      { chauncey: 'sackets-harbour', oneida: 'sackets-harbour' },
    );
    const full = act(state, 'us', ['embark us-9']).state;
    expect(refused(full, 'us', 'embark us-11')).toBe('MMW-11.35');
    const again = act(full, 'us', ['sail oswego', 'land us-9', 'embark us-22']).state;
    expect(spent(again)).toBe(4);
    const small = { chauncey: 'sackets-harbour', conquest: 'sackets-harbour' } as const;
    expect(refused(fleet({ 'us-9': 'sackets-harbour!' }, small), 'us', 'embark us-9')).toBeNull();
    expect(refused(fleet({ 'us-9': 'sackets-harbour' }, small), 'us', 'embark us-9')).toBe(
      'MMW-11.35',
    );
  });

  it('MMW-11.35 ships that carry somebody are not left behind', () => {
    const under = act(fleet(US9, { ...HARBOUR, superior: 'oswego' }), 'us', ['embark us-9']).state;
    const both = act(under, 'us', ['sail oswego', 'take superior']).state;
    expect(refused(both, 'us', 'leave oneida')).toBeNull();
    const small = fleet(US9, {
      chauncey: 'sackets-harbour',
      oneida: 'sackets-harbour',
      conquest: 'sackets-harbour',
    });
    const carried = act(small, 'us', ['embark us-9']).state;
    expect(refused(carried, 'us', 'leave oneida')).toBe('MMW-11.35');
    expect(refused(carried, 'us', 'leave conquest')).toBeNull();
  });

  it('MMW-11.35 leaders need a ship that is not damaged and no berth', () => {
    const state = fleet({ brown: 'sackets-harbour', ...US9, 'us-11': 'sackets-harbour' });
    const full = act(state, 'us', ['leave oneida', 'embark us-9', 'embark us-11']).state;
    expect(refused(full, 'us', 'embark-leader brown')).toBeNull();
    const damaged = fleet(
      { brown: 'sackets-harbour' },
      { chauncey: 'sackets-harbour', oneida: 'sackets-harbour!' },
    );
    expect(refused(damaged, 'us', 'embark-leader brown')).toBe('MMW-11.35');
  });
});

describe('lake transport', () => {
  it('MMW-11.15.b MMW-11.15.c 1 MP for all who go aboard or ashore at a stop', () => {
    const two = fleet({ ...US9, 'us-11': 'sackets-harbour' });
    const aboard = act(two, 'us', ['embark us-9', 'embark us-11']).state;
    expect(spent(aboard)).toBe(1);
    const over = act(aboard, 'us', ['sail oswego', 'land us-9', 'land us-11']).state;
    expect(spent(over)).toBe(3);
    const { units } = act(over, 'us', ['stop']).state;
    expect([units['us-9'].at, units['us-11'].at]).toEqual(['oswego', 'oswego']);
  });

  it('MMW-11.3 MMW-11.31 from one friendly town to another', () => {
    const under = act(fleet(US9), 'us', ['embark us-9']).state;
    expect(refused(under, 'us', 'sail york')).toBe('MMW-11.11');
    const abroad = led('us', 'chauncey', {
      chauncey: 'oswego',
      oneida: 'oswego',
      'us-9': 'york',
      'us-25': 'york',
      r8: 'kingston',
    });
    expect(refused(act(abroad, 'us', ['sail york']).state, 'us', 'embark us-9')).toBeNull();
    const lost = led('us', 'chauncey', { chauncey: 'oswego', oneida: 'oswego', 'us-29': 'york' });
    expect(refused(lost, 'us', 'sail york')).toBe('MMW-11.11');
  });

  it('MMW-11.31 MMW-11.42 not on a lake that the enemy controls', () => {
    const state = fleet({ ...US9, gloucester: 'lake-ontario' });
    expect(refused(state, 'us', 'embark us-9')).toBe('MMW-11.31');
    expect(refused(fleet({ ...US9, gloucester: 'lake-ontario!' }), 'us', 'embark us-9')).toBeNull();
  });

  it('MMW-11.43 ships alone go where they like on such a lake', () => {
    const state = fleet({ gloucester: 'lake-ontario' });
    expect(options(state, 'us')).toEqual(
      expect.arrayContaining(['sail oswego', 'enter lake-ontario']),
    );
  });

  it('MMW-11.12 MMW-11.32 nobody goes aboard without the MPs to land again', () => {
    const far = { ...HARBOUR, 'us-9': 'oswego' };
    const near = ['sail oswego', 'sail sodus', 'sail oswego'];
    const three = act(fleet({}, far), 'us', near).state;
    expect([spent(three), refused(three, 'us', 'embark us-9')]).toEqual([3, null]);
    const four = act(fleet({}, far), 'us', [
      'sail sodus',
      'sail genesee',
      'sail sodus',
      'sail oswego',
    ]);
    expect([spent(four.state), refused(four.state, 'us', 'embark us-9')]).toEqual([4, 'MMW-11.32']);
    const last = act(three, 'us', ['embark us-9', 'sail sodus']).state;
    expect(refused(last, 'us', 'sail oswego')).toBe('MMW-11.32');
    expect(options(last, 'us')).toEqual(['land us-9', 'leave oneida', 'leave superior']);
    const early = act(fleet(US9), 'us', [
      'embark us-9',
      'sail oswego',
      'sail sodus',
      'sail oswego',
    ]);
    expect([spent(early.state), refused(early.state, 'us', 'sail sodus')]).toEqual([4, null]);
    const late = act(early.state, 'us', ['sail sodus']).state;
    expect(refused(late, 'us', 'sail oswego')).toBe('MMW-11.32');
  });

  it('MMW-11.12 nobody ends his move aboard; who has not left the town may stay', () => {
    const under = act(fleet(US9), 'us', ['embark us-9']).state;
    const stayed = act(under, 'us', ['stop']).state;
    expect(stayed.units['us-9']).toEqual({ at: 'sackets-harbour' });
    const out = act(under, 'us', ['sail oswego']).state;
    expect(refused(out, 'us', 'stop')).toBe('MMW-11.12');
    const boss = act(fleet({ brown: 'sackets-harbour' }), 'us', [
      'embark-leader brown',
      'sail oswego',
    ]).state;
    expect(refused(boss, 'us', 'stop')).toBe('MMW-11.12');
  });

  it('MMW-11.33 neither Indians nor dragoons', () => {
    const state = fleet({ 'us-2ld': 'sackets-harbour', seneca: 'sackets-harbour' });
    expect(refused(state, 'us', 'embark us-2ld')).toBe('MMW-11.33');
    expect(refused(state, 'us', 'embark seneca')).toBe('MMW-11.33');
  });

  it('MMW-3.63 MMW-11.12 nor Lower Canada’s militia, which could land nowhere', () => {
    const state = led('gb', 'pring', { pring: 'st-jean', linnet: 'st-jean', lcm: 'st-jean' });
    expect(refused(state, 'gb', 'embark lcm')).toBe('MMW-3.63');
  });

  it('MMW-11.34 no passengers in a box at the end, nor among enemy ships', () => {
    const under = act(fleet(US9), 'us', ['embark us-9']).state;
    const box = act(under, 'us', ['enter lake-ontario']).state;
    expect(refused(box, 'us', 'stop')).toBe('MMW-11.12');
    expect(options(box, 'us').filter((one) => one.startsWith('land'))).toEqual([]);
    Object.assign(under.ships.gloucester, { at: 'lake-ontario', damaged: true });
    expect(refused(under, 'us', 'enter lake-ontario')).toBe('MMW-11.34');
  });

  it('MMW-11.36 who has landed goes no further, the ships do', () => {
    const state = fleet(US9);
    const over = act(state, 'us', ['embark us-9', 'sail oswego', 'land us-9']).state;
    expect(refused(over, 'us', 'embark us-9')).toBe('MMW-11.36');
    const after = act(over, 'us', ['sail sodus', 'stop']).state;
    expect([after.units['us-9'].at, after.ships.oneida.at]).toEqual(['oswego', 'sodus']);
  });

  it('MMW-11.36 nobody lands where the flotilla has not moved yet', () => {
    const under = act(fleet(US9), 'us', ['embark us-9']).state;
    expect(refused(under, 'us', 'land us-9')).toBe('MMW-11.36');
  });

  it('MMW-11.36 who has come by the same card is not carried on', () => {
    const state = mustered('us', 'utica', 2, { 'us-9': 'utica', oneida: 'sackets-harbour' });
    expect(options(state, 'us').filter((one) => one.startsWith('sail'))).toEqual([]);
    const marched = fleet(US9);
    Object.assign(marched.units['us-9'], { at: 'sackets-harbour', force: 2, spent: 2, done: true });
    expect(refused(marched, 'us', 'embark us-9')).toBe('MMW-11.36');
  });
});
