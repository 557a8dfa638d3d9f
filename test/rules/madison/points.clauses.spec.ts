import type { CardId } from '../../../src/rules/madison/components/cards/index.js';
import { vpOf } from '../../../src/rules/madison/questions/points.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import {
  act,
  decision,
  options,
  owing,
  type Pieces,
  refused,
  said,
  scene,
  seen,
  steps,
  told,
} from './support.js';

const vp = (put: Pieces, set?: (state: MadisonState) => void): number =>
  scene({ put, ...(set && { set }) }).vp;

describe('victory points', () => {
  it('MMW-4.0 MMW-4.1 MMW-4.11 enemy spaces, lakes and events count, for either side', () => {
    expect(vp({ 'us-6': 'york' })).toBe(3);
    expect(vp({ r8: 'detroit' })).toBe(-3);
    expect(vp({ oneida: 'lake-ontario' })).toBe(2);
    expect(vp({}, (state) => (state.eventVp = -2))).toBe(-2);
    expect(
      vp(
        { 'us-6': 'york', r8: 'detroit', oneida: 'lake-ontario' },
        (state) => (state.eventVp = -2),
      ),
    ).toBe(0);
    // no side scores in its own territory
    expect(vp({ 'us-6': 'albany', r8: 'quebec' })).toBe(0);
  });

  it('MMW-4.12 the marker moves the instant a town is taken, in the middle of a march, and back when it is left', () => {
    const state = scene({
      put: { brown: 'lewiston', 'us-6': 'lewiston', 'us-13': 'lewiston' },
      hands: { us: ['c57'] },
    });
    const led = steps(state, 'us', 'lead c57 brown');
    const taken = act(led, 'us', ['go queenston']);
    expect([told(taken, 'vp'), taken.state.vp]).toEqual([{ vp: 1 }, 1]);
    expect(decision(taken.state, 'us')).toBe('march');
    const left = steps(taken.state, 'us', 'go chippawa');
    // the one is left, the other taken
    expect([left.vp, seen(left, 'gb').occupied]).toEqual([1, { chippawa: 'us' }]);
  });

  it('MMW-4.12 it shows the net difference and passes through 0', () => {
    const state = scene({
      put: { brown: 'lewiston', 'us-6': 'lewiston', r8: 'ft-mackinac', r49: 'ft-niagara' },
      hands: { us: ['c57'] },
    });
    expect(state.vp).toBe(-3);
    const event = scene({ by: 'us', hands: { us: ['c37'] }, set: (now) => (now.eventVp = -1) });
    const scored = act(event, 'us', ['event c37']).state;
    expect([event.vp, scored.vp > event.vp]).toEqual([-1, true]);
  });

  it('MMW-4.13 a destroyed town is worth nothing for the rest of the game, to hold or to control', () => {
    const destroyed = (put: Pieces) => vp(put, (state) => (state.destroyed.york = true));
    expect([vp({ 'us-6': 'york' }), destroyed({ 'us-6': 'york' })]).toEqual([3, 0]);
    const state = scene({ put: { 'us-29': 'york' }, set: (now) => (now.destroyed.york = true) });
    expect(seen(state, 'us').occupied).toEqual({ york: 'us' });
  });

  it('MMW-4.13 burning a town takes its points at once, whatever the card gives', () => {
    const state = scene({
      turn: '1813-w',
      put: { 'us-6': 'ft-george' },
      held: { us: ['c66'] },
      agenda: [{ f: 'winter', by: 'us', passes: 0 } as never],
    });
    const { state: burnt } = act(state, 'us', ['event c66']);
    expect([state.vp, burnt.destroyed, burnt.vp]).toEqual([
      2,
      { 'ft-george': true },
      burnt.eventVp,
    ]);
  });

  it.each<readonly [string, Pieces, number]>([
    ['too weak', { 'us-29': 'york' }, 0],
    ['just enough', { 'us-4': 'york' }, 3],
    ['several together', { 'us-29': 'york', 'us-30': 'york' }, 3],
    ['reduced units by the side that shows', { 'us-4': 'york!', 'us-5': 'york!' }, 0],
    ['leaders and ships add nothing', { 'us-29': 'york', dearborn: 'york', oneida: 'york' }, 0],
    ['no unit at all', { dearborn: 'york', oneida: 'york' }, 0],
    ['Indians alone in a space of 1', { shawnee: 'schlosser' }, -1],
    ['Indians alone in more', { shawnee: 'buffalo', ottawa: 'buffalo', western: 'buffalo' }, 0],
    ['Indians with a detachment', { shawnee: 'detroit', 'r10rv-det': 'detroit' }, -3],
  ])('MMW-4.14 MMW-4.15 control: %s', (_, put, expected) => {
    expect(vp(put)).toBe(expected);
  });

  it('MMW-4.14 who is cut off counts in full, a fort and a depot raise nothing', () => {
    const state = scene({ put: { 'us-5': 'york' }, set: (now) => (now.forts['ft-york'] = true) });
    // three points at York, far from any friendly road
    expect(state.vp).toBe(3);
    expect(vp({ 'us-5': 'york' }, (now) => (now.units['us-5'].cut = true))).toBe(3);
  });

  it('MMW-4.14 units too weak to control cut no supply', () => {
    const restores = (unit: 'us-mack' | 'us-29') => {
      const put = { 'r41-1': 'montreal!', [unit]: 'three-rivers' } as const;
      return refused(scene({ by: 'gb', put, hands: { gb: ['c37'] } }), 'gb', 'restore c37');
    };
    expect([restores('us-mack'), restores('us-29')]).toEqual([null, 'MMW-8.31.5']);
  });

  it('MMW-4.17 what a card awards is kept apart, and told', () => {
    const result = act(scene({ hands: { us: ['c37'] } }), 'us', ['event c37']);
    expect([result.state.eventVp, seen(result.state, null).eventVp]).toEqual([1, 1]);
    expect(said(result)).toContain('vp');
  });

  it('MMW-4.18 MMW-7.5 at the end of a turn the marker is what the board says', () => {
    const state = scene({
      turn: '1813-1',
      put: { 'us-6': 'york' },
      agenda: [{ f: 'turn', stage: 'check' } as never],
      set: (now) => (now.vp = 17),
    });
    expect(state.vp).toBe(3);
    expect(state.turn).toBe('1813-2');
  });
});

