import { LEVY_AREAS, type LevyArea, SIX, STRATEGIC } from '../components/campaign/levies.js';
import { isIn } from '../components/regions.js';
import type { Victory } from '../components/scenarios/index.js';
import type { Side } from '../components/side.js';
import { type Town, townOf } from '../components/towns.js';
import { TEN, TWENTY } from '../questions/campaign/victory.js';
import { type Board, NOBODY } from './stands.js';

/** How surely the British have a town at the end: from -1 (the enemy has it) to 1. */
type Hold = (hex: string) => number;

const hexOf = (town: string): string => townOf(town)?.hex ?? town;
const chance = (hold: number): number => Math.min(1, Math.max(0, (1 + hold) / 2));
const all = (chances: readonly number[]): number => chances.reduce((one, more) => one * more, 1);
const any = (chances: readonly number[]): number => 1 - all(chances.map((one) => 1 - one));

/** The probability that at least two of these come true. */
function two(chances: readonly number[]): number {
  let [none, one] = [1, 0];
  for (const p of chances) [none, one] = [none * (1 - p), one * (1 - p) + none * p];
  return 1 - none - one;
}

/** The points of both sides in the zone where the raid is judged. */
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

/**
 * A1776-csg3.victory.british.A, A1776-csg3.victory.british.B the towns that the British need in addition to an area.
 */
export const CANADA = ['quebec', 'montreal'] as const;
export const NEW_YORK = 'new-york-city';

/**
 * How gently the chance of twenty towns rises with their expected number, and (`MILD`) how little it depends on each of
 * the six ports.
 */
const NEAR_TWENTY = 4;
const MILD = 0.5;
/** How steeply the chance of ten towns rises with their expected number. */
const NEAR_TEN = 1.2;
/** How steeply the chance of a raid rises with the ratio of strength. */
const STEEP = 6;

type By<K extends Victory['by']> = Extract<Victory, { by: K }>;
type Outlooks = {
  readonly [K in Victory['by']]: (
    victory: By<K>,
    hold: Hold,
    board: Board,
    goals: readonly string[],
  ) => number;
};

/**
 * For each kind of victory, the probability that the British win less that of the Americans, from what the towns may be
 * at the end.
 */
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
  war(_, hold) {
    const has = ({ hex }: Pick<Town, 'hex'>) => chance(hold(hex));
    const towns = LEVY_AREAS.flatMap((area) => STRATEGIC[area].map(has));
    const sum = towns.reduce((so, one) => so + one, 0);
    const twenty = 1 / (1 + Math.exp((TWENTY - 0.5 - sum) / NEAR_TWENTY));
    return 2 * twenty * all(SIX.map((id) => chance(hold(hexOf(id))))) ** MILD - 1;
  },
  towns(_, hold) {
    const has = ({ hex }: Pick<Town, 'hex'>) => chance(hold(hex));
    const areas = LEVY_AREAS.map((area) => STRATEGIC[area].map(has));
    const towns = areas.flat().reduce((sum, one) => sum + one, 0);
    const canada = all(CANADA.map((id) => chance(hold(hexOf(id)))));
    const ten = 1 / (1 + Math.exp(NEAR_TEN * (TEN - 0.5 - towns)));
    const six = all(SIX.map((id) => chance(hold(hexOf(id)))));
    return 2 * canada * any([ten, six, ...areas.map(all)]) - 1;
  },
  areas(_, hold) {
    const has = ({ hex }: Pick<Town, 'hex'>) => chance(hold(hex));
    const areaOf = (area: LevyArea) => all(STRATEGIC[area].map(has));
    const canada = all(CANADA.map((id) => chance(hold(hexOf(id)))));
    const either = any([areaOf('MS'), areaOf('DS') * chance(hold(hexOf(NEW_YORK)))]);
    return 2 * canada * either - 1;
  },
  raid({ ratio, zone }, hold, board, goals) {
    const { us, gb } = strengthIn(board, zone);
    const over = (gb * ratio.american - us * ratio.british) / (gb * ratio.american + us + 1);
    const burnt = all(goals.map((hex) => chance(hold(hex))));
    return gb === 0 ? -1 : (2 * burnt) / (1 + Math.exp(-STEEP * over)) - 1;
  },
};

export function outlook(
  victory: Victory,
  holds: ReadonlyMap<string, number>,
  board: Board,
): number {
  const judge = OUTLOOKS[victory.by] as (...args: unknown[]) => number;
  return judge(victory, (hex: string) => holds.get(hex) ?? 0, board, [...holds.keys()]);
}

/**
 * Who has a town, as the scenario counts it: 1 the British, -1 the enemy, 0 or another value between them nobody.
 * A1776-scn1.victory.british a British garrison counts whoever stands before it, A1776-scn2.victory.british in scenario
 * 2 British units count whoever else is there; elsewhere a town needs to be without enemies
 * (A1776-scn3.victory.british), and A1776-basic.VII.control-points a shared town is American.
 */
export function holdingAt(victory: Victory, board: Board, hex: string): number {
  const { us, gb } = board.get(hex) ?? NOBODY;
  if (us.points === 0 && gb.points === 0) return EMPTY[victory.by];
  // A1776-camp.III.A.2.a only regulars hold a town of an area.
  const byRegulars = ['areas', 'towns', 'war'].includes(victory.by);
  if (byRegulars && !gb.hasRegulars) return us.points > 0 ? -1 : EMPTY[victory.by];
  if (us.points === 0) return 1;
  if (gb.points === 0) return -1;
  switch (victory.by) {
    case 'points':
      return -1;
    case 'garrisons':
      return gb.inside > 0 ? 1 : 0;
    case 'occupation':
      return 1;
    case 'raid':
      // A1776-scn4.special.1 commerce does not burn while enemies of the British are there.
      return -0.6;
    case 'holding':
    case 'war':
    case 'towns':
    case 'areas':
      return 0;
  }
}

/** The value of a town in which nobody stands: where the British must stand there, it is as good as the enemy's. */
const EMPTY: { readonly [K in Victory['by']]: number } = {
  points: 0,
  garrisons: -0.6,
  occupation: -0.6,
  holding: 0,
  raid: 0,
  war: -0.6,
  towns: -0.6,
  areas: -0.6,
};
