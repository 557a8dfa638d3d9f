import { isOn } from '../../../kernel/options.js';
import {
  GARRISONS,
  LEVY_AREAS,
  type LevyArea,
  NEEDS_CANADA,
  STRATEGIC,
} from '../../components/campaign/levies.js';
import { type Town, townOf } from '../../components/towns.js';
import type { State1776 } from '../../state.js';
import { presentAt } from '../force.js';

/** How many regulars make a town British: one, or with A1776-campopt.V, for the allocation of areas only, more. */
export type Garrison = 'one' | 'variable';

/**
 * The garrison that counts for the allocation of areas; arrivals, victory, attrition, the French die and ports always
 * need one regular.
 */
export const garrisonOf = (state: State1776): Garrison =>
  isOn(state, 'garrisons') ? 'variable' : 'one';

const needed = ({ id }: Town, garrison: Garrison): number =>
  garrison === 'variable' ? (GARRISONS[id] ?? 1) : 1;

/**
 * A1776-camp.III.A.1 only the British control towns. A1776-camp.III.A.2.a a point of regulars in the hex is enough,
 * whatever enemies are there, and A1776-camp.III.A.2.b inside a fort or outside; control ends when the regulars go.
 * Units aboard a ship are in no hex.
 */
export const controls = (state: State1776, town: Town, garrison: Garrison = 'one'): boolean =>
  (presentAt(state, 'gb', town.hex).BR ?? 0) >= needed(town, garrison);

/** @throws if no town has that id. */
export function townNamed(id: string): Town {
  const town = townOf(id);
  if (town === undefined) throw new Error(`${id} is no town`);
  return town;
}

const holds = (state: State1776, id: string): boolean => controls(state, townNamed(id));

/** The strategic towns that the British control in an area, from the north to the south. */
export const controlledIn = (
  state: State1776,
  area: LevyArea,
  garrison: Garrison = 'one',
): Town[] => STRATEGIC[area].filter((town) => controls(state, town, garrison));

/** How many strategic towns the British control. */
export const townsControlled = (state: State1776): number =>
  LEVY_AREAS.reduce((sum, area) => sum + controlledIn(state, area).length, 0);

/** Whether every strategic town of the area is British. To control the area may take more (A1776-camp.III.B.5.d). */
export const holdsAllOf = (state: State1776, area: LevyArea, garrison: Garrison = 'one'): boolean =>
  controlledIn(state, area, garrison).length === STRATEGIC[area].length;

/** A1776-camp.III.B.5.d whether the British hold Quebec and Montreal, with one regular each. */
const holdsCanada = (state: State1776): boolean =>
  holds(state, 'quebec') && holds(state, 'montreal');

/**
 * A1776-camp.III.A.3.a the British control an area if they hold every town of it, and A1776-camp.III.B.5.d for two of
 * the areas also Quebec and Montreal.
 */
export const controlsArea = (
  state: State1776,
  area: LevyArea,
  garrison: Garrison = 'one',
): boolean =>
  holdsAllOf(state, area, garrison) && (!NEEDS_CANADA.includes(area) || holdsCanada(state));

export const areasControlled = (state: State1776): LevyArea[] =>
  LEVY_AREAS.filter((area) => controlsArea(state, area));
