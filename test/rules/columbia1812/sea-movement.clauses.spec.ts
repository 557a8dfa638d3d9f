import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import {
  act,
  options,
  position,
  refused,
  said,
  seen,
  stands,
  told,
  unforced,
  withdraws,
} from './support.js';

/** The British at York with three operational naval units on Lake Ontario, nothing done yet. */
const YORK = `
  time 1812 turn 3 first gb stage naval active gb
  gb york: gb-49th-foot, gb-8th-foot, gb-103rd-foot, gb-york-militia
  ships gb lake-ontario 3 up 0 down
  ships gb kingston 1 up 1 down`;
const york = (more = '') => position(`${YORK}\n${more}`);
/** Past the Naval Phase, with a naval order or without. */
const past = (state: State1812, ...naval: readonly string[]) =>
  act(state, 'gb', [...naval, 'done']).state;

/** A landing at Oswego of blocks from York, `more` of them with a line of their own. */
const landed = (more = '', fleet = 'ships gb lake-ontario 3 up 0 down') =>
  act(
    position(`
      time 1812 turn 3 first gb stage army active gb
      gb quebec: gb-lincoln-militia
      us oswego: us-9th-infantry
      gb oswego: gb-49th-foot
      mark gb-49th-foot {"came":{"from":"york","sea":true}}
      ${fleet}
      ${more}`),
    'gb',
    ['done'],
  ).state;
const BY_ROAD = `gb oswego: gb-8th-foot
  mark gb-8th-foot {"came":{"from":"utica"}}`;

