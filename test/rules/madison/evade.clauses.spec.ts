import { stand } from './fight.js';
import { both, cutOff, entered, from } from './leaving.js';
import { act, decision, options, type Pieces, refused, told } from './support.js';

describe('MMW-9.4 retreat before combat', () => {
  const host: Pieces = { 'us-6': 'ft-george', 'us-13': 'ft-george' };
  const come = from('queenston', 'us-6', 'us-13');

  it('MMW-9.41 all leave, to one place, or stand and fight', () => {
    const put: Pieces = { ...host, r8: 'ft-george', lincoln: 'ft-george', vincent: 'ft-george' };
    const state = entered('ft-george', put, come);
    expect(options(state, 'gb')).toEqual(['retreat forty-mile-creek', 'stand']);
    const gone = act(state, 'gb', ['retreat forty-mile-creek']).state;
    expect(stand({ state: gone }, 'r8', 'lincoln')).toEqual(Array(2).fill('forty-mile-creek'));
    expect(gone.leaders.vincent.at).toBe('forty-mile-creek');
  });

  it('MMW-9.42 without penalty into a space under control', () => {
    const put: Pieces = { 'us-6': 'frenchtown', r8: 'frenchtown', ottawa: 'brownstown' };
    const state = entered('frenchtown', put, from('maumee-rapids', 'us-6'));
    expect(stand(act(state, 'gb', ['retreat brownstown']), 'r8')).toEqual(['brownstown']);
  });

  const corner: Pieces = {
    'us-6': 'ft-erie',
    'us-13': 'chippawa',
    'us-15': 'port-dover',
    r8: 'ft-erie!',
    r49: 'ft-erie',
    norfolk: 'ft-erie',
  };

  it('MMW-9.43 into an enemy space unreduced units are flipped, one-step units lost', () => {
    const state = entered('ft-erie', corner, from('chippawa', 'us-6'));
    const gone = act(state, 'gb', ['retreat buffalo']);
    expect(stand(gone, 'r8', 'r49', 'norfolk')).toEqual(['buffalo!', 'buffalo!', 'gone']);
  });

  it('MMW-9.43, MMW-13.4.c who was reduced and out of supply is eliminated, who is flipped by it is not', () => {
    const state = entered('ft-erie', corner, both(from('chippawa', 'us-6'), cutOff('r8', 'r49')));
    const gone = act(state, 'gb', ['retreat buffalo']);
    expect(stand(gone, 'r8', 'r49')).toEqual(['gone', 'buffalo!']);
  });

  it('MMW-9.46 fewest losses first', () => {
    const state = entered('ft-george', { ...host, r8: 'ft-george' }, come);
    expect(refused(state, 'gb', 'retreat ft-niagara')).toBe('MMW-10.71.1');
    expect(refused(state, 'gb', 'retreat queenston')).toBe('MMW-10.72.a');
  });

  it('MMW-9.45.b, MMW-9.45 without a way out there is combat', () => {
    const put: Pieces = {
      'us-6': 'ft-erie',
      'us-13': 'chippawa',
      'us-15': 'port-dover',
      'us-1art': 'buffalo',
      r8: 'ft-erie',
    };
    const agenda = () => entered('ft-erie', put, from('chippawa', 'us-6'));
    expect(agenda).toThrow('more dice');
  });

  it('MMW-9.45.c who stands fights', () => {
    const state = entered(
      'ft-george',
      { 'us-6': 'ft-george', r8: 'ft-george' },
      from('queenston', 'us-6'),
    );
    const stood = act(state, 'gb', ['stand'], [5, 6]);
    expect(told(stood, 'combat')).toEqual({ space: 'ft-george', attacker: 'us' });
  });

  it('MMW-9.47, MMW-3.7.d, MMW-3.62 Indians and dragoons do not go by water', () => {
    const put: Pieces = {
      'us-6': 'ft-malden',
      shawnee: 'ft-malden',
      d19: 'ft-malden',
      rnr: 'ft-malden',
      'queen-charlotte': 'ft-malden',
    };
    const set = both(from('brownstown', 'us-6'));
    const state = entered('ft-malden', put, set);
    expect(options(state, 'gb')).toEqual(['retreat sandwich', 'stand']);
    const alone = entered(
      'ft-malden',
      { 'us-6': 'ft-malden', shawnee: 'ft-malden', 'queen-charlotte': 'ft-malden' },
      set,
    );
    expect(refused(alone, 'gb', 'retreat-by-water port-dover')).toBe('MMW-9.47');
  });
});

