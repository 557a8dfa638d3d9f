import type { Side } from '../components/side.js';
import { emptyState } from '../setup.js';
import type { State1812 } from '../state.js';
import { battleOf } from './battle.js';
import { viewOf } from './view.js';

/** Two American blocks (CV 4 and 2) landed at York, where one British block (CV 3) stands. */
function landing(open: boolean): State1812 {
  const state = emptyState();
  state.units['us-9th-infantry'].at = 'york';
  state.units['us-ohio-militia'].at = 'york';
  state.units['gb-103rd-foot'].at = 'york';
  const battle = {
    f: 'battle',
    town: 'york',
    attacker: 'us',
    open,
    side: 'gb',
    round: 1,
    landing: true,
    stage: 'accept',
  };
  state.agenda = [battle, { f: open ? 'battle-turn' : 'accept' }];
  return state;
}

const detail = (state: State1812, viewer: Side | null) => battleOf(viewOf(state, viewer))?.detail;

describe('the battle in progress', () => {
  it('is none where nobody fights', () => {
    const state = emptyState();
    state.agenda = [{ f: 'army' }];
    expect(battleOf(viewOf(state, 'us'))).toBeNull();
  });

  it('tells a side the dice of its own fire before battle is accepted, doubled for the defender of a landing (12.3)', () => {
    expect(detail(landing(false), 'gb')).toMatchObject({
      accepted: false,
      doubleFire: true,
      dice: { us: null, gb: 6 },
    });
    expect(detail(landing(false), 'us')).toMatchObject({
      blocks: { us: 2, gb: 1 },
      units: { us: {}, gb: {} },
      dice: { us: 6, gb: null },
    });
    expect(detail(landing(false), null)).toMatchObject({ dice: { us: null, gb: null } });
  });

  it('tells everybody all once both forces are laid open, the double volley being fired (10.1.a.i)', () => {
    for (const viewer of ['us', 'gb', null] as const) {
      expect(detail(landing(true), viewer)).toMatchObject({
        units: { us: { 'us-9th-infantry': 4, 'us-ohio-militia': 2 }, gb: { 'gb-103rd-foot': 3 } },
        dice: { us: 6, gb: 3 },
      });
    }
    expect(battleOf(viewOf(landing(true), null))).toMatchObject({
      kind: 'land',
      place: 'york',
      attacker: 'us',
      defender: 'gb',
      round: 1,
    });
  });

  it('is the naval battle that a retreat has started, before the land battle (8.4.b)', () => {
    const state = landing(true);
    state.lakes['lake-ontario'].ships = { us: { up: 2, down: 1 }, gb: { up: 0, down: 1 } };
    state.agenda.push({
      f: 'naval-battle',
      lake: 'lake-ontario',
      attacker: 'gb',
      round: 3,
      stage: 'after',
    } as never);
    state.agenda.push({ f: 'strike', by: 'us', lake: 'lake-ontario', hits: 1 } as never);
    expect(battleOf(viewOf(state, 'gb'))).toMatchObject({
      kind: 'naval',
      place: 'lake-ontario',
      attacker: 'gb',
      defender: 'us',
      round: 3,
      detail: {
        ships: { us: { up: 2, down: 1 }, gb: { up: 0, down: 1 } },
        dice: { us: 4, gb: 0 },
        hits: 1,
      },
    });
  });
});
