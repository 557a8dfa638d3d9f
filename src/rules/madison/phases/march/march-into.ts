import type { Clause } from '../../../kernel/clauses.js';
import type { Table } from '../../../kernel/table.js';
import type { SpaceId } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import { flippedAmong } from '../../questions/flipped.js';
import type { Band } from '../../questions/force.js';
import { step } from '../../questions/march.js';
import type { MadisonState } from '../../state.js';

/** Moves a band into the next space and tells everybody. */
export function marchInto(
  state: MadisonState,
  table: Table,
  by: Side,
  band: Band,
  [from, to]: readonly [from: SpaceId, to: SpaceId],
  clause: Clause = 'MMW-9.1',
): void {
  step(state, band, from, to);
  const { units, leaders } = band;
  table.say({
    type: 'marched',
    clause,
    data: {
      side: by,
      from,
      to,
      units: [...units],
      leaders: [...leaders],
      ...flippedAmong(state, leaders),
    },
  });
}
