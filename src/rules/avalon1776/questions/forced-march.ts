import { isOn } from '../../kernel/options.js';
import { distance, HEX_IDS, hexNo } from '../components/map.js';
import { areaOf } from '../components/scenarios/places.js';
import { other, type Side } from '../components/side.js';
import { MOST_FORCED_MP } from '../components/tables.js';
import { type Counts, isCombat, isCovered, UNIT, type UnitCode } from '../components/units.js';
import type { DeclareFrame } from '../frames.js';
import type { ForcedMarch, Lots, State1776, Status } from '../state.js';
import { isClosedTo } from './campaign/indian-towns.js';
import { isSnowbound } from './campaign/winter.js';
import { add, hexesIn, isEmpty, pointsAt, statusesIn, typesIn } from './force.js';
import { barTo, isStepFrom } from './ground.js';
import { groundOf, stopsOf } from './marching.js';
import { type Exactly, exactWays, reachedWith } from './search.js';

/**
 * Units that can still move, or have marched, can try; units that were landed, have dug or are on a forced march
 * cannot.
 */
const mayTry = (status: Status): boolean =>
  status === 'rest' || status.startsWith('free') || status.startsWith('spent');

/**
 * A1776-opt.III.A, A1776-opt.III.E the combat units of one allowance that can try a forced march from a hex, by lot.
 */
export function triersIn(lots: Lots | undefined, allowance: number): Lots {
  const found: Lots = {};
  for (const status of statusesIn(lots ?? {})) {
    if (!mayTry(status)) continue;
    const units: Counts = {};
    for (const code of typesIn(lots?.[status] ?? {}))
      if (mayMarch(code) && UNIT[code].move === allowance)
        units[code] = lots?.[status]?.[code] ?? 0;
    if (!isEmpty(units)) found[status] = units;
  }
  return found;
}

/** The units of several lots together. */
export const together = (lots: Lots): Counts =>
  statusesIn(lots).reduce<Counts>((sum, status) => add(sum, lots[status] ?? {}), {});

/** Combat units, and A1776-opt.III.G face-down counters, which may be some. */
const mayMarch = (code: string): boolean => isCombat(code) || isCovered(code);

/** The allowances of the units in these lots that can try. */
function allowancesIn(lots: Lots): number[] {
  const found = new Set<number>();
  for (const status in lots)
    if (mayTry(status as Status))
      for (const code in lots[status as Status])
        if (mayMarch(code)) found.add(UNIT[code as UnitCode].move);
  return [...found].sort((a, b) => a - b);
}

/** Whether enemies are in the hex: units that came to them in this phase cannot leave. */
const isShared = (state: State1776, by: Side, hex: string): boolean =>
  pointsAt(state, other(by), hex) > 0;

/**
 * A1776-basic.II.G whether units of that status are stopped by enemies: they have come into the hex, A1776-adv.IV.B.1.i
 * or out of a fort. Units that have spent 0 MP and have no fort there were in the hex before.
 */
const isStopped = (status: Status, hasFort: boolean): boolean =>
  status.startsWith('spent') && (status !== 'spent0' || hasFort);

/** The units of a side in a hex that enemies there do not keep from a forced march. */
export function unstoppedAt(state: State1776, by: Side, hex: string): Lots {
  const { fort, [by]: lots = {} } = state.hexes[hex] ?? {};
  if (!isShared(state, by, hex)) return lots;
  return Object.fromEntries(
    statusesIn(lots)
      .filter((status) => !isStopped(status, fort === by))
      .map((status) => [status, lots[status]]),
  );
}

/** A1776-opt.III.C.1 the hexes that can be reached by a way of exactly 1, 2, 3 or 4 MP. */
export const targetsFrom = (
  state: State1776,
  { by, hex, units }: Pick<DeclareFrame, 'by' | 'hex' | 'units'>,
): Exactly =>
  exactWays(groundOf(state, by), hex, MOST_FORCED_MP, stopsOf(state, { by, units, bluff: true }));

/** Whether some way of exactly so many MP leads to a hex. */
export const isReachedIn = ({ mp: spent }: Exactly, hex: string, mp: number): boolean =>
  ((spent[hexNo(hex)] ?? 0) & (1 << mp)) !== 0;

/**
 * Why marchers cannot come to a hex with exactly so many MP: the area of play, a hexside that cannot be crossed,
 * enemies, or the MP.
 */
export function aimBar(
  state: State1776,
  { by, hex: from }: { readonly by: Side; readonly hex: string },
  to: string,
  mp: number,
): string {
  const ground = groundOf(state, by);
  const bar = distance(from, to) === 1 ? barTo(ground, from, to) : null;
  if (!areaOf(ground.scenario).has(to)) return ground.scenario.area;
  if (isClosedTo(state, by, to)) return 'A1776-camp.V.B';
  if (bar === 'water') return 'A1776-basic.II.H';
  if (bar === 'rain') return 'A1776-scn3.special.2';
  const unstopped = exactWays(ground, from, MOST_FORCED_MP, () => 'pass');
  return to !== from && isReachedIn(unstopped, to, mp) ? 'A1776-basic.II.G' : 'A1776-opt.III.F';
}

/**
 * A1776-opt.III.E the targets declared from a hex for units of that allowance. They make one attempt to each target,
 * for whatever MP.
 */
export const declaredBy = (state: State1776, from: string, allowance: number): string[] =>
  (state.marches ?? [])
    .filter(
      (march) =>
        march.from === from && typesIn(march.units).some((code) => UNIT[code].move === allowance),
    )
    .map(({ to }) => to);

/** Whether the units have a target left. */
function hasTarget(state: State1776, by: Side, hex: string, allowance: number): boolean {
  const declared = declaredBy(state, hex, allowance);
  // Any hex of a first step is a target, whatever is in it.
  if (declared.length === 0) return true;
  // A1776-opt.I face-down counters among them can pass fewer enemies.
  const units = together(triersIn(unstoppedAt(state, by, hex), allowance));
  const { nodes } = targetsFrom(state, { by, hex, units });
  return nodes.slice(1).some((no) => !declared.includes(HEX_IDS[no] as string));
}

/**
 * The hexes and allowances of units that can try; none if the option is off, and A1776-camp.VII.A.2.c in winter none in
 * the north.
 */
export function triersOf(state: State1776, by: Side): { hex: string; mp: number }[] {
  if (!isOn(state, 'forcedMarch')) return [];
  const ground = groundOf(state, by);
  return hexesIn(state).flatMap((hex) =>
    state.hexes[hex]?.[by] === undefined ||
    isSnowbound(state, hex) ||
    !isStepFrom(ground, hex, MOST_FORCED_MP)
      ? []
      : allowancesIn(unstoppedAt(state, by, hex))
          .filter((mp) => hasTarget(state, by, hex, mp))
          .map((mp) => ({ hex, mp })),
  );
}

/**
 * A1776-opt.III.F where marchers that have gained so many MP can come: to their target, else nearer to it, else
 * wherever they can spend all of them; nowhere: they are lost.
 */
export function endsOf(
  state: State1776,
  by: Side,
  { from, to, units }: ForcedMarch,
  gained: number,
): string[] {
  const ways = exactWays(groundOf(state, by), from, gained, stopsOf(state, { by, units }));
  const exactly = reachedWith(ways, gained);
  if (exactly.includes(to)) return [to];
  const nearer = exactly.filter((hex) => distance(hex, to) < distance(from, to));
  return nearer.length > 0 ? nearer : exactly;
}
