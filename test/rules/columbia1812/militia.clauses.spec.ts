import type { Side } from '../../../src/rules/columbia1812/components/side.js';
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
  withdraws,
} from './support.js';

const time = (stage = 'army', active: Side = 'us'): string =>
  `time 1812 turn 3 first us stage ${stage} active ${active}\n`;
const THREE = ['us-9th-infantry', 'us-11th-infantry', 'us-ohio-militia'] as const;
const PLATTSBURG = `us plattsburg: ${THREE.join(', ')}, us-2nd-light-dragoons`;

describe('American militia', () => {
  it('C1812-17.0 each unit that crosses into Canada is rolled for, before any crosses, and each 6 keeps one back', () => {
    const state = position(`${time()} ${PLATTSBURG}`);
    const plan = [
      'march us-9th-infantry lacolle',
      'march us-11th-infantry lacolle',
      'march us-ohio-militia whitehall',
      'done',
    ];
    const crossed = act(state, 'us', plan, [6, 5]);
    expect(said(crossed)[0]).toBe('militia');
    expect(told(crossed, 'militia')).toMatchObject({ rolled: 2, held: 1 });
    const { towns } = seen(crossed.state, null);
    expect([towns.plattsburg.us, towns.lacolle.us, towns.whitehall.us]).toEqual([2, 1, 1]);
    // regulars and militia alike, and none is hurt
    const all = act(
      state,
      'us',
      [...THREE.map((unit) => `march ${unit} lacolle`), 'done'],
      [6, 6, 1],
    ).state;
    expect(seen(all, null).towns.lacolle.us).toBe(1);
    expect(THREE.map((unit) => all.units[unit].cv)).toEqual([4, 4, 2]);
  });

  it('C1812-17.0 units whose forced march crosses are rolled for after the march dice', () => {
    const state = position(`${time()} us sackets-harbor: us-9th-infantry, us-11th-infantry`);
    const plan = [
      ...['us-9th-infantry', 'us-11th-infantry'].flatMap((unit) => [
        `march ${unit} ogdensburg`,
        `force ${unit} prescott`,
      ]),
      'done',
    ];
    const marched = act(state, 'us', plan, [4, 4, 6, 1]);
    expect(marched.rolls.map(({ dice, clause }) => [clause, dice.length])).toEqual([
      ['C1812-9.2.a', 1],
      ['C1812-9.2.a', 1],
      ['C1812-17.0', 2],
    ]);
    const { towns } = seen(marched.state, null);
    expect([towns.ogdensburg.us, towns.prescott.us]).toEqual([1, 1]);
    // one that refuses the march does not reach the border
    expect(act(state, 'us', plan, [3, 4, 1]).rolls.at(-1)?.dice).toHaveLength(1);
  });

  it('C1812-17.0 a unit that stays does so in the town from which it would have crossed and moves no farther', () => {
    const state = position(`${time()} us malone: us-2nd-light-dragoons`);
    const plan = [
      'march us-2nd-light-dragoons plattsburg',
      'on us-2nd-light-dragoons lacolle',
      'force us-2nd-light-dragoons montreal',
      'done',
    ];
    const held = act(state, 'us', plan, [6]);
    expect(said(held)).toEqual(['militia', 'marched']);
    expect(stands(held.state, 'us-2nd-light-dragoons')).toBe('plattsburg 3');
  });

  it('C1812-17.0.a those that stay are picked blind among all that would cross', () => {
    const state = position(`${time()} ${PLATTSBURG}`);
    const crossed = act(
      state,
      'us',
      [...THREE.map((unit) => `march ${unit} lacolle`), 'done'],
      [6, 1, 1],
    );
    const [draw] = crossed.draws;
    expect(draw).toMatchObject({ clause: 'C1812-17.0.a', taken: [expect.any(String)] });
    expect([...(draw?.from ?? [])].sort()).toEqual([...THREE].sort());
    expect(
      stands(crossed.state, THREE.find((unit) => unit === draw?.taken[0]) ?? 'us-9th-infantry'),
    ).toMatch('plattsburg');
    // the owner knows which, the enemy how many
    expect(told(crossed, 'militia', 'us')).toHaveProperty('units', draw?.taken);
    expect(told(crossed, 'militia', 'gb')).not.toHaveProperty('units');
  });

  it('C1812-17.0.b the others must carry out the declared move', () => {
    const state = position(`${time()} ${PLATTSBURG}\n gb lacolle: gb-49th-foot`);
    const crossed = act(
      state,
      'us',
      [...THREE.map((unit) => `march ${unit} lacolle`), 'done'],
      [6, 6, 1],
    );
    expect(said(crossed)).toEqual(['militia', 'marched', 'battle']);
    expect(seen(crossed.state, null).towns.lacolle.us).toBe(1);
    // nobody asked the Americans again
    expect([owing(crossed.state), options(crossed.state, 'us')]).toEqual([['gb'], []]);
  });

  it('C1812-17.0.c if all refuse the Americans make no other move and their turn ends', () => {
    const state = position(`${time()} ${PLATTSBURG}\n us buffalo: us-4th-infantry`);
    const refusedAll = act(
      state,
      'us',
      [...THREE.map((unit) => `march ${unit} lacolle`), 'done'],
      [6, 6, 6],
    );
    expect(refusedAll.events.map(({ type, clause }) => [type, clause])).toEqual([
      ['militia', 'C1812-17.0.c'],
    ]);
    expect(seen(refusedAll.state, null)).toMatchObject({
      active: 'gb',
      stage: 'naval',
      towns: { plattsburg: { us: 4 } },
    });
    expect(decision(refusedAll.state, 'gb')).toBe('naval');
  });

  it('C1812-17.0.c naval battles already due are still fought, and units bound for American towns still move', () => {
    const state = position(
      `${time('naval')} ${PLATTSBURG}\n ships us plattsburg 1 up\n ships gb lake-champlain 1 up`,
    );
    const army = act(state, 'us', ['sail plattsburg up', 'done']).state;
    const plan = ['march us-9th-infantry lacolle', 'march us-ohio-militia whitehall', 'done'];
    const all = act(army, 'us', plan, [6, 1, 1, 1, 1]);
    expect(said(all)).toEqual(['militia', 'marched', 'naval-battle', 'broadsides']);
    expect(stands(all.state, 'us-ohio-militia')).toBe('whitehall 2');
    expect(stands(all.state, 'us-9th-infantry')).toBe('plattsburg 4');
  });

  it('C1812-17.0.d nobody rolls for sea movement, in Canada, on the way home, or on the British side', () => {
    const sea = position(
      `${time()} us sackets-harbor: us-9th-infantry\n ships us lake-ontario 1 up`,
    );
    expect(act(sea, 'us', ['ship us-9th-infantry york', 'done']).rolls).toEqual([]);
    const canada = position(`${time()} us lacolle: us-9th-infantry, us-11th-infantry`);
    expect(
      act(canada, 'us', [
        'march us-9th-infantry montreal',
        'march us-11th-infantry plattsburg',
        'done',
      ]).rolls,
    ).toEqual([]);
    const british = position(`${time('army', 'gb')} gb plattsburg: gb-49th-foot`);
    expect(act(british, 'gb', ['march gb-49th-foot lacolle', 'done']).rolls).toEqual([]);
  });

  it('C1812-17.0.d one roll at the first crossing of a unit that began in America, none for one that began in Canada', () => {
    const rider = 'us-2nd-light-dragoons';
    const once = position(`${time()} us plattsburg: ${rider}`);
    const deep = act(
      once,
      'us',
      [`march ${rider} lacolle`, `on ${rider} montreal`, `force ${rider} quebec`, 'done'],
      [1, 4],
    );
    expect(deep.rolls.map(({ clause }) => clause)).toEqual(['C1812-17.0', 'C1812-9.2.a']);
    // out of Canada, through America and back
    const back = position(`${time()} us lacolle: ${rider}`);
    const there = act(
      back,
      'us',
      [`march ${rider} plattsburg`, `on ${rider} malone`, `force ${rider} montreal`, 'done'],
      [4],
    );
    expect(there.rolls.map(({ clause }) => clause)).toEqual(['C1812-9.2.a']);
    expect(stands(there.state, rider)).toBe('montreal 3');
    // twice over the border, one roll
    const twice = position(`${time()} us malone: ${rider}`);
    const round = act(twice, 'us', [`march ${rider} montreal`, `on ${rider} lacolle`, 'done'], [1]);
    expect(round.rolls).toHaveLength(1);
  });

  it('C1812-17.0.d retreats and waiting reinforcements roll nothing', () => {
    const state = position(
      `${time('army', 'gb')} gb buffalo: gb-49th-foot\n us fort-niagara: us-9th-infantry`,
    );
    const attacked = act(state, 'gb', ['march gb-49th-foot fort-niagara', 'done']).state;
    const away = act(withdraws(attacked, 'us', [1]).state, 'us', ['flee fort-george']);
    expect(away.rolls).toEqual([]);
    expect(stands(away.state, 'us-9th-infantry')).toBe('fort-george 4');
    const late = position(`${time()} us waiting:albany: us-9th-infantry`);
    expect(act(late, 'us', ['enter us-9th-infantry', 'done']).rolls).toEqual([]);
    expect(refused(late, 'us', 'march us-9th-infantry albany')).toBe('C1812-9.1');
  });
});
