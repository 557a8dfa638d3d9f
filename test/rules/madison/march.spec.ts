import { type Action, actionKey } from '../../../src/rules/kernel/action.js';
import { applyStep, askPhaseOf, frameOf, settle } from '../../../src/rules/kernel/agenda.js';
import type { Frame } from '../../../src/rules/kernel/frame.js';
import { loaded } from '../../../src/rules/kernel/random.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { LEADER, type LeaderId } from '../../../src/rules/madison/components/leaders.js';
import { SHIP, type ShipId } from '../../../src/rules/madison/components/ships.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import { UNIT, type UnitId } from '../../../src/rules/madison/components/units.js';
import { phases } from '../../../src/rules/madison/phases/index.js';
import {
  activateLeader,
  activateUnits,
  campaign,
} from '../../../src/rules/madison/phases/march/activation.js';
import { retreatFrames } from '../../../src/rules/madison/questions/retreat.js';
import { emptyState } from '../../../src/rules/madison/setup.js';
import type { MadisonState, Place } from '../../../src/rules/madison/state.js';
import { TOY } from '../support/toy/index.js';

const rules = { ...TOY, id: 'madison', phases };

/** A position in the autumn of 1813 with these pieces; nobody holds a card, so that no window opens. */
function field(pieces: { readonly [P in UnitId | LeaderId | ShipId]?: Place }): MadisonState {
  const state = emptyState();
  state.turn = '1813-2';
  state.play = { by: 'us', card: 'c51', use: 'leader', attacked: {} };
  for (const [id, at] of Object.entries(pieces)) {
    if (id in UNIT) state.units[id as UnitId].at = at;
    if (id in LEADER) state.leaders[id as LeaderId].at = at;
    if (id in SHIP) state.ships[id as ShipId].at = at;
  }
  return state;
}

const table = () => new RecordingTable(loaded());

function run(state: MadisonState, ...frames: readonly Frame[]): RecordingTable {
  state.agenda.push(...frames.toReversed());
  // what stands for the rest of the turn
  state.agenda.unshift({ f: 'wish', by: 'us' } as Frame);
  const said = table();
  settle(rules, state, said);
  return said;
}

function listing(state: MadisonState, by: Side) {
  const frame = frameOf(state, by);
  if (frame === null) throw new Error(`${by} owes nothing`);
  return { frame, list: askPhaseOf(rules, frame).list(state, frame) };
}

const keys = (state: MadisonState, by: Side): string[] =>
  listing(state, by).list.choices().map(actionKey);
const refusal = (state: MadisonState, by: Side, action: Action): string | undefined =>
  listing(state, by).list.ruling(action)?.clause;

const play = (state: MadisonState, by: Side, ...actions: readonly Action[]): RecordingTable =>
  rolling([], state, by, ...actions);

/** Plays with these dice and no others. */
function rolling(
  dice: readonly number[],
  state: MadisonState,
  by: Side,
  ...actions: readonly Action[]
): RecordingTable {
  const said = new RecordingTable(loaded(...dice));
  for (const action of actions) {
    const { frame, list } = listing(state, by);
    const ruling = list.ruling(action);
    if (ruling !== null) throw new Error(`${actionKey(action)}: ${ruling.clause}`);
    applyStep(rules, state, frame, action, said);
    settle(rules, state, said);
  }
  return said;
}

const asked = (state: MadisonState): string | undefined => state.agenda.at(-1)?.f;
const typesOf = ({ events }: RecordingTable): string[] => events.map(({ type }) => type);

