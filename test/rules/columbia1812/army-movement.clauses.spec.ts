import { blocksOf } from '../../../src/rules/columbia1812/components/blocks.js';
import { TOWN } from '../../../src/rules/columbia1812/components/lookups.js';
import type { Side } from '../../../src/rules/columbia1812/components/side.js';
import { allTold } from './games.js';
import {
  act,
  decision,
  options,
  owing,
  position,
  refused,
  said,
  seen,
  stands,
  told,
} from './support.js';

const time = (active: Side = 'us', turn = 3): string =>
  `time 1812 turn ${turn} first us stage army active ${active}\n`;
const marches = (state: ReturnType<typeof position>, side: Side, unit: string): string[] =>
  options(state, side).flatMap((one) =>
    one.startsWith(`march ${unit} `) ? [one.split(' ')[2] ?? ''] : [],
  );

describe('army movement', () => {
  it('C1812-9.1 the units of one town, some or all of them, go to one or more adjacent towns', () => {
    const kingston = position(
      `${time('gb')} gb kingston: gb-49th-foot, gb-8th-foot, gb-1st-foot\n gb york: gb-york-militia`,
    );
    expect(marches(kingston, 'gb', 'gb-49th-foot')).toEqual([
      'prescott',
      'sackets-harbor',
      'smiths-creek',
    ]);
    const buffalo = position(`${time()} us buffalo: us-9th-infantry`);
    expect(marches(buffalo, 'us', 'us-9th-infantry')).toEqual([
      'erie',
      'fort-erie',
      'fort-niagara',
      'williamsburg',
    ]);
    expect(refused(buffalo, 'us', 'march us-9th-infantry york')).toBe('C1812-9.1');

    const begun = act(kingston, 'gb', ['march gb-49th-foot prescott']).state;
    expect(refused(begun, 'gb', 'march gb-york-militia smiths-creek')).toBe('C1812-9.1');
    expect(refused(begun, 'gb', 'march gb-49th-foot prescott')).toBe('C1812-9.1');
    const split = act(begun, 'gb', ['march gb-8th-foot smiths-creek', 'done']);
    expect(told(split, 'marched')).toMatchObject({ side: 'gb' });
    const { towns } = seen(split.state, null);
    expect([towns.kingston.gb, towns.prescott.gb, towns['smiths-creek'].gb]).toEqual([1, 1, 1]);
    // the other side's blocks are not theirs to move
    expect(refused(kingston, 'gb', 'march us-9th-infantry erie')).toBe('C1812-9.1');
    // one army move a phase
    expect(owing(split.state)).toEqual(['us']);
  });

  it('C1812-9.1.a any number of units may be in a town', () => {
    const army = blocksOf.us.slice(0, 18);
    const rest = blocksOf.us.at(-1) ?? 'us-ohio-militia';
    const state = position(`${time()} us albany: ${army.join(', ')}\n us utica: ${rest}`);
    const joined = act(state, 'us', [`march ${rest} albany`, 'done']).state;
    expect(seen(joined, null).towns.albany.us).toBe(19);
    expect(TOWN.whitehall.value).toBe(1);
    const all = act(state, 'us', [...army.map((unit) => `march ${unit} whitehall`), 'done']).state;
    expect(seen(all, null).towns.whitehall.us).toBe(18);
  });

  it('C1812-9.1.b all movement is finished before the first battle', () => {
    const state = position(
      `${time()} us buffalo: us-9th-infantry, us-11th-infantry, us-4th-infantry\n gb fort-erie: gb-york-militia`,
    );
    const plan = [
      'march us-9th-infantry fort-erie',
      'march us-11th-infantry fort-niagara',
      'march us-4th-infantry erie',
      'force us-4th-infantry sandusky',
      'done',
    ];
    const moved = act(state, 'us', plan, [1, 4]);
    expect(said(moved)).toEqual(['militia', 'marched', 'forced-march', 'marched', 'battle']);
  });

  it('C1812-9.1.b a unit stops where enemy army units stand, and passes an empty enemy town without taking it', () => {
    const rider = 'us-2nd-light-dragoons';
    const guarded = position(
      `${time()} us sackets-harbor: ${rider}, us-9th-infantry\n gb kingston: gb-york-militia`,
    );
    const begun = act(guarded, 'us', [
      `march ${rider} kingston`,
      'march us-9th-infantry kingston',
    ]).state;
    expect(refused(begun, 'us', `on ${rider} prescott`)).toBe('C1812-9.1.b');
    expect(refused(begun, 'us', 'force us-9th-infantry prescott')).toBe('C1812-9.2.c');

    const empty = position(`${time()} us sackets-harbor: ${rider}\n ships gb kingston 1 up`);
    const through = act(
      empty,
      'us',
      [`march ${rider} kingston`, `on ${rider} prescott`, 'done'],
      [1],
    );
    expect(allTold(through.events, 'control').map(({ town }) => town)).toEqual(['prescott']);
    expect(seen(through.state, null).towns.kingston).toMatchObject({
      control: 'gb',
      ships: { gb: { up: 1, down: 0 } },
    });
    // fleets and one's own blocks stop nobody
    const shores = position(
      `${time()} us sackets-harbor: ${rider}\n us ogdensburg: us-9th-infantry`,
    );
    expect(
      refused(act(shores, 'us', [`march ${rider} ogdensburg`]).state, 'us', `on ${rider} malone`),
    ).toBeNull();
  });
});

