import { type BoxId, PORT_BOXES } from '../../components/campaign/boxes.js';
import type { Reinforcement } from '../../components/scenarios/index.js';
import { townOf } from '../../components/towns.js';
import { monthIn, scenarioIn, type State1776 } from '../../state.js';
import { isBox } from './boxes.js';
import { controls } from './control.js';

const ofScenario = (state: State1776): readonly Reinforcement[] =>
  scenarioIn(state).reinforcements ?? [];

/** A1776-camp.II.A.1 the group of reinforcements with that letter. */
export function reinforcement(state: State1776, letter: string): Reinforcement {
  const found = ofScenario(state).find((one) => one.letter === letter);
  if (found === undefined) throw new Error(`no reinforcements ${letter}`);
  return found;
}

/** A1776-camp.II.A.1 at the start of a month that has a letter, its group becomes due. */
export function announce(state: State1776): void {
  const due = ofScenario(state).filter(({ month }) => month === monthIn(state));
  if (due.length > 0)
    state.awaited = [...(state.awaited ?? []), ...due.map(({ letter }) => letter)];
}

/** Removes a group that has come from those that are awaited. */
export function come(state: State1776, letter: string): void {
  const left = (state.awaited ?? []).filter((one) => one !== letter);
  if (left.length === 0) delete state.awaited;
  else state.awaited = left;
}

export interface Landing {
  readonly hexes: readonly string[];
  readonly boxes: readonly BoxId[];
}

/**
 * A1776-camp.III.C.3.c.1 where a group can come: to ports of its list that the British control, including a port off
 * the map; a group with ships comes in a box.
 */
export function landingsFor(state: State1776, { ports, ships }: Reinforcement): Landing {
  const isOpen = (box: BoxId): boolean =>
    ships !== undefined || !PORT_BOXES.includes(box) || (state.boxes?.[box]?.gb?.BR ?? 0) > 0;
  const towns = ports.flatMap((id) => townOf(id) ?? []);
  return {
    hexes: towns.filter((town) => controls(state, town)).map(({ hex }) => hex),
    boxes: ports.filter(isBox).filter(isOpen),
  };
}

/** The groups that are due and can come now, in the order of their letters. */
export const landable = (state: State1776): Reinforcement[] =>
  (state.awaited ?? [])
    .map((letter) => reinforcement(state, letter))
    .filter((group) => {
      const { hexes, boxes } = landingsFor(state, group);
      return hexes.length + boxes.length > 0;
    });