describe('leader activation', () => {
  it('MMW-8.42, MMW-8.41, MMW-9.1 counts the MPs of a unit from where it joined', () => {
    const state = field({ brock: 'york', 'york-mil': 'york', 'r41-1': 'ft-george' });
    run(state, ...activateLeader(state, 'gb', 'brock', 1));
    play(
      state,
      'gb',
      { do: 'go', space: 'burlington' },
      { do: 'go', space: 'forty-mile-creek' },
      { do: 'go', space: 'ft-george' },
      { do: 'take', unit: 'r41-1' },
      { do: 'go', space: 'queenston' },
      { do: 'go', space: 'chippawa' },
      { do: 'go', space: 'ft-erie' },
    );
    const on = { do: 'go', space: 'port-dover' };
    expect(refusal(state, 'gb', on)).toBe('MMW-8.42');
    play(state, 'gb', { do: 'leave', unit: 'york-mil' }, on);
    expect(state.units['york-mil'].at).toBe('ft-erie');
    expect([state.units['r41-1'].at, state.leaders.brock.spent]).toEqual(['port-dover', 8]);
    expect(refusal(state, 'gb', { do: 'take', unit: 'york-mil' })).toBe('MMW-8.42');
  });

  const SIXTEEN = [
    ...['r8', 'r49', 'r41-1', 'r41-det', 'r100', 'r10rv', 'rnr', 'canfen', 'voltigeurs', 'r103'],
    ...['rs1', 'glengarry', 'r104', 'r13', 'r41-2', 'r70'],
  ] as UnitId[];

  it('MMW-3.33, MMW-8.43 moves 15 units behind Brock and Proctor and no 16th', () => {
    const crowd = Object.fromEntries(SIXTEEN.map((id) => [id, 'york' as const]));
    const state = field({ brock: 'york', proctor: 'york', ...crowd });
    run(state, ...activateLeader(state, 'gb', 'brock', 1));
    const moving = () => SIXTEEN.filter((id) => state.units[id].force === 1);
    const [...left] = SIXTEEN.filter((id) => state.units[id].force === undefined);
    expect(moving()).toHaveLength(10);
    const take = (unit: UnitId) => ({ do: 'take', unit });
    expect(refusal(state, 'gb', take(left[0] as UnitId))).toBe('MMW-3.33');
    play(state, 'gb', { do: 'take-leader', leader: 'proctor' }, ...left.slice(0, 5).map(take));
    expect(moving()).toHaveLength(15);
    expect(refusal(state, 'gb', take(left[5] as UnitId))).toBe('MMW-3.33');
    expect(refusal(state, 'gb', { do: 'leave-leader', leader: 'proctor' })).toBe('MMW-3.33');
  });

  it('MMW-8.43, MMW-3.35, MMW-8.44 lets no leader take another of his rank, but anybody take Tecumseh', () => {
    const state = field({ brock: 'york', rottenburg: 'york', tecumseh: 'york', ottawa: 'york' });
    run(state, ...activateLeader(state, 'gb', 'brock', 1));
    const list = keys(state, 'gb');
    expect(refusal(state, 'gb', { do: 'take-leader', leader: 'rottenburg' })).toBe('MMW-8.43');
    expect(list).toContain('take-leader|tecumseh');
  });

  it('MMW-3.53, MMW-3.62 gives Tecumseh Indians and one detachment of regulars, no militia, no dragoons', () => {
    const camp = { tecumseh: 'ft-malden', shawnee: 'ft-malden', ottawa: 'ft-malden' } as const;
    const others = { 'r41-det': 'ft-malden', rnr: 'ft-malden', essex: 'ft-malden' } as const;
    const state = field({ ...camp, ...others, d19: 'ft-malden', proctor: 'ft-malden' });
    run(state, ...activateLeader(state, 'gb', 'tecumseh', 1));
    const units = ['shawnee', 'ottawa', 'r41-det', 'rnr', 'essex', 'd19'] as const;
    const taken = units.filter((id) => state.units[id].force === 1);
    expect(taken).toEqual(['shawnee', 'ottawa', 'r41-det']);
    expect(refusal(state, 'gb', { do: 'take', unit: 'rnr' })).toBe('MMW-3.33');
    expect(refusal(state, 'gb', { do: 'take', unit: 'd19' })).toBe('MMW-3.53');
    expect(refusal(state, 'gb', { do: 'take-leader', leader: 'proctor' })).toBe('MMW-8.43');
  });

  it('MMW-10.23 keeps reduced units alone out of a space with enemies', () => {
    const state = field({ brock: 'queenston', lincoln: 'queenston', 'us-13': 'lewiston' });
    state.units.lincoln.reduced = true;
    run(state, ...activateLeader(state, 'gb', 'brock', 1));
    expect(refusal(state, 'gb', { do: 'go', space: 'lewiston' })).toBe('MMW-10.23');
  });

  it('MMW-3.63 keeps the Lower Canada militia within two spaces of Montreal', () => {
    const state = field({ rottenburg: 'cornwall', lcm: 'cornwall' });
    run(state, ...activateLeader(state, 'gb', 'rottenburg', 1));
    expect(refusal(state, 'gb', { do: 'go', space: 'prescott' })).toBe('MMW-3.63');
    expect(keys(state, 'gb')).toContain('go|coteau-du-lac');
  });

  it('MMW-6.2.3.c keeps out of enemy territory before the war', () => {
    const state = field({ hull: 'detroit', 'us-4': 'detroit' });
    state.turn = null;
    run(state, ...activateLeader(state, 'us', 'hull', 1));
    expect(refusal(state, 'us', { do: 'go', space: 'sandwich' })).toBe('MMW-6.2.3.c');
  });
});

