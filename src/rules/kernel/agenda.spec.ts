import { TOY } from '../../../test/rules/support/toy/index.js';
import { applyStep, frameOf, isInterrupt, owed, settle } from './agenda.js';
import { type AskFrame, enclosing, type Frame, sealed, type State } from './frame.js';
import { type Phases, phasesOf, type Turn } from './phase.js';
import { loaded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { RecordingTable } from './table.js';

interface Traced extends State {
  trace: string[];
}

const phases = phasesOf<Traced, { [domain: string]: string }>();
type Act = (turn: Turn<Traced, Frame>) => void;

const ask = (act: Act) =>
  phases.ask<AskFrame>()({
    clause: 'T-1',
    verbs: { go: {} },
    facts: () => null,
    *candidates() {
      yield { do: 'go' };
    },
    guards: {},
    apply: { go: (turn) => act(turn) },
  });

/**
 * Going is always possible, staying while nothing was done yet; a single choice is taken unasked where `forced` says
 * so.
 */
const forcing = (forced: boolean) =>
  phases.ask<AskFrame>()({
    clause: 'T-2',
    forced: () => forced,
    verbs: { go: {}, stay: {} },
    facts: ({ trace }) => trace.length,
    candidates: () => [{ do: 'go' }, { do: 'stay' }],
    guards: { stay: [{ clause: 'T-2.1', holds: (done) => done === 0 }] },
    apply: {
      go: ({ state, frame, done }) => (state.trace.push(`go ${frame.by}`), done()),
      stay: ({ done }) => done(),
    },
  });

/** Nothing is left to decide once anything was done. */
const lapsing = phases.ask<AskFrame>()({
  clause: 'T-3',
  moot: ({ trace }) => trace.length > 0,
  verbs: { go: {} },
  facts: ({ trace }) => trace.length,
  *candidates(done) {
    if (done === 0) yield { do: 'go' };
  },
  guards: {},
  apply: { go: ({ state, done }) => (state.trace.push('go'), done()) },
});

const run = (act: Act) =>
  phases.run<Frame>({
    clause: 'T-1',
    run: (turn) => {
      turn.state.trace.push(turn.frame.f);
      act(turn);
    },
  });

const rulesOf = (own: Phases): Ruleset => ({ ...TOY, phases: own });
const stateOf = (...agenda: Frame[]): Traced => ({ agenda, outcome: null, trace: [] });
const asked = (by: string, f = 'ask'): AskFrame => ({ f, by });
const table = () => new RecordingTable(loaded());
const names = (state: State) => state.agenda.map((frame) => frame.f);

function step(rules: Ruleset, state: Traced, by: string): void {
  const frame = frameOf(state, by);
  if (frame === null) throw new Error(`${by} owes nothing`);
  applyStep(rules, state, frame, { do: 'go' }, table());
  settle(rules, state, table());
}

describe('settle', () => {
  it('runs what asks nobody until a decision is on top', () => {
    const rules = rulesOf({
      ask: ask(() => undefined),
      a: run(() => undefined),
      b: run(() => undefined),
    });
    const state = stateOf(asked('red'), { f: 'b' }, { f: 'a' });
    settle(rules, state, table());
    expect(state.trace).toEqual(['a', 'b']);
    expect(owed(rules, state)).toEqual(['red']);
  });

  it('runs what a run pushes, the first given first', () => {
    const rules = rulesOf({
      ask: ask(() => undefined),
      a: run(({ push }) => push({ f: 'b' }, { f: 'c' })),
      b: run(() => undefined),
      c: run(() => undefined),
    });
    const state = stateOf(asked('red'), { f: 'a' });
    settle(rules, state, table());
    expect(state.trace).toEqual(['a', 'b', 'c']);
  });

  it('stops where the game is over, whatever is left on the agenda', () => {
    const over: Act = ({ state }) =>
      void (state.outcome = { winner: null, reason: 'draw', clause: 'T-1' });
    const rules = rulesOf({ a: run(over), b: run(() => undefined) });
    const state = stateOf({ f: 'b' }, { f: 'a' });
    settle(rules, state, table());
    expect(state.trace).toEqual(['a']);
    expect(owed(rules, state)).toEqual([]);
    expect(frameOf(state, 'red')).toBeNull();
  });

  it('takes an answered sealed frame off and goes on', () => {
    const rules = rulesOf({
      open: run(({ push }) => push(asked('blue'))),
      ask: ask(() => undefined),
    });
    const state = stateOf({ f: 'open' }, sealed('orders', { red: [], blue: [] }));
    settle(rules, state, table());
    expect(state.trace).toEqual(['open']);
    expect(owed(rules, state)).toEqual(['blue']);
  });

  it('takes a single choice unasked, and asks where there are two', () => {
    const rules = rulesOf({ end: run(({ push }) => push(asked('green'))), ask: forcing(true) });
    const two = stateOf({ f: 'end' }, asked('blue'), asked('red'));
    settle(rules, two, table());
    expect([owed(rules, two), two.trace]).toEqual([['red'], []]);
    const one = { ...stateOf(asked('green', 'other'), asked('blue'), asked('red')), trace: ['x'] };
    settle({ ...rules, phases: { ...rules.phases, other: forcing(false) } }, one, table());
    expect([owed(rules, one), one.trace]).toEqual([['green'], ['x', 'go red', 'go blue']]);
  });

  it('asks for a single choice under a seal, where others would see that somebody was not asked', () => {
    const rules = rulesOf({ ask: forcing(true) });
    const lanes = sealed('orders', { red: [asked('red')], blue: [asked('blue')] });
    const state = { ...stateOf(lanes), trace: ['x'] };
    settle(rules, state, table());
    expect([owed(rules, state), state.trace]).toEqual([['red', 'blue'], ['x']]);
  });

  it('drops a question of which nothing is left when it would be asked, and goes on', () => {
    const rules = rulesOf({ end: run(() => undefined), ask: lapsing, other: ask(() => undefined) });
    const state = stateOf(asked('green', 'other'), { f: 'end' }, asked('blue'), asked('red'));
    step(rules, state, 'red');
    expect([names(state), state.trace]).toEqual([['other'], ['go', 'end']]);
  });

  it('runs out of fuel where the rules go in circles', () => {
    const rules = rulesOf({ a: run(({ push }) => push({ f: 'a' })) });
    expect(() => settle(rules, stateOf({ f: 'a' }), table())).toThrow('circles');
  });

  it('says so where nobody owes anything and the game is not over', () => {
    const rules = rulesOf({ a: run(() => undefined) });
    expect(() => settle(rules, stateOf({ f: 'a' }), table())).toThrow('nobody owes');
  });

  it('says so where a frame has no phase', () => {
    expect(() => settle(rulesOf({}), stateOf({ f: 'lost' }), table())).toThrow('no phase lost');
  });
});

describe('a step', () => {
  it('keeps its frame until it is done', () => {
    const rules = rulesOf({
      ask: ask(({ state, done }) => (state.trace.push('x'), state.trace.length > 1 && done())),
    });
    const state = stateOf(asked('blue'), asked('red'));
    step(rules, state, 'red');
    expect(owed(rules, state)).toEqual(['red']);
    step(rules, state, 'red');
    expect(owed(rules, state)).toEqual(['blue']);
  });

  it('may push before or after it is done', () => {
    for (const act of [
      (turn: Turn<Traced, Frame>) => (turn.done(), turn.push(asked('blue'))),
      (turn: Turn<Traced, Frame>) => (turn.push(asked('blue')), turn.done()),
    ]) {
      const rules = rulesOf({ ask: ask(act) });
      const state = stateOf(asked('green'), asked('red'));
      step(rules, state, 'red');
      expect(state.agenda).toEqual([asked('green'), asked('blue')]);
    }
  });

  it('drops the frames down to and including the nearest of a name', () => {
    const rules = rulesOf({
      ask: ask(({ drop }) => drop('round')),
      round: run(() => undefined),
      rest: run(({ push }) => push(asked('blue'))),
    });
    const state = stateOf({ f: 'rest' }, { f: 'round' }, asked('red'));
    step(rules, state, 'red');
    expect(state.trace).toEqual(['rest']);
    expect(names(state)).toEqual(['ask']);
  });

  it('cannot drop or finish what is not there', () => {
    const state = () => stateOf(asked('blue'), asked('red'));
    expect(() => step(rulesOf({ ask: ask(({ drop }) => drop('round')) }), state(), 'red')).toThrow(
      'no frame round',
    );
    const twice = rulesOf({ ask: ask(({ done }) => (done(), done())) });
    expect(() => step(twice, state(), 'red')).toThrow('no frame ask');
  });

  it('answers the nearest enclosing frame by name', () => {
    const state = stateOf({ f: 'combat' }, { f: 'combat', round: 2 } as Frame, asked('red'));
    expect(enclosing(state, 'combat')).toEqual({ f: 'combat', round: 2 });
    expect(() => enclosing(state, 'siege')).toThrow('no frame siege');
  });
});

describe('sealed lanes', () => {
  const lanes = () =>
    sealed('orders', {
      blue: [asked('blue', 'army'), asked('blue', 'naval')],
      red: [asked('red', 'army'), asked('red', 'naval')],
    });
  const rules = rulesOf({
    naval: ask(({ done }) => done()),
    army: ask(({ state, frame, done, push }) => {
      done();
      if (state.trace.push('army') === 1)
        push({ ...asked((frame as AskFrame).by), f: 'extra' } as AskFrame);
    }),
    extra: ask(({ done }) => done()),
    open: run(({ push }) => push(asked('red', 'naval'))),
  });

  it('are owed by all whose lane is not empty, in the order of the seats', () => {
    const state = stateOf({ f: 'open' }, lanes());
    expect(owed(rules, state)).toEqual(['red', 'blue']);
    expect(frameOf(state, 'red')?.f).toBe('naval');
  });

  it('move apart: done and push touch the lane of the seat alone', () => {
    const state = stateOf({ f: 'open' }, lanes());
    step(rules, state, 'blue');
    expect([frameOf(state, 'red')?.f, frameOf(state, 'blue')?.f]).toEqual(['naval', 'army']);
    step(rules, state, 'blue');
    expect(frameOf(state, 'blue')?.f).toBe('extra');
    step(rules, state, 'blue');
    expect(owed(rules, state)).toEqual(['red']);
    expect(frameOf(state, 'blue')).toBeNull();
  });

  it('open once, when the last is empty', () => {
    const state = stateOf({ f: 'open' }, lanes());
    for (const seat of ['red', 'red', 'red', 'blue']) step(rules, state, seat);
    expect(state.trace).not.toContain('open');
    step(rules, state, 'blue');
    expect(state.trace.filter((one) => one === 'open')).toHaveLength(1);
    expect(owed(rules, state)).toEqual(['red']);
  });

  it('owe nothing to a seat they do not know', () => {
    for (const seat of ['green', 'constructor', '__proto__'])
      expect(frameOf(stateOf(lanes()), seat)).toBeNull();
  });
});

describe('isInterrupt', () => {
  const short = phases.ask<AskFrame>()({
    clause: 'T-4',
    interrupt: true,
    verbs: { go: {} },
    facts: () => null,
    candidates: () => [{ do: 'go' as const }],
    guards: {},
    apply: { go: ({ done }) => done() },
  });
  const rules = rulesOf({ ask: ask(() => undefined), short });

  it('is what the decision that a seat owes says of itself, and nothing where it owes none', () => {
    const state = stateOf(asked('red'), asked('blue', 'short'));
    expect([isInterrupt(rules, state, 'blue'), isInterrupt(rules, state, 'red')]).toEqual([
      true,
      false,
    ]);
    expect(isInterrupt(rules, stateOf(asked('red')), 'red')).toBe(false);
  });
});
