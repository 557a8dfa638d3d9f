import type { Side } from '../../components/side.js';
import { townAt, TOWNS } from '../../components/towns.js';
import type { Counts } from '../../components/units.js';
import { isCampaign, type State1776 } from '../../state.js';

/** A1776-camp.V.A the hexes of Owego, Painted Post and Unadilla. */
export const INDIAN_TOWNS: readonly string[] = TOWNS.filter(({ kind }) => kind === 'indian').map(
  ({ hex }) => hex,
);

export const isIndianTown = (hex: string): boolean => townAt(hex)?.kind === 'indian';

/** A1776-camp.V.B whether Indian towns are closed to the Americans. */
export const areClosed = (state: State1776): boolean =>
  isCampaign(state) && state.opened === undefined;

/** A1776-camp.V.B whether a side cannot go into a hex because it is a closed Indian town. */
export const isClosedTo = (state: State1776, side: Side, hex: string): boolean =>
  side === 'us' && isIndianTown(hex) && areClosed(state);

/** A1776-camp.V.B whether British units that go from one hex to another open all Indian towns. */
export const opensTowns = (
  state: State1776,
  {
    from,
    to,
    units,
  }: { readonly from: string | null; readonly to: string | null; readonly units: Counts },
): boolean =>
  areClosed(state) &&
  ((to !== null && isIndianTown(to)) ||
    (from !== null && isIndianTown(from) && units.I !== undefined));
