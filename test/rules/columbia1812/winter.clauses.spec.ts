import type { BlockId } from '../../../src/rules/columbia1812/components/blocks.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';
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

/** The last Army Phase of 1812 is over and nothing was done in it: the year ends. */
const yearEnd = (text: string, dice: readonly number[] = []) =>
  act(position(`time 1812 turn 10 first us stage army active gb\n${text}`), 'gb', ['done'], dice);
/** Both roll for the first turn of 1813. */
const ORDER = [6, 6, 1, 1];

const SACKETS = (blocks: string) => `us sackets-harbor: ${blocks}`;
const THREE = SACKETS('us-9th-infantry, us-4th-infantry, us-ohio-militia 1');

describe('winter (13)', () => {
  it('C1812-13.1 after the tenth turn without a winner winter is played: first attrition, then reinforcements', () => {
    const begun = yearEnd(THREE);
    expect(said(begun)).toEqual(['victory-check', 'winter']);
    expect(begun.state.stage).toBe('winter');
    expect(decision(begun.state, 'us')).toBe('freeze');
    const ended = act(begun.state, 'us', ['freeze us-9th-infantry'], ORDER);
    expect(said(ended)).toEqual([
      'attrition',
      'reinforced',
      'reinforced',
      'reinforced',
      'year',
      'initiative',
    ]);
    expect(ended.state).toMatchObject({ year: 1813, turn: 0 });
  });

  it('C1812-13.1 no winter after any other turn, nor where somebody has won', () => {
    const ninth = act(position(`time 1812 turn 9 first us stage army active gb\n${THREE}`), 'gb', [
      'done',
    ]);
    expect(said(ninth)).toEqual(['turn']);
    const won = yearEnd(
      SACKETS(
        'us-9th-infantry, us-4th-infantry, us-6th-infantry, us-13th-infantry, us-15th-infantry, us-16th-infantry, us-17th-infantry, us-23rd-infantry, us-1st-rifles, us-11th-infantry',
      ),
    );
    expect(said(won)).toEqual(['victory-check']);
  });

  it('C1812-13.1 the reinforcements do not count for the attrition of the winter that brings them', () => {
    const full = 'gb quebec: gb-1st-foot, gb-8th-foot, gb-41st-foot, gb-49th-foot, gb-89th-foot';
    const ended = yearEnd(full, ORDER);
    expect(said(ended)).not.toContain('attrition');
    expect(seen(ended.state, null).towns.quebec.gb).toBe(8);
  });

  it('C1812-13.1.a nobody moves in winter, the fleets aside', () => {
    const state = yearEnd(`${THREE}\n ships us lake-ontario 1 up 0 down`).state;
    expect(decision(state, 'us')).toBe('port');
    expect(refused(state, 'us', 'march us-9th-infantry utica')).not.toBeNull();
    const docked = act(state, 'us', ['port oswego up']).state;
    expect(decision(docked, 'us')).toBe('freeze');
    expect(refused(docked, 'us', 'march us-9th-infantry utica')).not.toBeNull();
    const after = act(docked, 'us', ['freeze us-4th-infantry'], ORDER).state;
    const places = (['us-9th-infantry', 'us-4th-infantry', 'us-ohio-militia'] as const).map(
      (id) => after.units[id].at,
    );
    expect(places).toEqual(['sackets-harbor', 'sackets-harbor', 'sackets-harbor']);
  });

  it("C1812-13.2 as many units winter unharmed as the town's value: two in Sacket's Harbor, one in Utica", () => {
    const safe = yearEnd(
      `${SACKETS('us-9th-infantry, us-11th-infantry')}\n us utica: us-21st-infantry`,
      ORDER,
    );
    expect(said(safe)).not.toContain('attrition');
    const both = yearEnd(`${THREE}\n us utica: us-21st-infantry, us-22nd-infantry`).state;
    expect(options(both, 'us')).toContain('freeze us-ohio-militia');
    const first = act(both, 'us', ['freeze us-ohio-militia']).state;
    expect(options(first, 'us')).toEqual(['freeze us-21st-infantry', 'freeze us-22nd-infantry']);
    expect(said(act(first, 'us', ['freeze us-22nd-infantry'], ORDER))).toContain('attrition');
  });

  it('C1812-13.2 units are counted, not their CVs, and the Indian is one of them', () => {
    const weak = yearEnd(SACKETS('us-9th-infantry 1, us-4th-infantry 1, us-6th-infantry 1')).state;
    expect(decision(weak, 'us')).toBe('freeze');
    const kingston = 'gb kingston: gb-49th-foot, gb-8th-foot, gb-41st-foot';
    expect(said(yearEnd(kingston, ORDER))).not.toContain('attrition');
    expect(options(yearEnd(`${kingston}, gb-tecumseh`).state, 'gb')).toContain(
      'freeze gb-tecumseh',
    );
  });

  it("C1812-13.2.a in a town of one's own nation each excess unit loses 1 CV once and stays, above the limit as it is", () => {
    const state = yearEnd(
      SACKETS('us-9th-infantry, us-4th-infantry, us-6th-infantry, us-ohio-militia'),
    ).state;
    const after = act(
      state,
      'us',
      ['freeze us-9th-infantry', 'freeze us-ohio-militia'],
      ORDER,
    ).state;
    expect(stands(after, 'us-9th-infantry')).toBe('sackets-harbor 3');
    expect(stands(after, 'us-ohio-militia')).toBe('sackets-harbor 1');
    expect(stands(after, 'us-4th-infantry')).toBe('sackets-harbor 3');
    expect(seen(after, 'gb').towns['sackets-harbor'].us).toBe(4);
    expect(seen(after, 'us').decision?.name).not.toBe('freeze');
  });

  it('C1812-13.2.a a unit of 1 CV goes to the pool', () => {
    const result = act(yearEnd(THREE).state, 'us', ['freeze us-ohio-militia'], ORDER);
    expect(stands(result.state, 'us-ohio-militia')).toBe('pool 2');
    expect(told(result, 'attrition')).toEqual({ side: 'us', blocks: 1, dead: 1 });
  });

  it('C1812-13.2.b in a town of the enemy nation each excess unit is eliminated, whatever its CV', () => {
    const state = yearEnd('us york: us-9th-infantry, us-4th-infantry, us-1st-rifles').state;
    const after = act(state, 'us', ['freeze us-1st-rifles'], ORDER).state;
    expect(stands(after, 'us-1st-rifles')).toBe('pool 3');
    expect(stands(after, 'us-9th-infantry')).toBe('york 4');
  });

  const BOTH = `${THREE}
    gb kingston: gb-49th-foot, gb-8th-foot, gb-41st-foot, gb-york-militia`;

  it('C1812-13.2.c the owner decides which units suffer, of the towns with an excess', () => {
    const state = yearEnd(`${BOTH}\n us oswego: us-1st-rifles`).state;
    expect(owing(state)).toEqual(['us', 'gb']);
    expect(options(state, 'us')).toEqual([
      'freeze us-4th-infantry',
      'freeze us-9th-infantry',
      'freeze us-ohio-militia',
    ]);
    for (const unit of ['gb-49th-foot', 'us-1st-rifles', 'us-11th-infantry'] satisfies BlockId[]) {
      expect(refused(state, 'us', `freeze ${unit}`)).toBe('C1812-13.2.c');
    }
    const more = yearEnd(
      SACKETS('us-9th-infantry, us-4th-infantry, us-6th-infantry, us-ohio-militia'),
    ).state;
    expect(
      refused(act(more, 'us', ['freeze us-9th-infantry']).state, 'us', 'freeze us-9th-infantry'),
    ).toBe('C1812-13.2.c');
  });

  it("C1812-13.2.c neither side knows the other's choice, and nothing is lost before both have chosen", () => {
    const state = yearEnd(BOTH).state;
    const chosen = act(state, 'us', ['freeze us-ohio-militia']);
    expect(chosen.events).toEqual([]);
    expect(seen(chosen.state, 'gb')).toEqual(seen(state, 'gb'));
    expect(seen(chosen.state, 'us').frozen).toEqual({ 'us-ohio-militia': true });
    expect(stands(chosen.state, 'us-ohio-militia')).toBe('sackets-harbor 1');
    const both = act(chosen.state, 'gb', ['freeze gb-49th-foot'], ORDER).state;
    expect(stands(both, 'us-ohio-militia')).toBe('pool 2');
    expect(stands(both, 'gb-49th-foot')).toBe('kingston 3');
  });

  const berths = (state: State1812, side: 'us' | 'gb') =>
    Object.values(seen(state, null).towns).reduce(
      (sum, { ships }) => sum + ships[side].up + ships[side].down,
      0,
    );

  it('C1812-13.3 every fleet on a lake goes to friendly towns of that lake, the American first', () => {
    const state = yearEnd(
      'ships us lake-ontario 1 up 1 down\n ships gb lake-erie 2 up 0 down',
    ).state;
    expect(owing(state)).toEqual(['us']);
    expect(options(state, 'us')).toContain('port oswego down');
    expect(refused(state, 'us', 'port kingston up')).toBe('C1812-8.2.a');
    expect(refused(state, 'us', 'port erie up')).toBe('C1812-6.3');
    const second = act(state, 'us', ['port oswego up', 'port sackets-harbor down']).state;
    expect(owing(second)).toEqual(['gb']);
    const after = act(second, 'gb', ['port amherstburg up', 'port port-dover up'], ORDER).state;
    expect(Object.values(after.lakes).map(({ control }) => control)).toEqual([null, null, null]);
    expect([berths(after, 'us'), berths(after, 'gb')]).toEqual([2, 2]);
    expect(seen(after, null).towns['sackets-harbor'].ships.us).toEqual({ up: 0, down: 1 });
  });

  it('C1812-13.3 a fleet without a friendly town on its lake is gone for ever', () => {
    const result = yearEnd(
      'us lacolle: us-9th-infantry\n ships gb lake-champlain 1 up 1 down',
      ORDER,
    );
    expect(told(result, 'iced-in')).toMatchObject({ lake: 'lake-champlain', side: 'gb', ships: 2 });
    expect(result.state.lost).toEqual({ us: 0, gb: 2 });
    expect(seen(result.state, null).lakes['lake-champlain'].gb).toEqual({ up: 0, down: 0 });
    expect(berths(result.state, 'gb')).toBe(0);
  });

  it('C1812-13.3 the fleets go in before attrition, and are lost with the port that attrition loses', () => {
    const text = 'gb sandusky: gb-49th-foot, gb-tecumseh\n ships gb lake-erie 1 up 0 down';
    const docked = act(yearEnd(text).state, 'gb', ['port sandusky up']).state;
    expect(decision(docked, 'gb')).toBe('freeze');
    const lost = act(docked, 'gb', ['freeze gb-49th-foot'], ORDER);
    const order = said(lost).filter((type) =>
      ['attrition', 'port-lost', 'reinforced'].includes(type),
    );
    expect(order.slice(0, 3)).toEqual(['attrition', 'port-lost', 'reinforced']);
    expect(lost.state.lost.gb).toBe(1);
  });
});
