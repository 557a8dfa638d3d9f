import type { Roll } from '../../kernel/table.js';
import { type Side, SIDES } from '../components/side.js';

/** All dice of an event in the order rolled, which is also the order in their picture. */
export const diceOf = (rolls: readonly Roll[]): readonly number[] =>
  rolls.flatMap(({ dice }) => dice);

/** Dice of the rolls with that purpose. */
export const diceFor = (rolls: readonly Roll[], purpose: string): readonly number[] =>
  diceOf(rolls.filter((roll) => roll.purpose === purpose));

/** One throw of a roll-off: the dice of each side. */
export type Throw = { readonly [S in Side]: readonly number[] };

/** The throws of a roll-off in order; all but the last were ties. */
export function throwsOf(rolls: readonly Roll[]): Throw[] {
  const [us = [], gb = []] = SIDES.map((side) =>
    rolls.filter(({ purpose }) => purpose.endsWith(`-${side}`)),
  );
  return us.map((roll, i) => ({ us: roll.dice, gb: gb[i]?.dice ?? [] }));
}

export const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);
