import type { Frame } from '../../../src/rules/kernel/frame.js';
import { type UnitId, UNITS } from '../../../src/rules/madison/components/units.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import {
  act,
  decision,
  options,
  owing,
  refused,
  said,
  type Scene,
  scene,
  seen,
  told,
  walk,
} from './support.js';

/** The Reinforcement Phase of a turn, the deal and what fights after it. */
const phase = (turn: NonNullable<Scene['turn']>, more: Scene = {}): MadisonState =>
  scene({ turn, agenda: [{ f: 'turn', stage: 'reinforcements' } as Frame], ...more });

const bothDone = (state: MadisonState) => act(act(state, 'us', ['done']).state, 'gb', ['done']);

describe('reinforcements', () => {
  it('MMW-14.0 MMW-14.1 both sides place theirs before the cards are dealt, at no cost', () => {
    const state = phase('1813-1');
    expect(owing(state)).toEqual(['us', 'gb']);
    const done = bothDone(state);
    const types = said(done);
    expect(types.lastIndexOf('arrived')).toBeLessThan(types.indexOf('dealt'));
    const arriving = UNITS.filter(({ arrives }) => arrives === '1813-1');
    expect(arriving.length).toBeGreaterThan(2);
    for (const { id, at } of arriving) expect([id, done.state.units[id].at]).toEqual([id, at]);
    expect(done.state.play).toBeNull();
  });

  it('MMW-14.1 neither side sees what the other holds back before both have decided', () => {
    const state = act(phase('1813-1'), 'us', ['delay us-18']).state;
    expect(seen(state, 'us').units['us-18']).toMatchObject({ wished: true });
    expect(seen(state, 'gb')).toEqual(seen(phase('1813-1'), 'gb'));
    expect(owing(act(state, 'us', ['done']).state)).toEqual(['gb']);
  });

  it('MMW-8.27 what a card holds back everybody sees, and its owner cannot wish it again', () => {
    const state = phase('1812-2', {
      set: ({ units }) => void (units['us-12'].delayed = true),
    });
    for (const viewer of ['us', 'gb', null] as const)
      expect(seen(state, viewer).units['us-12']).toMatchObject({ delayed: true });
    expect(refused(state, 'us', 'delay us-12')).toBe('MMW-14.22');
    const { units } = bothDone(state).state;
    expect([units['us-12'].at, units['us-12'].delayed]).toEqual(['late', undefined]);
  });

  it('MMW-14.1 a wish stays hidden beside what a card holds back', () => {
    const world = (wished: boolean) =>
      phase('1812-2', {
        set({ units }) {
          units['us-12'].delayed = true;
          if (wished) units['us-14'].wished = true;
        },
      });
    expect(seen(world(true), 'us')).not.toEqual(seen(world(false), 'us'));
    for (const viewer of ['gb', null] as const)
      expect(seen(world(true), viewer)).toEqual(seen(world(false), viewer));
    expect(options(world(true), 'gb')).toEqual(options(world(false), 'gb'));
  });

  it('MMW-14.2 MMW-14.21 MMW-14.22 some may be held back a turn, then they come or are lost', () => {
    let state = walk(
      phase('1812-2'),
      ['us', 'delay us-12'],
      ['us', 'delay-leader harrison'],
      ['us', 'done'],
      ['gb', 'done'],
    );
    expect([state.units['us-12'].at, state.leaders.harrison.at, state.units['us-14'].at]).toEqual([
      'late',
      'late',
      'pittsburgh',
    ]);
    // the next phase is that of spring, winter has none
    state = scene({
      turn: '1813-1',
      agenda: [{ f: 'turn', stage: 'reinforcements' } as Frame],
      set: (now) => {
        now.units['us-12'].at = 'late';
        now.leaders.harrison.at = 'late';
      },
    });
    expect(refused(state, 'us', 'delay us-12')).toBe('MMW-14.22');
    expect(refused(state, 'us', 'delay-leader harrison')).toBe('MMW-14.22');
    const came = bothDone(state).state;
    expect([came.units['us-12'].at, came.leaders.harrison.at]).toEqual([
      'pittsburgh',
      'ft-macarthur',
    ]);
  });

  it('MMW-14.22 nothing is held back that has not come yet, nor twice in one phase', () => {
    const state = phase('1812-2');
    expect(refused(state, 'us', 'delay us-18')).toBe('MMW-14.22');
    expect(refused(act(state, 'us', ['delay us-12']).state, 'us', 'delay us-12')).toBe('MMW-14.22');
  });
});

