import type { Action } from '../../kernel/action.js';
import { BLOCK, blocksOf } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import type { SetUpId } from '../components/set-ups.js';
import type { Side } from '../components/side.js';
import type { State1812 } from '../state.js';

/** The ready-made set-up that the computer player begins with on both sides: the massed one. */
const BEST: SetUpId = 'bold';

/** A change to the ready-made set-up: the stronger of the two blocks in `from` goes to `to`. */
interface Change {
  readonly from: TownId;
  readonly to: TownId;
}

/**
 * Changes of each side. Four American blocks face Montreal, and a British player with only two blocks there loses the
 * town and the first year.
 */
const CHANGES: { readonly [S in Side]: readonly Change[] } = {
  us: [],
  gb: [
    { from: 'amherstburg', to: 'montreal' },
    { from: 'fort-george', to: 'montreal' },
  ],
};

/** The next block to be moved in the set-up. */
function changed(state: State1812, side: Side, choices: readonly Action[]): Action | undefined {
  for (const { from, to } of CHANGES[side]) {
    const there = blocksOf[side].filter((id) => state.units[id].order?.to === from);
    if (there.length < 2) continue;
    const [strongest] = there.sort((a, b) => BLOCK[b].cv - BLOCK[a].cv);
    const found = choices.find(
      ({ do: verb, unit, town }) => verb === 'place' && unit === strongest && town === to,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Choices worth trying during set-up: a ready-made set-up and the changes to it. The place of a single block cannot be
 * evaluated before the others are placed.
 */
export function worthTrying(
  state: State1812,
  seat: Side,
  choices: readonly Action[],
): readonly Action[] {
  if (state.agenda.at(-1)?.f !== 'place') return choices;
  const whole = choices.filter(({ do: verb, plan }) => verb === 'done' || plan === BEST);
  if (whole.length === 0) return choices;
  const anew = changed(state, seat, choices);
  return anew === undefined ? whole : [anew];
}
