import type { Clause } from '../../kernel/clauses.js';
import type { Table } from '../../kernel/table.js';
import { type Side, SIDES } from '../components/side.js';

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** Both sides roll 2d6, repeated after a tie; returns the side with the higher total. */
export function rollOff(table: Table, purpose: string, clause: Clause): Side {
  for (;;) {
    const [us, gb] = SIDES.map((side) => sum(table.roll(2, `${purpose}-${side}`, clause)));
    if (us !== gb) return (us ?? 0) > (gb ?? 0) ? 'us' : 'gb';
  }
}

/** How many dice show at least `least`. */
export const hitsOf = (dice: readonly number[], least: number): number =>
  dice.filter((die) => die >= least).length;
