import { frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import { SIDES, type Side } from '../components/side.js';
import { TOWN } from '../components/tables.js';
import { settleTowns } from '../control.js';
import { rollOff } from '../dice.js';
import type { ArmyMoveFrame, CrossFrame } from '../frames.js';
import { hurt } from '../losses.js';
import {
  crossing,
  isBarred,
  marchers,
  normalEnd,
  publicOrder,
  ways,
  type Marcher,
} from '../march.js';
import { run } from '../phase.js';
import { hasUnits, isIndian, other, sideOf, townOf, unmark, type State1812 } from '../state.js';

/** Carries out the army orders: militia, crossing forces, normal moves, forced marches (C1812-9.1, C1812-17.0, C1812-19.0.b). */
export const armyMove = run<ArmyMoveFrame>({
  clause: 'C1812-19.0.b',
  run({ state, frame, table, push }) {
    const next = (stage: ArmyMoveFrame['stage'], began: TownId | null = null): ArmyMoveFrame => ({
      f: 'army-move',
      stage,
      began,
    });
    if (frame.stage === 'militia') {
      militia(state, table);
      push(next(state.simultaneous ? 'cross' : 'move'));
    } else if (frame.stage === 'cross') {
      push(...crossForces(state, table), next('move'));
    } else if (frame.stage === 'move') {
      const american = marchers(state, 'us')[0];
      const began = american === undefined ? null : townOf(state, american.unit);
      normalMoves(state, table);
      push(next('force', began));
    } else if (frame.stage === 'force') {
      forcedMarches(state, frame.began ?? null, table);
      push(next('settle'));
    } else settle(state, table);
  },
});

/** C1812-17.0 one roll for all that cross on their normal move, before any of them crosses. */
function militia(state: State1812, table: Table): void {
  const crossers = publicOrder(
    state,
    marchers(state, 'us').filter((one) => crossing(state, one) !== null),
  );
  for (const { unit, order } of refusers(crossers, table)) {
    if (crossing(state, { unit, order }) === 'to') unmark(state, unit, 'order');
    else state.units[unit].order = { to: order.to };
  }
}

/** C1812-17.0 a die each, every 6 holds one back; 17.0.a the British player picks blind; C1812-17.0.b the others must go. */
function refusers(crossers: readonly Marcher[], table: Table): Marcher[] {
  if (crossers.length === 0) return [];
  const dice = table.roll(crossers.length, 'militia', 'C1812-17.0');
  const held = dice.filter((die) => die === 6).length;
  const ids =
    held === 0
      ? []
      : table.draw(
          crossers.map(({ unit }) => unit),
          held,
          'militia',
          'C1812-17.0.a',
        );
  const all = held === crossers.length;
  const clause = all ? 'C1812-17.0.c' : 'C1812-17.0';
  table.say({
    type: 'militia',
    clause,
    data: { rolled: dice.length, held, all },
    only: { us: { units: [...ids].sort() } },
  });
  return crossers.filter(({ unit }) => ids.includes(unit));
}

/** C1812-19.4 each side ends its move where the other's came from: the higher 2d6 says where they fight. */
function crossForces(state: State1812, table: Table): CrossFrame[] {
  const origin = (side: Side): TownId | null => {
    const one = marchers(state, side).find(({ order }) => order.enter === undefined);
    return one === undefined ? null : townOf(state, one.unit);
  };
  const us = origin('us');
  const gb = origin('gb');
  if (us === null || gb === null || us === gb) return [];
  if (crossers(state, 'us', gb).length === 0 || crossers(state, 'gb', us).length === 0) return [];
  const winner = rollOff(table, 'crossing', 'C1812-19.4');
  table.say({ type: 'crossing', clause: 'C1812-19.4', data: { side: winner, us, gb } });
  return [framed<CrossFrame>({ f: 'cross', by: winner, towns: { us, gb } })];
}

/** Blocks of a side that end their move in that town; a forced march on from it is over where enemies stay (C1812-19.0.b). */
export const crossers = (state: State1812, side: Side, town: TownId): BlockId[] =>
  marchers(state, side)
    .filter(
      (one) =>
        normalEnd(state, one).town === town &&
        (one.order.force === undefined || isBarred(state, side, town)),
    )
    .map(({ unit }) => unit);

function normalMoves(state: State1812, table: Table): void {
  // all ends are looked up before anybody moves: both sides move at the same time
  const moves = SIDES.flatMap((side) => marchers(state, side)).map((one) => ({
    ...one,
    ...normalEnd(state, one),
  }));
  for (const side of SIDES)
    report(
      state,
      side,
      moves.filter(({ unit }) => sideOf(unit) === side),
      table,
    );
  for (const { unit, order, town, from } of moves) {
    const block = state.units[unit];
    block.at = town;
    block.came = { from, ...(order.sea ? { sea: true as const } : {}) };
    // C1812-9.2.a who could not make his whole normal move drops out of the march
    if (order.force === undefined || town !== (order.on ?? order.to)) unmark(state, unit, 'order');
  }
}

function report(
  state: State1812,
  side: Side,
  moves: readonly (Marcher & { town: TownId; from: TownId | null })[],
  table: Table,
): void {
  if (moves.length === 0) return;
  const list = moves.map(({ unit, order, town, from }) => {
    const start = townOf(state, unit);
    const by = order.sea ? ('sea' as const) : order.enter ? ('entry' as const) : ('land' as const);
    return { from: start, via: from === start ? null : from, to: town, by };
  });
  // C1812-16.0.a only the dragoon goes two towns
  const riders = moves
    .filter(({ from, unit }) => from !== null && from !== townOf(state, unit))
    .map(({ unit }) => unit);
  // C1812-1.2.b the Indian alone does not take an American town
  const lone = moves
    .filter(({ unit, town }) => isIndian(unit) && TOWN[town].nation === 'us')
    .map(({ unit }) => unit);
  const shown = [...riders, ...lone];
  const tells = shown.length > 0 ? { reveals: shown } : {};
  table.say({ type: 'marched', clause: 'C1812-9.1', data: { side, moves: ways(list) }, ...tells });
}

/** C1812-9.2.a after all normal movement a die for each block that tries; then those that passed move at once. */
function forcedMarches(state: State1812, began: TownId | null, table: Table): void {
  const ready = SIDES.flatMap((side) => triers(state, side));
  const passed = ready.filter((one) => marches(state, one, table));
  const held = refusers(
    passed.filter((one) => crossesNow(state, one, began)),
    table,
  ).map(({ unit }) => unit);
  const moves = passed
    .filter(({ unit }) => !held.includes(unit))
    .map((one) => ({
      ...one,
      town: one.order.force ?? one.order.to,
      from: townOf(state, one.unit),
    }));
  for (const side of SIDES)
    report(
      state,
      side,
      moves.filter(({ unit }) => sideOf(unit) === side),
      table,
    );
  for (const { unit, town, from } of moves)
    Object.assign(state.units[unit], { at: town, came: { from } });
}

/** Blocks that try a forced march, in public order; enemy units where they now stand stop them (C1812-9.2.c, 19.0.b). */
const triers = (state: State1812, side: Side): Marcher[] =>
  publicOrder(
    state,
    marchers(state, side).filter(({ unit, order }) => {
      const at = townOf(state, unit);
      return order.force !== undefined && at !== null && !hasUnits(state, at, other(side));
    }),
  );

// C1812-9.2.b British units add 1, the Indian 2 instead
const modifier = (unit: BlockId): number => (isIndian(unit) ? 2 : sideOf(unit) === 'gb' ? 1 : 0);

/** C1812-9.2.c 4 or more: it goes on; else it stays where its normal move brought it and loses 1 CV. */
function marches(state: State1812, { unit, order }: Marcher, table: Table): boolean {
  const side = sideOf(unit);
  const at = townOf(state, unit);
  const [die = 1] = table.roll(1, `forced-march-${side}`, 'C1812-9.2.a');
  const passed = die + modifier(unit) >= 4;
  const died = !passed && hurt(state, unit, 1);
  const only = { [side]: { unit } };
  // the modifier of the Indian shows where it alone made the difference
  const tells =
    side === 'gb' && (die === 2 || died) ? { reveals: [unit] } : died ? { reveals: [unit] } : {};
  table.say({
    type: 'forced-march',
    clause: 'C1812-9.2.c',
    data: { side, from: at, to: order.force ?? null, die, passed, died },
    only,
    ...tells,
  });
  return passed;
}

/** C1812-17.0.d a block that began in America is rolled for at its first crossing, here on its forced march. */
function crossesNow(state: State1812, { unit, order }: Marcher, began: TownId | null): boolean {
  if (sideOf(unit) !== 'us' || began === null || TOWN[began].nation === 'gb') return false;
  const crossedBefore =
    TOWN[order.to].nation === 'gb' || (order.on !== undefined && TOWN[order.on].nation === 'gb');
  return (
    !crossedBefore &&
    order.force !== undefined &&
    TOWN[order.force].nation === 'gb' &&
    townOf(state, unit) !== null
  );
}

function settle(state: State1812, table: Table): void {
  for (const side of SIDES)
    for (const { unit } of marchers(state, side)) unmark(state, unit, 'order');
  settleTowns(state, table);
  state.stage = 'battle';
}
