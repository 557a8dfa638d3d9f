import { isOn } from '../../../kernel/options.js';
import { mooringsAt } from '../../components/scenarios/places.js';
import type { Side } from '../../components/side.js';
import { type Counts, OTHER_COUNTERS, type Source } from '../../components/units.js';
import { isCampaign, type State1776, type Status } from '../../state.js';
import { AFLOAT, boatsAt } from '../boats.js';
import { isHeldAgainst } from '../works.js';

/** A1776-camp.VI.B.1.a, A1776-camp.VI.B.2 what builds bateaux. */
export type Builder = Exclude<Source, 'none'>;
export const BUILDERS: readonly Builder[] = ['unit', 'magazine'];

/** A1776-camp.VI.B.2 bateaux for a supply unit, or a magazine. */
export const IN_EXCHANGE = 3;

/** Lots of units that have not moved. */
export const UNMOVED: readonly Status[] = ['rest', 'in'];

/** Supply units that have not moved, in and out of a fort: of which lots, by how many. */
export const idleAt = (
  state: State1776,
  by: Side,
  hex: string,
): readonly (readonly [Status, number])[] =>
  UNMOVED.map((status) => [status, state.hexes[hex]?.[by]?.[status]?.S ?? 0] as const);

/**
 * A1776-camp.VI.B.1.b those that build already are not among them; A1776-camp.VI.B.2 nor are so many that magazines
 * have left in this phase.
 */
export function buildersAt(
  state: State1776,
  by: Side,
  hex: string,
  spared: number,
): Readonly<Record<Builder, number>> {
  const idle = idleAt(state, by, hex).reduce((sum, [, count]) => sum + count, 0);
  const { M = 0 }: Counts = state.hexes[hex]?.[by]?.fixed ?? {};
  return { unit: idle - spared, magazine: M - (state.busy?.[hex]?.M ?? 0) };
}

/** A1776-basic.III.C bateaux of a side that are still in the box. */
export const boatsLeft = (state: State1776, by: Side): number =>
  Object.keys(state.boats ?? {}).reduce<number>(
    (left, at) => AFLOAT.reduce((rest, as) => rest - boatsAt(state, by, at, as), left),
    OTHER_COUNTERS[by].B,
  );

/** A1776-camp.VI.A why nobody builds bateaux in a hex, whatever with; null: they may. */
export function buildingBar(state: State1776, by: Side, hex: string): string | null {
  if (!isCampaign(state) || !isOn(state, 'bateaux')) return 'A1776-camp.VI.A';
  if (isHeldAgainst(state, by, hex) || mooringsAt(hex).length === 0) return 'A1776-camp.VI.A';
  return boatsLeft(state, by) > 0 ? null : 'A1776-basic.III.C';
}
