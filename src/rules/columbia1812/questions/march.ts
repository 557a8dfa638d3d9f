import type { JsonObject } from '../../kernel/json.js';
import { type BlockId, blocksOf } from '../components/blocks.js';
import { TOWN, TOWN_INDEX } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import {
  contestedLakes,
  isTown,
  type Order,
  sideOf,
  type State1812,
  type Unit,
  unitStates,
} from '../state.js';

/** A block and its order. */
export interface Marcher {
  readonly unit: BlockId;
  readonly block: Unit;
  readonly order: Order;
}

/** Blocks with an order, the American ones first, without sea movements that wait (C1812-19.6). */
export const marchers = (state: State1812): Marcher[] => [
  ...marchersOf(state, 'us'),
  ...marchersOf(state, 'gb'),
];

export function marchersOf(state: State1812, side: Side): Marcher[] {
  const ids = blocksOf[side];
  const list: Marcher[] = [];
  unitStates(state, side).forEach((block, i) => {
    const { order } = block;
    if (order !== undefined && !waitsForBattle(state, order))
      list.push({ unit: ids[i] as BlockId, block, order });
  });
  return list;
}

/** C1812-19.6 a sea movement on a lake with a naval battle waits until it is over. */
function waitsForBattle(state: State1812, order: Order): boolean {
  const { lake } = TOWN[order.to];
  return order.sea === true && lake !== null && contestedLakes(state).includes(lake);
}

/**
 * Blocks in an order made of public facts: their places and everything that their orders will show. Ids decide only
 * between blocks that look alike. Dice and draws follow this order; any other order would reveal which block is which.
 */
export function publicOrder<M extends Marcher>(list: readonly M[]): M[] {
  if (list.length < 2) return [...list];
  return list
    .map((one) => ({ one, key: publicKey(one) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ one }) => one);
}

/** Parts that are not ordered sort last: `~` comes after every id. */
const publicKey = ({ unit, block, order }: Marcher): string => {
  const { enter, force = '~', on = '~', sea, to } = order;
  return `${block.at}|${enter ? 0 : 1}|${force}|${on}|${sea ? 0 : 1}|${to}|${unit}`;
};

/**
 * C1812-17.0 the part of its normal move with which a block crosses by land from an American town into Canada: to its
 * first town or `on` to its second; null: it does not cross.
 */
export function crossing({ block: { at }, order }: Marcher): 'to' | 'on' | null {
  // C1812-17.0.d not by sea, not from Canada, not late reinforcements
  if (!isTown(at) || order.sea || TOWN[at].nation === 'gb') return null;
  if (TOWN[order.to].nation === 'gb') return 'to';
  return order.on !== undefined && TOWN[order.on].nation === 'gb' ? 'on' : null;
}

/** Whether the town has enemy blocks that will not leave it by their orders (C1812-19.0.b). */
export function isBarred(state: State1812, side: Side, town: TownId): boolean {
  return unitStates(state, other(side)).some(
    ({ at, order }) => at === town && (order === undefined || waitsForBattle(state, order)),
  );
}

/** Town where a normal move ends, and the last town before it (C1812-9.1, 16.0.a, 9.1.b). */
export function normalEnd(
  state: State1812,
  { unit, block: { at }, order }: Marcher,
): { town: TownId; from: TownId | null } {
  const from = isTown(at) ? at : null;
  if (order.on === undefined || isBarred(state, sideOf(unit), order.to))
    return { town: order.to, from };
  return { town: order.on, from: order.to };
}

interface Way {
  readonly from: TownId | null;
  readonly via: TownId | null;
  readonly to: TownId;
  readonly by: 'land' | 'sea' | 'entry';
}

const isSame = (a: Way, b: Way): boolean =>
  a.from === b.from && a.via === b.via && a.to === b.to && a.by === b.by;

/** Moves as everybody sees them: the number of blocks on each way, in board order. */
export function ways(list: readonly Way[]): JsonObject[] {
  const counts: { way: Way; blocks: number }[] = [];
  for (const way of list) {
    const seen = counts.find((one) => isSame(one.way, way));
    if (seen === undefined) counts.push({ way, blocks: 1 });
    else seen.blocks += 1;
  }
  const rank = (town: TownId | null): number => (town === null ? -1 : (TOWN_INDEX.get(town) ?? -1));
  return counts
    .sort(
      (a, b) =>
        rank(a.way.to) - rank(b.way.to) ||
        rank(a.way.via) - rank(b.way.via) ||
        (a.way.by < b.way.by ? -1 : 1),
    )
    .map(({ way, blocks }) => ({ ...way, blocks }));
}
