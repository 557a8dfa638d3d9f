import { BLOCK, type BlockId, BLOCKS } from '../components/blocks.js';
import { TOWN_IDS } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { View } from '../view/view.js';
import type { Strength } from './blocks.js';

/** Sorts blocks: the strongest first, then in the order of the components. The order of the view does not matter. */
const inOrder = (blocks: readonly Strength[]) =>
  [...blocks].sort((a, b) => b.cv - a.cv || BLOCK[b.id].cv - BLOCK[a.id].cv);

/** Losses that the owner has put on a block and that have not taken effect yet: hits, or a CV in winter. */
const burden = ({ hits, frozen }: View, id: BlockId) => hits[id] ?? (frozen[id] ? 1 : 0);

/** Place of a block. C1812-3.2 its owner sees a block where they have placed it, before everybody sees it there. */
const placeOf = ({ mine, orders }: View, id: BlockId) =>
  mine[id]?.at === 'hand' ? (orders?.[id]?.to ?? 'hand') : mine[id]?.at;

/** The viewer's own blocks at a place. */
export const ownBlocks = (view: View, place: string): readonly Strength[] =>
  inOrder(
    BLOCKS.flatMap(({ id }) => {
      const unit = view.mine[id];
      return unit !== undefined && placeOf(view, id) === place
        ? [{ id, cv: unit.cv, hits: burden(view, id) }]
        : [];
    }),
  );

/** Blocks of a side that are laid open in the battle; the viewer's own blocks with the hits put on them so far. */
export const revealed = (view: View, side: Side): readonly Strength[] => {
  const units = view.battle?.units[side] ?? {};
  return inOrder(
    BLOCKS.flatMap(({ id }) => {
      const cv = units[id];
      return cv === undefined ? [] : [{ id, cv, hits: burden(view, id) }];
    }),
  );
};

export const isTown = (place: string | undefined): place is TownId =>
  TOWN_IDS.some((id) => id === place);

/** Towns that a block of the viewer has been ordered through; the last one is its destination. */
export const orderedWay = ({ orders }: View, id: BlockId): readonly TownId[] => {
  const order = orders?.[id];
  return order === undefined ? [] : [order.to, order.on, order.force].filter(isTown);
};
