import { frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { PoolId } from '../components/campaign/levies.js';
import type { Side } from '../components/side.js';
import type { Counts, UnitCode } from '../components/units.js';
import type { CullFrame } from '../frames.js';
import { shelve } from '../questions/campaign/boxes.js';
import { type Pool, poolOf, weighed, weightOf } from '../questions/campaign/pools.js';
import { stow } from '../questions/campaign/voyage.js';
import { takeOut, typesIn } from '../questions/force.js';
import type { State1776 } from '../state.js';
import { ask } from './phase.js';
import { forsake } from './works.js';

/** So many points (`count`) of a levy that have to leave an area. */
interface Release {
  readonly state: State1776;
  readonly table: Table;
  readonly by: Side;
  readonly area: PoolId;
  readonly unit: UnitCode;
  readonly count: number;
  readonly clause: string;
}

/**
 * Removes the points that have to go; A1776-camp.III.B.5.a.2 where it makes a difference which ones, returns a frame
 * that asks their owner.
 */
export function release({ state, table, by, area, unit, count, clause }: Release): CullFrame[] {
  const pool = poolOf(state, by, area, unit);
  const [only, ...others] = pool;
  const all = weighed(pool);
  if (only === undefined) return [];
  if (others.length === 0 || all <= count) {
    let left = count;
    for (const lot of pool) {
      const points = mostOf({ left }, lot);
      if (points > 0) left -= remove(state, table, { by, area, clause, lot, points });
    }
    return [];
  }
  return [frame<CullFrame>({ f: 'cull', by, area, left: { [unit]: count } })];
}

interface Removal {
  readonly by: Side;
  readonly area: PoolId;
  readonly clause: string;
  readonly lot: Pool;
  readonly points: number;
}

/** Removes points of one lot. Returns what they count. */
function remove(
  state: State1776,
  table: Table,
  { by, area, clause, lot, points }: Removal,
): number {
  const { at, unit, where } = lot;
  const units = { [unit]: points };
  if (where === 'box') shelve(state, by, at, units, -1);
  else if (where === 'aboard') stow(state, at, units, -1);
  else takeOut(state, by, at, units, where);
  table.say({
    type: unit === 'CA' ? 'wasted' : 'dismissed',
    clause,
    data: { side: by, area, at, units },
  });
  if (where === 'in' || where === 'out') forsake(state, table, by, at);
  return weightOf({ unit, points });
}

interface Facts {
  readonly pool: readonly Pool[];
  readonly left: number;
}

const lotAt = (
  { pool }: Facts,
  where: Pool['where'],
  at: string,
  unit: UnitCode,
): Pool | undefined =>
  pool.find((lot) => lot.where === where && lot.at === at && lot.unit === unit);

/**
 * How many points of a lot may go. A1776-campopt.II.C a point of dragoons counts 2, so the last one may count for more
 * than is left.
 */
const mostOf = ({ left }: Pick<Facts, 'left'>, { unit, points }: Pool): number =>
  Math.min(points, Math.ceil(left / weightOf({ unit, points: 1 })));

const isThere = (
  facts: Facts,
  where: Pool['where'],
  at: string,
  { unit, points }: { unit: UnitCode; points: number },
): boolean => {
  const lot = lotAt(facts, where, at, unit);
  return lot !== undefined && points <= mostOf(facts, lot);
};

const part = { unit: 'unit', points: 'points' } as const;

/**
 * A1776-camp.III.B.5.a.2 militia above its ceiling and A1776-camp.VII.B Continentals lost in winter are removed: their
 * owner names them, outside forts and inside.
 */
export const cull = ask<CullFrame>()({
  clause: 'A1776-camp.III.B.5.a.2',
  forced: () => true,
  verbs: {
    dismiss: { hex: 'hex', ...part },
    relieve: { hex: 'hex', ...part },
    disband: { box: 'box', ...part },
    discharge: { ship: 'ship', ...part },
  },
  facts: (state, { by, area, left }): Facts => {
    const [unit = 'RM'] = typesIn(left);
    return { pool: poolOf(state, by, area, unit), left: left[unit] ?? 0 };
  },
  *candidates(facts) {
    for (const lot of facts.pool) {
      const { unit } = lot;
      for (let points = 1; points <= mostOf(facts, lot); points++)
        if (lot.where === 'box') yield { do: 'disband', box: lot.at, unit, points };
        else if (lot.where === 'aboard') yield { do: 'discharge', ship: lot.at, unit, points };
        else yield { do: lot.where === 'in' ? 'relieve' : 'dismiss', hex: lot.at, unit, points };
    }
  },
  guards: {
    dismiss: [
      {
        clause: 'A1776-camp.III.B.5.a.2',
        holds: (facts, { hex, ...lot }) => isThere(facts, 'out', hex, lot),
      },
    ],
    relieve: [
      {
        clause: 'A1776-camp.III.B.5.a.2',
        holds: (facts, { hex, ...lot }) => isThere(facts, 'in', hex, lot),
      },
    ],
    disband: [
      {
        clause: 'A1776-camp.III.B.5.c',
        holds: (facts, { box, ...lot }) => isThere(facts, 'box', box, lot),
      },
    ],
    discharge: [
      {
        clause: 'A1776-camp.IX.C.1.c',
        holds: (facts, { ship, ...lot }) => isThere(facts, 'aboard', ship, lot),
      },
    ],
  },
  apply: {
    dismiss: (turn, { hex, unit, points }) => give(turn, { at: hex, unit, where: 'out', points }),
    relieve: (turn, { hex, unit, points }) => give(turn, { at: hex, unit, where: 'in', points }),
    disband: (turn, { box, unit, points }) => give(turn, { at: box, unit, where: 'box', points }),
    discharge: (turn, { ship, unit, points }) =>
      give(turn, { at: ship, unit, where: 'aboard', points }),
  },
});

function give(
  {
    state,
    frame: now,
    table,
    done,
  }: { state: State1776; frame: CullFrame; table: Table; done: () => void },
  lot: Pool,
): void {
  const { by, area, left } = now;
  const [unit = 'RM'] = typesIn(left);
  const clause = unit === 'CA' ? 'A1776-camp.VII.B' : 'A1776-camp.III.B.5.a.2';
  const rest =
    (left[unit] ?? 0) - remove(state, table, { by, area, clause, lot, points: lot.points });
  if (rest <= 0) done();
  else now.left = { [unit]: rest } as Counts;
}