describe('forced march', () => {
  const ALBANY = `${time()} us albany: us-9th-infantry, us-2nd-light-dragoons, us-ohio-militia 1`;

  it('C1812-9.2 a unit may try one town more than its normal move: infantry two, cavalry three', () => {
    const state = position(ALBANY);
    expect(refused(state, 'us', 'force us-9th-infantry utica')).toBe('C1812-9.2');
    const foot = act(state, 'us', ['march us-9th-infantry utica']).state;
    expect(refused(foot, 'us', 'force us-9th-infantry buffalo')).toBe('C1812-9.2');
    expect(
      stands(
        act(foot, 'us', ['force us-9th-infantry oswego', 'done'], [4]).state,
        'us-9th-infantry',
      ),
    ).toBe('oswego 4');
    const twice = act(foot, 'us', ['force us-9th-infantry oswego']).state;
    expect(refused(twice, 'us', 'force us-9th-infantry sackets-harbor')).toBe('C1812-9.2');

    const horse = act(state, 'us', ['march us-2nd-light-dragoons utica']).state;
    expect(refused(horse, 'us', 'force us-2nd-light-dragoons oswego')).toBe('C1812-9.2');
    const ridden = act(
      horse,
      'us',
      ['on us-2nd-light-dragoons sackets-harbor', 'force us-2nd-light-dragoons ogdensburg', 'done'],
      [4],
    );
    expect(stands(ridden.state, 'us-2nd-light-dragoons')).toBe('ogdensburg 3');
    // by land alone
    const sea = position(
      `${time()} us sackets-harbor: us-9th-infantry\n ships us lake-ontario 1 up`,
    );
    expect(
      refused(
        act(sea, 'us', ['ship us-9th-infantry oswego']).state,
        'us',
        'force us-9th-infantry utica',
      ),
    ).toBe('C1812-9.2');
  });

  it('C1812-9.2 a march goes on: not back to the town it came from, nor for cavalry to one it has passed', () => {
    const foot = act(position(ALBANY), 'us', ['march us-9th-infantry utica']).state;
    expect(refused(foot, 'us', 'force us-9th-infantry albany')).toBe('C1812-9.2');
    expect(options(foot, 'us').filter((one) => one.startsWith('force'))).toEqual(
      ['oswego', 'sackets-harbor', 'williamsburg'].map((to) => `force us-9th-infantry ${to}`),
    );
    const rider = 'us-2nd-light-dragoons';
    const horse = act(position(ALBANY), 'us', [`march ${rider} utica`, `on ${rider} oswego`]).state;
    for (const passed of ['albany', 'utica'])
      expect(refused(horse, 'us', `force ${rider} ${passed}`)).toBe('C1812-9.2');
    // Williamsburg is next to Utica too, but it has not been there
    expect(options(horse, 'us').filter((one) => one.startsWith('force'))).toEqual(
      ['sackets-harbor', 'williamsburg'].map((to) => `force ${rider} ${to}`),
    );
  });

  it('C1812-9.2.a all marches are named with the move, and a die for each is rolled when normal movement is over', () => {
    const plan = [
      'march us-9th-infantry utica',
      'force us-9th-infantry oswego',
      'march us-ohio-militia whitehall',
      'force us-ohio-militia plattsburg',
    ];
    const named = act(position(ALBANY), 'us', plan);
    expect(named.rolls).toEqual([]);
    const rolled = act(named.state, 'us', ['done'], [4, 5]);
    expect(said(rolled)).toEqual(['marched', 'forced-march', 'forced-march', 'marched']);
    expect(rolled.rolls.map(({ dice }) => dice.length)).toEqual([1, 1]);
    // nothing can be added to it afterwards
    expect(owing(rolled.state)).toEqual(['gb']);
  });

  it('C1812-9.2.a a unit that could not make its normal move drops out without a roll and without loss', () => {
    const state = position(`${time()} us sackets-harbor: us-9th-infantry`);
    const held = act(
      state,
      'us',
      ['march us-9th-infantry kingston', 'force us-9th-infantry prescott', 'done'],
      [6],
    );
    expect(said(held)).toEqual(['militia']);
    expect(stands(held.state, 'us-9th-infantry')).toBe('sackets-harbor 4');
    // the dragoon held back at the border on its second town
    const rider = position(`${time()} us oswego: us-2nd-light-dragoons`);
    const plan = [
      'march us-2nd-light-dragoons sackets-harbor',
      'on us-2nd-light-dragoons kingston',
      'force us-2nd-light-dragoons prescott',
      'done',
    ];
    expect(stands(act(rider, 'us', plan, [6]).state, 'us-2nd-light-dragoons')).toBe(
      'sackets-harbor 3',
    );
  });

  it.each([
    ['us', 'us-9th-infantry', 'albany', 'utica', 'oswego', 4, 0],
    ['gb', 'gb-49th-foot', 'london', 'york', 'smiths-creek', 4, 1],
    ['gb', 'gb-tecumseh', 'london', 'york', 'smiths-creek', 3, 2],
  ] as const)(
    'C1812-9.2.b for %s the %s adds to the die',
    (side, unit, from, to, on, cv, added) => {
      const state = position(`${time(side)} ${side} ${from}: ${unit}`);
      const tried = (die: number) =>
        act(state, side, [`march ${unit} ${to}`, `force ${unit} ${on}`, 'done'], [die]).state;
      expect(stands(tried(4 - added), unit)).toBe(`${on} ${cv}`);
      expect(stands(tried(3 - added), unit)).toBe(`${to} ${cv - 1}`);
    },
  );

  it('C1812-9.2.c on 1 to 3 it stays where its normal move brought it and loses 1 CV, on 4 or more it goes on', () => {
    const tried = (die: number) =>
      act(
        position(ALBANY),
        'us',
        ['march us-9th-infantry utica', 'force us-9th-infantry oswego', 'done'],
        [die],
      );
    for (const die of [1, 2, 3])
      expect(stands(tried(die).state, 'us-9th-infantry')).toBe('utica 3');
    for (const die of [4, 5, 6])
      expect(stands(tried(die).state, 'us-9th-infantry')).toBe('oswego 4');
    expect(told(tried(3), 'forced-march', 'us')).toMatchObject({
      from: 'utica',
      to: 'oswego',
      die: 3,
      passed: false,
      unit: 'us-9th-infantry',
    });
    // a modified 7 or 8 is no different
    const british = position(`${time('gb')} gb london: gb-tecumseh`);
    expect(
      stands(
        act(
          british,
          'gb',
          ['march gb-tecumseh york', 'force gb-tecumseh smiths-creek', 'done'],
          [6],
        ).state,
        'gb-tecumseh',
      ),
    ).toBe('smiths-creek 3');
  });

  it('C1812-9.2.c a refusal costs a unit of 1 CV its life', () => {
    const tried = act(
      position(ALBANY),
      'us',
      ['march us-ohio-militia utica', 'force us-ohio-militia oswego', 'done'],
      [3],
    );
    expect(tried.state.units['us-ohio-militia'].at).toBe('pool');
    expect(seen(tried.state, null).pool.us).toBe(seen(position(ALBANY), null).pool.us + 1);
    const indian = position(`${time('gb')} gb london: gb-tecumseh 1`);
    const gone = act(
      indian,
      'gb',
      ['march gb-tecumseh york', 'force gb-tecumseh smiths-creek', 'done'],
      [1],
    ).state;
    expect(gone.units['gb-tecumseh'].at).toBe('gone');
  });

  it('C1812-9.2.c nobody marches on from a town of the enemy that their normal move entered', () => {
    const state = position(
      `${time('gb')} gb kingston: gb-49th-foot\n us sackets-harbor: us-ohio-militia`,
    );
    const begun = act(state, 'gb', ['march gb-49th-foot sackets-harbor']).state;
    expect(refused(begun, 'gb', 'force gb-49th-foot oswego')).toBe('C1812-9.2.c');
    // but the march itself may end in one
    const onto = position(
      `${time('gb')} gb prescott: gb-49th-foot\n us sackets-harbor: us-ohio-militia`,
    );
    const battle = act(
      onto,
      'gb',
      ['march gb-49th-foot kingston', 'force gb-49th-foot sackets-harbor', 'done'],
      [3],
    );
    expect(told(battle, 'battle')).toMatchObject({ town: 'sackets-harbor', attacker: 'gb' });
    expect(decision(battle.state, 'us')).toBe('accept');
  });
});