/** The last winter, or a card play of late 1814. */
const late = (
  by: 'us' | 'gb',
  hands: { us?: readonly CardId[]; gb?: readonly CardId[] },
  more: Parameters<typeof scene>[0] = {},
) => scene({ turn: '1814-2', by, hands, ...more });

describe('the end of the game', () => {
  const lastWinter = (more: Parameters<typeof scene>[0] = {}) =>
    scene({ turn: '1814-w', by: 'gb', agenda: [{ f: 'turn', stage: 'open' } as never], ...more });

  it('MMW-4.2 MMW-4.21 without either card it ends when the cards of 1814 are used: no attrition, repair or depot removal', () => {
    const state = lastWinter({
      put: { 'us-6': 'cleveland', 'us-13': 'cleveland', oneida: 'sackets-harbour!' },
      set: (now) => Object.assign(now, { eventVp: 1, depots: { erie: 'us' } }),
    });
    expect(state.outcome).toMatchObject({ reason: 'last-card', clause: 'MMW-4.21' });
    expect([state.units['us-6'].reduced, state.ships.oneida.damaged, state.depots.erie]).toEqual([
      undefined,
      true,
      'us',
    ]);
  });

  it('MMW-4.21 held winter cards of 1814 are still played', () => {
    const state = lastWinter({ held: { gb: ['c93'] }, set: (now) => (now.eventVp = 1) });
    expect([state.outcome, owing(state), decision(state, 'gb')]).toEqual([null, ['gb'], 'winter']);
    expect(act(state, 'gb', ['pass']).state.outcome).toMatchObject({ reason: 'last-card' });
  });

  it('MMW-4.22 three cards, Treaty of Ghent among them: its player loses 2 VPs and the game is over', () => {
    const end = act(late('gb', { gb: ['c108', 'c109', 'c110'], us: ['c103'] }), 'gb', [
      'event c108',
    ]);
    expect(told(end, 'ghent')).toEqual({ side: 'gb', cards: 2 });
    expect([end.state.vp, end.state.outcome]).toEqual([
      2,
      { winner: 'us', reason: 'ghent', clause: 'MMW-4.22' },
    ]);
    expect(owing(end.state)).toEqual([]);
  });

  it('MMW-4.22 the last card costs nothing, cards laid face down do', () => {
    expect(act(late('us', { us: ['c108'] }), 'us', ['event c108']).state.vp).toBe(0);
    const held = act(late('us', { us: ['c108', 'c109'] }, { held: { us: ['c94'] } }), 'us', [
      'event c108',
    ]);
    expect(told(held, 'ghent')).toEqual({ side: 'us', cards: 2 });
    expect(act(held.state, 'us', ['pass']).state.outcome).toMatchObject({
      winner: 'gb',
      reason: 'ghent',
    });
  });

  it('MMW-4.23 New Orleans laid face down is played after Ghent, as its event; it counts as a card left', () => {
    const ghent = act(late('us', { us: ['c108'] }, { held: { us: ['c85'] } }), 'us', [
      'event c108',
    ]);
    expect([ghent.state.vp, owing(ghent.state), options(ghent.state, 'us')]).toEqual([
      -1,
      ['us'],
      ['event c85', 'pass'],
    ]);
    const won = act(ghent.state, 'us', ['event c85']);
    expect([won.state.vp, won.state.outcome]).toEqual([
      1,
      { winner: 'us', reason: 'new-orleans', clause: 'MMW-4.23' },
    ]);
    const discarded = act(ghent.state, 'us', ['pass']).state;
    expect([discarded.vp, discarded.cards.c85, discarded.outcome]).toMatchObject([
      -1,
      'discard',
      { reason: 'ghent' },
    ]);
  });

  it('MMW-4.23 after the foe’s Ghent too; not from the open hand, and no other card', () => {
    const theirs = act(late('gb', { gb: ['c108'] }, { held: { us: ['c85', 'c84'] } }), 'gb', [
      'event c108',
    ]).state;
    expect(refused(theirs, 'us', 'event c84')).toBe('MMW-4.23');
    expect(refused(theirs, 'us', 'event c85')).toBeNull();
    const open = late('gb', { gb: ['c108'], us: ['c85'] }, { set: (now) => (now.eventVp = 1) });
    expect(act(open, 'gb', ['event c108']).state.outcome).toMatchObject({ reason: 'ghent' });
  });

  it('MMW-4.23 whoever may have laid it down is asked, whatever it was', () => {
    const asked = (held: CardId) =>
      act(late('gb', { gb: ['c108'] }, { held: { us: [held] } }), 'gb', ['event c108']).state;
    for (const card of ['c85', 'c84'] as const) expect(owing(asked(card))).toEqual(['us']);
    expect(refused(asked('c84'), 'us', 'event c85')).toBe('MMW-4.23');
    const played = late('gb', { gb: ['c108'] }, { held: { us: ['c84'] }, discards: ['c85'] });
    expect(act(played, 'gb', ['event c108']).state.outcome).not.toBeNull();
  });

  it('MMW-4.23 without Ghent it serves for operations, or in the last winter as the very last card', () => {
    const open = late('us', { us: ['c85'] }, { put: { hull: 'detroit', 'us-4': 'detroit' } });
    expect(refused(open, 'us', 'event c85')).toBe('MMW-8.31.1');
    expect(refused(open, 'us', 'lead c85 hull')).toBeNull();
    const winter = lastWinter({ held: { us: ['c85', 'c84'], gb: ['c93'] } });
    const us = act(winter, 'gb', ['pass']).state;
    expect(act(us, 'us', ['event c85']).state.outcome).toEqual({
      winner: 'us',
      reason: 'new-orleans',
      clause: 'MMW-4.23',
    });
  });

  it('MMW-4.3 MMW-4.31 MMW-4.32 units without supply keep no town at the end; nobody gains by it', () => {
    const cut = lastWinter({
      put: { 'us-6': 'three-rivers', 'us-13': 'queenston', r8: 'ft-mackinac' },
    });
    // Three Rivers is cut off, Queenston is not; Ft. Mackinac is fed over Lake Huron
    expect([vpOf(cut), cut.vp, cut.outcome?.winner]).toEqual([2, 0, null]);
    expect(seen(cut, null).vp).toBe(0);
    // while the war goes on they count
    expect(vp({ 'us-6': 'three-rivers' })).toBe(2);
  });
});
