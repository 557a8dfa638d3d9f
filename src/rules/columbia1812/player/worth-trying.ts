import type { Action } from '../../kernel/action.js';
import type { SetUpId } from '../components/set-ups.js';
import type { Side } from '../components/side.js';
import type { State1812 } from '../state.js';

/** The ready-made set-up that does best for a side: the British do not hold the border against massed attacks if they mass too. */
const BEST: { readonly [S in Side]: SetUpId } = { us: 'bold', gb: 'cautious' };

/** In the set-up only a ready-made one is worth trying: how well one block stands cannot be judged before the others are placed. */
export function worthTrying(
  state: State1812,
  seat: Side,
  choices: readonly Action[],
): readonly Action[] {
  if (state.agenda.at(-1)?.f !== 'place') return choices;
  const whole = choices.filter(({ do: verb, plan }) => verb === 'done' || plan === BEST[seat]);
  return whole.length > 0 ? whole : choices;
}
