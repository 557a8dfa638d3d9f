import { CLASSES, type Counts, HIT_ON } from '../components/units.js';
import { total } from '../state.js';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** Number of dice high enough to hit each class (OPS-hits.regular, OPS-hits.militia, OPS-hits.indian). */
const reaching = (dice: readonly number[]): Counts => ({
  regular: dice.filter((die) => die >= HIT_ON.regular).length,
  militia: dice.filter((die) => die >= HIT_ON.militia).length,
  indian: dice.filter((die) => die >= HIT_ON.indian).length,
});

/**
 * OPS-hits.assign every way to assign the dice to enemy units that removes as many as possible, the toughest first. A
 * die that can hit a class can also hit all weaker ones. So a loss is possible if, for every class, the losses of this
 * class and the tougher ones need no more dice than can hit it.
 */
export function assignments(dice: readonly number[], target: Readonly<Counts>): Counts[] {
  const reach = reaching(dice);
  const ways: Counts[] = [];
  for (const regular of upTo(Math.min(target.regular, reach.regular)).reverse()) {
    for (const militia of upTo(Math.min(target.militia, reach.militia - regular)).reverse()) {
      const indian = Math.min(target.indian, reach.indian - regular - militia);
      ways.push({ regular, militia, indian });
    }
  }
  const most = Math.max(...ways.map(total));
  return ways.filter((way) => total(way) === most);
}

export const sameCounts = (a: Counts, b: Counts): boolean =>
  CLASSES.every((unit) => a[unit] === b[unit]);
