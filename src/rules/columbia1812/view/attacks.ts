import { attacksOf } from '../../kits/attacks.js';
import type { BlockId } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import { other } from '../components/side.js';
import { ENTRY_TOWNS, total, waitingAt } from '../state.js';
import type { View } from './view.js';

const entryOf = ({ mine }: View, unit: BlockId): TownId | undefined =>
  ENTRY_TOWNS.find((town) => waitingAt[town] === mine[unit]?.at);

function isHostile({ viewer, towns, lakes }: View, place: string): boolean {
  if (viewer === null) return false;
  const enemy = other(viewer);
  return place in lakes
    ? total(lakes[place as LakeId][enemy]) > 0
    : towns[place as TownId][enemy] > 0;
}

/** C1812-7.1, C1812-10.1 actions that attack: moves to places with enemies, and the naming of battles. */
export const attacks = attacksOf<View>(
  {
    ...{ march: 'to', on: 'to', force: 'to', ship: 'to', battle: 'town' },
    enter: (view, { unit }) => entryOf(view, unit as BlockId),
    sail: (_, { town }) => TOWN[town as TownId].lake,
  },
  isHostile,
);
