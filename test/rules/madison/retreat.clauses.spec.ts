import { stand } from './fight.js';
import { beaten, both, cutOff, from, leaving, type Set } from './leaving.js';
import { act, decision, options, type Pieces, refused } from './support.js';

describe('MMW-10.7 MMW-10.71 the priorities of a retreat', () => {
  it('MMW-10.71, MMW-10.71.1 fewest steps lost, whatever the ways are', () => {
    const put: Pieces = {
      r49: 'ft-erie',
      'us-6': 'ft-erie',
      'us-13': 'chippawa',
      'us-15': 'port-dover',
    };
    const state = beaten(
      'gb',
      'ft-erie',
      { ...put, 'queen-charlotte': 'ft-erie' },
      from('chippawa', 'us-6'),
    );
    expect(options(state, 'gb')).not.toContain('retreat buffalo');
    expect(refused(state, 'gb', 'retreat buffalo')).toBe('MMW-10.71.1');
  });

  it('MMW-10.71.2 of these the ways that stay in supply', () => {
    const put: Pieces = { frontenac: 'kingston', 'us-6': 'kingston', oneida: 'lake-ontario' };
    const state = beaten(
      'gb',
      'kingston',
      { ...put, leeds: 'prescott' },
      from('lake-ontario', 'us-6'),
    );
    expect(stand({ state }, 'frontenac')).toEqual(['gananoque']);
  });

  it('MMW-10.71.3, MMW-10.71.4 friendly land before the water', () => {
    const put: Pieces = { 'york-mil': 'york', 'us-6': 'york', 'royal-george': 'york' };
    const state = beaten('gb', 'york', put, from('lake-ontario', 'us-6'));
    expect(options(state, 'gb')).toEqual([
      'retreat burlington',
      'retreat nottawasaga',
      'retreat smiths-creek',
    ]);
    expect(refused(state, 'gb', 'retreat-by-water kingston')).toBe('MMW-10.71.3');
  });

  it('MMW-10.71.4, MMW-10.71.5 the water before an enemy space', () => {
    // reduced units in supply lose no step there either
    const put: Pieces = {
      r10rv: 'ft-george!',
      'us-6': 'ft-george',
      'us-13': 'queenston',
      'us-15': 'forty-mile-creek',
      'royal-george': 'ft-george',
    };
    const state = beaten('gb', 'ft-george', put, from('queenston', 'us-6'));
    expect(refused(state, 'gb', 'retreat ft-niagara')).toBe('MMW-10.71.4');
    expect(options(state, 'gb').every((one) => one.startsWith('retreat-by-water'))).toBe(true);
  });

  it('MMW-10.71.5, MMW-10.72.c an enemy space if there is nothing else', () => {
    const put: Pieces = {
      r10rv: 'ft-george!',
      'us-6': 'ft-george',
      'us-13': 'queenston',
      'us-15': 'forty-mile-creek',
    };
    const state = beaten('gb', 'ft-george', put, from('queenston', 'us-6'));
    expect(stand({ state }, 'r10rv')).toEqual(['ft-niagara!']);
  });

  it('MMW-10.71 the whole force goes to one place', () => {
    const put: Pieces = { 'york-mil': 'york', incorp: 'york', vincent: 'york', 'us-6': 'york' };
    const state = beaten('gb', 'york', put, from('lake-ontario', 'us-6'));
    const { state: gone } = act(state, 'gb', ['retreat burlington']);
    expect([...stand({ state: gone }, 'york-mil', 'incorp'), gone.leaders.vincent.at]).toEqual(
      Array(3).fill('burlington'),
    );
  });
});