describe('a Campaign card', () => {
  /** The example under MMW-8.31.8. */
  const armies = () => {
    const west = { wilkinson: 'sackets-harbour', 'us-6': 'sackets-harbour' } as const;
    const state = field({ ...west, hampton: 'plattsburgh', 'us-13': 'plattsburgh' });
    state.play = { by: 'us', card: 'c57', use: 'event', attacked: {} };
    return state;
  };
  const bothNamed = [
    { do: 'leader', leader: 'wilkinson' },
    { do: 'leader', leader: 'hampton' },
  ];

  it('MMW-8.7, MMW-8.72 moves Wilkinson to French Mills, then Hampton one space through Heavy Rain', () => {
    const state = armies();
    run(state, ...campaign(state, 'us'));
    play(state, 'us', ...bothNamed);
    state.lasting.push({
      card: 'c60',
      by: 'gb',
      nth: 0,
      until: 'card',
      space: 'plattsburgh',
      force: 2,
    });
    play(
      state,
      'us',
      { do: 'first', count: 1 },
      { do: 'go', space: 'ogdensburg' },
      { do: 'go', space: 'french-mills' },
      { do: 'stop' },
    );
    expect(state.units['us-6'].at).toBe('french-mills');
    play(state, 'us', { do: 'go', space: 'chazy' });
    expect([state.leaders.hampton.at, state.leaders.hampton.done]).toEqual(['chazy', true]);
    expect(asked(state)).toBe('wish');
  });

  it('MMW-8.72 lets the second leader take what the first of the same space has left', () => {
    const state = field({ wilkinson: 'albany', hampton: 'albany', 'us-6': 'albany' });
    state.play = { by: 'us', card: 'c57', use: 'event', attacked: {} };
    run(state, ...campaign(state, 'us'));
    play(state, 'us', ...bothNamed, { do: 'first', count: 1 });
    expect(refusal(state, 'us', { do: 'take-leader', leader: 'hampton' })).toBe('MMW-8.42');
    play(state, 'us', { do: 'leave', unit: 'us-6' }, { do: 'go', space: 'saratoga' });
    play(state, 'us', { do: 'stop' });
    expect(state.units['us-6'].force).toBe(2);
  });

  it('MMW-8.71 takes a single unit only from another space than the leader', () => {
    const state = armies();
    run(state, ...campaign(state, 'us'));
    play(state, 'us', { do: 'leader', leader: 'wilkinson' });
    expect(refusal(state, 'us', { do: 'unit', unit: 'us-6' })).toBe('MMW-8.71');
    expect(refusal(state, 'us', { do: 'unit', unit: 'us-13' })).toBeUndefined();
  });
});

describe('units activation', () => {
  it('MMW-8.62 sends all that attack one space in together', () => {
    const state = field({ 'r41-1': 'queenston', lincoln: 'queenston', 'us-13': 'lewiston' });
    state.play = { by: 'gb', card: 'c51', use: 'units', attacked: {} };
    run(state, ...activateUnits(state, 'gb', 'queenston', 2, 1));
    const assault = (unit: UnitId) => ({ do: 'assault', unit, space: 'lewiston' });
    play(state, 'gb', { do: 'unit', unit: 'r41-1' }, { do: 'unit', unit: 'lincoln' });
    expect(refusal(state, 'gb', { ...assault('lincoln'), do: 'go' })).toBe('MMW-8.62');
    play(state, 'gb', assault('lincoln'));
    expect([state.units.lincoln.at, asked(state)]).toEqual(['queenston', 'units']);
    play(state, 'gb', assault('r41-1'));
    expect([state.units.lincoln.at, state.units['r41-1'].at]).toEqual(['lewiston', 'lewiston']);
    expect(asked(state)).toBe('evade');
  });

  it('MMW-3.61 takes the North West Company across without ships, and nobody else', () => {
    const state = field({ 'nw-company': 'ft-st-joseph', 'r10rv-det': 'ft-st-joseph' });
    state.play = { by: 'gb', card: 'c51', use: 'units', attacked: {} };
    run(state, ...activateUnits(state, 'gb', 'ft-st-joseph', 2, 1));
    play(state, 'gb', { do: 'unit', unit: 'nw-company' }, { do: 'unit', unit: 'r10rv-det' });
    const cross = (unit: UnitId) => ({ do: 'go', unit, space: 'ft-mackinac' });
    expect(refusal(state, 'gb', cross('r10rv-det'))).toBe('MMW-9.1');
    play(state, 'gb', cross('nw-company'));
    expect(state.units['nw-company'].spent).toBe(1);
  });
});

