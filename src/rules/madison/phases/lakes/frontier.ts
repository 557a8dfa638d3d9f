import type { SpaceId } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import { mayBeIn } from '../../questions/march.js';
import { isReduced } from '../../questions/pieces.js';
import { type Flotilla, isDefended } from '../../questions/transport.js';
import type { MadisonState } from '../../state.js';

/** Whether passengers may attack a town (MMW-10.23) and are within their bounds there (MMW-3.63). */
export const frontierOf = (
  state: MadisonState,
  by: Side,
  { units }: Pick<Flotilla, 'units'>,
  space: SpaceId,
): { readonly mayAttack: boolean; readonly inBounds: boolean } => ({
  mayAttack: !isDefended(state, by, space) || units.some((id) => !isReduced(state, id)),
  inBounds: units.every((id) => mayBeIn(id, space)),
});
