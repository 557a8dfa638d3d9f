import { LEADER, type LeaderId, LEADERS } from '../../../src/rules/madison/components/leaders.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import type { TurnId } from '../../../src/rules/madison/components/turns.js';
import { type UnitId, UNITS } from '../../../src/rules/madison/components/units.js';
import { act, options, type Pieces, refused, said, scene, steps, told, walk } from './support.js';

/**
 * The first round when the leader and his force go into a space where the defender stands: they must have a way out.
 */
function attack(
  put: Pieces,
  leader: LeaderId,
  to: string,
  dice: readonly [number, number],
  by: Side = 'us',
) {
  const state = steps(
    scene({ put, by, hands: { [by]: ['c57'] } }),
    by,
    `lead c57 ${leader}`,
    `go ${to}`,
  );
  return told(act(state, by === 'us' ? 'gb' : 'us', ['stand'], dice), 'combat-round');
}

const values = (data: { readonly [key: string]: unknown }): string[] =>
  (data['modifiers'] as { clause: string; value: number }[]).map(
    ({ clause, value }) => `${clause} ${value}`,
  );

describe('land units', () => {
  it('MMW-3.0 MMW-3.1 MMW-3.11 infantry and a few mounted units, no guns: regulars, militia and Indians', () => {
    const kinds = UNITS.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['regular', 'militia', 'indian', 'dragoon']));
    expect(kinds.filter((kind) => kind === 'dragoon').length).toBeLessThan(UNITS.length / 10);
    for (const { strength, reduced } of UNITS)
      expect(strength > 0 && (reduced === null || (reduced > 0 && reduced < strength))).toBe(true);
    // leaders have no strength: alone they hold no enemy space
    expect(scene({ put: { hull: 'queenston' } }).vp).toBe(0);
  });

  it('MMW-3.11.a regulars are class A and B and two detachments; only A and B are restored', () => {
    const regulars = UNITS.filter(({ kind }) => kind === 'regular' || kind === 'dragoon');
    expect(regulars.filter((one) => one.class === 'C').map(({ id }) => id)).toEqual([
      'us-det',
      'us-mack',
    ]);
    expect(
      UNITS.filter(
        (one) => one.class !== 'C' && !regulars.includes(one) && one.kind !== 'indian',
      ).map(({ id }) => id),
    ).toEqual(['pa-5']);
    const put = {
      'us-6': 'albany!',
      'us-johnson': 'albany!',
      'oh-1': 'albany!',
      'pa-5': 'albany!',
    } as const;
    const state = steps(scene({ put, hands: { us: ['c57'] } }), 'us', 'restore c57');
    expect(options(state, 'us')).toEqual(['done', 'restore us-6', 'restore us-johnson']);
  });

  it('MMW-3.11.b militia are class C but for the 5th PA, and lead as such', () => {
    const militia = UNITS.filter(({ kind }) => kind === 'militia');
    for (const { id, class: rating } of militia)
      expect([id, rating]).toEqual([id, id === 'pa-5' ? 'B' : 'C']);
    const lead = (unit: UnitId) =>
      values(
        attack(
          { hull: 'schlosser', [unit]: 'schlosser', norfolk: 'chippawa' },
          'hull',
          'chippawa',
          [1, 1],
        ),
      );
    expect(lead('pa-3')).not.toEqual(lead('pa-5'));
  });

  it('MMW-3.11.c Indians are no regulars', () => {
    const state = scene({
      by: 'gb',
      put: { shawnee: 'ft-malden!', ottawa: 'ft-malden' },
      hands: { gb: ['c57'] },
    });
    expect(refused(state, 'gb', 'restore c57')).toBe('MMW-8.31.5');
  });
});

