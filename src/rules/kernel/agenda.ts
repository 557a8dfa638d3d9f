import { type AskFrame, type Frame, isSealed, type Seat, type State } from './frame.js';
import type { AskPhase, Phase, Turn } from './phase.js';
import type { Ruleset } from './ruleset.js';
import type { Table } from './table.js';

/** Most runs between two decisions. If the kernel carries out more, it throws: the rules are taken to loop forever. */
const FUEL = 10_000;

const topOf = <T>(stack: readonly T[]): T | undefined => stack[stack.length - 1];

/** Seats that owe a decision, in the order of the ruleset; empty once the game is over. */
export function owed(rules: Ruleset, state: State): Seat[] {
  if (state.outcome !== null) return [];
  const top = topOf(state.agenda);
  if (isSealed(top)) return rules.seats.filter((seat) => (top.lanes[seat]?.length ?? 0) > 0);
  return top === undefined ? [] : [(top as AskFrame).by];
}

/** Frame of the decision that `seat` owes now; null where it owes none. */
export function frameOf(state: State, seat: Seat): AskFrame | null {
  const top = state.outcome === null ? topOf(state.agenda) : undefined;
  if (isSealed(top)) return topOf(top.lanes[seat] ?? []) ?? null;
  return top !== undefined && (top as AskFrame).by === seat ? (top as AskFrame) : null;
}

/** Whether a step is hidden from the other seats: inside a sealed frame always, in a draft until its frame is done. */
export const isSecret = (state: State, phase: AskPhase): boolean =>
  isSealed(topOf(state.agenda)) || phase.draft;

/** Whether the decision that `seat` owes is a short answer out of its turn; see `AskSpec.interrupt`. */
export function isInterrupt(rules: Ruleset, state: State, seat: Seat): boolean {
  const frame = frameOf(state, seat);
  return frame !== null && askPhaseOf(rules, frame).interrupt;
}

function phaseOf(rules: Ruleset, frame: Frame): Phase {
  const phase = rules.phases[frame.f];
  if (phase === undefined) throw new Error(`${rules.id} has no phase ${frame.f}`);
  return phase;
}

export function askPhaseOf(rules: Ruleset, frame: Frame): AskPhase {
  const phase = phaseOf(rules, frame);
  if (phase.kind !== 'ask') throw new Error(`${frame.f} asks nobody`);
  return phase;
}

/**
 * Advances the agenda until a seat owes a decision or the game is over: carries out runs, takes single choices that are
 * forced, and drops decisions that have become moot.
 */
export function settle(rules: Ruleset, state: State, table: Table): void {
  for (let fuel = FUEL; fuel > 0; fuel--) {
    if (state.outcome !== null) return;
    const top = topOf(state.agenda);
    if (top === undefined)
      throw new Error(`${rules.id}: nobody owes anything and the game is not over`);
    if (isSealed(top)) {
      if (Object.values(top.lanes).some((lane) => lane.length > 0)) return;
      state.agenda.pop();
      continue;
    }
    const phase = phaseOf(rules, top);
    if (phase.kind === 'run') {
      state.agenda.pop();
      phase.run(turnOn(state, state.agenda, top, table));
      continue;
    }
    if (phase.moot(state, top)) {
      state.agenda.pop();
      continue;
    }
    const only = phase.forced(state, top);
    if (only === null) return;
    phase.apply(turnOn(state, state.agenda, top, table), only);
  }
  throw new Error(`${rules.id}: the rules go in circles`);
}

/** Carries out a legal action of the decision `frame`. Runs that follow are left to `settle`. */
export function applyStep(
  rules: Ruleset,
  state: State,
  frame: AskFrame,
  action: Parameters<AskPhase['apply']>[1],
  table: Table,
): void {
  const top = topOf(state.agenda);
  const stack: Frame[] = isSealed(top) ? (top.lanes[frame.by] ?? []) : state.agenda;
  askPhaseOf(rules, frame).apply(turnOn(state, stack, frame, table), action);
}

function turnOn(state: State, stack: Frame[], frame: Frame, table: Table): Turn<State, Frame> {
  return {
    state,
    frame,
    table,
    done: () => void stack.splice(found(stack.lastIndexOf(frame), frame.f), 1),
    push: (...frames) => {
      for (let i = frames.length - 1; i >= 0; i--) stack.push(frames[i] as Frame);
    },
    drop: (until) =>
      void stack.splice(
        found(
          stack.findLastIndex((one) => one.f === until),
          until,
        ),
      ),
  };
}

function found(index: number, f: string): number {
  if (index < 0) throw new Error(`no frame ${f} to take off the agenda`);
  return index;
}
