import { HEADS, LAKE_IDS, SPACE, TOWNS_ON } from '../../../src/rules/madison/components/map.js';
import type { SailFrame } from '../../../src/rules/madison/frames.js';
import { lakeController } from '../../../src/rules/madison/questions/control.js';
import { canBuildAt, standing } from '../../../src/rules/madison/questions/shipyard.js';
import { supplied } from '../../../src/rules/madison/questions/supply.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { act, options, refused, scene, unforced } from './support.js';
import { led, mustered } from './water.js';

const spent = (state: MadisonState): number => (state.agenda.at(-1) as SailFrame).spent;

const ONTARIO = { chauncey: 'sackets-harbour', oneida: 'sackets-harbour' } as const;
const ERIE = { perry: 'erie', lawrence: 'erie', scorpion: 'erie' } as const;

describe('lakeside towns', () => {
  it('MMW-2.13 ships go to Oswego and land at York, never at Queenston', () => {
    const state = led('us', 'chauncey', { ...ONTARIO, 'us-9': 'sackets-harbour' });
    const loaded = act(state, 'us', ['embark us-9']).state;
    expect(SPACE.queenston.lake).toBeNull();
    expect(options(loaded, 'us')).toEqual(expect.arrayContaining(['sail oswego', 'assault york']));
    expect(refused(loaded, 'us', 'assault queenston')).toBe('MMW-2.13');
    expect(refused(loaded, 'us', 'sail lewiston')).toBe('MMW-2.3');
  });

  it('MMW-2.15 ships are built where there is an anchor', () => {
    const state = scene({});
    expect(standing(state, 'us')).toEqual(expect.arrayContaining(['sackets-harbour', 'buffalo']));
    expect(canBuildAt(state, 'madison-ship', 'sackets-harbour')).toBe(true);
    expect(canBuildAt(state, 'madison-ship', 'ft-niagara')).toBe(false);
  });
});

describe('heads of navigation', () => {
  it('MMW-2.3 five of them', () => {
    expect(HEADS).toHaveLength(5);
  });

  it('MMW-2.3 Ogdensburg and Prescott are the last towns of the St. Lawrence', () => {
    const state = led('gb', 'yeo', { yeo: 'kingston', 'royal-george': 'kingston' });
    expect(options(state, 'gb')).toContain('sail prescott');
    expect(refused(state, 'gb', 'sail cornwall')).toBe('MMW-2.3');
    expect(TOWNS_ON['lake-ontario']).toContain('ogdensburg');
  });

  it('MMW-2.3 St-Jean and Isle aux Noix lie on Lake Champlain, Chambly beyond the head', () => {
    const state = led('gb', 'pring', { pring: 'isle-aux-noix', chubb: 'isle-aux-noix' });
    expect(options(state, 'gb')).toContain('sail st-jean');
    expect(refused(state, 'gb', 'sail chambly')).toBe('MMW-2.3');
  });

  it('MMW-2.3 nobody passes the Niagara from one lake to the other', () => {
    const ontario = led('us', 'chauncey', { ...ONTARIO });
    expect(refused(ontario, 'us', 'sail buffalo')).toBe('MMW-2.3');
    expect(refused(ontario, 'us', 'enter lake-erie')).toBe('MMW-11.15.d');
    expect(refused(ontario, 'us', 'transit')).toBe('MMW-2.5');
    const erie = led('us', 'perry', { ...ERIE });
    expect(refused(erie, 'us', 'sail ft-niagara')).toBe('MMW-2.3');
  });
});

describe('lake control boxes', () => {
  it.each(LAKE_IDS)('MMW-2.4 MMW-4.16 the ship in the box of %s scores 2 VPs', (lake) => {
    const us = { 'lake-ontario': 'oneida', 'lake-champlain': 'growler' } as const;
    const ship = us[lake as keyof typeof us] ?? 'lawrence';
    const state = scene({ put: { [ship]: lake } });
    expect([state.vp, lakeController(state, lake)]).toEqual([2, 'us']);
  });

  it('MMW-2.4 MMW-12.1 ships of both sides in a town do not fight', () => {
    const state = led('us', 'chauncey', {
      ...ONTARIO,
      'us-9': 'sackets-harbour',
      gloucester: 'york',
    });
    const after = act(state, 'us', ['embark us-9', 'assault york']);
    expect(after.events.map(({ type }) => type)).not.toContain('naval-combat');
    expect(after.state.ships.oneida.at).toBe(after.state.ships.gloucester.at);
  });
});

