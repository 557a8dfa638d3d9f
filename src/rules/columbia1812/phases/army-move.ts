import type { Clause } from '../../kernel/clauses.js';
import { frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { BlockId } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { other, type Side, SIDES } from '../components/side.js';
import type { ArmyMoveFrame, CrossFrame } from '../frames.js';
import { updateTownControl } from '../questions/control.js';
import { rollOff } from '../questions/dice.js';
import { hurt } from '../questions/losses.js';
import {
  crossing,
  isBarred,
  type Marcher,
  marchers,
  marchersOf,
  normalEnd,
  publicOrder,
  ways,
} from '../questions/march.js';
import { hasUnits, isIndian, isTown, orderTo, sideOf, type State1812, townOf } from '../state.js';
import { run } from './phase.js';

/**
 * Carries out the army orders: militia, crossing forces, normal moves, forced marches (C1812-9.1, C1812-17.0,
 * C1812-19.0.b).
 */
export const armyMove = run<ArmyMoveFrame>({
  clause: 'C1812-19.0.b',
  run({ state, frame: { stage }, table, push }) {
    let moving = marchers(state);
    if (stage === 'militia') {
      if (militia(moving, table)) moving = marchers(state);
      const met = state.simultaneous ? crossForces(state, table) : null;
      if (met !== null) return push(met, framed<ArmyMoveFrame>({ f: 'army-move', stage: 'move' }));
    }
    move(state, moving, table);
  },
});

function move(state: State1812, moving: readonly Marcher[], table: Table): void {
  const moves = normalMoves(state, moving, table);
  const further = moves.filter(goesFurther);
  for (const one of moves) if (!goesFurther(one)) one.block.order = undefined;
  if (further.length > 0) forcedMarches(state, further, table);
  for (const { block } of further) block.order = undefined;
  updateTownControl(state, table);
  state.stage = 'battle';
}

/** C1812-9.2.a whether a block goes on by forced march: one that could not complete its normal move does not. */
const goesFurther = ({ order, town }: Move): boolean =>
  order.force !== undefined && town === (order.on ?? order.to);

/**
 * C1812-17.0 one roll for all blocks that cross on their normal move, before any of them crosses. Returns whether any
 * was held back.
 */
function militia(moving: readonly Marcher[], table: Table): boolean {
  const rolledFor = publicOrder(
    moving.filter((one) => sideOf(one.unit) === 'us' && crossing(one) !== null),
  );
  // C1812-17.0.c if none of them moves, the American turn ends
  const refused = refusers(rolledFor, table, 'C1812-17.0.c');
  for (const one of refused)
    one.block.order = crossing(one) === 'to' ? undefined : orderTo(one.order.to, 'land');
  return refused.length > 0;
}

/**
 * C1812-17.0 one die per block, and every 6 holds a block back; 17.0.a the British player picks it unseen; C1812-17.0.b
 * the others must go.
 */
function refusers<M extends Marcher>(rolledFor: readonly M[], table: Table, ifAll: Clause): M[] {
  if (rolledFor.length === 0) return [];
  const dice = table.roll(rolledFor.length, 'militia', 'C1812-17.0');
  const held = dice.filter((die) => die === 6).length;
  const ids =
    held === 0
      ? []
      : table.draw(
          rolledFor.map(({ unit }) => unit),
          held,
          'militia',
          'C1812-17.0.a',
        );
  const clause = held === rolledFor.length ? ifAll : 'C1812-17.0';
  const all = clause === 'C1812-17.0.c';
  table.say({
    type: 'militia',
    clause,
    data: { rolled: dice.length, held, all },
    only: { us: { units: [...ids].sort() } },
  });
  return rolledFor.filter(({ unit }) => ids.includes(unit));
}

/** C1812-19.4 if each side's move ends where the move of the other began, the higher 2d6 decides where they fight. */
function crossForces(state: State1812, table: Table): CrossFrame | null {
  const origin = (side: Side): TownId | null => {
    const one = marchersOf(state, side).find(({ order }) => order.enter === undefined);
    return one === undefined ? null : townOf(state, one.unit);
  };
  const us = origin('us');
  const gb = origin('gb');
  if (us === null || gb === null || us === gb) return null;
  if (crossers(state, 'us', gb).length === 0 || crossers(state, 'gb', us).length === 0) return null;
  const winner = rollOff(table, 'crossing', 'C1812-19.4');
  table.say({ type: 'crossing', clause: 'C1812-19.4', data: { side: winner, us, gb } });
  return { f: 'cross', by: winner, towns: { us, gb } };
}

/**
 * Blocks of a side whose move ends in `town`. A forced march beyond it ends there, too, if enemies stay in the town
 * (C1812-19.0.b).
 */
export const crossers = (state: State1812, side: Side, town: TownId): BlockId[] =>
  marchersOf(state, side)
    .filter(
      (one) =>
        normalEnd(state, one).town === town &&
        (one.order.force === undefined || isBarred(state, side, town)),
    )
    .map(({ unit }) => unit);

/** A block on its way: the town where it starts, and the last town before the one where it ends. */
interface Move extends Marcher {
  readonly start: TownId | null;
  readonly from: TownId | null;
  readonly town: TownId;
}

function normalMoves(state: State1812, moving: readonly Marcher[], table: Table): Move[] {
  // all ends are computed before any block moves: both sides move at the same time
  const moves = moving.map((one): Move => {
    const { unit, block, order } = one;
    const { town, from } = normalEnd(state, one);
    return { unit, block, order, start: isTown(block.at) ? block.at : null, from, town };
  });
  report(moves, table);
  for (const { block, order, town, from } of moves) {
    block.at = town;
    block.came = { from, sea: order.sea };
  }
  return moves;
}

function report(moves: readonly Move[], table: Table): void {
  for (const side of SIDES) {
    const own = moves.filter(({ unit }) => sideOf(unit) === side);
    if (own.length > 0) reportOf(side, own, table);
  }
}

function reportOf(side: Side, moves: readonly Move[], table: Table): void {
  const list = moves.map(({ order, town, from, start }) => {
    const by = order.sea ? ('sea' as const) : order.enter ? ('entry' as const) : ('land' as const);
    return { from: start, via: from === start ? null : from, to: town, by };
  });
  // C1812-16.0.a only the dragoon goes two towns
  const riders = moves
    .filter(({ from, start }) => from !== null && from !== start)
    .map(({ unit }) => unit);
  // C1812-1.2.b the Indian alone does not take an American town
  const lone = moves
    .filter(({ unit, town }) => isIndian(unit) && TOWN[town].nation === 'us')
    .map(({ unit }) => unit);
  const shown = [...riders, ...lone];
  const tells = shown.length > 0 ? { reveals: shown } : {};
  table.say({ type: 'marched', clause: 'C1812-9.1', data: { side, moves: ways(list) }, ...tells });
}

/**
 * C1812-9.2.a after all normal movement, one die for each block that tries a forced march; those that pass move at
 * once.
 */
function forcedMarches(state: State1812, marching: readonly Move[], table: Table): void {
  const ready = SIDES.flatMap((side) => triers(state, side, marching));
  const passed = ready.filter((one) => marches(state, one, table));
  const held = refusers(passed.filter(crossesNow), table, 'C1812-17.0');
  const moves = passed
    .filter((one) => !held.includes(one))
    .map((one) => ({ ...one, start: one.town, from: one.town, town: one.order.force ?? one.town }));
  report(moves, table);
  for (const { block, town, from } of moves) {
    block.at = town;
    block.came = { from, sea: undefined };
  }
}

/**
 * Blocks that try a forced march, in public order. Enemy units in the town where a block now stands stop it
 * (C1812-9.2.c, 19.0.b).
 */
const triers = (state: State1812, side: Side, marching: readonly Move[]): Move[] =>
  publicOrder(
    marching.filter(
      ({ unit, town }) => sideOf(unit) === side && !hasUnits(state, town, other(side)),
    ),
  );

// C1812-9.2.b British units add 1, the Indian adds 2 instead
const modifier = (unit: BlockId): number => (isIndian(unit) ? 2 : sideOf(unit) === 'gb' ? 1 : 0);

/** C1812-9.2.c with 4 or more a block marches on; otherwise it stays where its normal move ended and loses 1 CV. */
function marches(state: State1812, { unit, order, town }: Move, table: Table): boolean {
  const side = sideOf(unit);
  const [die = 1] = table.roll(1, `forced-march-${side}`, 'C1812-9.2.a');
  const passed = die + modifier(unit) >= 4;
  const died = !passed && hurt(state, unit, 1);
  const only = { [side]: { unit } };
  // where only the modifier of the Indian made the roll a success, the block is known to be the Indian
  const tells =
    side === 'gb' && (die === 2 || died) ? { reveals: [unit] } : died ? { reveals: [unit] } : {};
  table.say({
    type: 'forced-march',
    clause: 'C1812-9.2.c',
    data: { side, from: town, to: order.force ?? null, die, passed, died },
    only,
    ...tells,
  });
  return passed;
}

/**
 * Whether a block first crosses the border with its forced march: C1812-17.0.d a block that began in America is rolled
 * for at its first crossing.
 */
function crossesNow({ unit, order, start }: Move): boolean {
  if (sideOf(unit) !== 'us' || start === null || TOWN[start].nation === 'gb') return false;
  const crossedBefore =
    TOWN[order.to].nation === 'gb' || (order.on !== undefined && TOWN[order.on].nation === 'gb');
  return !crossedBefore && order.force !== undefined && TOWN[order.force].nation === 'gb';
}
