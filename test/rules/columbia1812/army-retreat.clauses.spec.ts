import type { Side } from '../../../src/rules/columbia1812/components/side.js';
import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import { type Action, play } from '../../../src/rules/kernel/index.js';
import {
  act,
  action,
  decision,
  options,
  owing,
  position,
  refused,
  said,
  seen,
  stands,
  told,
  unforced,
  withdraws,
} from './support.js';

const BUFFALO = `
  time 1812 turn 3 first gb stage army active gb
  gb fort-erie: gb-49th-foot, gb-8th-foot
  us buffalo: us-9th-infantry, us-4th-infantry`;

/** The British of Fort Erie have attacked Buffalo. */
const attacked = (more = '') =>
  act(position(`${BUFFALO}\n${more}`), 'gb', [
    'march gb-49th-foot buffalo',
    'march gb-8th-foot buffalo',
    'done',
  ]).state;
/** The Americans withdraw, nobody is hit. */
const withdrawing = (state: State1812): State1812 => withdraws(state, 'us', [1, 1]).state;
const NOTHING = [1, 1, 1, 1, 1, 1, 1];

/** A land battle that is due, the British block having come from a town of our choice. */
const due = (text: string, by = act) => {
  const state = position(
    `time 1812 turn 3 first gb stage army active gb\n gb quebec: gb-lincoln-militia\n${text}`,
  );
  return by(state, 'gb', ['done']).state;
};

const codeOf = (state: State1812, side: Side, text: string): string | null => {
  const what: Action = action(text);
  const result = play(columbia1812, state, side, [what], { open: () => 0, hidden: () => 0 });
  return result.ok ? null : result.code;
};

