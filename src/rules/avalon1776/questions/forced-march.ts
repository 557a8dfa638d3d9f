import { isOn } from '../../kernel/options.js';
import { distance } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import { MOST_FORCED_MP } from '../components/tables.js';
import { type Counts, isCombat, UNIT } from '../components/units.js';
import type { Lots, State1776, Status } from '../state.js';
import { add, hexesIn, isEmpty, pointsAt, statusesIn, typesIn } from './force.js';
import { isStepFrom } from './ground.js';
import { groundOf, stopsOf } from './marching.js';
import { type Exactly, exactWays, reachedWith } from './search.js';

/** Whoever may still move, and whoever has moved; nobody who was landed, has dug or marches already. */
const mayTry = (status: Status): boolean =>
  status === 'rest' || status.startsWith('free') || status.startsWith('spent');

/**
 * A1776-opt.III.A, A1776-opt.III.E the combat units of one allowance that may try a march from a hex, by the lots they
 * are in.
 */
export function triersIn(lots: Lots | undefined, allowance: number): Lots {
  const found: Lots = {};
  for (const status of statusesIn(lots ?? {})) {
    if (!mayTry(status)) continue;
    const units: Counts = {};
    for (const code of typesIn(lots?.[status] ?? {}))
      if (isCombat(code) && UNIT[code].move === allowance)
        units[code] = lots?.[status]?.[code] ?? 0;
    if (!isEmpty(units)) found[status] = units;
  }
  return found;
}

/** The points of several lots together. */
export const together = (lots: Lots): Counts =>
  statusesIn(lots).reduce<Counts>((sum, status) => add(sum, lots[status] ?? {}), {});

/** The allowances that combat units of that hex have which may try. */
function allowancesIn(lots: Lots): number[] {
  const found = new Set<number>();
  for (const status in lots)
    if (mayTry(status as Status))
      for (const code in lots[status as Status]) if (isCombat(code)) found.add(UNIT[code].move);
  return [...found].sort((a, b) => a - b);
}

/** Enemies in the hex hold whoever is there. */
export const isHeldUp = (state: State1776, by: Side, hex: string): boolean =>
  pointsAt(state, other(by), hex) > 0;

/** A1776-opt.III.C.1 hexes that some way of exactly so many MP reaches, from 1 to 4. */
export const targetsFrom = (state: State1776, by: Side, hex: string): Exactly =>
  exactWays(groundOf(state, by), hex, MOST_FORCED_MP, stopsOf(state, { by }));

/** Who may try: hexes, and the allowance of those who try together; nobody where the game is played without. */
export function triersOf(state: State1776, by: Side): { hex: string; mp: number }[] {
  if (!isOn(state, 'forcedMarch')) return [];
  const ground = groundOf(state, by);
  return hexesIn(state).flatMap((hex) => {
    const lots = state.hexes[hex]?.[by];
    // whatever a first step meets, it is a target
    return lots === undefined ||
      isHeldUp(state, by, hex) ||
      !isStepFrom(ground, hex, MOST_FORCED_MP)
      ? []
      : allowancesIn(lots).map((mp) => ({ hex, mp }));
  });
}

/**
 * A1776-opt.III.F where marchers come who have gained so many MP: to their target, else nearer to it, else wherever
 * they can spend them all; nowhere: they are lost.
 */
export function endsOf(
  state: State1776,
  by: Side,
  { from, to }: { readonly from: string; readonly to: string },
  gained: number,
): string[] {
  const ways = exactWays(groundOf(state, by), from, gained, stopsOf(state, { by }));
  const exactly = reachedWith(ways, gained);
  if (exactly.includes(to)) return [to];
  const nearer = exactly.filter((hex) => distance(hex, to) < distance(from, to));
  return nearer.length > 0 ? nearer : exactly;
}
