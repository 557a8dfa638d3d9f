import { isOn } from '../../../kernel/options.js';
import { mooringsAt } from '../../components/scenarios/places.js';
import type { Side } from '../../components/side.js';
import { type Counts, OTHER_COUNTERS, type Source } from '../../components/units.js';
import { isCampaign, type State1776, type Status } from '../../state.js';
import { AFLOAT, boatsAt } from '../boats.js';
import { isHeldAgainst } from '../works.js';

/** A1776-camp.VI.B.1.a, A1776-camp.VI.B.2 what bateaux are built with: a supply unit or a magazine. */
export type Builder = Exclude<Source, 'none'>;
export const BUILDERS: readonly Builder[] = ['unit', 'magazine'];

/** A1776-camp.VI.B.2 how many bateaux a supply unit or a magazine is exchanged for. */
export const IN_EXCHANGE = 3;

/** Statuses of units that have not moved. */
export const UNMOVED: readonly Status[] = ['rest', 'in'];

/** Supply units that have not moved, in and out of a fort, as pairs of status and number. */
export const idleAt = (
  state: State1776,
  by: Side,
  hex: string,
): readonly (readonly [Status, number])[] =>
  UNMOVED.map((status) => [status, state.hexes[hex]?.[by]?.[status]?.S ?? 0] as const);

/**
 * The supply units and magazines in a hex that can build bateaux: A1776-camp.VI.B.1.b not those that are building
 * already; A1776-camp.VI.B.2 nor those left over from magazines that were exchanged in this phase.
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

/** A1776-basic.III.C how many bateaux of a side are still in the box. */
export const boatsLeft = (state: State1776, by: Side): number =>
  Object.keys(state.boats ?? {}).reduce<number>(
    (left, at) => AFLOAT.reduce((rest, as) => rest - boatsAt(state, by, at, as), left),
    OTHER_COUNTERS[by].B,
  );

/** A1776-camp.VI.A why no bateaux can be built in a hex, whatever they are built with; null: they can. */
export function buildingBar(state: State1776, by: Side, hex: string): string | null {
  if (!isCampaign(state) || !isOn(state, 'bateaux')) return 'A1776-camp.VI.A';
  if (isHeldAgainst(state, by, hex) || mooringsAt(hex).length === 0) return 'A1776-camp.VI.A';
  return boatsLeft(state, by) > 0 ? null : 'A1776-basic.III.C';
}
