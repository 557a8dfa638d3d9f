import { frame } from '../../../src/rules/kernel/frame.js';
import type { SpaceId } from '../../../src/rules/madison/components/map.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import { TURN_IDS } from '../../../src/rules/madison/components/turns.js';
import type { RestoreFrame } from '../../../src/rules/madison/frames/turn.js';
import { boardText } from '../../../src/rules/madison/picture/text.js';
import { fortOf } from '../../../src/rules/madison/questions/control.js';
import { depotSites } from '../../../src/rules/madison/questions/depots.js';
import { inSupply, supplied } from '../../../src/rules/madison/questions/supply.js';
import { viewOf } from '../../../src/rules/madison/view/view.js';
import { fight, rounds } from './fight.js';
import { act, decision, options, type Pieces, refused, scene, walk } from './support.js';

const fed = (side: Side, space: SpaceId, put: Pieces, depots: readonly SpaceId[] = []): boolean => {
  const state = scene({ put, agenda: [] });
  for (const depot of depots) state.depots[depot] = side;
  return inSupply(state, side, space, supplied(state, side));
};

describe('MMW-13.0 MMW-13.3 MMW-13.21 MMW-13.22 MMW-13.31 MMW-13.32 MMW-13.33 MMW-13.35 supply', () => {
  it.each([
    ['MMW-13.21 Quebec is the British source', 'gb', 'montreal', {}, true],
    [
      'MMW-13.21 no source while the enemy controls it',
      'gb',
      'montreal',
      { 'us-6': 'quebec', 'us-13': 'quebec' },
      false,
    ],
    ['MMW-13.21 a source with too few enemies', 'gb', 'montreal', { 'us-6': 'quebec' }, true],
    ['MMW-13.22 Albany', 'us', 'saratoga', {}, true],
    [
      'MMW-13.22 Pittsburgh',
      'us',
      'meadville',
      { r8: 'erie', 'queen-charlotte': 'lake-erie' },
      true,
    ],
    ['MMW-13.31, MMW-13.3 over any number of spaces and any paths', 'gb', 'ft-malden', {}, true],
    [
      'MMW-13.33 through enemies who do not control the space',
      'gb',
      'ft-malden',
      { 'us-29': 'london', lawrence: 'lake-erie' },
      true,
    ],
    [
      'MMW-13.33 but not through those who do',
      'gb',
      'ft-malden',
      { 'us-6': 'london', lawrence: 'lake-erie' },
      false,
    ],
    [
      'MMW-13.33 the example: west of London over Lake Erie',
      'gb',
      'ft-malden',
      { 'us-6': 'london' },
      true,
    ],
    ['MMW-13.32 not through enemy territory', 'us', 'montreal', {}, false],
    [
      'MMW-13.32 unless it is held',
      'us',
      'montreal',
      { 'us-6': 'la-prairie', 'us-13': 'chateauguay' },
      true,
    ],
    ['MMW-13.32 the own space need not be held', 'us', 'chateauguay', {}, true],
    [
      'MMW-13.35 over a lake that nobody controls, without ships',
      'gb',
      'york',
      { 'us-6': 'gananoque', 'us-13': 'kingston' },
      true,
    ],
    [
      'MMW-13.35 not over a lake that the enemy controls',
      'gb',
      'york',
      { 'us-13': 'kingston', oneida: 'lake-ontario' },
      false,
    ],
    [
      'MMW-13.35 to a town that is held',
      'us',
      'queenston',
      { 'us-6': 'ft-george', r8: 'lewiston', r49: 'schlosser' },
      true,
    ],
  ] as const)('%s', (_, side, space, put, want) => {
    expect(fed(side, space, put)).toBe(want);
  });

  /** Batavia's ways out, all but that by Genesee (1) and that by Canandaigua (2) closed. */
  const batavia = (put: Pieces): boolean =>
    fed('us', 'batavia', { r8: 'lewiston', r49: 'buffalo', wolfe: 'lake-ontario', ...put });

  it('MMW-13.34, MMW-3.7.f Indians alone block a space of value 1', () => {
    expect(batavia({ r13: 'canandaigua' })).toBe(true);
    expect(batavia({ r13: 'canandaigua', ottawa: 'genesee' })).toBe(false);
  });

  it('MMW-13.34, MMW-3.7.f they need company to block one of value 2', () => {
    expect(batavia({ r13: 'genesee', shawnee: 'canandaigua' })).toBe(true);
    expect(batavia({ r13: 'genesee', shawnee: 'canandaigua', 'r10rv-det': 'canandaigua' })).toBe(
      false,
    );
  });

  it('MMW-13.2 a depot is a source', () => {
    const cut: Pieces = { 'us-6': 'london', lawrence: 'lake-erie' };
    expect(fed('gb', 'ft-malden', cut)).toBe(false);
    expect(fed('gb', 'ft-malden', cut, ['sandwich'])).toBe(true);
  });
});

