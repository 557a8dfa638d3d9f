import type { Frame } from '../../kernel/frame.js';
import { BOTTOM, type Piling } from '../../kits/position.js';
import { OPERATIONS } from '../components/operations.js';
import { type Side, SIDES } from '../components/side.js';
import { afterRound, plays } from '../phases/turn.js';
import type { OpsState } from '../state.js';

/** The agenda before `next` plays a card, the next frame last; before the first turn, that turn. */
export function standardAgenda(state: OpsState, next: Side): Frame[] {
  if (state.outcome !== null) return [];
  if (state.turn === 0) return [{ f: 'turn' }];
  return [afterRound(state), ...plays(state, next === 'us' ? SIDES : ['gb']).toReversed()];
}

const TURNING = [BOTTOM];
const CARDS = ['card', 'round', 'scoring'];
const FIGHTS = ['campaign', 'landing', 'rest'];

/** Phases that each frame may lie on. */
export const PILING: Piling = {
  ...{ turn: TURNING, round: TURNING, scoring: TURNING, upkeep: TURNING },
  ...{ card: CARDS, event: CARDS, rest: [...CARDS, 'event'] },
  ...Object.fromEntries(OPERATIONS.map(({ id }) => [id, ['rest']])),
  ...{ column: ['campaign'], 'cruise-on': ['cruise', 'rest'], choice: ['event'] },
  recall: [...CARDS, 'event', 'rest'],
  ...{ battle: FIGHTS, assign: ['battle', 'assign'], evade: ['battle', 'evade'] },
  ...{ retreat: ['battle', 'retreat'], disperse: ['battle'] },
};
