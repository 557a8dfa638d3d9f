import type { JsonObject } from '../kernel/json.js';
import { blocksOf, type BlockId } from './components/blocks.js';
import type { TownId } from './components/map.js';
import type { Side } from './components/side.js';
import { TOWN, TOWN_INDEX } from './components/tables.js';
import {
  contestedLakes,
  inOrder,
  other,
  sideOf,
  townOf,
  type Order,
  type State1812,
} from './state.js';

/** A block and what it was told. */
export interface Marcher {
  readonly unit: BlockId;
  readonly order: Order;
}

/** Blocks that have an order, the American first, waiting sea movements left out (C1812-19.6). */
export function marchers(state: State1812): Marcher[] {
  const { units } = state;
  const ordered: BlockId[] = [];
  for (const id in units) {
    const { order } = units[id as BlockId];
    if (order !== undefined && !waitsForBattle(state, order)) ordered.push(id as BlockId);
  }
  return inOrder(ordered).map((unit) => ({ unit, order: units[unit].order as Order }));
}

export const marchersOf = (state: State1812, side: Side): Marcher[] =>
  marchers(state).filter(({ unit }) => sideOf(unit) === side);

/** C1812-19.6 a sea movement on a lake with a naval battle waits until it is over. */
export function waitsForBattle(state: State1812, order: Order): boolean {
  const { lake } = TOWN[order.to];
  return order.sea === true && lake !== null && contestedLakes(state).includes(lake);
}

/**
 * Blocks in an order made of public facts: where they are and all that they will publicly do; ids only between those
 * that look alike. Dice and draws go by this order, or it would tell who is who.
 */
export function publicOrder<M extends Marcher>(state: State1812, list: readonly M[]): M[] {
  if (list.length < 2) return [...list];
  return list
    .map((one) => ({ one, key: publicKey(state, one) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ one }) => one);
}

/** What is not ordered comes last: `~` comes after every id. */
const publicKey = (state: State1812, { unit, order }: Marcher): string => {
  const { enter, force = '~', on = '~', sea, to } = order;
  return `${state.units[unit].at}|${enter ? 0 : 1}|${force}|${on}|${sea ? 0 : 1}|${to}|${unit}`;
};

/** C1812-17.0 where a block on its normal move crosses from an American town into Canada by land, or null. */
export function crossing(state: State1812, { unit, order }: Marcher): 'to' | 'on' | null {
  const at = townOf(state, unit);
  // C1812-17.0.d not by sea, not from Canada, not late reinforcements
  if (at === null || order.sea || TOWN[at].nation === 'gb') return null;
  if (TOWN[order.to].nation === 'gb') return 'to';
  return order.on !== undefined && TOWN[order.on].nation === 'gb' ? 'on' : null;
}

/** Enemy blocks that will not leave the town by their orders (C1812-19.0.b). */
export function isBarred(state: State1812, side: Side, town: TownId): boolean {
  return blocksOf[other(side)].some((id) => {
    const { at, order } = state.units[id];
    return at === town && (order === undefined || waitsForBattle(state, order));
  });
}

/** The town where a normal move ends, and the last one before it (C1812-9.1, 16.0.a, 9.1.b). */
export function normalEnd(
  state: State1812,
  { unit, order }: Marcher,
): { town: TownId; from: TownId | null } {
  const from = townOf(state, unit);
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

/** Moves as everybody sees them: how many blocks went which way, in board order. */
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
