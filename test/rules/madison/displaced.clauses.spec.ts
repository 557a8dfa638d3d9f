import type { Frame } from '../../../src/rules/kernel/frame.js';
import { loaded } from '../../../src/rules/kernel/random.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import { retreatFrames } from '../../../src/rules/madison/questions/retreat.js';
import { waterRetreat } from '../../../src/rules/madison/questions/water-retreat.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { act, decision, options, type Pieces, refused, scene } from './support.js';
import { led, mustered, run } from './water.js';

/** British land units that hold every American town of Lake Ontario but those named. */
const holding = (...free: string[]): Pieces => {
  const towns = ['ft-niagara', 'genesee', 'sodus', 'oswego', 'ogdensburg', 'sackets-harbour'];
  const units = ['r8', 'r49', 'r103', 'rs1', 'canfen', 'r104'];
  const held = towns.filter((town) => !free.includes(town));
  return Object.fromEntries(held.map((town, i) => [units[i] as string, town]));
};

describe('ships alone in a town that enemies enter', () => {
  /** Brock marches on Oswego by the trail from Onondaga. */
  const march = (put: Pieces) =>
    act(led('gb', 'brock', { brock: 'onondaga', 'r41-1': 'onondaga', ...put }), 'gb', ['go oswego'])
      .state;

  it('MMW-9.61 make off at once to friendly towns of their lake, of their owner’s choice', () => {
    const state = march({ oneida: 'oswego', julia: 'oswego!' });
    expect(decision(state, 'us')).toBe('harbour');
    expect(options(state, 'us').filter((one) => one.startsWith('harbour '))).toEqual([
      'harbour ft-niagara',
      'harbour genesee',
      'harbour ogdensburg',
      'harbour sackets-harbour',
      'harbour sodus',
    ]);
    expect(refused(state, 'us', 'harbour york')).toBe('MMW-2.6');
    const one = act(state, 'us', ['harbour-ship julia sodus']).state;
    const { ships } = act(one, 'us', ['harbour genesee']).state;
    expect([ships.julia, ships.oneida]).toEqual([
      { at: 'sodus', damaged: true },
      { at: 'genesee' },
    ]);
  });

  it('MMW-9.61 and the enemies march on', () => {
    const state = march({ oneida: 'oswego', ...holding('oswego', 'sodus') });
    expect(state.ships.oneida.at).toBe('sodus');
    expect(options(state, 'gb')).toContain('go utica');
  });

  it('MMW-9.61 not for a leader without units', () => {
    const put = { brock: 'onondaga', oneida: 'oswego' } as const;
    expect(refused(led('gb', 'brock', put), 'gb', 'go oswego')).toBe('MMW-9.3');
  });

  it('MMW-9.61 MMW-9.53 a naval leader without ships makes off like them', () => {
    const state = march({ chauncey: 'oswego' });
    expect(decision(state, 'us')).toBe('harbour');
    expect(act(state, 'us', ['harbour sodus']).state.leaders.chauncey.at).toBe('sodus');
  });

  it('MMW-9.61 MMW-2.6 those on Erie may go to Huron', () => {
    const put = { 'us-4': 'grand-river', 'us-6': 'grand-river', brown: 'grand-river' } as const;
    const state = led('us', 'brown', { ...put, 'lady-prevost': 'port-dover' });
    expect(options(act(state, 'us', ['go port-dover']).state, 'gb')).toContain(
      'harbour nottawasaga',
    );
  });

  it('MMW-9.62 without a town they are lost, unless their side is in the box', () => {
    const lost = march({ oneida: 'oswego', ...holding('oswego') });
    expect(lost.ships.oneida.at).toBe('gone');
    const saved = march({
      oneida: 'oswego',
      julia: 'oswego!',
      chauncey: 'oswego',
      superior: 'lake-ontario',
      ...holding('oswego'),
    });
    expect([saved.ships.oneida.at, saved.leaders.chauncey.at]).toEqual([
      'lake-ontario',
      'lake-ontario',
    ]);
    // MMW-12.42 damaged ships enter no box
    expect(saved.ships.julia.at).toBe('gone');
  });

  it('MMW-9.62 MMW-2.6 a box of the joined lake will do', () => {
    const towns = ['ft-st-joseph', 'nottawasaga', 'port-talbot', 'ft-malden', 'ft-erie'];
    const units = ['us-9', 'us-11', 'us-22', 'us-25', 'us-13'];
    const held = Object.fromEntries(towns.map((town, i) => [units[i] as string, town]));
    const put = { 'us-6': 'grand-river', brown: 'grand-river', 'lady-prevost': 'port-dover' };
    const go = (more: Pieces) =>
      act(led('us', 'brown', { ...put, ...held, ...more } as Pieces), 'us', ['go port-dover'])
        .state;
    expect(go({ nancy: 'lake-huron' }).ships['lady-prevost'].at).toBe('lake-huron');
    expect(go({}).ships['lady-prevost'].at).toBe('gone');
  });

  it('MMW-9.6 ships whose garrison is beaten make off after the combat', () => {
    const state = run(
      mustered('gb', 'queenston', 1, {
        'r41-1': 'queenston',
        'us-29': 'ft-niagara',
        oneida: 'ft-niagara',
      }),
      'gb',
      [],
    );
    const beaten = scene({
      put: { 'r41-1': 'ft-niagara', oneida: 'ft-niagara', ...holding('ft-niagara', 'sodus') },
      agenda: [
        { f: 'combat', space: 'ft-niagara', attacker: 'gb', stage: 'over', lost: {} } as never,
      ],
    });
    expect(state.ships.oneida.at).toBe('ft-niagara');
    expect(beaten.ships.oneida.at).toBe('sodus');
  });
});

