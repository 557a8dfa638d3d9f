import { BLOCK, type BlockId } from '../../../src/rules/columbia1812/components/blocks.js';
import { garrisonTowns, TOWN } from '../../../src/rules/columbia1812/components/lookups.js';
import { SET_UP, SET_UPS } from '../../../src/rules/columbia1812/components/set-ups.js';
import { type Side, SIDES } from '../../../src/rules/columbia1812/components/side.js';
import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import { handOf, label, newGame, placing } from './games.js';
import { act, decision, options, owing, refused, said, seen, told, walk } from './support.js';

const CLAUSE = { us: 'C1812-3.3', gb: 'C1812-3.4' } as const;
const EVERY = SIDES.flatMap((side) => SET_UPS.map((plan) => [side, plan] as const));

/** A new game of that seed in which `side` is to place. */
function toPlace(side: Side, seed = 1): State1812 {
  const { state } = newGame(seed);
  return side === 'us' ? state : walk(state, ['us', 'ready bold'], ['us', 'done']);
}

/** Where the blocks of a side stand, or will when all do. */
function places(state: State1812, side: Side): { [unit: string]: string } {
  const { mine, orders } = seen(state, side);
  return Object.fromEntries(
    Object.entries(mine).map(([unit, { at }]) => [unit, orders?.[unit as BlockId]?.to ?? at]),
  );
}

const bare = (state: State1812, side: Side): string[] => {
  const held = new Set(Object.values(places(state, side)));
  return garrisonTowns[side].filter((town) => !held.has(town));
};

