import { BLOCK, BLOCKS, type BlockId } from '../components/blocks.js';
import type { Side } from '../components/side.js';
import type { View } from '../view.js';
import type { Strength } from './blocks.js';

const strongestFirst = (a: Strength, b: Strength) =>
  b.cv - a.cv || BLOCK[b.id].cv - BLOCK[a.id].cv || RANK[a.id] - RANK[b.id];

const RANK = Object.fromEntries(BLOCKS.map(({ id }, index) => [id, index])) as Readonly<
  Record<BlockId, number>
>;

/** The viewer's own blocks at a place, whatever order the view lists them in. */
export const ownBlocks = ({ mine }: View, place: string): readonly Strength[] =>
  BLOCKS.flatMap(({ id }) => (mine[id]?.at === place ? [{ id, cv: mine[id].cv }] : [])).sort(
    strongestFirst,
  );

/** Blocks of a side that lie open in the battle. */
export const revealed = ({ battle }: View, side: Side): readonly Strength[] => {
  const units = battle?.units[side] ?? {};
  return BLOCKS.flatMap(({ id }) => (units[id] === undefined ? [] : [{ id, cv: units[id] }])).sort(
    strongestFirst,
  );
};
