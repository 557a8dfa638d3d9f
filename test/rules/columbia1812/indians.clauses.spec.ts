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
  withdraws,
} from './support.js';

const INDIAN = 'gb-tecumseh';
const time = (stage = 'army', active: Side = 'gb', turn = 3, first: Side = 'gb'): string =>
  `time 1812 turn ${turn} first ${first} stage ${stage} active ${active}\n`;

/** The Indian unit with the 49th Foot at Amherstburg and an American at Detroit. */
const DETROIT = `${time()} gb amherstburg: gb-49th-foot, ${INDIAN}\n us detroit: us-9th-infantry`;

describe('the Indian unit', () => {
  it('C1812-15.0 it appears openly and at full strength at the end of the Battle Phase that leaves the British in Detroit', () => {
    const before = `${time()} gb amherstburg: gb-49th-foot\n us detroit: us-ohio-militia 1`;
    const attacked = act(position(before), 'gb', ['march gb-49th-foot detroit', 'done']);
    expect(seen(attacked.state, null).towns.detroit.gb).toBe(1);
    const accepted = act(attacked.state, 'us', ['accept'], [1]).state;
    expect(accepted.units[INDIAN].at).toBe('unborn');
    const won = act(accepted, 'gb', ['fire'], [6, 1, 1, 1]);
    expect(said(won)).toEqual(['fire', 'losses', 'battle-over', 'control', 'indian']);
    expect(told(won, 'indian')).toEqual({ town: 'detroit' });
    expect(stands(won.state, INDIAN)).toBe('detroit 3');
    // open on arrival, concealed like any other from then on
    expect(seen(won.state, null).towns.detroit.gb).toBe(2);
    expect(JSON.stringify(seen(won.state, 'us'))).not.toContain(INDIAN);
    // not at another town, not while an American is there
    const york = act(position(`${time()} gb amherstburg: gb-49th-foot`), 'gb', [
      'march gb-49th-foot london',
      'done',
    ]);
    expect(york.state.units[INDIAN].at).toBe('unborn');
    const undefended = act(position(`${time()} gb amherstburg: gb-49th-foot`), 'gb', [
      'march gb-49th-foot detroit',
      'done',
    ]);
    expect(said(undefended)).toEqual(['marched', 'control', 'indian']);
  });

  it('C1812-15.0 a British retreat into an empty Detroit brings it at the end of the American Battle Phase', () => {
    const state = position(
      `${time('army', 'us', 3, 'us')} us erie: us-9th-infantry\n us pittsburgh: us-11th-infantry\n gb sandusky: gb-49th-foot`,
    );
    const attacked = act(state, 'us', ['march us-9th-infantry sandusky', 'done']).state;
    const away = act(withdraws(attacked, 'gb', [1]).state, 'gb', ['flee detroit']);
    expect(said(away).slice(-2)).toEqual(['battle-over', 'indian']);
  });

  it('C1812-15.0 it comes once in a game', () => {
    const taken = act(
      position(`${time()} gb amherstburg: gb-49th-foot, gb-8th-foot\n gb ${'gone'}: ${INDIAN}`),
      'gb',
      ['march gb-49th-foot detroit', 'done'],
    );
    expect(said(taken)).not.toContain('indian');
    expect(taken.state.units[INDIAN].at).toBe('gone');
    const elsewhere = act(
      position(`${time()} gb amherstburg: gb-49th-foot\n gb york: ${INDIAN} 2`),
      'gb',
      ['march gb-49th-foot detroit', 'done'],
    );
    expect(stands(elsewhere.state, INDIAN)).toBe('york 2');
  });

  it('C1812-15.0.a it fights only beside a British unit in the same battle', () => {
    // beside one it adds its dice: 4 and 3
    const together = act(position(DETROIT), 'gb', [
      `march ${INDIAN} detroit`,
      'march gb-49th-foot detroit',
      'done',
    ]).state;
    const fired = act(
      act(together, 'us', ['accept'], [1, 1, 1, 1]).state,
      'gb',
      ['fire'],
      [1, 1, 1, 1, 1, 1, 1],
    );
    expect(fired.rolls[0]?.dice).toHaveLength(7);
    // without one nobody is asked and no die falls
    const alone = act(position(DETROIT), 'gb', [`march ${INDIAN} detroit`, 'done']);
    expect(alone.rolls).toEqual([]);
    expect(owing(alone.state)).toEqual(['us']);
    expect(decision(alone.state, 'us')).toBe('naval');
  });

  it('C1812-15.0.b attacking alone it is removed for ever before any decision', () => {
    const alone = act(position(DETROIT), 'gb', [`march ${INDIAN} detroit`, 'done']);
    expect(said(alone)).toEqual(['marched', 'battle', 'indian-removed', 'battle-over']);
    expect(alone.state.units[INDIAN].at).toBe('gone');
  });

  it('C1812-15.0.b attacked alone it is removed, and the attacker simply has the town', () => {
    const state = position(
      `${time('army', 'us', 3, 'us')} us plattsburg: us-9th-infantry\n gb lacolle: ${INDIAN}`,
    );
    const taken = act(state, 'us', ['march us-9th-infantry lacolle', 'done'], [1]);
    expect(said(taken)).toEqual([
      'militia',
      'marched',
      'battle',
      'indian-removed',
      'battle-over',
      'control',
    ]);
    expect(seen(taken.state, null).towns.lacolle).toMatchObject({ us: 1, gb: 0, control: 'us' });
  });

  it('C1812-15.0.b when its companions die it goes at that moment, in battle and in pursuit', () => {
    const state = position(
      `${time('army', 'us', 3, 'us')} us plattsburg: us-9th-infantry\n gb lacolle: gb-york-militia 1, ${INDIAN}`,
    );
    const attacked = act(state, 'us', ['march us-9th-infantry lacolle', 'done'], [1]).state;
    const hit = act(
      act(attacked, 'gb', ['accept'], [1, 1, 1, 1]).state,
      'us',
      ['fire'],
      [6, 1, 1, 1],
    ).state;
    const dead = act(hit, 'gb', ['hit gb-york-militia']);
    expect(said(dead)).toEqual(['losses', 'indian-removed', 'battle-over', 'control']);
    expect(stands(act(hit, 'gb', [`hit ${INDIAN}`]).state, INDIAN)).toBe('lacolle 2');

    const fleeing = withdraws(attacked, 'gb', [6]).state;
    const caught = act(fleeing, 'gb', ['hit gb-york-militia']);
    expect(said(caught).slice(0, 2)).toEqual(['losses', 'indian-removed']);
    expect(caught.state.units[INDIAN].at).toBe('gone');
  });

  it('C1812-15.0.b left alone without a battle it stays', () => {
    const left = act(position(`${time()} gb london: gb-49th-foot, ${INDIAN}`), 'gb', [
      'march gb-49th-foot york',
      'done',
    ]).state;
    expect(stands(left, INDIAN)).toBe('london 3');
  });

  it('C1812-15.0.c it gives no victory points, for itself or for a town', () => {
    const vp = (text: string) => seen(position(`${time()} ${text}`), null).vp.gb;
    expect(vp(`gb detroit: gb-49th-foot, ${INDIAN}`)).toEqual({
      armies: 1,
      lakes: 0,
      towns: 3,
      total: 4,
    });
    expect(vp(`gb detroit: ${INDIAN}`)).toEqual({ armies: 0, lakes: 0, towns: 0, total: 0 });
    // it decides no year: without it nine more, with it nine more
    const nine = `gb detroit: gb-49th-foot\n gb albany: gb-8th-foot`;
    const end = act(
      position(`${time('army', 'us', 10, 'gb')} ${nine}, ${INDIAN}\n unbuilt gb 6`),
      'us',
      ['done'],
      [6, 6, 1, 1],
    );
    expect(allTold(end.events, 'victory-check')).toMatchObject([
      { winner: null, vp: { gb: { total: 9 } } },
    ]);
  });

  it('C1812-15.0.d in battle it rolls a die for each CV and hits on 6, like any other', () => {
    const attacked = act(position(DETROIT.replace(INDIAN, `${INDIAN} 2`)), 'gb', [
      `march ${INDIAN} detroit`,
      'march gb-49th-foot detroit',
      'done',
    ]).state;
    const accepted = act(attacked, 'us', ['accept'], [1, 1, 1, 1]).state;
    const fired = act(accepted, 'gb', ['fire'], [5, 4, 5, 4, 5, 6]);
    expect(told(fired, 'fire')).toMatchObject({ side: 'gb', hits: 1 });
  });

  it('C1812-15.0.e it moves by land like infantry, one town, and one more by forced march', () => {
    const state = position(`${time()} gb london: ${INDIAN}`);
    expect(options(state, 'gb').filter((one) => one.startsWith('march'))).toEqual(
      ['amherstburg', 'port-dover', 'york'].map((to) => `march ${INDIAN} ${to}`),
    );
    const begun = act(state, 'gb', [`march ${INDIAN} york`]).state;
    expect(refused(begun, 'gb', `on ${INDIAN} smiths-creek`)).toBe('C1812-16.0.a');
    expect(stands(act(begun, 'gb', ['done']).state, INDIAN)).toBe('york 3');
    expect(
      stands(act(begun, 'gb', [`force ${INDIAN} smiths-creek`, 'done'], [2]).state, INDIAN),
    ).toBe('smiths-creek 3');
  });

  it('C1812-15.0.f in pursuit fire it rolls two dice, which hit on 4 to 6', () => {
    const attacked = act(position(DETROIT), 'gb', [
      `march ${INDIAN} detroit`,
      'march gb-49th-foot detroit',
      'done',
    ]).state;
    const fled = withdraws(attacked, 'us', [3, 4, 6], `double ${INDIAN}`);
    expect(told(fled, 'pursuit')).toMatchObject({ side: 'gb', hits: 2, indian: true });
    // the one block that flees takes both
    expect(told(fled, 'losses')).toMatchObject({ side: 'us', dead: 0 });
    expect(decision(fled.state, 'us')).toBe('flee');
  });

  it('C1812-15.0.g it takes no part in sea movement', () => {
    const state = position(
      `${time()} gb amherstburg: ${INDIAN}, gb-49th-foot\n ships gb lake-erie 2 up`,
    );
    expect(refused(state, 'gb', `ship ${INDIAN} erie`)).toBe('C1812-15.0.g');
    expect(options(state, 'gb').filter((one) => one.startsWith(`ship ${INDIAN}`))).toEqual([]);
    expect(refused(state, 'gb', 'ship gb-49th-foot erie')).toBeNull();
  });

  it('C1812-15.0.h once destroyed it never comes back', () => {
    const gone = act(
      position(
        `${time('army', 'gb', 10, 'us')} gb amherstburg: ${INDIAN}\n us detroit: us-9th-infantry`,
      ),
      'gb',
      [`march ${INDIAN} detroit`, 'done'],
      [6, 6, 1, 1],
    );
    expect(gone.state.units[INDIAN].at).toBe('gone');
    // the winter that follows draws from a pool without it, and nobody may march it in
    const quebec = gone.draws.find(({ purpose }) => purpose === 'reinforcements-quebec');
    expect(quebec?.from).toHaveLength(18);
    expect(quebec?.from).not.toContain(INDIAN);
    const again = act(
      position(`${time()} gb gone: ${INDIAN}\n gb amherstburg: gb-49th-foot`),
      'gb',
      ['march gb-49th-foot detroit', 'done'],
    ).state;
    expect(again.units[INDIAN].at).toBe('gone');
  });

  it('C1812-15.0.i even alone it stops enemy movement and makes a battle due', () => {
    const rider = 'us-2nd-light-dragoons';
    const state = position(
      `${time('army', 'us', 3, 'us')} us plattsburg: ${rider}\n gb lacolle: ${INDIAN}`,
    );
    const begun = act(state, 'us', [`march ${rider} lacolle`]).state;
    expect(refused(begun, 'us', `on ${rider} montreal`)).toBe('C1812-9.1.b');
    expect(said(act(begun, 'us', ['done'], [1]))).toContain('battle');
  });

  it('C1812-15.0.i even alone it bars its town to enemy retreats and reinforcements', () => {
    const state = position(
      `${time('army', 'gb')} gb lacolle: gb-49th-foot\n gb whitehall: ${INDIAN}\n us plattsburg: us-9th-infantry`,
    );
    const attacked = act(state, 'gb', ['march gb-49th-foot plattsburg', 'done']).state;
    const leaving = withdraws(attacked, 'us', [1]).state;
    expect(options(leaving, 'us')).toEqual(['flee malone']);

    const albany = position(`${time('army', 'us', 10, 'gb')} gb albany: ${INDIAN}`);
    expect(seen(albany, null).towns.albany.control).toBe('us');
    const spring = act(albany, 'us', ['done'], [6, 6, 1, 1]);
    expect(seen(spring.state, null).waiting.albany).toBe(2);
    expect(seen(spring.state, null).waiting.pittsburgh).toBe(0);
  });

  it('C1812-15.0.i it fires double at a landing and counts for the winter limit', () => {
    const landing = position(
      `${time('army', 'us', 3, 'us')} us sackets-harbor: us-9th-infantry\n ships us lake-ontario 1 up\n gb york: gb-york-militia, ${INDIAN}`,
    );
    const attacked = act(landing, 'us', ['ship us-9th-infantry york', 'done']).state;
    const fired = act(
      attacked,
      'gb',
      ['accept'],
      Array.from({ length: 10 }, () => 1),
    );
    expect(fired.rolls[0]?.dice).toHaveLength(2 * (2 + 3));

    const winter = position(`${time('army', 'us', 10, 'gb')} gb london: gb-49th-foot, ${INDIAN}`);
    const cold = act(winter, 'us', ['done']).state;
    expect(options(cold, 'gb')).toEqual(['freeze gb-49th-foot', `freeze ${INDIAN}`]);
  });
});