describe('ready-made set-ups', () => {
  it.each(EVERY)(
    'C1812-3.3, C1812-3.4 %s %s: all blocks in own towns, none of value 2 or more empty',
    (side, plan) => {
      const towns = SET_UP[side][plan];
      expect(towns).toHaveLength(side === 'us' ? 12 : 10);
      expect(towns.filter((town) => TOWN[town].nation !== side)).toEqual([]);
      expect(garrisonTowns[side].filter((town) => !towns.includes(town))).toEqual([]);
    },
  );

  it.each(EVERY)('C1812-3.3, C1812-3.4 %s %s can be taken as it is with any draw', (side, plan) => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const chosen = act(toPlace(side, seed), side, [`ready ${plan}`]).state;
      expect(owing(chosen)).toEqual([side]);
      const stand = act(chosen, side, ['done'], side === 'gb' ? [6, 6, 1, 1] : []);
      expect(told(stand, 'placed')).toEqual({ side, blocks: SET_UP[side][plan].length });
      expect(Object.values(places(stand.state, side)).sort()).toEqual(
        [...SET_UP[side][plan]].sort(),
      );
      expect(decision(stand.state, side)).toBe(side === 'us' ? null : decision(stand.state, 'gb'));
    }
  });

  it('C1812-3.2 the strongest block drawn stands in the first town of the list, the weakest in the last', () => {
    for (const [side, plan] of EVERY) {
      const at = places(act(toPlace(side), side, [`ready ${plan}`]).state, side);
      const cvIn = (town: string) =>
        Object.entries(at).flatMap(([unit, to]) =>
          to === town ? [BLOCK[unit as BlockId].cv] : [],
        );
      const [first = '', last = ''] = [SET_UP[side][plan][0], SET_UP[side][plan].at(-1)];
      expect(Math.max(...cvIn(first))).toBeGreaterThanOrEqual(Math.max(...cvIn(last)));
    }
  });

  it.each(SIDES)('C1812-3.3, C1812-3.4 %s: each block may be placed anew once by hand', (side) => {
    const chosen = act(toPlace(side), side, ['ready cautious']).state;
    const town = side === 'us' ? 'utica' : 'prescott';
    const crowded = side === 'us' ? 'detroit' : 'quebec';
    const [one = ''] = Object.entries(places(chosen, side)).find(([, to]) => to === crowded) ?? [];
    const moved = act(chosen, side, [`place ${one} ${town}`]);
    expect(moved).toMatchObject({ secret: true, undoable: true, events: [] });
    expect(places(moved.state, side)[one]).toBe(town);
    expect(options(moved.state, side).filter((text) => text.includes(one))).toEqual([]);
    expect(refused(moved.state, side, `place ${one} ${crowded}`)).toBe('C1812-3.2');
    const stand = act(moved.state, side, ['done'], side === 'gb' ? [6, 6, 1, 1] : []).state;
    expect(places(stand, side)[one]).toBe(town);
  });

  it.each(SIDES)('C1812-3.3, C1812-3.4 %s: not done while a town wants a garrison', (side) => {
    const fresh = toPlace(side);
    expect(refused(fresh, side, 'done')).toBe(CLAUSE[side]);
    const chosen = act(fresh, side, ['ready historical']).state;
    const lone = side === 'us' ? 'erie' : 'amherstburg';
    const away = side === 'us' ? 'albany' : 'montreal';
    const [guard = ''] = Object.entries(places(chosen, side)).find(([, to]) => to === lone) ?? [];
    const open = act(chosen, side, [`place ${guard} ${away}`]).state;
    expect(bare(open, side)).toEqual([lone]);
    expect(options(open, side)).not.toContain('done');
    expect(refused(open, side, 'done')).toBe(CLAUSE[side]);
    const other = handOf(open, side).find(
      (unit) => places(open, side)[unit] === away && unit !== guard,
    );
    const shut = act(open, side, [`place ${other} ${lone}`]).state;
    expect(bare(shut, side)).toEqual([]);
    expect(refused(shut, side, 'done')).toBeNull();
  });

  it.each(SIDES)(
    'C1812-3.3, C1812-3.4 %s: where every block was placed anew, the set-up stands',
    (side) => {
      const chosen = act(toPlace(side), side, ['ready bold']).state;
      const dice = side === 'gb' ? [6, 6, 1, 1] : [];
      const stand = act(
        chosen,
        side,
        placing(chosen, side, side === 'us' ? 'albany' : 'york'),
        dice,
      );
      expect(said(stand)[0]).toBe('placed');
    },
  );

  it('C1812-3.3 a set-up is taken before any block has a place, and once', () => {
    const state = toPlace('us');
    const plans = options(state, 'us').filter((one) => one.startsWith('ready'));
    expect(plans).toEqual(['ready bold', 'ready cautious', 'ready historical']);
    const [unit] = handOf(state, 'us');
    const begun = act(state, 'us', [`place ${unit} albany`]).state;
    expect(refused(begun, 'us', 'ready bold')).toBe('C1812-3.3');
    const chosen = act(state, 'us', ['ready bold']).state;
    expect(refused(chosen, 'us', 'ready cautious')).toBe('C1812-3.3');
    expect(options(chosen, 'us').filter((one) => one.startsWith('ready'))).toEqual([]);
  });

  it('C1812-3.2.a nobody else sees which was taken, nor what was changed, before and after', () => {
    const state = toPlace('us');
    const [unit] = handOf(state, 'us');
    const steps = [`ready cautious`, `place ${unit} utica`];
    let now = state;
    for (const step of steps) {
      now = act(now, 'us', [step]).state;
      for (const viewer of ['gb', null] as const)
        expect(seen(now, viewer)).toEqual(seen(state, viewer));
    }
    // to spectators every draw looks the same
    const other = newGame(2).state;
    const [one, two] = [state, other].map((from) => act(from, 'us', ['ready bold', 'done']));
    expect(one && seen(one.state, null)).toEqual(two && seen(two.state, null));
  });

  it('C1812-3.3 a position in the middle of it reads back as it was written', () => {
    for (const side of SIDES) {
      const state = act(toPlace(side), side, ['ready historical']).state;
      const [unit] = handOf(state, side);
      const town = side === 'us' ? 'albany' : 'montreal';
      for (const now of [state, act(state, side, [`place ${unit} ${town}`]).state]) {
        const read = columbia1812.readPosition(columbia1812.writePosition(now));
        expect(read).toEqual(now);
      }
    }
  });

  it('C1812-3.3 what may be done reads well in both languages', () => {
    const state = toPlace('us');
    const chosen = act(state, 'us', ['ready historical']).state;
    expect(label(state, 'us', 'ready historical')).toBe(
      'Take the ready-made set-up: as in the summer of 1812',
    );
    expect(label(state, 'us', 'ready cautious', 'ja')).toBe('初期配置例を使う: 慎重');
    expect(label(chosen, 'us', 'done')).toBe('Begin with this set-up');
    expect(label(chosen, 'us', 'done', 'ja')).toBe('この配置で始める');
  });
});