describe('what a land unit can do', () => {
  const defender = { r49: 'chippawa', riall: 'queenston' } as const;

  it('MMW-3.12 the classes of the lead units are compared; the two regulars of class C lead as such', () => {
    const lead = (unit: UnitId) =>
      values(
        attack({ hull: 'schlosser', [unit]: 'schlosser', ...defender }, 'hull', 'chippawa', [1, 1]),
      )[1];
    // r49 is class A
    expect((['us-forsyth', 'us-1art', 'us-det', 'us-mack'] as const).map(lead)).toEqual([
      'MMW-10.41.e -1',
      'MMW-10.31 -1',
      'MMW-10.31 -2',
      'MMW-10.31 -2',
    ]);
  });

  it('MMW-3.13 strength is the number on the side that shows', () => {
    const put = {
      hull: 'schlosser',
      'us-6': 'schlosser',
      r49: 'chippawa!',
      r8: 'chippawa',
    } as const;
    const state = steps(
      scene({ put, hands: { us: ['c57'] } }),
      'us',
      'lead c57 hull',
      'go chippawa',
    );
    // a reduced unit does not lead
    const data = told(act(state, 'gb', ['stand'], [1, 1]), 'combat-round');
    expect([data['attack'], data['defence']]).toEqual([4, 2 + 5]);
  });

  it('MMW-3.14 a detachment is a unit whose side shown has strength 1 or 2', () => {
    const taken = (put: Pieces): unknown =>
      steps(
        scene({
          by: 'gb',
          put: { tecumseh: 'ft-malden', ottawa: 'ft-malden', ...put },
          hands: { gb: ['c57'] },
        }),
        'gb',
        'lead c57 tecumseh',
      ).units;
    expect(taken({ 'r41-det': 'ft-malden' })).toMatchObject({ 'r41-det': { force: 1 } });
    expect(taken({ r49: 'ft-malden!' })).toMatchObject({ r49: { force: 1 } });
    expect(taken({ r49: 'ft-malden' })).toMatchObject({
      r49: { at: 'ft-malden' },
      ottawa: { force: 1 },
    });
    expect(taken({ r49: 'ft-malden' })).not.toMatchObject({ r49: { force: 1 } });
  });

  it('MMW-3.15 MMW-3.31.d one dot of the year: its first half, two dots: its second', () => {
    const after = (turn: TurnId) =>
      walk(
        scene({ turn, agenda: [{ f: 'reinforce', stage: 'wishes' } as never] }),
        ['us', 'done'],
        ['gb', 'done'],
      );
    for (const turn of ['1813-1', '1813-2', '1814-1', '1814-2'] as const) {
      const { units, leaders } = after(turn);
      for (const { id, arrives } of UNITS)
        expect([id, units[id].at !== 'pool']).toEqual([
          id,
          arrives === turn || (turn === '1813-2' && /^sem-/.test(id)),
        ]);
      for (const { id, arrives } of LEADERS)
        expect([id, leaders[id].at !== 'pool']).toEqual([id, arrives === turn]);
    }
  });

  it('MMW-3.16 a unit has 6 movement points, dragoons 10', () => {
    const road = ['schenectady', 'utica', 'onondaga', 'canandaigua', 'batavia', 'buffalo'];
    const all = (unit: UnitId) => ['units c57 albany', ...road.map((to) => `go ${unit} ${to}`)];
    const foot = { 'us-6': 'albany', 'us-13': 'albany' } as const;
    let state = steps(
      scene({ put: foot, hands: { us: ['c57'] } }),
      'us',
      'units c57 albany',
      'unit us-6',
      'unit us-13',
    );
    state = steps(state, 'us', ...road.map((to) => `go us-6 ${to}`));
    expect(refused(state, 'us', 'go us-6 schlosser')).not.toBeNull();
    expect([state.units['us-6'].at, state.units['us-6'].spent]).toEqual(['buffalo', 6]);
    const riders = steps(
      scene({ put: { 'us-2ld': 'albany' }, hands: { us: ['c57'] } }),
      'us',
      ...all('us-2ld'),
    );
    const far = steps(
      riders,
      'us',
      'go us-2ld schlosser',
      'go us-2ld lewiston',
      'go us-2ld ft-niagara',
    );
    expect(far.units['us-2ld']).toMatchObject({ at: 'ft-niagara', spent: 9 });
  });

  it('MMW-3.17 a loss flips a unit that has a reduced side and eliminates any other; the Shawnee alone of Indians have one', () => {
    const one = UNITS.filter(({ reduced }) => reduced === null);
    for (const { id, strength, kind } of UNITS)
      expect([id, one.some((unit) => unit.id === id)]).toEqual([
        id,
        kind === 'indian' ? id !== 'shawnee' : strength <= 2,
      ]);
    const winter = scene({
      turn: '1813-w',
      put: { 'us-6': 'cleveland', 'us-1art': 'cleveland' },
      agenda: [{ f: 'winter-turn', stage: 'attrition' } as never],
    });
    expect(act(winter, 'us', ['lose us-6']).state.units['us-6']).toMatchObject({
      at: 'cleveland',
      reduced: true,
    });
    expect(act(winter, 'us', ['lose us-1art']).state.units['us-1art'].at).toBe('gone');
    const warriors = scene({
      by: 'gb',
      turn: '1813-w',
      put: { shawnee: 'detroit', ottawa: 'detroit', western: 'detroit', 'r41-det': 'detroit' },
      agenda: [{ f: 'winter-turn', stage: 'attrition' } as never],
    });
    expect(act(warriors, 'gb', ['lose shawnee']).state.units.shawnee).toMatchObject({
      reduced: true,
    });
    expect(act(warriors, 'gb', ['lose ottawa']).state.units.ottawa.at).toBe('gone');
  });
});