describe('MMW-9.5 mandatory retreat', () => {
  const HOST: Pieces = { r8: 'lewiston', r103: 'lewiston', rs1: 'lewiston', r49: 'lewiston' };

  it.each([
    ['9 to 1', {}, false],
    ['less', { r49: 'gone' }, true],
    ['the reduced do not count', { r49: 'lewiston!' }, true],
  ] as const)('MMW-9.51 at %s', (_, more, free) => {
    const put: Pieces = { ...HOST, ...(more as Pieces), 'us-1art': 'lewiston' };
    const state = entered('lewiston', put, undefined, 'gb');
    expect(options(state, 'us').includes('stand')).toBe(free);
  });

  it('MMW-9.51 the fort counts in the defence', () => {
    const at = Object.fromEntries(Object.keys(HOST).map((id) => [id, 'ft-niagara'])) as Pieces;
    const state = entered('ft-niagara', { ...at, 'us-1art': 'ft-niagara' }, undefined, 'gb');
    expect(options(state, 'us')).toContain('stand');
  });

  it('MMW-9.51, MMW-13.4.b out of supply counts half', () => {
    const put: Pieces = { ...HOST, 'us-1art': 'lewiston' };
    const state = entered('lewiston', put, cutOff('r8', 'r103', 'rs1', 'r49'), 'gb');
    expect(options(state, 'us')).toContain('stand');
  });

  it('MMW-9.52 is like DR: without a way out it is surrender', () => {
    const put: Pieces = {
      ...HOST,
      'us-1art': 'lewiston',
      r13: 'schlosser',
      r70: 'ft-niagara',
      r104: 'batavia',
      r89: 'genesee',
    };
    const state = entered('lewiston', put, from('queenston', 'r8', 'r103', 'rs1', 'r49'), 'gb');
    expect(stand({ state }, 'us-1art')).toEqual(['gone']);
  });

  it('MMW-9.53, MMW-9.5 a leader alone leaves, a naval leader for a town of his lake', () => {
    const put: Pieces = { 'us-6': 'york', vincent: 'york', yeo: 'york', r8: 'kingston' };
    const state = entered('york', put, from('lake-ontario', 'us-6'));
    const gone = act(state, 'gb', [options(state, 'gb')[0] ?? '']).state;
    expect(gone.leaders.yeo.at).not.toBe('york');
    expect(gone.agenda.some(({ f }) => f === 'combat')).toBe(false);
  });

  it('MMW-9.53, MMW-10.9 a leader alone without a way out is taken', () => {
    const put: Pieces = {
      'us-6': 'ft-erie',
      vincent: 'ft-erie',
      'us-13': 'chippawa',
      'us-15': 'port-dover',
      'us-1art': 'buffalo',
    };
    expect(entered('ft-erie', put, from('chippawa', 'us-6')).leaders.vincent.at).toBe('gone');
  });

  it('MMW-9.61, MMW-9.3 ships alone leave at once', () => {
    const put: Pieces = {
      'us-6': 'york',
      'royal-george': 'york',
      r8: 'kingston',
      'us-13': 'ft-george',
    };
    const state = entered('york', put, from('burlington', 'us-6'));
    expect(decision(state, 'gb')).toBe('harbour');
  });
});