describe('water retreat', () => {
  const KINGSTON = { r8: 'kingston', 'royal-george': 'kingston', 'us-6': 'kingston' } as const;
  const back = (put: Pieces, set?: (state: MadisonState) => void, side: Side = 'gb') =>
    scene({
      put,
      ...(set && { set }),
      agenda: (state): readonly Frame[] => retreatFrames(state, side, 'kingston', 'defender'),
    });

  it('MMW-10.81 MMW-10.8 before a retreat by land that costs steps', () => {
    const cut = { 'us-9': 'gananoque', 'us-11': 'smiths-creek' } as const;
    const state = back({ ...KINGSTON, ...cut });
    expect(options(state, 'gb')).toEqual([
      'retreat-by-water ft-george',
      'retreat-by-water prescott',
      'retreat-by-water york',
    ]);
    const { units, ships } = act(state, 'gb', ['retreat-by-water york']).state;
    expect([units.r8, ships['royal-george']]).toEqual([{ at: 'york' }, { at: 'york' }]);
  });

  it('MMW-10.81 before combat too', () => {
    const state = led('us', 'brown', {
      brown: 'gananoque',
      'us-6': 'gananoque',
      r8: 'kingston',
      'royal-george': 'kingston',
      'us-9': 'smiths-creek',
    });
    const entered = act(state, 'us', ['go kingston']).state;
    const { units } = act(entered, 'gb', ['retreat-by-water york']).state;
    expect(units.r8.at).toBe('york');
  });

  it('MMW-10.82 with leaders and ships, to friendly towns of the lake without an enemy in them', () => {
    const all = { ...KINGSTON, prevost: 'kingston', yeo: 'kingston', melville: 'kingston!' };
    const state = back({ ...all, 'us-9': 'gananoque', 'us-11': 'smiths-creek', 'us-29': 'york' });
    expect(refused(state, 'gb', 'retreat-by-water york')).toBe('MMW-10.82');
    expect(refused(state, 'gb', 'retreat-by-water ft-malden')).toBe('MMW-10.82');
    const { leaders, ships } = act(state, 'gb', ['retreat-by-water ft-george']).state;
    expect([leaders.prevost.at, leaders.yeo.at, ships.melville]).toEqual([
      'ft-george',
      'ft-george',
      { at: 'ft-george', damaged: true },
    ]);
  });

  it('MMW-10.82 to an enemy town under control as well', () => {
    const host = { r103: 'oswego', 'r41-1': 'oswego' } as const;
    expect(options(back({ ...KINGSTON, ...host, ...CUT }), 'gb')).toContain(
      'retreat-by-water oswego',
    );
  });
  const CUT = { 'us-9': 'gananoque', 'us-11': 'smiths-creek' } as const;

  it('MMW-10.82 MMW-12.42 damaged ships carry nobody', () => {
    const state = back({ ...KINGSTON, 'royal-george': 'kingston!' });
    expect(options(state, 'gb').every((one) => one.startsWith('retreat '))).toBe(true);
    expect(refused(state, 'gb', 'retreat-by-water york')).toBe('MMW-10.82');
  });

  it('MMW-10.83 MMW-11.42 not if the enemy controls the lake', () => {
    expect(decision(back({ ...KINGSTON, ...CUT }), 'gb')).toBe('retreat');
    const state = back({ ...KINGSTON, ...CUT, oneida: 'lake-ontario' });
    expect(state.units.r8.at).toBe('gone');
  });

  it('MMW-10.84 not while there is another way for all', () => {
    const state = back({ ...KINGSTON, r49: 'kingston' });
    expect(refused(state, 'gb', 'retreat-by-water york')).toBe('MMW-10.84');
  });

  it('MMW-10.84 who is too many surrenders, the owner says who', () => {
    const lone = { r8: 'nottawasaga', r49: 'nottawasaga', nancy: 'nottawasaga' } as const;
    const state = scene({
      put: { ...lone, 'r41-det': 'nottawasaga', 'us-6': 'nottawasaga', 'us-9': 'york' },
      set: ({ units }) => void (units['us-6'].from = 'york'),
      agenda: (now) => retreatFrames(now, 'gb', 'nottawasaga', 'defender'),
    });
    const carry =
      decision(state, 'gb') === 'retreat'
        ? run(state, 'gb', ['retreat-by-water ft-st-joseph'])
        : state;
    expect(decision(carry, 'gb')).toBe('carry');
    expect(refused(carry, 'gb', 'surrender r103')).toBe('MMW-10.84');
    const after = run(carry, 'gb', ['surrender r8', 'surrender r49']);
    expect([after.units.r8.at, after.units.r49.at, after.units['r41-det'].at]).toEqual([
      'gone',
      'gone',
      after.ships.nancy.at,
    ]);
  });

  it('MMW-10.84 nobody is asked where only one can surrender', () => {
    const state = scene({
      put: { r8: 'nottawasaga', nancy: 'nottawasaga!', 'us-6': 'nottawasaga' },
    });
    const table = new RecordingTable(loaded());
    expect(waterRetreat(state, 'gb', 'nottawasaga', 'ft-st-joseph', table)).toEqual([]);
    expect(table.events.map(({ type }) => type)).toEqual([
      'eliminated',
      'ship-moved',
      'sailed-off',
    ]);
    expect([state.units.r8.at, state.ships.nancy.at]).toEqual(['gone', 'ft-st-joseph']);
  });

  it('MMW-9.47 Indians and dragoons stay behind', () => {
    const state = back({ ...KINGSTON, ...CUT, ottawa: 'kingston', nld: 'kingston' });
    const { units } = act(state, 'gb', [
      options(state, 'gb').find((one) => one.startsWith('retreat-by-water')) ?? 'retreat gananoque',
    ]).state;
    expect(units.ottawa.at).not.toBe(units.r8.at);
  });
});
