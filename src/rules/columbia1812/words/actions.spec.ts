import type { Action } from '../../kernel/action.js';
import type { AskPhase } from '../../kernel/phase.js';
import { phases } from '../phases/index.js';
import { emptyState } from '../setup.js';
import type { State1812 } from '../state.js';
import { type View, viewOf } from '../view/view.js';
import { describeAction, VERBS } from './actions.js';

const asks = Object.values(phases).filter((phase): phase is AskPhase => phase.kind === 'ask');

/** The American view of a position: blocks in their places, the rest empty. */
function viewWith(change: (state: State1812) => void): View {
  const state = emptyState();
  state.agenda = [{ f: 'army' }];
  change(state);
  return viewOf(state, 'us');
}

const atUtica = (state: State1812): void => {
  state.units['us-9th-infantry'].at = 'utica';
  state.units['us-9th-infantry'].cv = 3;
};
const en = (action: Action, view: View) => describeAction(action, view, 'en');
const ja = (action: Action, view: View) => describeAction(action, view, 'ja');

describe('the labels of choices', () => {
  it('exist for every verb of every decision and for no other', () => {
    const verbs = new Set(asks.flatMap((phase) => Object.keys(phase.verbs)));
    expect([...VERBS].sort()).toEqual([...verbs].sort());
    expect(() =>
      en(
        { do: 'surrender' },
        viewWith(() => undefined),
      ),
    ).toThrow('surrender');
  });

  it('name a block with its present CV', () => {
    const march = { do: 'march', unit: 'us-9th-infantry', to: 'albany' };
    expect(en(march, viewWith(atUtica))).toBe('9th US Infantry (CV 3): march to Albany');
    expect(ja(march, viewWith(atUtica))).toBe('第9歩兵連隊(3CV): オールバニーへ移動する');
  });

  it('count the hits named so far', () => {
    const view = viewWith((state) => {
      atUtica(state);
      state.units['us-9th-infantry'].hits = 2;
    });
    expect(en({ do: 'hit', unit: 'us-9th-infantry' }, view)).toBe(
      '9th US Infantry (CV 1): take a hit, eliminated',
    );
  });

  it('say at the end of a declaration what was declared', () => {
    expect(en({ do: 'done' }, viewWith(atUtica))).toBe('Make no army move');
    const moving = viewWith((state) => {
      atUtica(state);
      state.units['us-9th-infantry'].order = { to: 'albany' };
    });
    expect(en({ do: 'done' }, moving)).toBe('Make this army move: 1 army unit');
    const sailing = viewWith((state) => {
      state.agenda = [{ f: 'naval' }];
      state.fleet.us = {
        do: 'out',
        ports: { oswego: { up: 1, down: 1 }, 'sackets-harbor': { up: 1, down: 0 } },
      };
    });
    expect(en({ do: 'done' }, sailing)).toBe(
      'Naval move: 2 operational and 1 non-operational out of 2 ports',
    );
  });

  it('say what becomes of a block beyond the supply of its town', () => {
    const freeze = { do: 'freeze', unit: 'us-9th-infantry' };
    expect(en(freeze, viewWith(atUtica))).toContain('excess at Utica, loses 1 CV');
    expect(
      en(
        freeze,
        viewWith((state) => void (state.units['us-9th-infantry'].at = 'york')),
      ),
    ).toContain('York, eliminated');
  });

  it('say what a pursuit shows, and what that adds (11.1.a)', () => {
    const battle = {
      f: 'battle',
      town: 'york',
      attacker: 'us',
      open: false,
      side: 'gb',
      round: 1,
      landing: false,
      stage: 'fire',
    };
    const pursuing = viewWith((state) => {
      atUtica(state);
      state.units['us-9th-infantry'].at = 'york';
      state.units['us-2nd-light-dragoons'] = { at: 'york', cv: 3 };
      state.agenda = [battle, { f: 'pursuit' }];
    });
    expect(en({ do: 'fire' }, pursuing)).toBe('Pursue from York with 2 dice, showing no block');
    expect(en({ do: 'double', unit: 'us-2nd-light-dragoons' }, pursuing)).toBe(
      'Pursue from York, showing 2nd US Light Dragoons (CV 3), 2 dice',
    );
    expect(en({ do: 'double-both' }, pursuing)).toContain('the dragoon and the Indian unit');
  });

  it('tell a retreat from a town and one from a lake apart', () => {
    const battle = {
      f: 'battle',
      town: 'york',
      attacker: 'us',
      open: true,
      side: 'us',
      round: 1,
      landing: true,
      stage: 'turn',
    };
    const land = viewWith((state) => {
      atUtica(state);
      state.units['us-9th-infantry'].at = 'york';
      state.agenda = [battle, { f: 'battle-turn' }];
    });
    expect(en({ do: 'retreat' }, land)).toBe('Retreat from York under pursuit fire');
    expect(en({ do: 'fire' }, land)).toBe('Fire with 3 dice at York');
    const lake = viewWith((state) => {
      const naval = {
        f: 'naval-battle',
        lake: 'lake-erie',
        attacker: 'us',
        round: 1,
        stage: 'after',
      };
      state.agenda = [naval, { f: 'naval-stay' }];
    });
    expect(en({ do: 'retreat' }, lake)).toBe('Retreat from Lake Erie with all naval units');
    expect(ja({ do: 'stay' }, lake)).toBe('エリー湖に留まる');
  });

  it('name the town where reinforcements enter', () => {
    const view = viewWith((state) => void (state.units['us-9th-infantry'].at = 'waiting:albany'));
    expect(en({ do: 'enter', unit: 'us-9th-infantry' }, view)).toBe(
      '9th US Infantry (CV 4): enter the map at Albany',
    );
  });

  it('count who sails and who stays behind', () => {
    const view = viewWith((state) => {
      atUtica(state);
      for (const unit of ['us-9th-infantry', 'us-11th-infantry'] as const)
        state.units[unit].order = { to: 'oswego', sea: true };
    });
    expect(en({ do: 'proceed' }, view)).toBe('Carry 2 army units over the lake');
    expect(ja({ do: 'leave', unit: 'us-9th-infantry' }, view)).toBe(
      '第9歩兵連隊(3CV): 乗船させずに残す',
    );
  });
});
