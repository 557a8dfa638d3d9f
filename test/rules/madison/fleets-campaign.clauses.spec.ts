import { CARD } from '../../../src/rules/madison/components/cards/index.js';
import { campaign } from '../../../src/rules/madison/phases/march/activation.js';
import { lakeController } from '../../../src/rules/madison/questions/control.js';
import { cardPlayOver } from '../../../src/rules/madison/phases/turn/card-play.js';
import type { Lasting, MadisonState } from '../../../src/rules/madison/state.js';
import { act, decision, options, refused, scene, type Pieces } from './support.js';
import { led, run } from './water.js';

/** A Campaign card of the Americans, both leaders named. */
const both = (put: Pieces, one: string, two: string, set?: (state: MadisonState) => void) =>
  run(
    scene({
      put,
      set(state) {
        state.play = { by: 'us', card: 'c57', use: 'event', attacked: {} };
        set?.(state);
      },
      agenda: (state) => [...campaign(state, 'us'), cardPlayOver('us')],
    }),
    'us',
    [`leader ${one}`, `leader ${two}`],
  );

/** Contrary Winds against one force. */
const windsOn = (state: MadisonState, force: 1 | 2): MadisonState => {
  const row: Lasting = { card: 'c61', by: 'gb', nth: 0, until: 'card', force };
  return { ...state, lasting: [row] };
};

const TWO = {
  chauncey: 'sackets-harbour',
  oneida: 'sackets-harbour',
  perry: 'erie',
  lawrence: 'erie',
} as const;

describe('two forces afloat', () => {
  it('MMW-8.72 Contrary Winds on one force hold no ship of the other', () => {
    expect(CARD.c61.title.en).toBe('Contrary Winds');
    const state = windsOn(both(TWO, 'chauncey', 'perry'), 1);
    const first = act(state, 'us', ['first 1']).state;
    expect(refused(first, 'us', 'sail oswego')).toBe('MMW-11.15');
    const second = act(first, 'us', ['stop']).state;
    expect(options(second, 'us')).toEqual(
      expect.arrayContaining(['sail buffalo', 'enter lake-erie']),
    );
    const other = act(windsOn(both(TWO, 'chauncey', 'perry'), 2), 'us', ['first 1']).state;
    expect(options(other, 'us')).toContain('sail oswego');
    const held = run(other, 'us', ['stop']);
    expect(refused(held, 'us', 'sail buffalo')).toBe('MMW-11.15');
  });

  it('MMW-8.72 a ship that waits on the way of the other force is held with that force only', () => {
    const put = { ...TWO, conquest: 'oswego' };
    const state = act(windsOn(both(put, 'chauncey', 'perry'), 2), 'us', ['first 1']).state;
    const there = act(state, 'us', ['sail oswego']).state;
    expect(refused(there, 'us', 'take conquest')).toBeNull();
  });

  const PORT = { 'us-9': 'sackets-harbour', 'us-11': 'sackets-harbour' } as const;

  it('MMW-8.72 ships and units that the first force has not taken may go with the second', () => {
    const put = {
      ...PORT,
      brown: 'sackets-harbour',
      chauncey: 'sackets-harbour',
      oneida: 'sackets-harbour',
      superior: 'sackets-harbour',
    } as const;
    const state = run(both(put, 'brown', 'chauncey'), 'us', ['first 1', 'sail', 'leave superior']);
    const away = run(state, 'us', ['embark us-9', 'sail oswego', 'land us-9']);
    const second = run(away, 'us', ['land-leader brown', 'stop']);
    expect(decision(second, 'us')).toBe('sail');
    expect(second.ships.superior.force).toBe(2);
    expect(refused(second, 'us', 'embark us-11')).toBeNull();
    expect(refused(second, 'us', 'embark us-9')).toBe('MMW-11.36');
  });

  it('MMW-11.4 MMW-11.41 the second force sees who controls the lake since the first has moved', () => {
    const put = {
      ...PORT,
      brown: 'oswego',
      'us-22': 'oswego',
      julia: 'oswego',
      conquest: 'oswego',
      scourge: 'oswego',
      hamilton: 'oswego',
      chauncey: 'sackets-harbour',
      superior: 'sackets-harbour',
      gloucester: 'lake-ontario',
    } as const;
    const blocked = act(both(put, 'brown', 'chauncey'), 'us', ['first 1']).state;
    expect(refused(blocked, 'us', 'sail')).toBe('MMW-3.36');
    let state = act(both(put, 'brown', 'chauncey'), 'us', ['first 2']).state;
    // 6 + 2 class + 1 leader + 1 frigate: the fleet strikes; the winner loses nothing
    state = act(state, 'us', ['enter lake-ontario'], [6, 1]).state;
    expect([state.vp, lakeController(state, 'lake-ontario')]).toEqual([2, 'us']);
    expect(options(state, 'us')).toContain('sail');
  });
});

describe('control of a lake', () => {
  const enter = (put: Pieces, dice: readonly number[] = []) =>
    act(
      led('us', 'chauncey', { chauncey: 'oswego', superior: 'oswego', ...put }),
      'us',
      ['enter lake-ontario'],
      dice,
    ).state;

  it('MMW-11.41 MMW-4.16 a lake that changes hands swings the marker by 4', () => {
    const before = led('us', 'chauncey', {
      chauncey: 'oswego',
      superior: 'oswego',
      gloucester: 'lake-ontario',
    });
    expect(before.vp).toBe(-2);
    expect(enter({ gloucester: 'lake-ontario' }, [6, 1]).vp).toBe(2);
  });

  it('MMW-11.41 it takes a sound ship, and nobody has it while both have one', () => {
    const holder = (put: Pieces) => lakeController(scene({ put }), 'lake-ontario');
    expect(holder({ oneida: 'lake-ontario' })).toBe('us');
    expect(holder({ oneida: 'lake-ontario!' })).toBeNull();
    expect(holder({ chauncey: 'lake-ontario' })).toBeNull();
    expect(holder({ oneida: 'lake-ontario', wolfe: 'lake-ontario' })).toBeNull();
  });

  it('MMW-11.41 neither land units nor land leaders stay in a box', () => {
    const state = act(
      led('us', 'chauncey', {
        chauncey: 'oswego',
        superior: 'oswego',
        brown: 'oswego',
        'us-9': 'oswego',
      }),
      'us',
      ['embark us-9', 'embark-leader brown', 'enter lake-ontario'],
    ).state;
    expect(refused(state, 'us', 'stop')).toBe('MMW-11.12');
    expect(refused(state, 'us', 'land us-9')).toBe('MMW-11.31');
    expect(refused(state, 'us', 'land-leader brown')).toBe('MMW-11.31');
    expect(refused(state, 'us', 'leave superior')).toBe('MMW-11.15');
  });

  it('MMW-11.42 MMW-4.16 it is worth 2 VPs as soon as the force has moved', () => {
    const state = enter({});
    expect(state.vp).toBe(0);
    expect(act(state, 'us', ['stop']).state.vp).toBe(2);
  });
});
