import type { Action } from '../../kernel/action.js';
import type { SetUpId } from '../components/set-ups.js';
import type { Side } from '../components/side.js';
import type { State1812 } from '../state.js';

/**
 * The ready-made set-up that wins most for the Americans, and for the British no less than another: where they spread
 * out in place of massing too, more games are drawn and fewer won.
 */
const BEST: SetUpId = 'bold';

/**
 * In the set-up only a ready-made one is worth trying: how well one block stands cannot be judged before the others are
 * placed.
 */
export function worthTrying(
  state: State1812,
  _seat: Side,
  choices: readonly Action[],
): readonly Action[] {
  if (state.agenda.at(-1)?.f !== 'place') return choices;
  const whole = choices.filter(({ do: verb, plan }) => verb === 'done' || plan === BEST);
  return whole.length > 0 ? whole : choices;
}
