import type { Table } from '../../kernel/table.js';
import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import { isIndian, kindOf, type State1812, unitsIn } from '../state.js';
import { hitsOf } from './dice.js';

const isDragoon = (unit: BlockId): boolean => kindOf(unit) === 'dragoon';

/** Blocks of a force that roll two dice if they are shown: the Indian (C1812-15.0.f) and the dragoon (C1812-16.0.c). */
export const doubleShots = (state: State1812, town: TownId, side: Side): BlockId[] =>
  unitsIn(state, town, side).filter((id) => isIndian(id) || isDragoon(id));

/**
 * C1812-11.1.a one die per block, and a second one for each block in `shown`: the Indian, and the dragoon unless the
 * pursued force has one (C1812-16.0.c). 4 or more hits. Not doubled by a landing (C1812-12.4.a). Returns the number of
 * hits.
 */
export function pursue(
  state: State1812,
  town: TownId,
  pursued: Side,
  shown: readonly BlockId[],
  table: Table,
): number {
  const side = other(pursued);
  const rides = shown.some(isDragoon);
  const shields = rides ? unitsIn(state, town, pursued).filter(isDragoon) : [];
  const cancelled = shields.length > 0;
  const blocks = unitsIn(state, town, side).length;
  const dice = table.roll(blocks + shown.length - (cancelled ? 1 : 0), 'pursuit', 'C1812-11.1.a');
  const hits = hitsOf(dice, 4);
  table.say({
    type: 'pursuit',
    clause: 'C1812-11.1.a',
    data: {
      town,
      side,
      hits,
      dragoon: rides && !cancelled,
      indian: shown.some(isIndian),
      cancelled,
    },
    ...(shown.length > 0 ? { reveals: [...shown, ...shields] } : {}),
  });
  return hits;
}