describe('MMW-10.72 restrictions', () => {
  it('MMW-10.72.a none of the spaces from which the attackers came', () => {
    const put: Pieces = { lincoln: 'chippawa', 'us-6': 'chippawa', 'us-13': 'chippawa' };
    const state = beaten(
      'gb',
      'chippawa',
      put,
      both(from('queenston', 'us-6'), from('schlosser', 'us-13')),
    );
    expect(stand({ state }, 'lincoln')).toEqual(['ft-erie']);
  });

  it('MMW-10.72.a a landing bars no land space', () => {
    const put: Pieces = { 'york-mil': 'york', 'us-6': 'york' };
    expect(options(beaten('gb', 'york', put, from('lake-ontario', 'us-6')), 'gb')).toHaveLength(3);
  });

  it('MMW-10.72.b not where the enemy is in control', () => {
    const put: Pieces = {
      lincoln: 'chippawa',
      norfolk: 'chippawa',
      'us-6': 'chippawa',
      'us-13': 'queenston',
    };
    const state = beaten('gb', 'chippawa', { ...put, r8: 'ft-erie' }, from('schlosser', 'us-6'));
    expect(stand({ state }, 'lincoln')).toEqual(['ft-erie']);
  });

  it('MMW-10.72.b not into enemy territory with enemies, however weak', () => {
    const put: Pieces = {
      r8: 'ft-erie',
      'us-6': 'ft-erie',
      'us-13': 'chippawa',
      'us-15': 'port-dover',
      canvol: 'buffalo',
    };
    const state = beaten('gb', 'ft-erie', put, from('chippawa', 'us-6'));
    expect(stand({ state }, 'r8')).toEqual(['gone']);
  });

  it('MMW-10.72.b those who do not control the space are pushed out and choose their own way', () => {
    const put: Pieces = {
      r8: 'burlington',
      'us-6': 'burlington',
      'us-13': 'burlington',
      'us-4': 'york!',
    };
    const set = both(from('forty-mile-creek', 'us-6'), from('grand-river', 'us-13'));
    const state = beaten('gb', 'burlington', put, set);
    expect(stand({ state }, 'r8', 'us-4')).toEqual(['york', 'york!']);
    expect(options(state, 'us')).toEqual(['retreat nottawasaga', 'retreat smiths-creek']);
    expect(refused(state, 'us', 'retreat burlington')).toBe('MMW-10.72.a');
    expect(stand(act(state, 'us', ['retreat smiths-creek']), 'us-4')).toEqual(['smiths-creek!']);
  });

  it('MMW-10.72.c, MMW-13.4.c reduced and out of supply: eliminated', () => {
    const put: Pieces = {
      r10rv: 'ft-george!',
      r49: 'ft-george',
      'us-6': 'ft-george',
      'us-13': 'queenston',
      'us-15': 'forty-mile-creek',
    };
    const state = beaten(
      'gb',
      'ft-george',
      put,
      both(from('queenston', 'us-6'), cutOff('r10rv', 'r49')),
    );
    expect(stand({ state }, 'r10rv', 'r49')).toEqual(['gone', 'ft-niagara!']);
  });

  it.each([
    ['ships take the force away', { nancy: 'ft-st-joseph' }, 'nottawasaga'],
    ['without them it surrenders', {}, 'gone'],
  ])('MMW-10.72.d from Ft. St. Joseph %s', (_, ships, where) => {
    const put: Pieces = { 'r10rv-det': 'ft-st-joseph', 'us-6': 'ft-st-joseph', ...ships };
    const state = beaten('gb', 'ft-st-joseph', put, from('lake-huron', 'us-6'));
    expect(stand({ state }, 'r10rv-det')).toEqual([where]);
  });

  it('MMW-10.72.e without a way out units surrender and leaders are taken', () => {
    const put: Pieces = {
      r8: 'ft-erie',
      vincent: 'ft-erie',
      'us-6': 'ft-erie',
      'us-13': 'chippawa',
      'us-15': 'port-dover',
      'us-1art': 'buffalo',
    };
    const state = beaten('gb', 'ft-erie', put, from('chippawa', 'us-6'));
    expect([state.units.r8.at, state.leaders.vincent.at]).toEqual(['gone', 'gone']);
  });

  it('MMW-3.63 the Lower Canada militia does not leave its bounds by land', () => {
    const put: Pieces = { lcm: 'cornwall', 'us-6': 'cornwall', 'us-13': 'coteau-du-lac' };
    const state = beaten('gb', 'cornwall', put, from('coteau-du-lac', 'us-6'));
    expect(stand({ state }, 'lcm')).toEqual(['gone']);
  });

  it('MMW-3.63 nor over the water', () => {
    const put: Pieces = {
      lcm: 'st-jean',
      r100: 'st-jean',
      'us-6': 'st-jean',
      'us-13': 'chambly',
      'us-15': 'la-prairie',
      'vt-1': 'highgate',
      linnet: 'st-jean',
    };
    const state = beaten('gb', 'st-jean', { ...put }, from('la-prairie', 'us-6'));
    expect(stand({ state }, 'lcm', 'r100')).toEqual(['gone', 'isle-aux-noix']);
  });
});