describe('leaders', () => {
  it('MMW-3.31 MMW-3.31.a a card below the command value does not call a leader', () => {
    const put = { dearborn: 'albany', brown: 'albany', 'us-6': 'albany' } as const;
    expect([LEADER.dearborn.command, LEADER.brown.command]).toEqual([3, 1]);
    const state = scene({ put, hands: { us: ['c39', 'c57'] } });
    expect(refused(state, 'us', 'lead c39 dearborn')).toBe('MMW-8.31.2');
    expect(refused(state, 'us', 'lead c39 brown')).toBeNull();
    expect(refused(state, 'us', 'lead c57 dearborn')).toBeNull();
  });

  it('MMW-3.31.b his modifier is added when he attacks, subtracted when he defends', () => {
    const of = (leader: LeaderId, foe: Pieces) =>
      values(
        attack(
          { [leader]: 'schlosser', 'us-6': 'schlosser', r49: 'chippawa', ...foe },
          leader,
          'chippawa',
          [1, 1],
        ),
      ).filter((one) => one.startsWith('MMW-10.42'));
    expect(of('hull', {})).toEqual([]);
    expect(of('scott', {})).toEqual(['MMW-10.42 2']);
    expect(of('brown', { brock: 'chippawa' })).toEqual(['MMW-10.42 1', 'MMW-10.42 -2']);
  });

  it('MMW-3.31.c stars say how many units he moves; naval leaders have an anchor and move none', () => {
    const six = {
      'us-4': 'albany',
      'us-5': 'albany',
      'us-6': 'albany',
      'us-13': 'albany',
      'us-15': 'albany',
      'us-16': 'albany',
    } as const;
    const led = (leader: LeaderId, at = 'albany') => {
      const state = steps(
        scene({ put: { ...six, [leader]: at }, hands: { us: ['c57'] } }),
        'us',
        `lead c57 ${leader}`,
      );
      return Object.values(state.units).filter(({ force }) => force === 1).length;
    };
    expect([led('hull'), led('harrison'), led('dearborn')]).toEqual([5, 6, 6]);
    for (const { kind, stars } of LEADERS) expect(stars > 0).toBe(kind === 'land');
    const naval = scene({
      put: { chauncey: 'sackets-harbour', 'us-6': 'sackets-harbour' },
      hands: { us: ['c57'] },
    });
    // it is no matter of his command value: he has no ship
    expect(refused(naval, 'us', 'lead c57 chauncey')).toBe('MMW-11.15');
  });

  it('MMW-3.4 a counter that has been turned counts as the leader it shows', () => {
    const play = (at: string) =>
      scene({ by: 'gb', put: { brock: at, r49: 'queenston' }, hands: { gb: ['c37'] } });
    expect(refused(play('queenston'), 'gb', 'lead c37 brock')).toBeNull();
    expect(refused(play('queenston!'), 'gb', 'lead c37 brock')).toBe('MMW-8.31.2');
  });

  it('MMW-3.41 Death of Brock: Sheaffe stands where he fell, and commands', () => {
    const state = scene({
      turn: '1812-2',
      put: {
        brock: 'queenston',
        r49: 'queenston',
        lincoln: 'queenston',
        rensselaer: 'lewiston',
        'us-6': 'lewiston',
        'us-13': 'lewiston',
      },
      hands: { us: ['c19', 'c23'] },
    });
    let now = steps(state, 'us', 'lead c19 rensselaer', 'go queenston');
    now = act(now, 'gb', ['stand']).state;
    now = act(now, 'us', ['lead us-6']).state;
    now = act(now, 'gb', ['lead r49']).state;
    // a battle card of the round is not played; the dice; then this one
    now = act(now, 'us', ['pass'], [3, 3]).state;
    const fell = act(now, 'us', ['fight c23']);
    expect(fell.state.leaders.brock).toMatchObject({ at: 'queenston', flipped: true });
    expect([fell.state.cards.c23, said(fell)]).toEqual([
      'discard',
      expect.arrayContaining(['battle-card']),
    ]);
  });

  it('MMW-3.31.e leaders go by their family names, each his own', () => {
    const names = LEADERS.flatMap(({ name, reverse }) => [
      name.en,
      ...(reverse === null ? [] : [reverse.name.en]),
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => / /.test(name))).toEqual([]);
  });
});
