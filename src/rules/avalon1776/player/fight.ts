import { other, type Side } from '../components/side.js';
import { type Engagement, engagementAt, halvesOf, modifiersOf } from '../questions/engage.js';
import { points } from '../questions/force.js';
import { isSuppliable } from '../questions/supply.js';
import { bySide, type State1776 } from '../state.js';
import { clashGain } from './toll.js';

/**
 * The points that an attack by the units in that hex gains on average, if all are supplied that can be; null: no attack
 * is possible.
 */
export function attackGain(
  state: State1776,
  hex: string,
  attacker: Side,
  sortie = false,
): number | null {
  const one = engagementAt(state, hex, attacker, sortie);
  return one === null ? null : gainIn(state, one);
}

function gainIn(state: State1776, one: Engagement): number {
  const { hex, attacker, target, forces } = one;
  const defender = other(attacker);
  const supplied = bySide((side) => isSuppliable(state, side, hex));
  const halves = halvesOf(one, supplied);
  return clashGain({
    attacker: points(forces[attacker]),
    defender: points(forces[defender]),
    halves: [halves[attacker], halves[defender]],
    die: modifiersOf(state, one, supplied, null).reduce((sum, { value }) => sum + value, 0),
    cards: target === 'out',
  });
}
