import type { SpaceId } from '../../../src/rules/madison/components/map.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import { landModifiers, oddsDrm, ratioOf } from '../../../src/rules/madison/questions/drm.js';
import { fight, type Given, modifiersOf, rounds, stand } from './fight.js';
import { act, decision, options, type Pieces, refused } from './support.js';

/** One regiment of militia each, 3 against 3, C against C. */
const EVEN = (at: SpaceId): Pieces => ({ 'oh-1': at, lincoln: at });

describe('MMW-10.0 MMW-10.2 MMW-10.21 strengths and odds', () => {
  it.each([
    [9, 4, '2:1', 1],
    [4, 4, '1:1', 0],
    [3, 4, '1:2', -1],
    [4, 9, '1:3', -2],
    [1, 9, '1:9', -3],
    [35, 4, '8:1', 5],
    [40, 1, '40:1', 6],
  ])('MMW-10.21 %i against %i is %s: %i, fractions dropped', (attack, defence, odds, drm) => {
    const ratio = ratioOf(attack, defence);
    expect([ratio.join(':'), oddsDrm(ratio)]).toEqual([odds, drm]);
  });

  const strengths = (at: SpaceId, by: Side, put: Pieces, given: Given = {}) => {
    const [first] = rounds(fight(at, by, put, { dice: [6, 6, 6, 6], ...given }));
    return [first?.attack, first?.defence, first?.odds];
  };

  it('MMW-10.23 reduced attackers add nothing, reduced defenders do', () => {
    const put = {
      'us-6': 'chippawa',
      'oh-2': 'chippawa!',
      lincoln: 'chippawa',
      r8: 'chippawa!',
    } as const;
    expect(strengths('chippawa', 'us', put)).toEqual([4, 5, '1:2']);
  });

  it('MMW-2.71 a fort adds its number, in later rounds too', () => {
    const put = { 'us-6': 'ft-george', 'us-4': 'ft-george', lincoln: 'ft-george' } as const;
    const fought = fight('ft-george', 'us', put, {
      dice: [3, 4, 3, 4, 6, 6],
      leads: { us: 'us-6' },
    });
    expect(rounds(fought).map(({ defence, result }) => [defence, result])).toEqual([
      [5, 'NE'],
      [5, 'NE'],
      [5, 'DR-1'],
    ]);
  });

  it('MMW-10.32.4 the number of the fort counts with reduced units only', () => {
    const put = { 'us-4': 'ft-george', lincoln: 'ft-george!' } as const;
    expect(strengths('ft-george', 'us', put)).toEqual([3, 3, '1:1']);
  });

  it('MMW-2.76, MMW-3.7.a Indians alone get nothing of the number', () => {
    expect(strengths('ft-malden', 'us', { 'us-4': 'ft-malden', shawnee: 'ft-malden' })).toEqual([
      3,
      3,
      '1:1',
    ]);
  });

  it('MMW-2.76 what fell in the combat keeps the fort for the Indians beside it', () => {
    const put = {
      'us-6': 'ft-erie',
      'us-29': 'ft-erie',
      shawnee: 'ft-erie',
      norfolk: 'ft-erie',
    } as const;
    const fought = fight('ft-erie', 'us', put, {
      dice: [3, 4, 6, 6],
      leads: { us: 'us-6', gb: 'norfolk' },
    });
    expect(stand(fought, 'norfolk')).toEqual(['gone']);
    expect(rounds(fought).map(({ result, defence }) => [result, defence])).toEqual([
      ['EX', 6],
      ['DR-1', 4],
    ]);
  });

  it.each([
    [
      'an attack',
      'us',
      { 'us-4': 'chippawa', 'us-5': 'chippawa', lincoln: 'chippawa' },
      ['us-4', 'us-5'],
      [3, 3],
    ],
    [
      'an odd total, up',
      'us',
      { 'us-4': 'chippawa', 'us-6': 'chippawa', lincoln: 'chippawa' },
      ['us-4', 'us-6'],
      [4, 3],
    ],
    [
      'a defence',
      'us',
      { 'us-4': 'chippawa', lincoln: 'chippawa', 'york-mil': 'chippawa' },
      ['lincoln', 'york-mil'],
      [3, 3],
    ],
  ] as const)(
    'MMW-13.4, MMW-13.4.b out of supply halves %s as a whole',
    (_, by, put, cut, want) => {
      const leads = { us: 'us-4', gb: 'lincoln' } as const;
      expect(strengths('chippawa', by, put, { cut, leads }).slice(0, 2)).toEqual(want);
    },
  );

  it('MMW-13.4.b the fort is halved with those who are cut off', () => {
    const put = { 'us-4': 'kingston', frontenac: 'kingston', 'york-mil': 'kingston' } as const;
    const given = { cut: ['frontenac', 'york-mil'], leads: { gb: 'frontenac' } } as const;
    expect(strengths('kingston', 'us', put, given)).toEqual([3, 5, '1:2']);
  });
});