describe('a reinforcement space in the enemy’s hands', () => {
  /** The British hold Albany; the reinforcements of late 1814 come: us-4rifle, us-45 and militia. */
  const taken = (more: Scene = {}) =>
    bothDone(phase('1814-2', { put: { r8: 'albany', r49: 'albany' }, by: 'gb', ...more }));

  it('MMW-14.3 MMW-14.31 they wait until the cards are dealt, then they attack or stay away; it is no card play', () => {
    const { state, events } = taken();
    expect([state.units['us-45'].at, owing(state), decision(state, 'us')]).toEqual([
      'waiting',
      ['us'],
      'arrive',
    ]);
    expect(events.map(({ type }) => type)).toContain('dealt');
    const hands = seen(state, null).hands;
    const fought = act(state, 'us', ['fight']).state;
    expect(fought.units['us-45'].at).toBe('albany');
    expect([seen(fought, null).hands, fought.play?.card]).toEqual([hands, null]);
    // the defender may retreat first
    expect([owing(fought), decision(fought, 'gb')]).toEqual([['gb'], 'evade']);
  });

  it('MMW-14.31 no modifier of a crossing or a landing; the fort and terrain of the space count', () => {
    const round = (unit: UnitId, at: string) => {
      const state = scene({
        put: { r49: at },
        agenda: [{ f: 'arrivals' } as Frame],
        set: (now) => (now.units[unit].at = 'waiting'),
      });
      return told(act(act(state, 'us', ['fight']).state, 'gb', ['stand'], [1, 1]), 'combat-round');
    };
    const clauses = (data: ReturnType<typeof round>) =>
      (data['modifiers'] as { clause: string }[]).map(({ clause }) => clause);
    // without supply the regiment counts for half; the fort adds its one point and takes the forest away
    expect([
      round('us-24', 'ft-macarthur')['defence'],
      round('us-26', 'mansfield')['defence'],
    ]).toEqual([3, 2]);
    expect(clauses(round('us-24', 'ft-macarthur'))).not.toContain('MMW-10.41.b');
    expect(clauses(round('us-26', 'mansfield'))).toContain('MMW-10.41.b');
    for (const clause of ['MMW-10.41.e', 'MMW-10.41.a'])
      expect(clauses(round('us-26', 'mansfield'))).not.toContain(clause);
  });

  it('MMW-14.31 those who stay away go out of the game or come a turn later', () => {
    const { state } = taken();
    const waiting = options(state, 'us').filter((one) => one.startsWith('withhold'));
    let now = state;
    for (const one of waiting) now = act(now, 'us', [one]).state;
    expect(now.units['us-45'].at).toBe('late');
    const late = scene({
      turn: '1814-2',
      put: { r8: 'albany' },
      agenda: [{ f: 'arrivals' } as Frame],
      set: (one) => (one.units['us-18'].at = 'waiting'),
    });
    expect(act(late, 'us', ['withhold us-18']).state.units['us-18'].at).toBe('gone');
  });

  it('MMW-14.31 the first player’s reinforcements fight first', () => {
    const both = (by: 'us' | 'gb') =>
      owing(
        scene({
          turn: '1813-2',
          by,
          put: { r8: 'albany', 'us-6': 'quebec', 'us-13': 'quebec' },
          agenda: [{ f: 'arrivals' } as Frame],
          set(state) {
            state.first = by;
            state.units['us-18'].at = 'waiting';
            state.units.r104.at = 'waiting';
            // Quebec in 1814 decides nothing
            state.turn = '1814-1';
          },
        }),
      );
    expect([both('us'), both('gb')]).toEqual([['us'], ['gb']]);
  });

  it('MMW-14.32 thrown back, they are lost for good, their leader with them', () => {
    const state = scene({
      turn: '1814-1',
      put: { r8: 'albany', r49: 'albany', r103: 'albany' },
      agenda: [{ f: 'arrivals' } as Frame],
      set(now) {
        now.units['us-18'].at = 'waiting';
        now.units['us-10'].at = 'waiting';
        now.leaders.scott.at = 'waiting';
      },
    });
    const stood = act(act(state, 'us', ['fight']).state, 'gb', ['stand']).state;
    let now = act(stood, 'us', ['lead us-18']).state;
    const lead = act(now, 'gb', ['lead r8'], [1, 1]);
    expect(told(lead, 'combat-round')['result']).toMatch(/^AR/);
    now = lead.state;
    for (let n = 0; n < 4 && decision(now, 'us') === 'loss'; n++)
      now = act(now, 'us', [options(now, 'us')[0] ?? '']).state;
    expect([now.units['us-18'].at, now.units['us-10'].at, now.leaders.scott.at]).toEqual([
      'gone',
      'gone',
      'gone',
    ]);
  });

  it('MMW-14.33 enemies too weak to control it retreat a space, even before a single leader', () => {
    // a detachment of one at Albany, worth more
    const state = phase('1814-1', { by: 'gb', put: { 'r10rv-det': 'albany', 'us-6': 'utica' } });
    const leaving = bothDone(state).state;
    expect([decision(leaving, 'gb'), leaving.units['us-9'].at]).toEqual(['retreat', 'waiting']);
    const left = act(leaving, 'gb', ['retreat schenectady']).state;
    expect([left.units['us-9'].at, left.units['us-20'].at]).toEqual(['albany', 'pool']);
    // it goes into enemy territory: a step, its only one
    expect(left.units['r10rv-det'].at).toBe('gone');
    const alone = scene({
      put: { 'r41-det': 'albany' },
      agenda: [{ f: 'reinforce', stage: 'wished' } as Frame],
      set: (now) => {
        now.turn = '1813-1';
        for (const { id, arrives } of UNITS) if (arrives === '1813-1') now.units[id].at = 'gone';
        for (const id of ['drummond', 'yeo', 'barclay', 'perry'] as const)
          now.leaders[id].at = 'gone';
      },
    });
    expect(decision(alone, 'gb')).toBe('retreat');
    const came = act(alone, 'gb', ['retreat saratoga']).state;
    expect([came.leaders.pike.at, came.units['r41-det'].at === 'albany']).toEqual([
      'albany',
      false,
    ]);
  });

  const blocked = (put: Scene['put'], more: Scene = {}) =>
    scene({
      put: { 'us-6': 'utica', ...put },
      hands: { us: ['c37'], gb: [] },
      agenda: [{ f: 'player-turn', by: 'us', stage: 'leaders' } as Frame],
      ...more,
      set(state) {
        state.leaders.pike.at = 'waiting';
        more.set?.(state);
      },
    });

  it('MMW-14.34 a leader alone waits while the enemy controls it; free again, he comes at the start of a player turn', () => {
    const shut = blocked({ r8: 'albany' });
    expect([decision(shut, 'us'), shut.leaders.pike.at]).toEqual(['play', 'waiting']);
    const free = blocked({});
    expect([decision(free, 'us'), options(free, 'us')]).toEqual([
      'enter',
      ['enter pike albany', 'pass'],
    ]);
    const came = act(free, 'us', ['enter pike albany']).state;
    expect([came.leaders.pike.at, decision(came, 'us')]).toEqual(['albany', 'play']);
    // he may be called by the card then played
    expect(refused(came, 'us', 'lead c37 pike')).toBeNull();
    const stays = act(free, 'us', ['pass']).state;
    expect([stays.leaders.pike.at, decision(stays, 'us')]).toEqual(['waiting', 'play']);
  });

  it('MMW-14.34 he does not attack: a leader without units is not asked', () => {
    const state = scene({
      turn: '1814-1',
      put: { r8: 'albany' },
      agenda: [{ f: 'arrivals' } as Frame],
      set: (now) => (now.leaders.scott.at = 'waiting'),
    });
    expect([decision(state, 'us'), state.leaders.scott.at]).toEqual([null, 'waiting']);
  });

  it('MMW-14.34 MMW-14.33 his coming throws weak enemies out', () => {
    const state = act(
      act(blocked({ 'r41-det': 'albany' }), 'us', ['enter pike albany']).state,
      'gb',
      ['retreat saratoga'],
    ).state;
    expect([state.leaders.pike.at, state.units['r41-det'].at === 'albany']).toEqual([
      'albany',
      false,
    ]);
  });

  it('MMW-14.35 who came in winter, or moved in it, suffers the winter after that', () => {
    const winter = scene({
      turn: '1812-w',
      by: 'gb',
      put: { r8: 'kingston', r49: 'kingston', rs1: 'kingston', r103: 'kingston' },
      held: { gb: ['c29'] },
      agenda: [
        { f: 'winter-cards', by: 'gb', passes: 0 } as Frame,
        { f: 'winter-turn', stage: 'attrition' } as Frame,
      ],
    });
    let { state } = act(winter, 'gb', ['event c29']);
    if (decision(state, 'gb') !== 'winter-loss')
      ({ state } = act(state, 'gb', [options(state, 'gb')[0] ?? '']));
    // five at Kingston, which keeps four
    expect([state.units.r104.at, decision(state, 'gb')]).toEqual(['kingston', 'winter-loss']);
    expect(options(state, 'gb')).toContain('lose r104');
  });
});