describe('the transit box', () => {
  it('MMW-2.5 MMW-11.15.e costs 2 MPs, leaving it 1', () => {
    const state = led('us', 'perry', { ...ERIE });
    const there = act(state, 'us', ['transit']).state;
    expect([spent(there), there.ships.lawrence.at, there.leaders.perry.at]).toEqual([
      2,
      'transit',
      'transit',
    ]);
    expect(spent(act(there, 'us', ['sail ft-mackinac']).state)).toBe(3);
    expect(spent(act(there, 'us', ['enter lake-huron']).state)).toBe(3);
    expect(options(there, 'us')).toContain('sail detroit');
  });

  it('MMW-2.5 is entered from a lake control box too', () => {
    const state = led('us', 'perry', { perry: 'lake-erie', lawrence: 'lake-erie' });
    expect(act(state, 'us', ['transit']).state.ships.lawrence.at).toBe('transit');
  });

  it('MMW-2.5 MMW-11.11 nobody may stop there, leave a ship there or take one', () => {
    const there = act(led('us', 'perry', { ...ERIE }), 'us', ['transit']).state;
    expect(refused(there, 'us', 'stop')).toBe('MMW-11.11');
    expect(refused(there, 'us', 'leave scorpion')).toBe('MMW-11.11');
    expect(options(there, 'us').every((one) => /^(sail|enter) /.test(one))).toBe(true);
  });

  it('MMW-2.5 is not entered without the MPs to leave it', () => {
    const state = led('us', 'perry', { ...ERIE });
    const near = act(state, 'us', ['sail buffalo', 'sail erie', 'sail buffalo', 'sail erie']).state;
    expect(spent(near)).toBe(4);
    expect(refused(near, 'us', 'transit')).toBe('MMW-11.15.e');
    expect(refused(act(state, 'us', ['sail buffalo']).state, 'us', 'transit')).toBeNull();
  });

  it('MMW-11.11 is not entered where no place beyond it is open', () => {
    // every American town on both lakes has an enemy in it, and a damaged ship may enter no box
    const towns = ['ft-mackinac', 'detroit', 'frenchtown', 'maumee-rapids', 'lower-sandusky'];
    const more = [...towns, 'cleveland', 'buffalo'];
    const units = ['r8', 'r49', 'r41-1', 'canfen', 'r103', 'rs1', 'r104'] as const;
    const held = Object.fromEntries(units.map((id, i) => [id, more[i] as string]));
    const from = { scorpion: 'lake-erie!', ...held };
    const state = mustered('us', 'lake-erie', 1, { ...from, r13: 'erie' });
    const under = unforced.act(state, 'us', ['sail scorpion']).state;
    expect(refused(under, 'us', 'transit')).toBe('MMW-11.11');
    const open = mustered('us', 'lake-erie', 1, from);
    expect(refused(act(open, 'us', ['sail scorpion']).state, 'us', 'transit')).toBeNull();
  });
});

describe('Huron and Erie', () => {
  const line = (more: Parameters<typeof scene>[0]['put']) =>
    supplied(scene({ put: { 'us-4': 'ft-mackinac', ...more } }), 'us').has('ft-mackinac');

  it('MMW-2.6 a supply line runs over both unless the enemy controls one of them', () => {
    expect(line({})).toBe(true);
    expect(line({ caledonia: 'lake-huron' })).toBe(false);
    expect(line({ 'queen-charlotte': 'lake-erie' })).toBe(false);
  });

  it('MMW-2.6 passengers pay for the transit box', () => {
    const state = led('us', 'perry', { ...ERIE, 'us-4': 'erie' });
    const through = act(state, 'us', ['embark us-4', 'transit', 'sail ft-mackinac']).state;
    expect(spent(through)).toBe(4);
    const ashore = act(through, 'us', ['land us-4', 'stop']).state;
    expect(ashore.units['us-4'].at).toBe('ft-mackinac');
    expect(refused(act(state, 'us', ['embark us-4']).state, 'us', 'sail ft-mackinac')).toBe(
      'MMW-2.3',
    );
  });
});
