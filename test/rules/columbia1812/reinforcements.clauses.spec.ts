import { BLOCKS } from '../../../src/rules/columbia1812/components/blocks.js';
import type { TownId } from '../../../src/rules/columbia1812/components/map.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import {
  act,
  decision,
  options,
  position,
  refused,
  said,
  seen,
  stands,
  told,
  unforced,
} from './support.js';

/** The last Army Phase of a year is over: winter brings the reinforcements of the next. */
const wintered = (
  year: number,
  text: string,
  plan: readonly string[] = ['done'],
  dice: readonly number[] = [6, 6, 1, 1],
) => act(position(`time ${year} turn 10 first us stage army active gb\n${text}`), 'gb', plan, dice);
const QUIET = 'gb montreal: gb-49th-foot';
const blocksAt = (state: State1812, town: TownId) => {
  const { us, gb } = seen(state, null).towns[town];
  return us + gb;
};

describe('reinforcements (14)', () => {
  it('C1812-14.1 they arrive at Quebec, and at Albany and Pittsburgh, in the numbers of the year: the British 3 in 1813', () => {
    const of1813 = wintered(1812, QUIET).state;
    expect([
      blocksAt(of1813, 'quebec'),
      blocksAt(of1813, 'albany'),
      blocksAt(of1813, 'pittsburgh'),
    ]).toEqual([3, 2, 2]);
    expect(seen(of1813, null).pool).toEqual({ us: 15, gb: 14 });
    const of1814 = wintered(1813, QUIET).state;
    expect([
      blocksAt(of1814, 'quebec'),
      blocksAt(of1814, 'albany'),
      blocksAt(of1814, 'pittsburgh'),
    ]).toEqual([5, 2, 1]);
  });

  it('C1812-14.1 the numbers are those of the coming year, which then begins', () => {
    expect(wintered(1812, QUIET).state.year).toBe(1813);
    expect(told(wintered(1813, QUIET), 'year')).toEqual({ year: 1814 });
  });

  it('C1812-14.1.a each entry town draws at random from the whole pool, Albany first, each block as likely', () => {
    const { draws } = wintered(1812, QUIET);
    expect(draws.map(({ purpose, taken }) => [purpose, taken.length])).toEqual([
      ['reinforcements-albany', 2],
      ['reinforcements-pittsburgh', 2],
      ['reinforcements-quebec', 3],
    ]);
    const [albany, pittsburgh, quebec] = draws.map(({ from }) => from.length);
    expect([albany, pittsburgh, quebec]).toEqual([19, 17, 17]);
  });

  it('C1812-14.1.a they arrive at maximum CV, earlier casualties too, and the enemy does not learn who they are', () => {
    const text = 'us utica: us-4th-infantry, us-9th-infantry 1';
    const begun = wintered(1812, text, ['done'], []).state;
    const result = act(begun, 'us', ['freeze us-9th-infantry'], [6, 6, 1, 1]);
    expect(told(result, 'reinforced', 'us')).toMatchObject({
      town: 'albany',
      units: ['us-11th-infantry', 'us-9th-infantry'],
    });
    expect(stands(result.state, 'us-9th-infantry')).toBe('albany 4');
    expect(told(result, 'reinforced', 'gb')).toEqual({
      side: 'us',
      town: 'albany',
      blocks: 2,
      waits: false,
    });
  });

  it('C1812-14.1.a a pool too small gives what it has, and the rest is lost', () => {
    const army = BLOCKS.filter(({ side }) => side === 'us').map(({ id }) => id);
    const after = wintered(1812, `us waiting:albany: ${army.slice(3).join(', ')}`).state;
    expect([blocksAt(after, 'albany'), blocksAt(after, 'pittsburgh')]).toEqual([2, 1]);
    expect(seen(after, null).pool.us).toBe(0);
  });

  const HELD = 'gb albany: gb-49th-foot, gb-8th-foot';

  it('C1812-14.2 into an entry town that the enemy occupies they do not come: they wait', () => {
    const result = wintered(1812, HELD);
    expect(seen(result.state, null).towns.albany).toMatchObject({ us: 0, gb: 2 });
    expect(seen(result.state, null).waiting).toEqual({ albany: 2, pittsburgh: 0, quebec: 0 });
    expect(blocksAt(result.state, 'pittsburgh')).toBe(2);
    expect(said(result)).not.toContain('battle');
    const indian = wintered(1812, 'gb pittsburgh: gb-tecumseh').state;
    expect(seen(indian, null).waiting.pittsburgh).toBe(2);
  });

  /** Two blocks wait at Albany and one at Pittsburgh; the American Army Phase. */
  const WAITING = `
    time 1813 turn 1 first us stage army active us
    us waiting:albany: us-9th-infantry, us-2nd-light-dragoons
    us waiting:pittsburgh: us-4th-infantry
    us utica: us-6th-infantry`;
  const waiting = (more = '') => position(`${WAITING}\n${more}`);

  it('C1812-14.2.a they may enter later at that town, as the one army move of an Army Phase, some or all', () => {
    const state = waiting('gb albany: gb-49th-foot');
    expect(options(state, 'us')).toEqual(
      expect.arrayContaining(['enter us-9th-infantry', 'enter us-2nd-light-dragoons']),
    );
    const one = act(state, 'us', ['enter us-9th-infantry']).state;
    expect(refused(one, 'us', 'march us-6th-infantry albany')).toBe('C1812-14.2.a');
    expect(refused(one, 'us', 'enter us-4th-infantry')).toBe('C1812-14.2.a');
    const march = act(state, 'us', ['march us-6th-infantry williamsburg']).state;
    expect(refused(march, 'us', 'enter us-9th-infantry')).toBe('C1812-14.2.a');
    const entered = act(one, 'us', ['done']);
    expect(told(entered, 'marched')).toMatchObject({
      moves: [{ from: null, to: 'albany', by: 'entry', blocks: 1 }],
    });
    expect(seen(entered.state, null).waiting.albany).toBe(1);
  });

  it('C1812-14.2.a they go no farther that turn, and only the owner enters them', () => {
    const state = act(waiting(), 'us', [
      'enter us-9th-infantry',
      'enter us-2nd-light-dragoons',
    ]).state;
    expect(refused(state, 'us', 'force us-9th-infantry utica')).toBe('C1812-9.2');
    expect(refused(state, 'us', 'on us-2nd-light-dragoons utica')).toBe('C1812-16.0.a');
    expect(refused(state, 'us', 'force us-2nd-light-dragoons utica')).toBe('C1812-9.2');
    const after = act(state, 'us', ['done']).state;
    expect([stands(after, 'us-9th-infantry'), stands(after, 'us-2nd-light-dragoons')]).toEqual([
      'albany 4',
      'albany 3',
    ]);
    const british = position(
      WAITING.replace('active us', 'active gb').replace('first us', 'first gb'),
    );
    expect(refused(british, 'gb', 'enter us-9th-infantry')).toBe('C1812-14.2.a');
  });

  it('C1812-14.2.a where the enemy is still in the town there is a battle, where they are gone there is none', () => {
    const fought = act(waiting('gb albany: gb-49th-foot'), 'us', ['enter us-9th-infantry', 'done']);
    expect(told(fought, 'battle')).toMatchObject({ town: 'albany', attacker: 'us' });
    const free = act(waiting(), 'us', ['enter us-9th-infantry', 'done']);
    expect(said(free)).not.toContain('battle');
  });

  it('C1812-14.2.a while they wait they are hidden and count for no VP', () => {
    const state = waiting('gb albany: gb-49th-foot');
    expect(seen(state, 'us').vp.us.armies).toBe(1);
    expect(seen(state, 'us').mine['us-9th-infantry']).toEqual({ at: 'waiting:albany', cv: 4 });
    expect(seen(state, 'gb').waiting.albany).toBe(2);
    expect(JSON.stringify(seen(state, 'gb'))).not.toContain('us-');
  });

  it('C1812-14.2.b that battle is fought as any other, but those who entered cannot retreat', () => {
    const { state } = act(waiting('gb albany: gb-49th-foot'), 'us', [
      'enter us-9th-infantry',
      'done',
    ]);
    expect(options(state, 'gb')).toEqual(['accept', 'withdraw']);
    const turn = unforced.act(state, 'gb', ['accept'], [1, 1, 1, 1]).state;
    expect(options(turn, 'us')).toEqual(['fire']);
    expect(refused(turn, 'us', 'retreat')).toBe('C1812-14.2.b');
    // so they fire unasked
    const back = act(state, 'gb', ['accept'], [1, 1, 1, 1, 6, 1, 1, 1]);
    expect(said(back)).toEqual(['accepted', 'fire', 'fire', 'losses']);
    expect(decision(back.state, 'gb')).toBe('battle-turn');
  });
});