describe('MMW-10.73 attackers', () => {
  const repelled = (put: Pieces, set?: Set) => leaving('us', 'chippawa', 'attacker', put, set);

  it('MMW-10.73 go back whence they came, each unit to its own space', () => {
    const put: Pieces = { 'us-6': 'chippawa', 'us-13': 'chippawa', lincoln: 'chippawa' };
    const set = both(from('schlosser', 'us-6'), from('ft-erie', 'us-13'));
    const state = repelled({ ...put, 'us-15': 'ft-erie' }, set);
    expect(stand({ state }, 'us-6', 'us-13')).toEqual(['schlosser', 'ft-erie']);
  });

  it('MMW-10.73 and nowhere else at no less a loss', () => {
    const put: Pieces = {
      'us-6': 'chippawa',
      lincoln: 'chippawa',
      'us-15': 'ft-erie',
      oneida: 'ft-erie',
    };
    expect(stand({ state: repelled(put, from('schlosser', 'us-6')) }, 'us-6')).toEqual([
      'schlosser',
    ]);
  });

  it('MMW-10.73.a elsewhere if it costs fewer steps', () => {
    const put: Pieces = { 'us-6': 'chippawa', lincoln: 'chippawa' };
    expect(stand({ state: repelled(put, from('queenston', 'us-6')) }, 'us-6')).toEqual([
      'schlosser',
    ]);
  });

  it('MMW-10.73.a, MMW-10.71.2, MMW-10.74 of several such ways those in supply', () => {
    // back to Queenston costs a step; Ft. Erie is held but cut off from home
    const put: Pieces = {
      'us-6': 'chippawa',
      lincoln: 'chippawa',
      'us-15': 'ft-erie',
      r8: 'buffalo',
      'queen-charlotte': 'lake-erie',
    };
    const state = repelled(put, from('queenston', 'us-6'));
    expect(decision(state, 'us')).toBeNull();
    expect(stand({ state }, 'us-6')).toEqual(['schlosser']);
  });

  it('MMW-10.74 into enemy territory they are flipped', () => {
    const put: Pieces = {
      'us-6': 'sandwich',
      'us-29': 'sandwich',
      middlesex: 'sandwich',
      r8: 'detroit',
      essex: 'ft-malden',
    };
    const state = leaving('us', 'sandwich', 'attacker', put, from('thamesville', 'us-6', 'us-29'));
    expect(stand({ state }, 'us-6', 'us-29')).toEqual(['thamesville!', 'gone']);
  });

  it('MMW-10.73.b by water if they like', () => {
    const put: Pieces = { 'us-6': 'ft-george', lincoln: 'ft-george', oneida: 'ft-george' };
    const state = leaving('us', 'ft-george', 'attacker', put, from('ft-niagara', 'us-6'));
    expect(options(state, 'us')).toContain('retreat ft-niagara');
    expect(options(state, 'us')).toContain('retreat-by-water sackets-harbour');
    expect(refused(state, 'us', 'retreat queenston')).toBe('MMW-10.73');
  });

  it('MMW-10.72.a bars nothing to attackers', () => {
    const put: Pieces = { 'us-6': 'chippawa', lincoln: 'chippawa' };
    const set = both(from('schlosser', 'us-6'), from('schlosser', 'lincoln'));
    expect(stand({ state: repelled(put, set) }, 'us-6')).toEqual(['schlosser']);
  });

  const kingston = (more: Pieces = {}, cut = true) =>
    leaving(
      'gb',
      'kingston',
      'attacker',
      { r10rv: 'kingston', 'us-6': 'kingston', oneida: 'lake-ontario', ...more },
      (state) => {
        state.units.r10rv.from = 'smiths-creek';
        if (cut) state.units.r10rv.cut = true;
      },
    );

  it('MMW-10.73.c the example of Kingston: to Gananoque if it brings them back into supply', () => {
    expect(options(kingston(), 'gb')).toEqual(['retreat gananoque', 'retreat smiths-creek']);
  });

  it.each([
    ['it is not empty', kingston({ leeds: 'gananoque' })],
    ['it restores no supply', kingston({ 'us-13': 'prescott' })],
    ['they were in supply', kingston({}, false)],
  ])('MMW-10.73.c but not if %s', (_, state) => {
    expect(stand({ state }, 'r10rv')).toEqual(['smiths-creek']);
  });
});