describe('MMW-13.36 supply is settled at the start of a card play', () => {
  const WEST: Pieces = {
    brock: 'ft-malden',
    r8: 'ft-malden',
    'us-6': 'london',
    lawrence: 'lake-erie',
    'us-29': 'detroit',
  };

  it('MMW-13.36, MMW-13.1 who starts out of supply attacks so, wherever they go', () => {
    const state = scene({ put: WEST, hands: { gb: ['c39'] }, by: 'gb' });
    const led = walk(state, ['gb', 'lead c39 brock']);
    expect([led.units.r8.cut, led.units['us-6'].cut]).toEqual([true, true]);
    const met = walk(led, ['gb', 'go sandwich'], ['gb', 'go detroit']);
    const stood = act(met, 'us', ['stand'], [6, 6]);
    expect(rounds(stood)[0]?.attack).toBe(3);
  });

  it('MMW-13.37, MMW-13.36 who starts in supply keeps it, attacking or attacked, though the line is cut', () => {
    const put: Pieces = {
      lincoln: 'chippawa',
      'oh-1': 'chippawa',
      'us-6': 'kingston',
      oneida: 'lake-ontario',
      'us-13': 'burlington',
    };
    const [round] = rounds(fight('chippawa', 'us', put, { from: 'schlosser', dice: [6, 6] }));
    expect([round?.attack, round?.defence]).toEqual([3, 3]);
  });

  it('MMW-13.36 it is judged anew after the card play', () => {
    const state = scene({ put: WEST, hands: { gb: ['c39'] }, by: 'gb' });
    const over = walk(state, ['gb', 'lead c39 brock'], ['gb', 'stop']);
    expect(over.units.r8.cut).toBeUndefined();
  });
});

describe('MMW-13.4 what is out of supply', () => {
  const CUT: Pieces = {
    r8: 'ft-malden!',
    r49: 'york!',
    'us-6': 'london',
    lawrence: 'lake-erie',
    'york-mil': 'york!',
    shawnee: 'york!',
  };
  const restoring = () =>
    scene({
      put: CUT,
      by: 'gb',
      agenda: [frame<RestoreFrame>({ f: 'restore', by: 'gb', left: 3 })],
    });

  it('MMW-13.4.a is not restored', () => {
    expect(options(restoring(), 'gb')).toEqual(['done', 'restore r49']);
    expect(refused(restoring(), 'gb', 'restore r8')).toBe('MMW-8.31.5');
  });

  it('MMW-3.7.c nor are Indians, ever', () => {
    expect(refused(restoring(), 'gb', 'restore shawnee')).toBe('MMW-8.31.5');
  });

  it('MMW-13.4.e takes no depot', () => {
    const state = scene({ put: CUT, agenda: [] });
    expect(depotSites(state, 'gb')).not.toContain('ft-malden');
    expect(depotSites(state, 'gb')).toContain('york');
  });
});

describe('MMW-2.7 forts', () => {
  const at = (turn: (typeof TURN_IDS)[number] | null, space: SpaceId) =>
    fortOf({ turn, forts: {} }, space);

  it.each(['kingston', 'sackets-harbour'] as const)(
    'MMW-2.73 %s has its fort from the second half of 1812',
    (space) => {
      expect([at(null, space), at('1812-1', space)]).toEqual([null, null]);
      for (const turn of TURN_IDS.slice(1)) expect(at(turn, space)).not.toBeNull();
    },
  );

  it('MMW-2.73 whoever is there then', () => {
    const put: Pieces = { 'us-29': 'kingston', glengarry: 'kingston' };
    const defence = (turn: '1812-1' | '1812-2'): number | undefined =>
      rounds(fight('kingston', 'gb', put, { turn, from: 'gananoque', dice: [6, 6] }))[0]?.defence;
    expect([defence('1812-1'), defence('1812-2')]).toEqual([2, 5]);
  });

  it('MMW-2.74, MMW-2.71 an event fort counts in combat, beside a printed one the better of both', () => {
    const put: Pieces = { norfolk: 'york', 'oh-1': 'york' };
    const defence = (fort: boolean): number | undefined =>
      rounds(
        fight('york', 'us', put, {
          from: 'burlington',
          dice: [6, 6],
          set: (state) => {
            if (fort) state.forts['ft-york'] = true;
          },
        }),
      )[0]?.defence;
    expect([defence(false), defence(true)]).toEqual([2, 4]);
    expect(fortOf({ turn: '1814-1', forts: { 'snake-hill': true } }, 'ft-erie')).toEqual({
      class: 'B',
      value: 3,
    });
  });

  it('MMW-2.75 a fort alone fights nobody; a leader alone does not hold it', () => {
    const put: Pieces = { 'us-6': 'ft-niagara', brown: 'ft-niagara', vincent: 'ft-george' };
    const state = scene({ put, hands: { us: ['c39'] } });
    const taken = walk(state, ['us', 'lead c39 brown'], ['us', 'go ft-george']);
    expect([taken.units['us-6'].at, decision(taken, 'gb')]).toEqual(['ft-george', 'retreat']);
  });

  it('MMW-2.75, MMW-2.78 who stands there has the fort, though they are too weak to control the space', () => {
    const put: Pieces = { canvol: 'ft-george', glengarry: 'ft-george' };
    const [round] = rounds(fight('ft-george', 'gb', put, { from: 'queenston', dice: [6, 6] }));
    expect(round?.defence).toBe(3);
  });
});

describe('MMW-13.1 MMW-13.36 the view', () => {
  it('tells everybody, between card plays too, where units of a side are cut off', () => {
    const state = scene({
      put: { r8: 'ft-malden', 'us-6': 'london', lawrence: 'lake-erie', 'us-13': 'albany' },
      agenda: [],
    });
    for (const viewer of ['us', 'gb', null] as const)
      expect(viewOf(state, viewer).cutOff).toEqual({ us: ['london'], gb: ['ft-malden'] });
    expect(boardText(viewOf(state, null), 'en')).toMatch(/Ft\. Malden: .*out of supply/);
    expect(boardText(viewOf(state, null), 'en')).not.toMatch(/Albany: .*out of supply/);
    state.ships.lawrence.at = 'pool';
    expect(viewOf(state, 'us').cutOff.gb).toEqual([]);
  });
});
