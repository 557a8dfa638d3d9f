import { CARD } from '../../../src/rules/madison/components/cards/index.js';
import { campaign } from '../../../src/rules/madison/phases/march/activation.js';
import { cardPlayOver } from '../../../src/rules/madison/phases/turn/card-play.js';
import { lakeController } from '../../../src/rules/madison/questions/control.js';
import type { Lasting, MadisonState } from '../../../src/rules/madison/state.js';
import { act, decision, options, type Pieces, refused, scene, told, unforced } from './support.js';
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
    const first = unforced.act(state, 'us', ['first 1']).state;
    expect(refused(first, 'us', 'sail oswego')).toBe('MMW-11.15');
    // a force that can do nothing is passed over
    const second = act(state, 'us', ['first 1']).state;
    expect(options(second, 'us')).toEqual(
      expect.arrayContaining(['sail buffalo', 'enter lake-erie']),
    );
    const other = act(windsOn(both(TWO, 'chauncey', 'perry'), 2), 'us', ['first 1']).state;
    expect(options(other, 'us')).toContain('sail oswego');
    const held = unforced.act(other, 'us', ['stop']).state;
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

describe('a leader and one unit', () => {
  const FLEET = { brown: 'albany', oneida: 'sackets-harbour', superior: 'lake-ontario' } as const;
  const named = (set?: (state: MadisonState) => void) =>
    unforced.walk(
      scene({
        put: FLEET,
        set(state) {
          state.play = { by: 'us', card: 'c57', use: 'event', attacked: {} };
          set?.(state);
        },
        agenda: (state) => [...campaign(state, 'us'), cardPlayOver('us')],
        asked: true,
      }),
      ['us', 'leader brown'],
    );

  it('MMW-8.71 MMW-8.31.3 the single unit may be a lone ship, of a town or of a box', () => {
    expect(options(named(), 'us')).toEqual(
      expect.arrayContaining(['ship oneida', 'ship superior', 'alone']),
    );
    const declared = act(named(), 'us', ['ship oneida']);
    expect(told(declared, 'campaign-force')).toEqual({ side: 'us', force: 2, ship: 'oneida' });
    const under = run(declared.state, 'us', ['first 2', 'sail oneida']);
    expect(options(under, 'us')).toContain('sail oswego');
    const there = run(under, 'us', ['sail oswego', 'stop']);
    expect([there.ships.oneida.at, decision(there, 'us')]).toEqual(['oswego', 'march']);
  });

  it('MMW-8.71 it is of another space than the leader, and one that may sail', () => {
    expect(refused(named(), 'us', 'ship wolfe')).toBe('MMW-8.71');
    expect(refused(named(), 'us', 'ship lawrence')).toBe('MMW-8.71');
    const beside = named((state) => void (state.leaders.brown.at = 'sackets-harbour'));
    expect(refused(beside, 'us', 'ship oneida')).toBe('MMW-8.71');
  });

  it('MMW-11.21 a ship that has withdrawn is not activated', () => {
    const withdrawn = named(({ ships }) => void (ships.oneida.withdrew = true));
    expect(refused(withdrawn, 'us', 'ship oneida')).toBe('MMW-11.21');
  });

  it('MMW-card-110 nor one that is blockaded', () => {
    expect(refused(named(blockade), 'us', 'ship oneida')).toBe('MMW-card-110');
  });
});

/** The British hold the lake and have played Base Blockaded on it. */
function blockade(state: MadisonState): void {
  Object.assign(state.ships.superior, { at: 'pool' });
  Object.assign(state.ships.wolfe, { at: 'lake-ontario' });
  state.lasting.push({ card: 'c110', by: 'gb', nth: 0, until: 'turn', lake: 'lake-ontario' });
}

describe('a naval leader whose ships may not move', () => {
  const PUT = { chauncey: 'sackets-harbour', oneida: 'sackets-harbour' } as const;
  const open = (put: Pieces, set?: (state: MadisonState) => void) =>
    scene({ put, hands: { us: ['c57'] }, ...(set && { set }) });
  /** Led by the card's value, and by the Campaign itself. */
  const why = (put: Pieces, set?: (state: MadisonState) => void) => [
    refused(open(put, set), 'us', 'lead c57 chauncey'),
    refused(
      unforced.act(open({ brown: 'albany', ...put }, set), 'us', ['event c57']).state,
      'us',
      'leader chauncey',
    ),
  ];

  it('MMW-11.15 who has none with him stays, in a Campaign too', () => {
    expect(why({ chauncey: 'sackets-harbour' })).toEqual(['MMW-11.15', 'MMW-11.15']);
  });

  it('MMW-11.21 nor does he go on ships that have withdrawn', () => {
    expect(why(PUT, ({ ships }) => void (ships.oneida.withdrew = true))).toEqual([
      'MMW-11.21',
      'MMW-11.21',
    ]);
  });

  it('MMW-card-110 nor on ships that are blockaded', () => {
    expect(why(PUT, blockade)).toEqual(['MMW-card-110', 'MMW-card-110']);
  });

  it('MMW-8.31.2 his command value is asked for first, and one ship that may sail will do', () => {
    const both = { ...PUT, julia: 'sackets-harbour' } as const;
    expect(why(both, ({ ships }) => void (ships.oneida.withdrew = true))).toEqual([null, null]);
    const weak = scene({ put: { chauncey: 'sackets-harbour' }, hands: { us: ['c37'] } });
    expect(refused(weak, 'us', 'lead c37 chauncey')).toBe('MMW-8.31.2');
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