describe('sea movement (12)', () => {
  it('C1812-12.1 sea movement takes both phases: it is carried out in the Army Phase if nothing was built or repaired', () => {
    const moved = act(past(york()), 'gb', ['ship gb-49th-foot oswego', 'done']);
    expect(told(moved, 'marched')).toMatchObject({
      side: 'gb',
      moves: [{ from: 'york', to: 'oswego', by: 'sea', blocks: 1 }],
    });
    expect(stands(moved.state, 'gb-49th-foot')).toBe('oswego 4');
    for (const work of ['build kingston', 'repair kingston']) {
      const built = act(york(), 'gb', [work]).state;
      expect(refused(built, 'gb', 'ship gb-49th-foot oswego')).toBe('C1812-4.4.a');
      expect(options(built, 'gb').filter((one) => one.startsWith('ship'))).toEqual([]);
    }
  });

  it('C1812-12.1 there is one sea movement in a turn', () => {
    const moved = act(past(york('us utica: us-9th-infantry')), 'gb', [
      'ship gb-49th-foot oswego',
      'done',
    ]);
    expect(moved.stopped).toBe('OTHER_SEAT');
    expect(moved.state.active).toBe('us');
  });

  it('C1812-12.1.a only operational naval units on the lake carry', () => {
    const inPort = position(YORK.replace('ships gb lake-ontario 3 up 0 down', ''));
    expect(refused(past(inPort), 'gb', 'ship gb-49th-foot oswego')).toBe('C1812-12.1.a');
    const crippled = position(YORK.replace('3 up 0 down', '0 up 3 down'));
    expect(refused(past(crippled), 'gb', 'ship gb-49th-foot oswego')).toBe('C1812-12.1.a');
    expect(refused(past(york()), 'gb', 'ship gb-49th-foot oswego')).toBeNull();
  });

  it('C1812-12.1.a they must be there when the turn begins: who sails out this turn carries nobody', () => {
    const inPort = position(YORK.replace('ships gb lake-ontario 3 up 0 down', ''));
    const sailed = past(inPort, 'sail kingston up');
    expect(seen(sailed, null).lakes['lake-ontario'].gb.up).toBe(1);
    expect(refused(sailed, 'gb', 'ship gb-49th-foot oswego')).toBe('C1812-12.1.a');
  });

  it('C1812-12.1.b of one group some may go by sea and some by land, and none of another town', () => {
    const plan = ['ship gb-49th-foot oswego', 'march gb-8th-foot london'];
    const state = act(past(york('gb kingston: gb-89th-foot')), 'gb', plan).state;
    expect(refused(state, 'gb', 'ship gb-89th-foot oswego')).toBe('C1812-9.1');
    expect(refused(state, 'gb', 'march gb-89th-foot prescott')).toBe('C1812-9.1');
    const done = act(state, 'gb', ['done']).state;
    expect([stands(done, 'gb-49th-foot'), stands(done, 'gb-8th-foot')]).toEqual([
      'oswego 4',
      'london 4',
    ]);
  });

  it('C1812-12.2 from a lakeside town straight to others of the same lake, one or several', () => {
    const plan = ['ship gb-49th-foot oswego', 'ship gb-8th-foot kingston', 'done'];
    const { state } = act(past(york()), 'gb', plan);
    expect([stands(state, 'gb-49th-foot'), stands(state, 'gb-8th-foot')]).toEqual([
      'oswego 4',
      'kingston 4',
    ]);
  });

  it('C1812-12.2 not to another lake, not inland and not from inland', () => {
    const state = past(york('gb london: gb-89th-foot\n ships gb lake-erie 1 up 0 down'));
    for (const town of ['erie', 'utica', 'york'])
      expect(refused(state, 'gb', `ship gb-49th-foot ${town}`)).toBe('C1812-12.2');
    expect(refused(state, 'gb', 'ship gb-89th-foot kingston')).toBe('C1812-12.2');
  });

  it('C1812-12.2 who goes by sea neither marches nor makes a forced march besides; dragoons and the Indian never go by sea', () => {
    const state = past(york('gb york: gb-19th-light-dragoons, gb-tecumseh'));
    expect(refused(state, 'gb', 'ship gb-19th-light-dragoons oswego')).toBe('C1812-16.0.b');
    expect(refused(state, 'gb', 'ship gb-tecumseh oswego')).toBe('C1812-15.0.g');
    const aboard = act(state, 'gb', ['ship gb-49th-foot fort-niagara']).state;
    expect(refused(aboard, 'gb', 'force gb-49th-foot buffalo')).toBe('C1812-9.2');
    expect(refused(aboard, 'gb', 'march gb-49th-foot london')).toBe('C1812-9.1');
    expect(options(aboard, 'gb').filter((one) => one.includes('gb-49th-foot'))).toEqual([]);
  });

  it('C1812-12.2.a one army unit for each operational naval unit on the lake', () => {
    const plan = [
      'ship gb-49th-foot oswego',
      'ship gb-8th-foot oswego',
      'ship gb-103rd-foot oswego',
    ];
    const full = act(past(york()), 'gb', plan).state;
    expect(refused(full, 'gb', 'ship gb-york-militia oswego')).toBe('C1812-12.2.a');
    const two = act(
      past(position(YORK.replace('3 up 0 down', '2 up 1 down'))),
      'gb',
      plan.slice(0, 2),
    ).state;
    expect(refused(two, 'gb', 'ship gb-103rd-foot oswego')).toBe('C1812-12.2.a');
  });

  it('C1812-12.2.b the naval units that carry stay on the lake: who docks this turn carries nobody', () => {
    const docked = past(york(), 'dock york up', 'dock york up');
    const one = act(docked, 'gb', ['ship gb-49th-foot oswego']).state;
    expect(refused(one, 'gb', 'ship gb-8th-foot oswego')).toBe('C1812-12.2.a');
    const done = act(one, 'gb', ['done']).state;
    expect(seen(done, null).lakes['lake-ontario'].gb).toEqual({ up: 1, down: 0 });
    expect(seen(done, null).towns.oswego.ships.gb).toEqual({ up: 0, down: 0 });
  });

  it('C1812-12.2.c beside it others may make one naval move on that lake, in or out', () => {
    const docked = act(past(york(), 'dock kingston up'), 'gb', [
      'ship gb-49th-foot oswego',
      'ship gb-8th-foot oswego',
      'done',
    ]).state;
    expect(seen(docked, null).lakes['lake-ontario'].gb.up).toBe(2);
    expect(seen(docked, null).towns.oswego.gb).toBe(2);
    const out = act(past(york(), 'sail kingston up', 'sail kingston down'), 'gb', [
      'ship gb-49th-foot oswego',
      'done',
    ]).state;
    expect(seen(out, null).lakes['lake-ontario'].gb).toEqual({ up: 4, down: 1 });
    expect(seen(out, null).towns.oswego.gb).toBe(1);
  });

  it('C1812-12.2.c but no naval move on another lake', () => {
    const elsewhere = past(york('ships gb amherstburg 1 up 0 down'), 'sail amherstburg up');
    expect(refused(elsewhere, 'gb', 'ship gb-49th-foot oswego')).toBe('C1812-12.2.c');
  });

  it('C1812-12.3 against a landing the whole defence fires twice in its first battle turn, and normally afterwards', () => {
    const state = act(past(york('us oswego: us-9th-infantry, us-4th-infantry')), 'gb', [
      'ship gb-49th-foot oswego',
      'done',
    ]).state;
    expect(seen(state, 'us').battle?.doubleFire).toBe(true);
    const accepted = act(state, 'us', ['accept'], [6, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1]);
    expect(told(accepted, 'fire')).toMatchObject({ side: 'us', hits: 2 });
    const second = act(accepted.state, 'gb', ['fire'], [1, 1]).state;
    expect(seen(second, 'us').battle?.doubleFire).toBe(false);
    const normal = act(second, 'us', ['fire'], [1, 1, 1, 1, 1, 1, 1]);
    expect(told(normal, 'fire')).toMatchObject({ side: 'us', hits: 0 });
  });

  it('C1812-12.3 one unit from the sea beside others by road is enough; the attacker never fires double', () => {
    const accepted = act(landed(BY_ROAD), 'us', ['accept'], [1, 1, 1, 1, 1, 1, 1, 1]);
    const fired = act(accepted.state, 'gb', ['fire'], [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(fired.rolls.map(({ purpose, dice }) => [purpose, dice.length])).toEqual([
      ['attacker-fire', 8],
    ]);
  });

  it('C1812-12.3 a defender who withdraws has no double fire', () => {
    const withdrawn = withdraws(landed('us oswego: us-4th-infantry'), 'us', [1]);
    expect(said(withdrawn)).toEqual(['pursuit']);
  });

  it('C1812-12.4 a landing force retreats by sea, to where it embarked, under pursuit', () => {
    const turn = act(landed(), 'us', ['accept'], [1, 1, 1, 1, 1, 1, 1, 1]).state;
    const retreat = act(turn, 'gb', ['retreat'], [4]);
    expect(told(retreat, 'pursuit')).toMatchObject({ side: 'us', hits: 1 });
    expect(stands(retreat.state, 'gb-49th-foot')).toBe('york 3');
    const { state } = unforced.act(turn, 'gb', ['retreat'], [1]);
    expect(options(state, 'gb')).toEqual(['flee york']);
    expect(refused(state, 'gb', 'flee utica')).toBe('C1812-12.4');
  });

  it('C1812-12.4 those that came by road go by road at the same time', () => {
    const turn = act(landed(BY_ROAD), 'us', ['accept'], [1, 1, 1, 1, 1, 1, 1, 1]).state;
    expect(options(unforced.act(turn, 'gb', ['retreat'], [1]).state, 'gb')).toEqual(['flee utica']);
    const gone = act(turn, 'gb', ['retreat'], [1]).state;
    expect([stands(gone, 'gb-49th-foot'), stands(gone, 'gb-8th-foot')]).toEqual([
      'york 4',
      'utica 4',
    ]);
  });

  const mayRetreat = (state: State1812): string | null => {
    const turn = unforced.act(state, 'us', ['accept'], [1, 1, 1, 1, 1, 1, 1, 1]).state;
    return refused(turn, 'gb', 'retreat');
  };

  it('C1812-12.4 it needs an operational naval unit on the lake for each that returns', () => {
    const second = 'gb oswego: gb-8th-foot\n mark gb-8th-foot {"came":{"from":"york","sea":true}}';
    expect(mayRetreat(landed(second, 'ships gb lake-ontario 2 up 0 down'))).toBeNull();
    expect(mayRetreat(landed(second, 'ships gb lake-ontario 1 up 2 down'))).toBe('C1812-12.4');
    expect(mayRetreat(landed('', 'ships gb lake-ontario 0 up 1 down'))).toBe('C1812-12.4');
  });

  it('C1812-12.4 and a port of embarkation without enemies', () => {
    expect(mayRetreat(landed('us york: us-ohio-militia'))).toBe('C1812-12.4');
  });

  it('C1812-12.4 where one part of the force cannot go, nobody can', () => {
    expect(mayRetreat(landed(BY_ROAD, ''))).toBe('C1812-12.4');
    expect(mayRetreat(landed(`${BY_ROAD}\n us utica: us-ohio-militia`))).toBe('C1812-11.2.c');
    expect(mayRetreat(landed(BY_ROAD))).toBeNull();
  });

  it('C1812-12.4 the naval units are counted afresh for each battle', () => {
    const second = `us fort-niagara: us-4th-infantry
      gb fort-niagara: gb-8th-foot
      mark gb-8th-foot {"came":{"from":"york","sea":true}}`;
    const begun = act(landed(second, 'ships gb lake-ontario 1 up 0 down'), 'gb', [
      'battle oswego',
    ]).state;
    const turn = act(begun, 'us', ['accept'], [1, 1, 1, 1, 1, 1, 1, 1]).state;
    const gone = act(turn, 'gb', ['retreat'], [1]).state;
    const other = act(gone, 'us', ['accept'], [1, 1, 1, 1, 1, 1]).state;
    expect(refused(other, 'gb', 'retreat')).toBeNull();
  });

  it('C1812-12.4.a the pursuit of a landing force is not doubled, but by dragoons as ever', () => {
    const turn = act(landed(), 'us', ['accept'], [1, 1, 1, 1, 1, 1, 1, 1]).state;
    expect(act(turn, 'gb', ['retreat'], [1]).rolls).toHaveLength(1);
    const mounted = landed('us oswego: us-2nd-light-dragoons');
    const second = act(
      mounted,
      'us',
      ['accept'],
      Array.from({ length: 14 }, () => 1),
    ).state;
    expect(told(act(second, 'gb', ['retreat'], [1, 1, 4]), 'pursuit')).toMatchObject({
      hits: 1,
      dragoon: true,
    });
  });
});
