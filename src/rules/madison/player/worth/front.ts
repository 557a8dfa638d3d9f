import { SPACE_IDS } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import { bySide } from '../../state.js';
import { AWAY } from './distance.js';
import { TERRITORY } from './numbers.js';
import { PRIZES } from './prizes.js';
import type { Board } from './side-board.js';

/** Value of a point of fighting power where the enemy is, and how much each MP of distance reduces it. */
export const POWER = 0.13;
const IDLE = 0.06 * POWER;
/** Distances beyond this one count as this one, in MPs. */
const FARTHEST = 14;

/** MPs from each space to the nearest prize in enemy territory. */
const BORDER = bySide((side) => {
  const abroad = PRIZES.filter((to) => TERRITORY[to] !== side);
  return Float64Array.from(AWAY, (away) =>
    Math.min(FARTHEST, ...abroad.map((to) => away[to] ?? FARTHEST)),
  );
});

/** Distance to the nearest space worth taking: prizes in enemy territory, and own prizes that the enemy holds. */
export function addFront({ holder, us, gb }: Board, side: Side): void {
  const { front } = side === 'us' ? us : gb;
  front.set(BORDER[side]);
  for (const lost of PRIZES) {
    if (TERRITORY[lost] !== side || holder[lost] === side) continue;
    const away = AWAY[lost] ?? [];
    for (let no = 0; no < SPACE_IDS.length; no++)
      front[no] = Math.min(front[no] ?? 0, away[no] ?? FARTHEST);
  }
}

/** Value of the power of a side on the map. */
export function deployed(board: Board, side: Side): number {
  const { power, front } = board[side];
  let sum = 0;
  for (let no = 0; no < power.length; no++) {
    const here = power[no] ?? 0;
    if (here > 0) sum += here * (POWER - IDLE * (front[no] ?? 0));
  }
  return sum;
}

/** How much more power is worth in one space than in another. */
export const forward = (front: Float64Array, from: number, to: number, power: number): number =>
  IDLE * power * ((front[from] ?? 0) - (front[to] ?? 0));
