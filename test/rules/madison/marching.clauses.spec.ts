import { SPACE_IDS } from '../../../src/rules/madison/components/map.js';
import { UNIT, UNIT_IDS } from '../../../src/rules/madison/components/units.js';
import { at, led, mustered } from './activated.js';
import { act, decision, options, type Pieces, refused, walk } from './support.js';

describe('MMW-9.44 the mover after a retreat', () => {
  it('MMW-9.44, MMW-9.45, MMW-9.45.a goes on while he has MPs, retreat after retreat, until he stops', () => {
    const put: Pieces = { ...at('lewiston', 'brown', 'us-6'), lincoln: 'queenston' };
    const crossed = walk(led('brown', put), ['us', 'go queenston'], ['gb', 'retreat chippawa']);
    expect(options(crossed, 'us')).toContain('go chippawa');
    const again = walk(crossed, ['us', 'go chippawa'], ['gb', 'retreat ft-erie']);
    expect(again.units.lincoln.at).toBe('ft-erie');
    const stopped = walk(again, ['us', 'stop']);
    expect([decision(stopped, 'gb'), stopped.units['us-6'].at]).not.toContain('evade');
    expect(stopped.units['us-6'].at).toBe('chippawa');
  });

  it('MMW-10.1, MMW-9.3 who has fought moves no further', () => {
    const put: Pieces = { ...at('lewiston', 'brown', 'us-6', 'us-13'), lincoln: 'queenston' };
    const met = walk(led('brown', put), ['us', 'go queenston']);
    const stood = walk(met, ['gb', 'stand']);
    expect([stood.units['us-13'].done, stood.leaders.brown.done]).toEqual([true, true]);
    const won = act(stood, 'us', ['lead us-6'], [6, 5]).state;
    expect([won.units['us-6'].at, decision(won, 'us')]).not.toContain('march');
    expect(won.units['us-6'].at).toBe('queenston');
  });

  it('MMW-9.3, MMW-9.61 ships alone do not stop anybody', () => {
    const put: Pieces = {
      ...at('burlington', 'brown', 'us-6'),
      'royal-george': 'york',
      r8: 'kingston',
      ...at('burlington', 'us-13'),
    };
    const there = walk(led('brown', put), ['us', 'go york']);
    const fled =
      decision(there, 'gb') === 'harbour'
        ? walk(there, ['gb', options(there, 'gb')[0] ?? ''])
        : there;
    expect(fled.ships['royal-george'].at).not.toBe('york');
    expect(options(fled, 'us')).toContain('go burlington');
  });
});

describe('MMW-3.6 MMW-3.7 special units', () => {
  it('MMW-3.61 the North West Company crosses for 1 MP though the lake is the enemy’s, and is nowhere else', () => {
    const put: Pieces = { 'nw-company': 'ft-st-joseph', lawrence: 'lake-huron' };
    const named = mustered('gb', 'ft-st-joseph', 1, put);
    expect(options(named, 'gb')).toEqual(['done', 'go nw-company ft-mackinac']);
    for (const space of SPACE_IDS.filter((id) => id !== 'ft-mackinac'))
      expect(refused(named, 'gb', `go nw-company ${space}`)).not.toBeNull();
    expect(walk(named, ['gb', 'go nw-company ft-mackinac']).units['nw-company'].spent ?? 1).toBe(1);
  });

  it.each([
    ['cornwall', 'prescott'],
    ['johnsons', 'chazy'],
    ['st-jean', 'isle-aux-noix'],
  ] as const)('MMW-3.63 Lower Canada’s militia may be at %s and not at %s', (last, beyond) => {
    const named = mustered('gb', last, 1, { lcm: last });
    expect(refused(named, 'gb', `go lcm ${beyond}`)).toBe('MMW-3.63');
    expect(options(named, 'gb').some((one) => one.startsWith('go lcm'))).toBe(true);
  });

  it('MMW-3.64 a marked unit has no arrival but its card', () => {
    expect(UNIT.mohawk).toMatchObject({
      mark: 'CE',
      strength: 2,
      class: 'B',
      card: 'c56',
      arrives: null,
    });
    for (const id of UNIT_IDS)
      if (UNIT[id].mark === 'CE')
        expect([UNIT[id].arrives, UNIT[id].card === null]).toEqual([null, false]);
  });

  it('MMW-3.62, MMW-3.7.d dragoons and Indians are not taken aboard', () => {
    const put: Pieces = {
      d19: 'york',
      mohawk: 'york',
      r8: 'york',
      brock: 'york',
      'royal-george': 'york',
    };
    const sailing = walk(led('brock', put), ['gb', 'sail']);
    const aboard = options(sailing, 'gb');
    expect(aboard).not.toContain('embark d19');
    expect(aboard).not.toContain('embark mohawk');
    expect([
      refused(sailing, 'gb', 'embark d19'),
      refused(sailing, 'gb', 'embark mohawk'),
    ]).not.toContain(null);
  });
});
