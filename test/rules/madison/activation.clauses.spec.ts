import type { CardId } from '../../../src/rules/madison/components/cards/index.js';
import { NEIGHBOURS } from '../../../src/rules/madison/components/map.js';
import type { UnitId } from '../../../src/rules/madison/components/units.js';
import { campaign } from '../../../src/rules/madison/phases/march/activation.js';
import { activated, at, led, moving, mustered } from './activated.js';
import {
  act,
  decision,
  listed,
  options,
  owing,
  type Pieces,
  refused,
  scene,
  unforced,
  walk,
} from './support.js';

/** Sixteen British units. */
// prettier-ignore
const SIXTEEN = [
  'r8', 'r49', 'r41-1', 'r41-det', 'r100', 'r10rv', 'rnr', 'canfen', 'voltigeurs', 'r103', 'rs1', 'glengarry', 'r104', 'r13',
  'r41-2', 'r70',
] as const;

describe('MMW-9.0 MMW-9.2 MMW-2.2 MMW-2.21 MMW-2.22 MMW-2.23 MMW-3.34 MMW-3.7.b MMW-3.62 paths and allowances', () => {
  it.each([
    ['MMW-2.21 a major road', 'queenston', 'chippawa', 1],
    ['MMW-2.22 a trail', 'ft-erie', 'port-dover', 2],
    ['MMW-2.23 a major invasion route', 'queenston', 'lewiston', 3],
  ] as const)('MMW-2.2, MMW-9.2, %s', (_, from, to, cost) => {
    const moved = walk(led('brock', at(from, 'brock', 'r8')), ['gb', `go ${to}`]);
    expect([moved.leaders.brock.spent, moved.units.r8.spent]).toEqual([cost, cost]);
  });

  it('MMW-2.1, MMW-9.1 from space to adjacent space only', () => {
    const state = led('brock', at('york', 'brock', 'r8'));
    expect(refused(state, 'gb', 'go kingston')).toBe('MMW-9.1');
    const to = NEIGHBOURS.york.map((path) => `go ${path.to}`);
    expect(
      options(state, 'gb')
        .filter((one) => one.startsWith('go'))
        .sort(),
    ).toEqual(to.sort());
  });

  it.each([
    ['infantry 6', 'us-6', 6, 'MMW-8.42'],
    ['MMW-3.7.b Indians 6', 'shawnee', 6, 'MMW-8.42'],
    ['MMW-3.62 dragoons 10', 'us-2ld', 10, 'MMW-8.42'],
    ['MMW-3.34 a land leader 10', 'brown', 10, 'MMW-3.34'],
  ] as const)('MMW-9.1, %s MPs', (_, id, most, clause) => {
    const by = id === 'shawnee' ? 'gb' : 'us';
    const space = by === 'gb' ? 'york' : 'buffalo';
    const to = by === 'gb' ? 'burlington' : 'batavia';
    // whoever is there alone is activated unasked
    const state = mustered(by, space, 1, at(space, id));
    const piece = id === 'brown' ? state.leaders.brown : state.units[id];
    const step = `${id === 'brown' ? 'lead' : 'go'} ${id} ${to}`;
    piece.spent = most - 1;
    expect(refused(state, by, step)).toBeNull();
    piece.spent = most;
    expect(refused(state, by, step)).toBe(clause);
  });
});

