import { act, listed, options, type Pieces, refused, scene, seen } from './support.js';

const CARDS = { us: ['c45', 'c37'] } as const;
const CAMP: Pieces = {
  brown: 'sackets-harbour',
  'us-9': 'sackets-harbour',
  oneida: 'lake-ontario',
};
const turn = () => scene({ put: CAMP, hands: CARDS });

describe('a card play in steps', () => {
  it('MMW-8.31 MMW-7.32 lists the uses, then the cards, then whom or where', () => {
    const state = turn();
    expect(listed(state, 'us')).toEqual(
      ['build', 'depot', 'event', 'hold', 'leader', 'units', 'withdraw'].map((use) => `use ${use}`),
    );
    const used = act(state, 'us', ['use units']).state;
    expect(listed(used, 'us')).toEqual(['with c37', 'with c45']);
    const placed = act(used, 'us', ['with c45']).state;
    expect(listed(placed, 'us')).toEqual(['fleet c45 lake-ontario', 'units c45 sackets-harbour']);
  });

  it('MMW-7.34 MMW-8.31.1 asks for the card alone where there is nothing to aim at', () => {
    expect(listed(act(turn(), 'us', ['use hold']).state, 'us')).toEqual(['hold c37', 'hold c45']);
  });

  it('MMW-8.31 takes the whole play at once too, whatever has been chosen so far', () => {
    const state = turn();
    const whole = act(state, 'us', ['units c45 sackets-harbour']).state;
    const plan = ['use units', 'with c45', 'units c45 sackets-harbour'];
    expect(act(state, 'us', plan).state).toEqual(whole);
    expect(options(act(state, 'us', ['use hold']).state, 'us')).toContain(
      'units c45 sackets-harbour',
    );
  });

  it('MMW-8.31 does not go back or ahead: undo does', () => {
    const state = turn();
    expect(refused(state, 'us', 'with c45')).toBe('MMW-8.31');
    const used = act(state, 'us', ['use leader']).state;
    expect(refused(used, 'us', 'use hold')).toBe('MMW-8.31');
    expect(refused(used, 'us', 'with c2')).toBe('MMW-7.32');
    const chosen = act(used, 'us', ['with c45']).state;
    expect(refused(chosen, 'us', 'with c37')).toBe('MMW-8.31');
  });

  it('MMW-7.32 tells the foe nothing before the card is played, and can be taken back', () => {
    const state = turn();
    const used = act(state, 'us', ['use leader']);
    expect([used.secret, used.undoable]).toEqual([true, true]);
    const chosen = act(used.state, 'us', ['with c45']);
    expect([chosen.secret, chosen.undoable]).toEqual([true, true]);
    expect(seen(chosen.state, 'gb')).toEqual(seen(state, 'gb'));
    expect(seen(chosen.state, 'us').decision).toEqual({ name: 'play', use: 'leader', card: 'c45' });
  });
});
