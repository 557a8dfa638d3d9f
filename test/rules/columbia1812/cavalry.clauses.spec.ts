import { BLOCK, blocksOf } from '../../../src/rules/columbia1812/components/blocks.js';
import type { Side } from '../../../src/rules/columbia1812/components/side.js';
import { SIDES } from '../../../src/rules/columbia1812/components/side.js';
import { newGame } from './games.js';
import { act, decision, options, position, refused, stands, told, withdraws } from './support.js';

const US = 'us-2nd-light-dragoons';
const GB = 'gb-19th-light-dragoons';
const time = (active: Side = 'us'): string =>
  `time 1812 turn 3 first us stage army active ${active}\n`;

describe('cavalry', () => {
  it('C1812-16.0 each side has one dragoon, drawn from the pool like any other', () => {
    for (const side of SIDES) {
      expect(blocksOf[side].filter((id) => BLOCK[id].kind === 'dragoon')).toEqual([
        side === 'us' ? US : GB,
      ]);
    }
    expect(
      newGame().table.draws.map(({ from }) => from.filter((id) => id === US || id === GB)),
    ).toEqual([[GB], [US]]);
    const killed = position(`${time('gb')} gb lacolle: gb-49th-foot\n us plattsburg: ${US} 1`);
    const attacked = act(
      act(killed, 'gb', ['march gb-49th-foot plattsburg', 'done']).state,
      'us',
      ['accept'],
      [1],
    ).state;
    expect(stands(act(attacked, 'gb', ['fire'], [6, 1, 1, 1]).state, US)).toBe('pool 3');
  });

  it('C1812-16.0.a it may move two towns along the roads, and must stop on meeting enemy army units', () => {
    const state = position(`${time()} us albany: ${US}, us-9th-infantry`);
    const begun = act(state, 'us', [`march ${US} utica`, 'march us-9th-infantry utica']).state;
    expect(options(begun, 'us').filter((one) => one.startsWith('on'))).toEqual(
      ['oswego', 'sackets-harbor', 'williamsburg'].map((to) => `on ${US} ${to}`),
    );
    expect(refused(begun, 'us', 'on us-9th-infantry oswego')).toBe('C1812-16.0.a');
    expect(refused(begun, 'us', `on ${US} buffalo`)).toBe('C1812-16.0.a');
    expect(stands(act(begun, 'us', ['done']).state, US)).toBe('utica 3');
    const ridden = act(begun, 'us', [`on ${US} oswego`]).state;
    expect(refused(ridden, 'us', `on ${US} sackets-harbor`)).toBe('C1812-16.0.a');
    expect(stands(act(ridden, 'us', ['done']).state, US)).toBe('oswego 3');

    const guarded = position(
      `${time('gb')} gb kingston: ${GB}\n us sackets-harbor: us-ohio-militia`,
    );
    expect(
      refused(act(guarded, 'gb', [`march ${GB} sackets-harbor`]).state, 'gb', `on ${GB} oswego`),
    ).toBe('C1812-9.1.b');
    // it may ride on into a town with enemies
    const charge = position(
      `${time('gb')} gb prescott: ${GB}\n us sackets-harbor: us-ohio-militia`,
    );
    expect(
      decision(
        act(charge, 'gb', [`march ${GB} kingston`, `on ${GB} sackets-harbor`, 'done']).state,
        'us',
      ),
    ).toBe('accept');
  });

  it('C1812-16.0.b it takes no part in sea movement', () => {
    const state = position(
      `${time()} us sackets-harbor: ${US}, us-9th-infantry\n ships us lake-ontario 2 up`,
    );
    expect(refused(state, 'us', `ship ${US} york`)).toBe('C1812-16.0.b');
    expect(options(state, 'us').filter((one) => one.startsWith(`ship ${US}`))).toEqual([]);
    expect(refused(state, 'us', 'ship us-9th-infantry york')).toBeNull();
  });

  /** The Americans attack Lacolle from Plattsburg. */
  const attack = (us: string, gb: string) => {
    const units = us.split(', ').map((one) => one.split(' ')[0]);
    const state = position(`${time()} us plattsburg: ${us}\n gb lacolle: ${gb}`);
    return act(
      state,
      'us',
      [...units.map((unit) => `march ${unit} lacolle`), 'done'],
      units.map(() => 1),
    ).state;
  };

  it('C1812-16.0.c in battle it fires like infantry, in pursuit with two dice where the pursued have no cavalry', () => {
    const accepted = act(attack(US, 'gb-49th-foot'), 'gb', ['accept'], [1, 1, 1, 1]).state;
    expect(told(act(accepted, 'us', ['fire'], [5, 6, 5]), 'fire')).toMatchObject({ hits: 1 });

    const pursued = withdraws(
      attack(`${US}, us-9th-infantry`, 'gb-49th-foot'),
      'gb',
      [3, 4, 5],
      `double ${US}`,
    );
    expect(told(pursued, 'pursuit')).toMatchObject({
      side: 'us',
      hits: 2,
      dragoon: true,
      cancelled: false,
    });
    const covered = withdraws(
      attack(`${US}, us-9th-infantry`, `gb-49th-foot, ${GB}`),
      'gb',
      [3, 4],
      `double ${US}`,
    );
    expect(told(covered, 'pursuit')).toMatchObject({
      side: 'us',
      hits: 1,
      dragoon: false,
      cancelled: true,
    });
  });

  it('C1812-16.0.c the defender’s cavalry pursues an attacker in the same way', () => {
    const repelled = act(
      attack('us-9th-infantry', `gb-49th-foot, ${GB}`),
      'gb',
      ['accept'],
      [1, 1, 1, 1, 1, 1, 1],
    ).state;
    expect(told(act(repelled, 'us', ['retreat'], [4, 4, 4]), 'pursuit')).toMatchObject({
      side: 'gb',
      hits: 3,
      dragoon: true,
    });
    const covered = act(
      attack(`${US}, us-9th-infantry`, `gb-49th-foot, ${GB}`),
      'gb',
      ['accept'],
      [1, 1, 1, 1, 1, 1, 1],
    ).state;
    expect(act(covered, 'us', ['retreat'], [4, 4]).rolls[0]?.dice).toHaveLength(2);
  });

  it('C1812-16.0.d it may ride on to a second town after the common retreat', () => {
    const leaving = withdraws(attack('us-9th-infantry', `gb-49th-foot, ${GB}`), 'gb', [1]).state;
    expect(options(leaving, 'gb')).toEqual([
      'flee montreal',
      'ride montreal malone',
      'ride montreal prescott',
      'ride montreal quebec',
    ]);
    const gone = act(leaving, 'gb', ['ride montreal quebec']).state;
    expect([stands(gone, 'gb-49th-foot'), stands(gone, GB)]).toEqual(['montreal 4', 'quebec 3']);
    const both = act(leaving, 'gb', ['flee montreal']).state;
    expect([stands(both, 'gb-49th-foot'), stands(both, GB)]).toEqual(['montreal 4', 'montreal 3']);
    // no other block may
    const foot = withdraws(attack('us-9th-infantry', 'gb-49th-foot, gb-8th-foot'), 'gb', [1]).state;
    expect(refused(foot, 'gb', 'ride montreal quebec')).toBe('C1812-16.0.d');
    // alone it may go two towns as well
    const alone = withdraws(attack('us-9th-infantry', GB), 'gb', [1]).state;
    expect(stands(act(alone, 'gb', ['ride montreal quebec']).state, GB)).toBe('quebec 3');
  });

  it('C1812-16.0.d not to a town with enemies or a battle, nor, in defence, to one the attacker came from', () => {
    const state = position(`${time()} us plattsburg: us-9th-infantry, us-11th-infantry
      us quebec: us-ohio-militia
      us prescott: us-4th-infantry
      gb prescott: gb-8th-foot
      gb lacolle: gb-49th-foot, ${GB}
      mark us-4th-infantry {"came":{"from":"ogdensburg"}}`);
    const fights = act(state, 'us', ['march us-9th-infantry lacolle', 'done'], [1]).state;
    const leaving = withdraws(act(fights, 'us', ['battle lacolle']).state, 'gb', [1]).state;
    expect(options(leaving, 'gb')).toEqual(['flee montreal', 'ride montreal malone']);
    for (const town of ['quebec', 'prescott', 'lacolle'])
      expect(refused(leaving, 'gb', `ride montreal ${town}`)).toBe('C1812-16.0.d');

    // Oswego is next to Utica, which the attackers have just left empty
    const raid = position(
      `${time()} us utica: us-9th-infantry\n gb sackets-harbor: gb-49th-foot, ${GB}`,
    );
    const driven = withdraws(
      act(raid, 'us', ['march us-9th-infantry sackets-harbor', 'done']).state,
      'gb',
      [1],
    ).state;
    expect(options(driven, 'gb').filter((one) => one.includes(' oswego'))).toEqual([
      'flee oswego',
      'ride oswego williamsburg',
    ]);
    expect(refused(driven, 'gb', 'ride oswego utica')).toBe('C1812-16.0.d');
  });

  it('C1812-16.0.d an attacker’s dragoon rides on from the town it came from', () => {
    const repelled = act(
      attack(`us-9th-infantry, ${US}`, 'gb-49th-foot'),
      'gb',
      ['accept'],
      [1, 1, 1, 1],
    ).state;
    const leaving = act(repelled, 'us', ['retreat'], [1]).state;
    expect(options(leaving, 'us')).toEqual([
      'flee plattsburg',
      'ride plattsburg malone',
      'ride plattsburg whitehall',
    ]);
    expect(stands(act(leaving, 'us', ['ride plattsburg whitehall']).state, US)).toBe('whitehall 3');
  });
});
