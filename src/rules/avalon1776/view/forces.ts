import type { Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { BattleView } from './battle-view.js';
import type { View } from './view.js';

/** The units with which a side fights in a combat. */
export const forceIn = (
  { hexes }: View,
  { hex, series, attacker }: BattleView,
  side: Side,
): Counts => {
  const { open = {}, in: garrison = {} } = hexes[hex]?.[side] ?? {};
  // A1776-adv.IV.B.1.g a garrison is attacked only once nobody is left outside.
  return side !== attacker && series?.target === 'in' ? garrison : open;
};
