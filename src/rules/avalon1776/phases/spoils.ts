import { other } from '../components/side.js';
import { type Counts, UNIT, type UnitCode } from '../components/units.js';
import type { SpoilsFrame } from '../frames.js';
import { AFLOAT, boatsAt, moor } from '../questions/boats.js';
import { halved, isSnowbound } from '../questions/campaign/winter.js';
import { goodsAt, keepsUpTo, mustTake, ownKind } from '../questions/capture.js';
import {
  add,
  isEmpty,
  presentAt,
  put,
  statusesIn,
  takeFrom,
  tidy,
  turnOut,
  typesIn,
} from '../questions/force.js';
import { mpLeft } from '../questions/marching.js';
import { type Column, moverIn, type State1776, type Status } from '../state.js';
import { ask } from './phase.js';

/**
 * A1776-adv.IV.F.1, A1776-opt.II.C.1 a side decides about enemy counters and bateaux one by one: it captures, destroys
 * or leaves them alone.
 */
export const spoils = ask<SpoilsFrame>()({
  clause: 'A1776-adv.IV.F.1',
  verbs: { take: { unit: 'unit' }, wreck: { unit: 'unit' }, pass: {} },
  facts: (state, { by, at }): Counts => goodsAt(state, by, at),
  *candidates(goods) {
    for (const unit of typesIn(goods)) {
      yield { do: 'take', unit };
      yield { do: 'wreck', unit };
    }
    yield { do: 'pass' };
  },
  guards: {
    take: [{ clause: 'A1776-adv.IV.F.1', holds: (goods, { unit }) => goods[unit] !== undefined }],
    wreck: [
      { clause: 'A1776-adv.IV.F.1', holds: (goods, { unit }) => goods[unit] !== undefined },
      { clause: 'A1776-adv.IV.F.3', holds: (_, { unit }) => unit !== 'F' },
    ],
    pass: [
      {
        clause: 'A1776-adv.IV.E.1',
        holds: (goods) => !typesIn(goods).some(mustTake),
      },
    ],
  },
  apply: {
    take({ state, frame: now, table, done, push }, { unit }) {
      const { by: side, at } = now;
      if (unit === 'B') captureBoat(state, now);
      else capture(state, now, unit);
      const clause = unit === 'B' ? 'A1776-opt.II.C.2' : 'A1776-adv.IV.F.2';
      table.say({ type: 'taken', clause, data: { side, at, unit } });
      done();
      if (!isEmpty(goodsAt(state, side, at))) push({ ...now });
    },
    wreck({ state, frame: now, table, done, push }, { unit }) {
      const { by: side, at } = now;
      if (unit === 'B') loseBoat(state, now);
      else lose(state, now, unit);
      const clause = unit === 'B' ? 'A1776-opt.II.C.1' : 'A1776-adv.IV.F.3';
      table.say({ type: 'ruined', clause, data: { side, at, unit } });
      done();
      if (!isEmpty(goodsAt(state, side, at))) push({ ...now });
    },
    pass: ({ done }) => done(),
  },
});

function loseBoat(state: State1776, { by, at }: SpoilsFrame): void {
  const as = AFLOAT.find((one) => boatsAt(state, other(by), at, one) > 0);
  if (as !== undefined) moor(state, other(by), at, as, -1);
}

/** A1776-opt.II.C.2 the captors stay with the bateau or take it along. */
function captureBoat(state: State1776, now: SpoilsFrame): void {
  const { by, at } = now;
  loseBoat(state, now);
  moor(state, by, at, 'done', 1);
  const { column } = state;
  if (column?.by === by) column.tow = { ...column.tow, [at]: (column.tow?.[at] ?? 0) + 1 };
}

/**
 * Takes a counter of the enemy out of the hex, one that never moves only if no other is left. Returns whether it was
 * one that never moves.
 */
function lose(state: State1776, { by, at }: SpoilsFrame, unit: UnitCode): boolean {
  const enemy = other(by);
  const lots = state.hexes[at]?.[enemy] ?? {};
  const from = statusesIn(lots).find(
    (status) => status !== 'fixed' && lots[status]?.[unit] !== undefined,
  );
  const { column } = state;
  if (from === undefined && column?.by === enemy && column.units[unit] !== undefined)
    add(column.units, { [unit]: 1 }, -1);
  else takeFrom(state, enemy, at, { [unit]: 1 }, [from ?? 'fixed']);
  if (column !== null && isEmpty(column.units)) state.column = null;
  tidy(state, at);
  return from === undefined;
}

/**
 * A1776-adv.IV.F.2 a counter of the captor's own replaces the captured one; A1776-adv.IV.F.3 a fort is captured as it
 * stands.
 */
function capture(state: State1776, now: SpoilsFrame, unit: UnitCode): void {
  const { by, at } = now;
  if (unit === 'F') {
    const spot = (state.hexes[at] ??= {});
    spot.fort = by;
    // Other counters inside the fort now stand outside, so that they can be captured next.
    turnOut(spot, other(by));
    return;
  }
  const own = ownKind(unit, by, presentAt(state, by, at));
  const isFixed = lose(state, now, unit);
  const { column } = state;
  if (isFixed) put(state, by, at, 'fixed', { [own]: 1 });
  else if (column?.by === by && column.at === at) takeAlong(column, own, isSnowbound(state, at));
  else put(state, by, at, heldAs(state, now), { [own]: 1 });
}

/**
 * A1776-adv.IV.F.2 the captured counter goes with the column as far as both can go; A1776-camp.VII.A.2.a in winter half
 * as far.
 */
function takeAlong(column: Column, own: UnitCode, isHalved: boolean): void {
  const { move } = UNIT[own];
  const until = keepsUpTo(column.spent, mpLeft(column), isHalved ? halved(move) : move);
  const { captives } = column;
  column.captives = {
    units: add({ ...captives?.units }, { [own]: 1 }),
    until: Math.min(until, captives?.until ?? until),
  };
}

/** A1776-adv.IV.F.2 the status of a captured counter: it stays with its captors for the rest of the segment. */
const heldAs = (state: State1776, { by }: SpoilsFrame): Status =>
  moverIn(state) === by ? 'held' : 'rest';
