import type { Side } from '../components/side.js';
import { emptyState } from '../setup.js';
import { viewOf } from '../view/view.js';
import { decks } from './decks.js';

const state = emptyState();
state.agenda = [{ f: 'army' }];
state.units['us-9th-infantry'].at = 'utica';
state.units['us-11th-infantry'].at = 'waiting:albany';
state.units['us-4th-infantry'].at = 'waiting:albany';
state.units['gb-tecumseh'].at = 'gone';
state.lost.gb = 2;

const pile = (id: string, viewer: Side | null) =>
  decks.piles(viewOf(state, viewer)).find((one) => one.id === id);

describe('the piles beside the map', () => {
  it('show a side its own pool: all its army blocks that are nowhere else', () => {
    const own = pile('pool-us', 'us');
    expect(own?.size).toBe(16);
    expect(own?.contents).toHaveLength(16);
    expect(own?.contents).toContain('us-ohio-militia');
    expect(own?.contents).not.toContain('us-9th-infantry');
    expect(own?.contents).not.toContain('us-4th-infantry');
    expect(own?.contents).toEqual(own?.contents?.toSorted());
  });

  it('never count the Indian block to the pool', () => {
    expect(pile('pool-gb', 'gb')?.size).toBe(18);
    expect(pile('pool-gb', 'gb')?.contents).toHaveLength(18);
    expect(pile('pool-gb', 'gb')?.contents).not.toContain('gb-tecumseh');
  });

  it('name waiting reinforcements to their owner alone', () => {
    expect(pile('waiting-albany', 'us')).toMatchObject({
      owner: 'us',
      size: 2,
      contents: ['us-11th-infantry', 'us-4th-infantry'],
    });
    expect(pile('waiting-albany', 'gb')).toMatchObject({ size: 2, contents: null });
    expect(pile('waiting-albany', null)).toMatchObject({ size: 2, contents: null });
    expect(pile('waiting-quebec', 'gb')).toMatchObject({ owner: 'gb', size: 0, contents: [] });
  });

  it('hide the pools from the enemy and from spectators, not their sizes', () => {
    for (const [id, viewer] of [
      ['pool-us', 'gb'],
      ['pool-gb', 'us'],
      ['pool-us', null],
      ['pool-gb', null],
    ] as const) {
      expect(pile(id, viewer)?.contents).toBeNull();
      expect(pile(id, viewer)?.size).toBeGreaterThan(0);
    }
  });

  it('count naval units', () => {
    expect(pile('unbuilt-us', 'us')).toMatchObject({ size: 6, contents: null });
    expect(pile('lost-gb', null)?.size).toBe(2);
  });
});