describe('rounds', () => {
  it('MMW-10.41, MMW-10.61 terrain, Montreal and the crossing count in the first round only', () => {
    const put = { ...EVEN('montreal'), 'oh-2': 'montreal', 'york-mil': 'montreal' };
    const fought = fight('montreal', 'us', put, {
      from: 'la-prairie',
      dice: [5, 4, 3, 3],
      leads: { us: 'oh-1', gb: 'lincoln' },
    });
    expect(rounds(fought).map(modifiersOf)).toEqual([['MMW-10.41.e -1', 'MMW-2.14 -1'], []]);
  });

  it('MMW-10.42, MMW-10.44 leaders and regulars count in every round, though the regulars fall', () => {
    const put = {
      ...EVEN('chippawa'),
      'oh-2': 'chippawa',
      'r41-det': 'chippawa',
      brown: 'chippawa',
    } as const;
    const fought = fight('chippawa', 'us', put, {
      dice: [4, 5, 3, 3],
      leads: { us: 'oh-1', gb: 'r41-det' },
    });
    expect(rounds(fought).map(({ result }) => result)[0]).toBe('EX');
    expect(rounds(fought).map(modifiersOf)).toEqual([
      ['MMW-10.31 -1', 'MMW-10.42 1', 'MMW-10.44 -1'],
      ['MMW-10.42 1', 'MMW-10.44 -1'],
    ]);
  });

  it('MMW-10.21 strengths and odds are added up anew every round', () => {
    const put = {
      'oh-1': 'schlosser',
      'oh-2': 'schlosser',
      lincoln: 'schlosser',
      'york-mil': 'schlosser',
    } as const;
    const fought = fight('schlosser', 'us', put, {
      from: 'buffalo',
      dice: [4, 4, 4, 3],
      leads: { us: 'oh-1', gb: 'lincoln' },
    });
    expect(rounds(fought)).toMatchObject([
      { attack: 6, defence: 6, odds: '1:1', result: 'EX' },
      { attack: 3, defence: 4, odds: '1:2', result: 'AR' },
    ]);
  });
});

describe('choices before the dice', () => {
  const brothers: Pieces = { ...EVEN('chippawa'), brock: 'chippawa', drummond: 'chippawa' };

  it('MMW-3.35 of equal rank the owner names who commands, once for the combat', () => {
    const { state } = fight('chippawa', 'us', brothers, {});
    expect(options(state, 'gb')).toEqual(['command brock', 'command drummond']);
    expect(refused(state, 'gb', 'command vincent')).toBe('MMW-3.35');
    const fought = act(state, 'gb', ['command drummond'], [4, 4, 3, 3]);
    expect(rounds(fought).map(modifiersOf)).toEqual([['MMW-10.42 -1'], ['MMW-10.42 -1']]);
  });

  const lines: Pieces = {
    'us-6': 'chippawa',
    'oh-1': 'chippawa',
    'oh-2': 'chippawa!',
    r8: 'chippawa',
    lincoln: 'chippawa',
  };

  it('MMW-10.3, MMW-10.31 the attacker names their lead first, of any class; the classes are compared', () => {
    const { state } = fight('chippawa', 'us', lines, { turn: '1814-1' });
    expect([decision(state, 'us'), decision(state, 'gb')]).toEqual(['lead', null]);
    expect(options(state, 'us')).toEqual(['lead oh-1', 'lead us-6']);
    expect(refused(state, 'us', 'lead r8')).toBe('MMW-10.31');
    const named = act(state, 'us', ['lead oh-1']).state;
    expect(options(named, 'gb')).toEqual(['lead lincoln', 'lead r8']);
    expect(modifiersOf(rounds(act(named, 'gb', ['lead r8'], [6, 6]))[0])).toEqual([
      'MMW-10.21 -1',
      'MMW-10.31 -2',
    ]);
    expect(modifiersOf(rounds(act(named, 'gb', ['lead lincoln'], [6, 6]))[0])).toEqual([
      'MMW-10.21 -1',
    ]);
  });

  it('MMW-10.32, MMW-10.32.2 a reduced unit does not lead', () => {
    const { state } = fight('chippawa', 'us', lines, {});
    expect(refused(state, 'us', 'lead oh-2')).toBe('MMW-10.32.2');
  });

  it('MMW-10.32.3 of a force of reduced units any of the lowest class leads', () => {
    const put: Pieces = {
      'us-6': 'chippawa',
      r8: 'chippawa!',
      lincoln: 'chippawa!',
      'york-mil': 'chippawa!',
    };
    const { state } = fight('chippawa', 'us', put, {});
    expect(options(state, 'gb')).toEqual(['lead lincoln', 'lead york-mil']);
    expect(refused(state, 'gb', 'lead r8')).toBe('MMW-10.32.3');
  });
});

it('MMW-10.45, MMW-10.4, MMW-10.21 all modifiers add up to the one that is added to the dice', () => {
  const [first] = rounds(
    fight(
      'queenston',
      'us',
      { 'us-forsyth': 'queenston', scott: 'queenston', r49: 'queenston' },
      {
        from: 'lewiston',
        dice: [6, 6],
      },
    ),
  );
  expect(modifiersOf(first)).toEqual([
    'MMW-10.21 -1',
    'MMW-10.41.e -1',
    'MMW-10.42 2',
    'MMW-10.44 -1',
  ]);
  expect(first).toMatchObject({ drm: -1, total: 11, result: 'DR-1' });
});

it('MMW-2.14 Montreal is no terrain: a fort there would not cancel it', () => {
  const facts = {
    ratio: [1, 1],
    first: true,
    leads: ['C', 'C'],
    fort: true,
    forest: true,
    indians: [false, false],
  } as const;
  const rest = {
    montreal: true,
    invasion: false,
    amphibious: false,
    regulars: false,
    leaders: [0, 0],
  } as const;
  expect(landModifiers({ ...facts, ...rest }).map(({ clause }) => clause)).toEqual(['MMW-2.14']);
});
