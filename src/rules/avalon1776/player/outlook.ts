import { isIn } from '../components/regions.js';
import type { Victory } from '../components/scenarios/index.js';
import type { Side } from '../components/side.js';
import { townOf } from '../components/towns.js';
import { type Board, NOBODY } from './stands.js';

/** How surely the British have a town at the end: from -1, it is the enemy's, to 1. */
export type Hold = (hex: string) => number;

const hexOf = (town: string): string => townOf(town)?.hex ?? town;
const chance = (hold: number): number => Math.min(1, Math.max(0, (1 + hold) / 2));
const all = (chances: readonly number[]): number => chances.reduce((one, more) => one * more, 1);
const any = (chances: readonly number[]): number => 1 - all(chances.map((one) => 1 - one));

/** That at least two come true. */
function two(chances: readonly number[]): number {
  let [none, one] = [1, 0];
  for (const p of chances) [none, one] = [none * (1 - p), one * (1 - p) + none * p];
  return 1 - none - one;
}

/** Points of both sides where the raid is judged. */
function strengthIn(
  board: Board,
  zone: Parameters<typeof isIn>[0],
): Readonly<Record<Side, number>> {
  const sum = { us: 0, gb: 0 };
  for (const [hex, { us, gb }] of board) {
    if (!isIn(zone, hex)) continue;
    sum.us += us.points;
    sum.gb += gb.points;
  }
  return sum;
}

/** How steeply the chance of a raid hangs on the ratio of strength. */
const STEEP = 6;

type By<K extends Victory['by']> = Extract<Victory, { by: K }>;
type Outlooks = {
  readonly [K in Victory['by']]: (victory: By<K>, hold: Hold, board: Board) => number;
};

/** How likely the British are to win less how likely the Americans, as the towns may stand at the end. */
const OUTLOOKS: Outlooks = {
  points: () => 0,
  garrisons({ inside, alone, cleared }, hold) {
    const has = (town: string) => chance(hold(hexOf(town)));
    const british = any([...new Set([...inside, ...alone])].map(has));
    const gone = [...cleared.hexes, ...cleared.inside].map((town) => 1 - has(town));
    return british - all(gone);
  },
  occupation({ all: needed, of }, hold) {
    const has = (town: string) => chance(hold(hexOf(town)));
    return 2 * all(needed.map(has)) * two(of.map(has)) - 1;
  },
  holding({ british, american }, hold) {
    const has = (town: string) => Math.max(0, hold(hexOf(town)));
    const lost = (town: string) => Math.max(0, -hold(hexOf(town)));
    return all(british.map(has)) - any(american.map(lost));
  },
  raid({ ratio, zone }, _, board) {
    const { us, gb } = strengthIn(board, zone);
    const over = (gb * ratio.american - us * ratio.british) / (gb * ratio.american + us + 1);
    return gb === 0 ? -1 : 2 / (1 + Math.exp(-STEEP * over)) - 1;
  },
};

export function outlook(victory: Victory, hold: Hold, board: Board): number {
  const judge = OUTLOOKS[victory.by] as (victory: Victory, hold: Hold, board: Board) => number;
  return judge(victory, hold, board);
}

/**
 * Who has a town as a scenario counts it: 1 the British, -1 the enemy, between them nobody. A1776-scn1.victory.british
 * a garrison of theirs counts whoever stands before it, A1776-scn2.victory.british in scenario 2 whoever stands there;
 * elsewhere it takes a town without enemies (A1776-scn3.victory.british), and A1776-basic.VII.control-points the
 * Americans share none.
 */
export function holdingAt(victory: Victory, board: Board, hex: string): number {
  const { us, gb } = board.get(hex) ?? NOBODY;
  if (us.points === 0 && gb.points === 0) return EMPTY[victory.by];
  if (us.points === 0) return 1;
  if (gb.points === 0) return -1;
  switch (victory.by) {
    case 'points':
      return -1;
    case 'garrisons':
      return gb.inside > 0 ? 1 : 0;
    case 'occupation':
      return 1;
    case 'holding':
    case 'raid':
      return 0;
  }
}

/** Of a town in which nobody stands: it is as good as the enemy's where the British must stand there. */
const EMPTY: { readonly [K in Victory['by']]: number } = {
  points: 0,
  garrisons: -0.6,
  occupation: -0.6,
  holding: 0,
  raid: 0,
};