describe('retreat before combat', () => {
  it('MMW-9.46, MMW-10.72.a, MMW-9.44 is ranked by losses and never goes where the enemy came from', () => {
    const state = field({ brown: 'queenston', 'us-6': 'queenston', r10rv: 'ft-george' });
    run(state, ...activateLeader(state, 'us', 'brown', 1));
    play(state, 'us', { do: 'go', space: 'ft-george' });
    expect(keys(state, 'gb')).toEqual(['retreat|forty-mile-creek', 'stand']);
    expect(refusal(state, 'gb', { do: 'retreat', to: 'queenston' })).toBe('MMW-10.72.a');
    expect(refusal(state, 'gb', { do: 'retreat', to: 'ft-niagara' })).toBe('MMW-10.71.1');
    play(state, 'gb', { do: 'retreat', to: 'forty-mile-creek' });
    // MMW-9.44 the mover goes on
    expect(keys(state, 'us')).toContain('go|forty-mile-creek');
  });

  it('MMW-9.51, MMW-9.52 is mandatory at 9 to 1, and the mover goes on', () => {
    const host = { r8: 'queenston', r103: 'queenston', rs1: 'queenston' } as const;
    const state = field({
      brock: 'queenston',
      ...host,
      canfen: 'queenston',
      'us-1art': 'lewiston',
    });
    run(state, ...activateLeader(state, 'gb', 'brock', 1));
    play(state, 'gb', { do: 'go', space: 'lewiston' });
    expect(keys(state, 'us')).not.toContain('stand');
    play(state, 'us', { do: 'retreat', to: 'batavia' });
    expect(keys(state, 'gb')).toContain('go|batavia');
  });

  it('MMW-9.45.b, MMW-10.72.d is not offered to a force without a way out', () => {
    const state = field({ 'nw-company': 'ft-st-joseph', 'us-mack': 'ft-mackinac' });
    state.play = { by: 'gb', card: 'c51', use: 'units', attacked: {} };
    run(state, ...activateUnits(state, 'gb', 'ft-st-joseph', 1, 1));
    const assault = { do: 'assault', unit: 'nw-company', space: 'ft-mackinac' };
    const said = rolling([6, 6], state, 'gb', assault);
    expect(typesOf(said)).toContain('combat-round');
    expect([state.units['us-mack'].at, asked(state)]).toEqual(['gone', 'wish']);
  });

  it('MMW-9.53 takes a leader alone out of the way', () => {
    const state = field({ brock: 'queenston', 'us-6': 'lewiston', brown: 'lewiston' });
    run(state, ...activateLeader(state, 'us', 'brown', 1));
    play(state, 'us', { do: 'go', space: 'queenston' });
    play(state, 'gb', { do: 'retreat', to: 'chippawa' });
    expect(state.leaders.brock.at).toBe('chippawa');
  });
});