describe('naval reinforcements', () => {
  const autumn = (put: Scene['put']) => bothDone(phase('1812-2', { put: { ...put } })).state;

  it('MMW-14.4 MMW-14.41 the schooners of late 1812 come free to their towns; other ships do not', () => {
    const state = autumn({});
    expect([state.ships.somers.at, state.ships.trippe.at, state.ships['ohio-ship'].at]).toEqual([
      'buffalo',
      'buffalo',
      'buffalo',
    ]);
    expect([state.ships['madison-ship'].at, state.ships.lawrence.at]).toEqual(['pool', 'pool']);
    const spring = bothDone(phase('1813-1')).state;
    expect(Object.values(spring.ships).filter(({ at }) => at !== 'pool')).toEqual([]);
  });

  it('MMW-14.42 they are lost where the enemy controls the town, and cannot be held back', () => {
    expect(autumn({ r8: 'buffalo' }).ships.somers.at).toBe('gone');
    const state = phase('1812-2');
    expect(options(state, 'us').filter((one) => one.includes('somers'))).toEqual([]);
  });

  it('MMW-14.42 MMW-14.33 weak enemies there make way', () => {
    const state = autumn({ 'r10rv-det': 'buffalo' });
    expect([state.ships.somers.at, state.units['r10rv-det'].at === 'buffalo']).toEqual([
      'buffalo',
      false,
    ]);
  });

  it('MMW-14.43 a naval leader whose town is lost comes to another friendly town of that lake', () => {
    const state = autumn({ r8: 'sackets-harbour' });
    expect([decision(state, 'us'), state.leaders.chauncey.at]).toEqual(['landfall', 'waiting']);
    expect(refused(state, 'us', 'put chauncey buffalo')).toBe('MMW-14.43');
    expect(refused(state, 'us', 'put chauncey kingston')).toBe('MMW-14.43');
    expect(act(state, 'us', ['put chauncey oswego']).state.leaders.chauncey.at).toBe('oswego');
  });

  it('MMW-14.43 the lake is that of his town: Barclay comes to Lake Erie, not to Lake Huron', () => {
    const state = bothDone(phase('1813-1', { put: { 'us-6': 'ft-malden' } })).state;
    expect(decision(state, 'gb')).toBe('landfall');
    expect(options(state, 'gb').sort()).toEqual(
      ['put barclay ft-erie', 'put barclay port-dover', 'put barclay port-talbot'].sort(),
    );
  });

  it('MMW-14.43 without such a town he waits until one is free', () => {
    const put = {
      'us-6': 'ft-malden',
      'us-13': 'ft-erie',
      'us-15': 'port-dover',
      'us-4': 'port-talbot',
    } as const;
    const state = bothDone(phase('1813-1', { by: 'gb', put })).state;
    expect(state.leaders.barclay.at).toBe('waiting');
    const later = scene({
      by: 'gb',
      put: { ...put, 'us-4': 'erie' },
      hands: { gb: ['c37'] },
      agenda: [{ f: 'player-turn', by: 'gb', stage: 'leaders' } as Frame],
      set: (now) => (now.leaders.barclay.at = 'waiting'),
    });
    expect(options(later, 'gb')).toEqual(['enter barclay port-talbot', 'pass']);
  });
});
