import type { Action } from '../../../src/rules/kernel/action.js';
import { frameOf, owed } from '../../../src/rules/kernel/agenda.js';
import { choices, playInPlace, start } from '../../../src/rules/kernel/play.js';
import { greedyPlayer } from '../../../src/rules/kernel/players.js';
import { seeded, seededChance } from '../../../src/rules/kernel/random.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { CARD, type CardId } from '../../../src/rules/madison/components/cards/index.js';
import { SPACE_IDS } from '../../../src/rules/madison/components/map.js';
import { SCENARIO_IDS } from '../../../src/rules/madison/components/scenarios.js';
import { type Side, SIDES } from '../../../src/rules/madison/components/side.js';
import type { TurnId } from '../../../src/rules/madison/components/turns.js';
import type { PlayFrame } from '../../../src/rules/madison/frames/turn.js';
import { madison } from '../../../src/rules/madison/index.js';
import { evaluate } from '../../../src/rules/madison/player/evaluate.js';
import { boardOf } from '../../../src/rules/madison/player/worth/board.js';
import { driveOf } from '../../../src/rules/madison/player/worth/drive.js';
import { winterLosses } from '../../../src/rules/madison/player/worth/winter.js';
import { worthTrying } from '../../../src/rules/madison/player/worth-trying.js';
import { holderOf } from '../../../src/rules/madison/questions/control.js';
import { extraQuarters } from '../../../src/rules/madison/questions/language/lasting.js';
import { leaderStates, unitStates } from '../../../src/rules/madison/questions/pieces.js';
import { cardDeedsOf } from '../../../src/rules/madison/questions/plays.js';
import { excess } from '../../../src/rules/madison/questions/winter.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { resample } from '../../../src/rules/madison/view/resample.js';
import { act, type Scene, scene } from './support.js';

/** Calls back with the positions of random games of every scenario, one in `every`. */
function positions(every: number, look: (state: MadisonState) => void): void {
  SCENARIO_IDS.forEach((scenario, i) => {
    const chance = seededChance(i + 3);
    const random = seeded(i + 4);
    const { state } = start(madison, { scenario, options: {} }, chance);
    for (let step = 0; state.outcome === null; step++) {
      if (step % every === 0) look(state);
      const seat = owed(madison, state)[0] as Side;
      const all = choices(madison, state, seat);
      const action = all[random(all.length)];
      if (action === undefined) throw new Error('nothing to choose from');
      playInPlace(madison, state, seat, action, new RecordingTable(chance));
    }
  });
}