describe('MMW-8.4 leader activation', () => {
  it.each([
    ['proctor', 5],
    ['drummond', 10],
    ['prevost', 15],
  ] as const)(
    'MMW-3.33, MMW-3.3, MMW-8.41 %s commands %i units; leaders and ships do not count',
    (leader, limit) => {
      const put = {
        ...at('york', ...SIXTEEN, leader, 'tecumseh'),
        'royal-george': 'york',
      } as Pieces;
      const state = led(leader, put);
      expect(moving(state)).toHaveLength(limit);
      const taken = walk(state, ['gb', 'take-leader tecumseh']);
      expect(moving(taken)).toHaveLength(limit);
      const more = SIXTEEN.find((id) => state.units[id].force === undefined) as UnitId;
      expect(refused(taken, 'gb', `take ${more}`)).toBe('MMW-3.33');
    },
  );

  it('MMW-3.32, MMW-8.4 a leader moves more than the same card does unit by unit', () => {
    const put = at('buffalo', 'brown', 'us-6', 'us-13', 'us-15', 'us-5');
    const state = scene({ put, hands: { us: ['c39'] } });
    expect(moving(act(state, 'us', ['lead c39 brown']).state)).toHaveLength(4);
    const named = walk(
      state,
      ['us', 'units c39 buffalo'],
      ['us', 'unit us-6'],
      ['us', 'unit us-13'],
    );
    expect([decision(named, 'us'), moving(named)]).toEqual(['units', ['us-6', 'us-13']]);
  });

  it('MMW-8.41, MMW-8.42 his units go where he goes; whom he drops stays for this card play', () => {
    const state = led('brown', at('buffalo', 'brown', 'us-6', 'us-13'));
    const moved = walk(state, ['us', 'go batavia'], ['us', 'leave us-6'], ['us', 'go canandaigua']);
    expect([moved.units['us-6'].at, moved.units['us-13'].at]).toEqual(['batavia', 'canandaigua']);
    const back = walk(moved, ['us', 'go batavia']);
    expect(refused(back, 'us', 'take us-6')).toBe('MMW-8.42');
  });

  it('MMW-8.42 the limit holds at any one time', () => {
    const five = SIXTEEN.slice(0, 5);
    const state = led('proctor', { ...at('york', 'proctor', ...five), r70: 'burlington' });
    const there = walk(state, ['gb', 'go burlington']);
    expect(refused(there, 'gb', 'take r70')).toBe('MMW-3.33');
    expect(refused(walk(there, ['gb', `leave ${five[0]}`]), 'gb', 'take r70')).toBeNull();
  });

  it('MMW-8.43, MMW-3.35 a lower leader goes along, may be dropped and moves nobody himself', () => {
    const state = led('brock', at('york', 'brock', 'proctor', 'r8'));
    const gone = walk(
      state,
      ['gb', 'take-leader proctor'],
      ['gb', 'go burlington'],
      ['gb', 'leave-leader proctor'],
    );
    expect(refused(gone, 'gb', 'take-leader proctor')).toBe('MMW-8.42');
    const over = walk(gone, ['gb', 'go forty-mile-creek'], ['gb', 'stop']);
    expect([over.leaders.proctor.at, over.leaders.brock.at]).toEqual([
      'burlington',
      'forty-mile-creek',
    ]);
    expect(decision(over, 'gb')).not.toBe('march');
  });

  const TRIBES = ['shawnee', 'ottawa', 'western', 'wyandot', 'potawatomi', 'mohawk'] as const;

  it('MMW-3.53, MMW-3.5 Tecumseh moves any number of Indians', () => {
    expect(moving(led('tecumseh', at('london', 'tecumseh', ...TRIBES)))).toHaveLength(6);
  });

  it('MMW-8.44, MMW-3.51 whoever picks him up moves all his Indians beyond his own limit', () => {
    const five = SIXTEEN.slice(0, 5);
    const put = { ...at('york', 'proctor', ...five), ...at('burlington', 'tecumseh', ...TRIBES) };
    const there = walk(led('proctor', put as Pieces), ['gb', 'go burlington']);
    expect(refused(there, 'gb', 'take shawnee')).toBe('MMW-3.33');
    const with_ = walk(
      there,
      ['gb', 'take-leader tecumseh'],
      ...TRIBES.map((id) => ['gb', `take ${id}`] as const),
    );
    expect(moving(with_)).toHaveLength(11);
    expect(refused(with_, 'gb', 'leave-leader tecumseh')).toBe('MMW-3.33');
  });
});

describe('MMW-8.6 units one by one', () => {
  const HOME = at('albany', 'us-6', 'us-13', 'us-15', 'brown');

  it('MMW-8.61 a point for each unit and lone leader, all of one space', () => {
    const state = mustered('us', 'albany', 2, { ...HOME, 'us-12': 'pittsburgh' });
    expect(refused(state, 'us', 'unit us-12')).toBe('MMW-8.61');
    const named = walk(state, ['us', 'unit us-6'], ['us', 'leader brown']);
    expect(decision(named, 'us')).toBe('units');
    expect(refused(named, 'us', 'go us-13 saratoga')).toBe('MMW-8.61');
  });

  it('MMW-8.61 a ship costs a point too', () => {
    const put: Pieces = { 'us-6': 'oswego', oneida: 'oswego' };
    const named = walk(mustered('us', 'oswego', 1, put), ['us', 'ship oneida']);
    expect([decision(named, 'us'), named.units['us-6'].force]).toEqual(['units', undefined]);
  });

  it('MMW-8.61 they split up; nobody picks up anybody', () => {
    const state = walk(
      mustered('us', 'albany', 3, HOME),
      ['us', 'unit us-6'],
      ['us', 'unit us-13'],
      ['us', 'leader brown'],
    );
    const split = walk(
      state,
      ['us', 'go us-6 saratoga'],
      ['us', 'go us-13 schenectady'],
      ['us', 'lead brown saratoga'],
    );
    expect([split.units['us-6'].at, split.units['us-13'].at, split.leaders.brown.at]).toEqual([
      'saratoga',
      'schenectady',
      'saratoga',
    ]);
    expect(options(split, 'us').filter((one) => one.startsWith('take'))).toEqual([]);
  });

  it('MMW-9.3 a leader alone does not go among enemies', () => {
    const put: Pieces = { brown: 'lewiston', lincoln: 'queenston' };
    const named = mustered('us', 'lewiston', 1, put);
    expect(refused(named, 'us', 'lead brown queenston')).toBe('MMW-9.3');
  });

  it('MMW-10.23 a reduced unit attacks only with one that is not', () => {
    const put: Pieces = { 'us-6': 'lewiston!', 'us-13': 'lewiston', lincoln: 'queenston' };
    const named = walk(
      mustered('us', 'lewiston', 2, put),
      ['us', 'unit us-6'],
      ['us', 'unit us-13'],
    );
    expect(refused(named, 'us', 'assault us-6 queenston')).toBe('MMW-10.23');
    expect(
      refused(walk(named, ['us', 'assault us-13 queenston']), 'us', 'assault us-6 queenston'),
    ).toBeNull();
  });

  it('MMW-8.62 different spaces may be attacked separately, the same not twice', () => {
    const put: Pieces = {
      r8: 'queenston',
      r49: 'queenston',
      'us-6': 'lewiston',
      'us-13': 'schlosser',
    };
    const named = walk(mustered('gb', 'queenston', 2, put), ['gb', 'unit r8'], ['gb', 'unit r49']);
    const apart = walk(
      named,
      ['gb', 'go r49 chippawa'],
      ['gb', 'assault r8 lewiston'],
      ['gb', 'assault r49 schlosser'],
    );
    expect([apart.units.r49.at, apart.units.r8.at]).toEqual(['schlosser', 'queenston']);
    expect([owing(apart), decision(apart, 'us')]).toEqual([['us'], 'evade']);
    const second = walk(apart, ['us', 'retreat buffalo']);
    expect([second.units.r8.at, decision(second, 'us')]).toEqual(['lewiston', 'evade']);
  });
});

