import { isSealed } from '../../kernel/frame.js';
import { clone } from '../../kernel/json.js';
import type { Resampled, Resampling } from '../../kernel/ruleset.js';
import type { Random } from '../../kernel/table.js';
import { type Side, SIDES } from '../components/side.js';
import { TACTIC_IDS } from '../components/tactics.js';
import type { SeriesFrame } from '../frames.js';
import type { State1776 } from '../state.js';

/**
 * A1776-adv.II.A.2 a card that lies under seal may be any of the eight for all but who played it; the rest of the board
 * is open.
 */
export function resample(
  state: State1776,
  viewer: Side | null,
  random: Random,
  how: Resampling,
): Resampled<State1776> {
  const world = clone(state);
  const now = world.agenda.at(-2) as SeriesFrame | undefined;
  if (how === 'any' && isSealed(world.agenda.at(-1)) && now?.f === 'series')
    for (const side of SIDES)
      if (side !== viewer && now.cards[side] !== undefined)
        now.cards[side] = TACTIC_IDS[random(TACTIC_IDS.length)] ?? now.cards[side];
  return { state: world, renamed: {} };
}
