import type { Frame } from '../../kernel/frame.js';
import { BOTTOM, type Piling } from '../../kits/position.js';
import { other, type Side } from '../components/side.js';
import { scenarioIn, type State1776 } from '../state.js';

export const PHASES = ['movement', 'combat'] as const;
/** Whose segment it is, and in which phase. */
export interface Hour {
  readonly by: Side;
  readonly phase: (typeof PHASES)[number];
}

/** What is to be done from that phase on, last on top; before the first turn, that turn. */
export function standardAgenda(state: State1776, { by, phase }: Hour): Frame[] {
  if (state.outcome !== null) return [];
  if (state.turn === 0) return [{ f: 'turn' }];
  const frames: (Frame & { by?: Side })[] = [{ f: 'turn-end' }];
  if (by === scenarioIn(state).first) frames.push({ f: 'segment', by: other(by) });
  frames.push({ f: 'segment-end', by }, { f: 'combat', by });
  if (phase === 'movement') frames.push({ f: 'movement', by });
  return frames;
}

/** What each frame may lie on. */
export const PILING: Piling = {
  turn: [BOTTOM],
  'turn-end': [BOTTOM],
  segment: ['turn-end', 'segment'],
  'segment-end': ['turn-end', 'segment'],
  combat: ['segment-end'],
  movement: ['combat'],
  column: ['movement'],
  arrive: ['movement', 'arrive'],
  divert: ['movement', 'arrive'],
  battle: ['combat'],
};