describe('MMW-10.22 one attack per space and card', () => {
  it('MMW-10.22 a space attacked in this card play is closed while enemies are there', () => {
    const put: Pieces = { ...at('lewiston', 'brown', 'us-6'), lincoln: 'queenston' };
    expect(refused(led('brown', put), 'us', 'go queenston')).toBeNull();
    expect(refused(led('brown', put, ['queenston']), 'us', 'go queenston')).toBe('MMW-10.22');
    expect(
      refused(led('brown', at('lewiston', 'brown', 'us-6'), ['queenston']), 'us', 'go queenston'),
    ).toBeNull();
  });
});

describe('MMW-8.7 Campaign cards', () => {
  const TWO: Pieces = {
    ...at('albany', 'dearborn', 'hampton', 'us-6', 'us-13'),
    'us-12': 'pittsburgh',
  };
  const declared = (card: CardId, put = TWO) =>
    activated('us', put, (state) => campaign(state, 'us'), card, [], true);

  it('MMW-8.71 two leaders, or a leader and one unit of another space', () => {
    const named = walk(declared('c57'), ['us', 'leader dearborn']);
    expect(listed(named, 'us')).toEqual(['alone', 'from pittsburgh', 'leader hampton']);
    const from = unforced.walk(named, ['us', 'from pittsburgh']);
    expect(listed(from, 'us')).toEqual(['unit us-12']);
    // the one there is goes unasked
    expect(decision(walk(named, ['us', 'from pittsburgh']), 'us')).toBe('order');
    expect(refused(named, 'us', 'unit us-12')).toBeNull();
    expect(refused(named, 'us', 'from albany')).toBe('MMW-8.71');
    expect(refused(named, 'us', 'unit us-6')).toBe('MMW-8.71');
    expect(refused(named, 'us', 'leader dearborn')).toBe('MMW-8.71');
  });

  it('MMW-8.72 each must be within the value of the card', () => {
    const state = declared('c39', { ...TWO, pike: 'albany' });
    expect(refused(state, 'us', 'leader dearborn')).toBe('MMW-8.72');
    expect(refused(state, 'us', 'leader pike')).toBeNull();
  });

  it('MMW-8.72 both are named before either moves, in the order the player likes; one after the other', () => {
    const named = walk(declared('c57'), ['us', 'leader dearborn'], ['us', 'leader hampton']);
    expect([decision(named, 'us'), options(named, 'us')]).toEqual([
      'order',
      ['first 1', 'first 2'],
    ]);
    const second = walk(named, ['us', 'first 2'], ['us', 'go saratoga']);
    expect([second.leaders.hampton.at, second.leaders.dearborn.at]).toEqual(['saratoga', 'albany']);
    const then = walk(second, ['us', 'stop']);
    expect(decision(then, 'us')).toBe('march');
    // what Hampton took along Dearborn cannot move again
    expect(moving(then)).toEqual([]);
    const there = walk(then, ['us', 'go saratoga']);
    expect(refused(there, 'us', 'take us-6')).toBe('MMW-8.42');
  });
});
