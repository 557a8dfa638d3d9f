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

/** How many regulars make a town British: one, or with A1776-campopt.V in the matter of area allocation more. */
export type Garrison = 'one' | 'variable';

/** What the areas are allocated by; arrivals, victory, attrition, the French die and ports always ask for one. */
export const garrisonOf = (state: State1776): Garrison =>
  isOn(state, 'garrisons') ? 'variable' : 'one';

const needed = ({ id }: Town, garrison: Garrison): number =>
  garrison === 'variable' ? (GARRISONS[id] ?? 1) : 1;

/**
 * A1776-camp.III.A.1 only the British control. A1776-camp.III.A.2.a by a point of regulars in the hex, whatever enemies
 * are there, and A1776-camp.III.A.2.b inside a fort or outside; it ends when they go. Who is aboard a ship is in no
 * hex.
 */
export const controls = (state: State1776, town: Town, garrison: Garrison = 'one'): boolean =>
  (presentAt(state, 'gb', town.hex).BR ?? 0) >= needed(town, garrison);

/** @throws of a name that no town has. */
export function townNamed(id: string): Town {
  const town = townOf(id);
  if (town === undefined) throw new Error(`${id} is no town`);
  return town;
}

const holds = (state: State1776, id: string): boolean => controls(state, townNamed(id));

/** The strategic towns that they control in an area, from the north to the south. */
export const controlledIn = (
  state: State1776,
  area: LevyArea,
  garrison: Garrison = 'one',
): Town[] => STRATEGIC[area].filter((town) => controls(state, town, garrison));

/** How many strategic towns are British. */
export const townsControlled = (state: State1776): number =>
  LEVY_AREAS.reduce((sum, area) => sum + controlledIn(state, area).length, 0);

/** Every strategic town of the area is British; whether it is controlled is another question (A1776-camp.III.B.5.d). */
export const holdsAllOf = (state: State1776, area: LevyArea, garrison: Garrison = 'one'): boolean =>
  controlledIn(state, area, garrison).length === STRATEGIC[area].length;

/** A1776-camp.III.B.5.d Quebec and Montreal, one regular each. */
const holdsCanada = (state: State1776): boolean =>
  holds(state, 'quebec') && holds(state, 'montreal');

/** A1776-camp.III.A.3.a every town of the area, and A1776-camp.III.B.5.d for two of the areas Quebec and Montreal. */
export const controlsArea = (
  state: State1776,
  area: LevyArea,
  garrison: Garrison = 'one',
): boolean =>
  holdsAllOf(state, area, garrison) && (!NEEDS_CANADA.includes(area) || holdsCanada(state));

export const areasControlled = (state: State1776): LevyArea[] =>
  LEVY_AREAS.filter((area) => controlsArea(state, area));
