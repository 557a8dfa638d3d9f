import { isWinter } from '../../components/campaign/seasons.js';
import { hexOf } from '../../components/map.js';
import { isCampaign, monthIn, type State1776 } from '../../state.js';

/**
 * A1776-camp.VII.A.2.a the areas of the north: Middle States, New England and Canada, which are north of the South
 * Central area.
 */
const NORTH: readonly (string | null)[] = ['MS', 'NE', 'CAN'];

/** A1776-camp.VII.A whether the rules of winter are in force; scenarios of the Advanced Game have none. */
export const inWinter = (state: State1776): boolean =>
  isCampaign(state) && isWinter(monthIn(state) ?? '');

/** A1776-camp.VII.A.2.a, A1776-camp.VII.A.2.b, A1776-camp.VII.A.2.c whether winter hinders movement in a hex. */
export const isSnowbound = (state: State1776, hex: string): boolean =>
  inWinter(state) && NORTH.includes(hexOf(hex)?.area ?? null);

/** A1776-camp.VII.A.2.a the MP of units that began the phase in such a hex; fractions are dropped. */
export const halved = (mp: number): number => Math.floor(mp / 2);