describe('army retreat (11)', () => {
  it("C1812-11.1 a side retreats in its own battle turn, before it fires, not in the other's", () => {
    const state = act(attacked(), 'us', ['accept'], NOTHING).state;
    expect(codeOf(state, 'us', 'retreat')).toBe('NOT_YOUR_DECISION');
    const fired = act(state, 'gb', ['fire'], [...NOTHING, 1]).state;
    expect(owing(fired)).toEqual(['us']);
    expect(codeOf(fired, 'gb', 'retreat')).toBe('NOT_YOUR_DECISION');
    const retreated = act(state, 'gb', ['retreat'], [1, 1]);
    expect(retreated.rolls.map(({ purpose }) => purpose)).toEqual(['pursuit']);
    expect(said(retreated)).toEqual(['pursuit', 'retreated', 'battle-over']);
  });

  it('C1812-11.1.a the side that stays fires once: one die per unit, whatever its CV, and 4 to 6 hit', () => {
    const pursued = withdraws(attacked(), 'us', [4, 3]);
    expect(pursued.rolls.map(({ purpose, dice }) => [purpose, dice])).toEqual([
      ['pursuit', [4, 3]],
    ]);
    expect(told(pursued, 'pursuit')).toMatchObject({ side: 'gb', hits: 1 });
    expect(told(withdraws(attacked(), 'us', [6, 5]), 'pursuit')).toMatchObject({ hits: 2 });
    expect(told(withdraws(attacked(), 'us', [3, 2]), 'pursuit')).toMatchObject({ hits: 0 });
  });

  it('C1812-11.1.a the pursuit is rolled and suffered before the force leaves, and the town named after it', () => {
    const pursued = withdraws(attacked(), 'us', [5, 1]).state;
    expect(decision(pursued, 'us')).toBe('losses');
    expect(seen(pursued, null).towns.buffalo.us).toBe(2);
    const lost = act(pursued, 'us', ['hit us-9th-infantry']).state;
    expect(stands(lost, 'us-9th-infantry')).toBe('buffalo 3');
    expect(options(lost, 'us')).toContain('flee erie');
  });

  it('C1812-11.1.a whether a retreat is possible is settled before: a force may die of the pursuit', () => {
    const weak = BUFFALO.replace('us-9th-infantry, us-4th-infantry', 'us-9th-infantry 1');
    const { state } = act(position(weak), 'gb', ['march gb-49th-foot buffalo', 'done']);
    const result = withdraws(state, 'us', [6]);
    expect(told(result, 'battle-over')).toMatchObject({ side: 'gb' });
    expect(stands(result.state, 'us-9th-infantry')).toBe('pool 4');
  });

  it('C1812-11.1.a in a withdrawal all blocks stay hidden', () => {
    const pursued = withdraws(attacked(), 'us', [6, 1]);
    const lost = act(pursued.state, 'us', ['hit us-9th-infantry']);
    const fled = act(lost.state, 'us', ['flee erie']);
    const events = [...pursued.events, ...lost.events, ...fled.events];
    expect(events.flatMap(({ reveals }) => reveals ?? [])).toEqual([]);
    for (const viewer of ['gb', null] as const)
      expect(JSON.stringify(seen(fled.state, viewer))).not.toContain('us-9th');
    expect(JSON.stringify(told(lost, 'losses', 'gb'))).not.toContain('us-9th');
  });

  it('C1812-11.1.a in a withdrawal a block shows itself for its second die only if its owner likes', () => {
    const leaving = act(attacked('gb buffalo: gb-tecumseh'), 'us', ['withdraw']).state;
    expect(options(leaving, 'gb')).toEqual(['double gb-tecumseh', 'fire']);
    const shown = act(leaving, 'gb', ['double gb-tecumseh'], [1, 1, 1, 6]);
    expect(told(shown, 'pursuit')).toMatchObject({ hits: 1, indian: true });
    expect(shown.events.flatMap(({ reveals }) => reveals ?? [])).toEqual(['gb-tecumseh']);
    const hidden = act(leaving, 'gb', ['fire'], [1, 1, 6]);
    expect(told(hidden, 'pursuit')).toMatchObject({ hits: 1, indian: false });
    expect(hidden.events.flatMap(({ reveals }) => reveals ?? [])).toEqual([]);
  });

  it('C1812-11.1.a with the Indian unit and a dragoon: either, both or none', () => {
    const both = ['gb-tecumseh', 'gb-19th-light-dragoons'];
    const came = position(`${BUFFALO}\n gb fort-erie: ${both.join(', ')}`);
    const plan = ['gb-49th-foot', ...both].map((unit) => `march ${unit} buffalo`);
    const leaving = act(act(came, 'gb', [...plan, 'done']).state, 'us', ['withdraw']).state;
    expect(options(leaving, 'gb')).toEqual([
      'double-both',
      'double gb-19th-light-dragoons',
      'double gb-tecumseh',
      'fire',
    ]);
    const all = act(leaving, 'gb', ['double-both'], [1, 1, 1, 1, 6]);
    expect(told(all, 'pursuit')).toMatchObject({ dragoon: true, indian: true });
    const one = act(leaving, 'gb', ['double gb-19th-light-dragoons'], [1, 1, 1, 6]);
    expect(told(one, 'pursuit')).toMatchObject({ dragoon: true, indian: false });
    expect(one.events.flatMap(({ reveals }) => reveals ?? [])).toEqual(['gb-19th-light-dragoons']);
  });

  it('C1812-11.1.a the question is put whether or not there is such a block', () => {
    const leaving = act(attacked(), 'us', ['withdraw']).state;
    expect(options(leaving, 'gb')).toEqual(['fire']);
    expect(refused(leaving, 'gb', 'double gb-tecumseh')).toBe('C1812-11.1.a');
    expect(refused(leaving, 'gb', 'double gb-49th-foot')).toBe('C1812-11.1.a');
    expect(refused(leaving, 'gb', 'double-both')).toBe('C1812-11.1.a');
    // to the other side and to spectators a force with a dragoon looks no different, before and after the shots
    const rider = 'gb-19th-light-dragoons';
    const march = ['march gb-49th-foot buffalo', `march ${rider} buffalo`, 'done'];
    const other = act(
      act(position(BUFFALO.replace('gb-8th-foot', rider)), 'gb', march).state,
      'us',
      ['withdraw'],
    ).state;
    for (const viewer of ['us', null] as const) {
      expect(seen(other, viewer)).toEqual(seen(leaving, viewer));
      const [one, two] = [leaving, other].map((state) => act(state, 'gb', ['fire'], [1, 4]));
      expect(one && told(one, 'pursuit', viewer)).toEqual(two && told(two, 'pursuit', viewer));
      expect(one && seen(one.state, viewer)).toEqual(two && seen(two.state, viewer));
    }
  });

  it('C1812-11.1.a once battle was accepted every block is known, and the second dice are rolled unasked', () => {
    const accepted = act(
      attacked('us buffalo: us-2nd-light-dragoons'),
      'us',
      ['accept'],
      [...NOTHING, 1, 1, 1],
    ).state;
    const retreated = act(accepted, 'gb', ['retreat'], [1, 1, 1, 1]);
    expect(told(retreated, 'pursuit')).toMatchObject({ side: 'us', dragoon: true });
  });

  it('C1812-11.1.b all survivors go to the same town', () => {
    const state = withdrawing(attacked());
    expect(options(state, 'us')).toEqual(['flee erie', 'flee fort-niagara', 'flee williamsburg']);
    const fled = act(state, 'us', ['flee williamsburg']).state;
    expect([stands(fled, 'us-9th-infantry'), stands(fled, 'us-4th-infantry')]).toEqual([
      'williamsburg 4',
      'williamsburg 3',
    ]);
    expect(seen(fled, null).towns.buffalo).toMatchObject({ us: 0, gb: 2, control: 'gb' });
  });

  it('C1812-11.2 a defender goes along a road to an adjacent town', () => {
    const state = withdrawing(attacked());
    expect(refused(state, 'us', 'flee pittsburgh')).toBe('C1812-11.2');
    expect(refused(state, 'us', 'flee fort-niagara')).toBeNull();
  });

  it('C1812-11.2.a a defender may not retreat to a town that enemy units hold', () => {
    const state = withdrawing(attacked('gb erie: gb-york-militia'));
    expect(refused(state, 'us', 'flee erie')).toBe('C1812-11.2.a');
    expect(options(state, 'us')).toEqual(['flee fort-niagara', 'flee williamsburg']);
  });

  it('C1812-11.2.a nor to one with an unresolved battle, though friends stand there', () => {
    const text = `
      time 1812 turn 3 first gb stage army active gb
      gb utica: gb-49th-foot, gb-8th-foot
      us oswego: us-9th-infantry
      us williamsburg: us-4th-infantry`;
    const moved = act(position(text), 'gb', [
      'march gb-49th-foot oswego',
      'march gb-8th-foot williamsburg',
      'done',
    ]).state;
    const state = withdraws(act(moved, 'gb', ['battle oswego']).state, 'us', [1]).state;
    expect(refused(state, 'us', 'flee williamsburg')).toBe('C1812-11.2.a');
    expect(options(state, 'us')).toEqual(['flee sackets-harbor']);
  });

  it('C1812-11.2.a nor to the last town of an attacker before the battle, though it is empty now', () => {
    const state = withdrawing(attacked());
    expect(seen(state, null).towns['fort-erie'].gb).toBe(0);
    expect(refused(state, 'us', 'flee fort-erie')).toBe('C1812-11.2.a');
  });

  it('C1812-11.2.a every way in counts, also that of an attacker that has died since', () => {
    const text = `
      time 1812 turn 3 first gb stage army active gb
      gb utica: gb-49th-foot, gb-19th-light-dragoons 1
      us oswego: us-9th-infantry`;
    const plan = [
      'march gb-49th-foot oswego',
      'march gb-19th-light-dragoons williamsburg',
      'on gb-19th-light-dragoons oswego',
      'done',
    ];
    const { state } = act(position(text), 'gb', plan);
    const both = withdraws(state, 'us', [1, 1]).state;
    expect(options(both, 'us')).toEqual(['flee sackets-harbor']);
    const hit = act(act(state, 'us', ['accept'], [6, 1, 1, 1]).state, 'gb', [
      'hit gb-19th-light-dragoons',
    ]).state;
    expect(stands(hit, 'gb-19th-light-dragoons')).toBe('pool 3');
    const fired = act(hit, 'gb', ['fire'], [1, 1, 1, 1]).state;
    expect(stands(act(fired, 'us', ['retreat'], [1]).state, 'us-9th-infantry')).toBe(
      'sackets-harbor 4',
    );
    const later = unforced.act(fired, 'us', ['retreat'], [1]).state;
    expect(refused(later, 'us', 'flee williamsburg')).toBe('C1812-11.2.a');
  });

  it('C1812-11.2.a nor to the town where attackers embarked, where it is adjacent', () => {
    const text = `${BUFFALO.replace(', gb-8th-foot', '')}\n ships gb lake-erie 1 up 0 down`;
    const { state } = act(position(text), 'gb', ['ship gb-49th-foot buffalo', 'done']);
    const only = withdraws(state, 'us', [1]).state;
    expect(refused(only, 'us', 'flee fort-erie')).toBe('C1812-11.2.a');
  });

  it('C1812-11.2.a an empty town of the enemy nation will do, and is occupied by it', () => {
    const state = due(
      'us buffalo: us-9th-infantry\n gb buffalo: gb-49th-foot\n mark gb-49th-foot {"came":{"from":"erie"}}',
    );
    const gone = act(withdraws(state, 'us', [1]).state, 'us', ['flee fort-erie']).state;
    expect(gone.towns['fort-erie'].holder).toBe('us');
  });

  const QUEBEC = `
    time 1812 turn 3 first us stage army active us
    us montreal: us-9th-infantry
    gb quebec: gb-49th-foot`;

  it('C1812-11.2.b a defender without such a town cannot retreat, neither at once nor later', () => {
    const march = ['march us-9th-infantry quebec', 'done'];
    const { state } = unforced.act(position(QUEBEC), 'us', march);
    expect(options(state, 'gb')).toEqual(['accept']);
    expect(refused(state, 'gb', 'withdraw')).toBe('C1812-11.2.b');
    // they fight unasked
    const met = act(position(QUEBEC), 'us', march, [1, 1, 1, 1]).state;
    expect(owing(met)).toEqual(['us']);
    expect(owing(act(met, 'us', ['fire'], [...NOTHING, 1]).state)).toEqual(['us']);
    const turn = unforced.act(met, 'us', ['fire'], [1, 1, 1, 1]).state;
    expect(options(turn, 'gb')).toEqual(['fire']);
    expect(refused(turn, 'gb', 'retreat')).toBe('C1812-11.2.b');
  });

  it('C1812-11.2.c an attacker goes back to the town their units entered from', () => {
    const turn = act(attacked(), 'us', ['accept'], NOTHING).state;
    const gone = act(turn, 'gb', ['retreat'], [1, 1]).state;
    expect(stands(gone, 'gb-49th-foot')).toBe('fort-erie 4');
    const state = unforced.act(turn, 'gb', ['retreat'], [1, 1]).state;
    expect(options(state, 'gb')).toEqual(['flee fort-erie']);
    expect(refused(state, 'gb', 'flee erie')).toBe('C1812-11.2.c');
  });

  it('C1812-11.2.c entered from means the last town before the battle; of several the attacker chooses one for all', () => {
    const text = `
      time 1812 turn 3 first gb stage army active gb
      gb utica: gb-49th-foot, gb-19th-light-dragoons
      us oswego: us-4th-infantry`;
    const plan = [
      'march gb-49th-foot oswego',
      'march gb-19th-light-dragoons williamsburg',
      'on gb-19th-light-dragoons oswego',
      'done',
    ];
    const turn = act(act(position(text), 'gb', plan).state, 'us', ['accept'], [1, 1, 1]).state;
    const state = act(turn, 'gb', ['retreat'], [1]).state;
    expect(options(state, 'gb').filter((one) => one.startsWith('flee'))).toEqual([
      'flee utica',
      'flee williamsburg',
    ]);
    const gone = act(state, 'gb', ['flee williamsburg']).state;
    expect([gone.units['gb-49th-foot'].at, gone.units['gb-19th-light-dragoons'].at]).toEqual([
      'williamsburg',
      'williamsburg',
    ]);
  });

  it('C1812-11.2.c where that town is barred by enemies the attacker fights on', () => {
    const text = `
      us buffalo: us-9th-infantry
      us erie: us-ohio-militia
      gb buffalo: gb-49th-foot
      mark gb-49th-foot {"came":{"from":"erie"}}`;
    const turn = unforced.act(due(text), 'us', ['accept'], [1, 1, 1, 1]).state;
    expect(options(turn, 'gb')).toEqual(['fire']);
    expect(refused(turn, 'gb', 'retreat')).toBe('C1812-11.2.c');
  });

  it('C1812-11.2.d nobody retreats off the map: who entered from there fights on', () => {
    const text = `
      time 1813 turn 3 first us stage army active us
      us waiting:albany: us-9th-infantry, us-2nd-light-dragoons
      gb albany: gb-49th-foot`;
    const { state } = act(position(text), 'us', [
      'enter us-9th-infantry',
      'enter us-2nd-light-dragoons',
      'done',
    ]);
    const turn = unforced.act(state, 'gb', ['accept'], [1, 1, 1, 1]).state;
    expect(options(turn, 'us')).toEqual(['fire']);
    expect(refused(turn, 'us', 'retreat')).toBe('C1812-14.2.b');
  });

  it('C1812-11.3 a defender does not retreat by sea, whatever fleet they have', () => {
    const text = `
      us fort-niagara: us-9th-infantry
      gb fort-niagara: gb-49th-foot
      mark gb-49th-foot {"came":{"from":"fort-george"}}
      ships us lake-ontario 3 up 0 down`;
    const cutOff = due(`${text}\n gb buffalo: gb-york-militia`, unforced.act);
    expect(refused(cutOff, 'us', 'withdraw')).toBe('C1812-11.2.b');
    const free = withdraws(due(text), 'us', [1]).state;
    expect(options(free, 'us')).toEqual(['flee buffalo']);
    expect(refused(free, 'us', 'flee oswego')).toBe('C1812-11.3');
  });

  it('C1812-11.3 nor does an attacker who came by road', () => {
    const text = `
      us fort-niagara: us-9th-infantry
      gb fort-niagara: gb-49th-foot
      mark gb-49th-foot {"came":{"from":"fort-george"}}
      ships gb lake-ontario 3 up 0 down`;
    const turn = act(due(text), 'us', ['accept'], [1, 1, 1, 1]).state;
    const state = unforced.act(turn, 'gb', ['retreat'], [1]).state;
    expect(options(state, 'gb')).toEqual(['flee fort-george']);
    expect(refused(state, 'gb', 'flee york')).toBe('C1812-11.3');
  });
});