describe('the player, where somebody has begun a play', () => {
  it('keeps to the card and to the use that they have chosen, or to the way home', () => {
    const seen = { card: 0, use: 0, home: 0 };
    positions(1, (state) => {
      const side = owed(madison, state)[0] as Side;
      const frame = frameOf(state, side) as PlayFrame | null;
      if (frame?.f !== 'play') return;
      const { card, use } = frame;
      const all = choices(madison, state, side);
      const tried = worthTrying(state, side, all);
      expect(tried.length).toBeGreaterThan(0);
      if (use === 'withdraw') {
        seen.home++;
        expect(tried).toEqual(all);
      } else if (use !== undefined) {
        seen.use++;
        const listed = new Set(all.map((one) => JSON.stringify(one)));
        for (const one of tried) expect(listed).toContain(JSON.stringify(one));
      } else if (card !== undefined) {
        seen.card++;
        for (const one of tried) expect(one['card']).toBe(card);
      }
    });
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

describe('the evaluation', () => {
  it('is the same in every world that the side cannot tell from the true one', () => {
    let compared = 0;
    positions(5, (state) => {
      for (const side of SIDES) {
        const { state: other, renamed } = resample(state, side, seeded(compared), 'any');
        expect(evaluate(other, side)).toBe(evaluate(state, side));
        if (Object.keys(renamed).length > 0) compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(200);
  });

  it('gives the one what it takes from the other where no cards are left', () => {
    const state = scene({
      turn: '1814-2',
      put: { 'us-5': 'york', r8: 'kingston', wolfe: 'kingston' },
    });
    expect(evaluate(state, 'us')).toBeCloseTo(-evaluate(state, 'gb'), 9);
  });

  it('knows whose spaces are as the rules do', () => {
    positions(40, (state) => {
      expect(boardOf(state).holder).toEqual(SPACE_IDS.map((id) => holderOf(state, id)));
    });
  });
});

/** Cards of two points in 1813: an American event, a British one. */
const [OURS, THEIRS] = ['c38', 'c51'] as const;

describe('the evaluation of a fleet and of the winter', () => {
  it('misses a naval leader who is not with his ships', () => {
    const at = (perry: string) =>
      evaluate(scene({ put: { lawrence: 'erie', 'queen-charlotte': 'ft-malden', perry } }), 'us');
    expect(at('erie')).toBeGreaterThan(at('buffalo'));
  });

  it('counts the units that the winter leaves no quarters, as the rules do (MMW-16.2)', () => {
    let crowded = 0;
    positions(15, (state) => {
      for (const side of SIDES) {
        if (SPACE_IDS.some((space) => extraQuarters(state, side, space) > 0)) continue;
        const steps = SPACE_IDS.reduce((sum, space) => sum + excess(state, side, space), 0);
        const half = state.turn === null ? '1' : (state.turn[5] as string);
        const step = { '1': 0.05, '2': 0.15 }[half] ?? 0;
        expect(winterLosses(boardOf(state), side)).toBeCloseTo(step * steps, 9);
        if (steps > 0) crowded += 1;
      }
    });
    expect(crowded).toBeGreaterThan(50);
  });
});

describe('the evaluation of what lies beyond one march', () => {
  const worth = (side: Side, given: Scene) => evaluate(scene({ turn: '1813-1', ...given }), side);
  const army = (at: string) => ({ 'us-6': at, 'us-13': at, 'us-15': at });

  it('has an army rather where the enemy is', () => {
    expect(worth('us', { put: army('plattsburgh') })).toBeGreaterThan(
      worth('us', { put: army('albany') }),
    );
  });

  it('is drawn towards Quebec, while it wins the war (MMW-17.31)', () => {
    const drive = (turn: TurnId, at: string) =>
      driveOf(boardOf(scene({ turn, put: army(at) })), 'us').worth;
    expect(drive('1813-1', 'three-rivers')).toBeGreaterThan(drive('1813-1', 'sorel'));
    expect(drive('1813-1', 'sorel')).toBeGreaterThan(0);
    expect(drive('1814-1', 'three-rivers')).toBe(0);
  });

  it('sees what stands in the way, and the way over a lake that nobody bars', () => {
    const drive = (put: Scene['put'] & object) =>
      driveOf(boardOf(scene({ turn: '1813-1', put })), 'us').worth;
    const free = drive(army('st-jean'));
    expect(drive({ ...army('st-jean'), lcm: 'sorel', 'sem-1': 'montreal' })).toBeLessThan(free);
    const ashore = { r8: 'ft-malden', r49: 'ft-malden' };
    const gb = (put: Scene['put'] & object) =>
      driveOf(boardOf(scene({ turn: '1813-1', put: { ...ashore, ...put } })), 'gb').worth;
    expect(gb({ 'queen-charlotte': 'ft-malden' })).toBeGreaterThan(gb({}));
    expect(gb({ 'queen-charlotte': 'ft-malden', lawrence: 'lake-erie' })).toBe(gb({}));
  });

  it('counts the second city for more than the first, and the third for all (MMW-17.32)', () => {
    const held = (...towns: readonly string[]) => {
      const units = ['r8', 'r49', 'r103'];
      const put = Object.fromEntries(towns.map((at, i) => [units[i] ?? '', at]));
      return driveOf(boardOf(scene({ turn: '1814-1', put })), 'gb').worth;
    };
    const [one, two] = [held('albany'), held('albany', 'mansfield')];
    expect(two).toBeGreaterThan(2 * one);
    expect(held('albany', 'mansfield', 'pittsburgh')).toBe(400);
  });
});

describe('what the greedy player tries', () => {
  /** Of which nothing has been chosen yet. */
  const isPlay = (state: MadisonState, side: Side) => {
    const { f, card, use } = (frameOf(state, side) ?? {}) as Partial<PlayFrame>;
    return f === 'play' && card === undefined && use === undefined;
  };
  /** How many units and leaders of a side are in a space. */
  const men = (state: MadisonState, side: Side, space: string) =>
    [...unitStates(state, side), ...leaderStates(state, side)].filter(({ at }) => at === space)
      .length;
  /** What a play does, whichever card it takes; as much of the value as there are pieces for it. */
  const deed = (state: MadisonState, side: Side, { card, ...rest }: Action) => {
    const { opv } = CARD[card as CardId];
    const used = rest.do === 'units' ? Math.min(opv, men(state, side, rest['space'] as string)) : 0;
    return JSON.stringify([rest, used]);
  };

  it('is every deed that a card could be played for, with fewer cards', () => {
    let [listed, tried] = [0, 0];
    positions(3, (state) => {
      const side = SIDES.find((one) => isPlay(state, one));
      if (side === undefined) return;
      const all: readonly Action[] = cardDeedsOf(state, side);
      const some = worthTrying(state, side, choices(madison, state, side));
      const deeds = new Set(some.map((action) => deed(state, side, action)));
      for (const action of all)
        if (action.do !== 'depot') expect(deeds).toContain(deed(state, side, action));
      for (const action of some) expect(all).toContainEqual(action);
      [listed, tried] = [listed + all.length, tried + some.length];
    });
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThan(listed / 2);
  });

  it('is the card that can do nothing else, of two of the same value', () => {
    const state = scene({
      turn: '1813-2',
      put: { 'us-5': 'albany' },
      hands: { us: [OURS, THEIRS] },
    });
    expect(CARD[OURS].opv).toBe(CARD[THEIRS].opv);
    const units = worthTrying(state, 'us', choices(madison, state, 'us')).filter(
      (action) => action.do === 'units',
    );
    expect(units).toEqual([{ do: 'units', card: THEIRS, space: 'albany' }]);
  });

  it('holds no reinforcements back (MMW-14.21)', () => {
    let asked = 0;
    positions(1, (state) => {
      for (const side of SIDES) {
        if (frameOf(state, side)?.f !== 'wish') continue;
        const all = choices(madison, state, side);
        expect(worthTrying(state, side, all)).toEqual([{ do: 'done' }]);
        if (all.length > 1) asked += 1;
      }
    });
    expect(asked).toBeGreaterThan(0);
  });
});

describe('the greedy player', () => {
  /** What the one card of a hand is played for. */
  const chosen = (given: Scene, seat: Side) => {
    const state = act(scene(given), seat, ['card c45']).state;
    const all = choices(madison, state, seat);
    return greedyPlayer({ rules: madison, state, seat, all }, seeded(1));
  };

  it("puts out for a lake that is nobody's, not for one that is its own", () => {
    const put = { perry: 'erie', lawrence: 'erie', 'queen-charlotte': 'ft-malden' } as const;
    const withMarker = (marker: Side | null) =>
      chosen(
        { put, hands: { us: ['c45'] }, set: (state) => (state.markers['lake-erie'] = marker) },
        'us',
      );
    // Perry with his ship, or the ship by itself
    const out = [
      { do: 'lead', card: 'c45', leader: 'perry' },
      { do: 'units', card: 'c45', space: 'erie' },
    ];
    expect(out).toContainEqual(withMarker(null));
    expect(out).not.toContainEqual(withMarker('us'));
  });

  it('sends for the nearest force when Quebec stands open', () => {
    const put = { 'us-5': 'three-rivers', 'us-14': 'three-rivers', 'us-12': 'buffalo' } as const;
    expect(chosen({ turn: '1813-2', put, hands: { us: ['c45'] } }, 'us')).toMatchObject({
      space: 'three-rivers',
    });
  });
});
