import { other, SIDES } from '../components/side.js';
import type { SeriesFrame } from '../frames.js';
import { engagementAt } from '../questions/engage.js';
import { points } from '../questions/force.js';
import { bySide, type State1776 } from '../state.js';
import type { BattleView } from './battle-view.js';

/**
 * The current combat of the Advanced Game: all of it is public except the cards, until both are shown
 * (A1776-adv.II.A.2).
 */
export function seriesOf(state: State1776): BattleView | null {
  const now = state.agenda.findLast(({ f }) => f === 'series') as SeriesFrame | undefined;
  if (now === undefined) return null;
  const { hex, attacker, round, target, stage, supply, halves, column, modifiers, cards } = now;
  const { us, gb } = cards;
  const declared = Object.fromEntries(
    SIDES.flatMap((side) => (supply[side] === undefined ? [] : [[side, supply[side]]])),
  );
  const forces = engagementAt(state, hex, attacker)?.forces;
  return {
    ...{ hex, attacker, defender: other(attacker) },
    column: column ?? null,
    points: bySide((side) => points(forces?.[side] ?? {})),
    die: now.die ?? null,
    result: now.result ?? null,
    series: {
      ...{ round, target, supply: declared },
      ...(halves !== undefined && { halves: bySide((side) => halves[side]) }),
      ...(stage !== 'roll' && us !== undefined && gb !== undefined && { cards: { us, gb } }),
      ...(modifiers !== undefined && {
        modifiers: modifiers.map(({ clause, value }) => ({ clause, value })),
      }),
    },
  };
}
