import { covered, isSealed } from '../../kernel/frame.js';
import { other, type Side } from '../components/side.js';
import { TACTIC_IDS } from '../components/tactics.js';
import type { SeriesFrame } from '../frames.js';
import { publicly } from '../questions/covered.js';
import type { State1776 } from '../state.js';

/**
 * A1776-adv.II.A.2 the position as `seat` knows it. The enemy's card is taken to be played already, whether or not it
 * is, so that the seat's own card is tried against it. Nobody knows which card it is: `resample` deals any of them.
 */
export function unheard(state: State1776, seat: Side): State1776 {
  const [now, top] = state.agenda.slice(-2);
  // A1776-opt.I.D what the enemy is covering at this moment is not seen either.
  if (!isSealed(top) || now?.f !== 'series') return covered(publicly(state, seat), seat);
  const enemy = other(seat);
  const { cards } = now as SeriesFrame;
  const series = { ...now, cards: { ...cards, [enemy]: TACTIC_IDS[0] } };
  const seal = { ...top, lanes: { ...top.lanes, [enemy]: [] } };
  return { ...state, agenda: [...state.agenda.slice(0, -2), series, seal] };
}
