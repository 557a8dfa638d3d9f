import type { Frame } from '../../kernel/frame.js';
import { SIDES, type Side } from '../components/side.js';
import { afterRound, plays } from '../phases/turn.js';
import type { OpsState } from '../state.js';

/** What is to be done from a card on, last on top; before the first turn, that turn. */
export function standardAgenda(state: OpsState, next: Side): Frame[] {
  if (state.outcome !== null) return [];
  if (state.turn === 0) return [{ f: 'turn' }];
  return [afterRound(state), ...plays(state, next === 'us' ? SIDES : ['gb']).toReversed()];
}