describe('retreat of attackers', () => {
  /** The example of MMW-10.73: Kingston cuts off the west, the lake is American. */
  const kingston = (more: { readonly [P in UnitId]?: Place } = {}) => {
    const state = field({
      r10rv: 'kingston',
      'us-6': 'kingston',
      oneida: 'lake-ontario',
      ...more,
    });
    state.units.r10rv.from = 'smiths-creek';
    state.units.r10rv.cut = true;
    run(state, ...retreatFrames(state, 'gb', 'kingston', 'attacker'));
    return state;
  };

  it('MMW-10.73.c may bring them back into supply', () => {
    expect(keys(kingston(), 'gb')).toEqual(['retreat|gananoque', 'retreat|smiths-creek']);
  });

  it('MMW-10.73.c, MMW-10.73 goes back where it came from if the other space is not empty', () => {
    expect(kingston({ leeds: 'gananoque' }).units.r10rv.at).toBe('smiths-creek');
  });

  it('MMW-10.73.c, MMW-10.73 goes back where it came from if the other space restores no supply', () => {
    expect(kingston({ 'us-13': 'prescott' }).units.r10rv.at).toBe('smiths-creek');
  });

  it('MMW-11.53, MMW-10.73.b is by water after a landing', () => {
    const state = field({
      r10rv: 'sackets-harbour',
      'us-6': 'sackets-harbour',
      'royal-george': 'sackets-harbour',
    });
    state.units.r10rv.from = 'lake-ontario';
    run(state, ...retreatFrames(state, 'gb', 'sackets-harbour', 'attacker'));
    expect(refusal(state, 'gb', { do: 'retreat', to: 'oswego' })).toBe('MMW-11.53');
    play(state, 'gb', { do: 'retreat-by-water', to: 'york' });
    expect([state.units.r10rv.at, state.ships['royal-george'].at]).toEqual(['york', 'york']);
  });

  it('MMW-11.53, MMW-10.72.e surrenders after a landing whose ships have gone', () => {
    const state = field({ r10rv: 'sackets-harbour', 'us-6': 'sackets-harbour' });
    state.units.r10rv.from = 'lake-ontario';
    run(state, ...retreatFrames(state, 'gb', 'sackets-harbour', 'attacker'));
    expect(state.units.r10rv.at).toBe('gone');
  });
});

describe('a beaten defender', () => {
  const beaten = (state: MadisonState, side: Side, space: 'ft-mackinac' | 'three-rivers') =>
    run(state, ...retreatFrames(state, side, space, 'defender'));

  it('MMW-10.72.d surrenders at Ft. Mackinac', () => {
    const state = field({ 'us-mack': 'ft-mackinac', 'nw-company': 'ft-mackinac' });
    const { events } = beaten(state, 'us', 'ft-mackinac');
    expect(state.units['us-mack'].at).toBe('gone');
    expect(events.find(({ type }) => type === 'eliminated')?.clause).toBe('MMW-10.72.d');
  });

  it('MMW-3.61, MMW-10.72.d goes from Ft. Mackinac to Ft. St. Joseph if it is the North West Company', () => {
    const state = field({ 'us-mack': 'ft-mackinac', 'nw-company': 'ft-mackinac' });
    beaten(state, 'gb', 'ft-mackinac');
    expect(state.units['nw-company'].at).toBe('ft-st-joseph');
  });

  it('MMW-10.72.b, MMW-10.72.e pushes out enemies who do not control the space, and they surrender without a way', () => {
    const state = field({
      r8: 'three-rivers',
      'us-6': 'three-rivers',
      'us-1art': 'quebec',
    });
    state.units['us-6'].from = 'sorel';
    beaten(state, 'gb', 'three-rivers');
    expect([state.units.r8.at, state.units['us-1art'].at]).toEqual(['quebec', 'gone']);
  });

  const cornered = () => {
    const state = field({
      r8: 'ft-erie',
      norfolk: 'ft-erie',
      r49: 'ft-erie',
      prevost: 'ft-erie',
      'us-6': 'ft-erie',
      'us-13': 'chippawa',
      'us-15': 'port-dover',
    });
    state.units['us-6'].from = 'chippawa';
    state.units.r8.reduced = true;
    return state;
  };

  it('MMW-10.72.c is flipped on the way into enemy territory, one-step units are lost', () => {
    const state = cornered();
    run(state, ...retreatFrames(state, 'gb', 'ft-erie', 'defender'));
    expect(state.units.r8).toMatchObject({ at: 'buffalo', reduced: true });
    expect(state.units.r49).toMatchObject({ at: 'buffalo', reduced: true });
    expect(state.units.norfolk.at).toBe('gone');
    expect(state.leaders.prevost.at).toBe('buffalo');
  });

  it('MMW-10.72.c, MMW-13.4.c loses what was reduced and out of supply', () => {
    const state = cornered();
    state.units.r8.cut = true;
    run(state, ...retreatFrames(state, 'gb', 'ft-erie', 'defender'));
    expect(state.units.r8.at).toBe('gone');
  });
});
