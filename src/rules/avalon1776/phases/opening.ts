import { enclosing } from '../../kernel/frame.js';
import type { Side } from '../components/side.js';
import { townAt } from '../components/towns.js';
import type { Counts } from '../components/units.js';
import type { OpeningFrame } from '../frames.js';
import { wagonUsed } from '../questions/capture.js';
import { hexesIn, put, statusesIn, takeFrom, takeOut } from '../questions/force.js';
import { readiness } from '../questions/marching.js';
import {
  buildersOf,
  canReduce,
  digBar,
  diggersAt,
  fortBar,
  isBuilder,
  MAGAZINE_COST,
  magazineBar,
} from '../questions/works.js';
import type { State1776, Status } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly by: Side;
  readonly reduced: OpeningFrame['reduced'];
}

const restAt = ({ state, by }: Facts, hex: string): Counts => state.hexes[hex]?.[by]?.rest ?? {};

/** Lots of units that have not moved. */
const UNMOVED: readonly Status[] = ['rest', 'in'];

/** A1776-adv.seq magazines reduced and built, forts founded, entrenchments dug, in the order of the mover. */
export const opening = ask<OpeningFrame>()({
  clause: 'A1776-adv.seq',
  forced: () => true,
  verbs: {
    reduce: { hex: 'hex' },
    build: { hex: 'hex' },
    found: { hex: 'hex', unit: 'unit' },
    dig: { hex: 'hex', unit: 'unit' },
    end: {},
  },
  facts: (state, { by, reduced }): Facts => ({ state, by, reduced }),
  *candidates(facts) {
    const { state, by } = facts;
    for (const hex of hexesIn(state)) {
      const spot = state.hexes[hex];
      if (spot?.[by] === undefined) continue;
      if (spot[by].fixed?.M !== undefined) yield { do: 'reduce', hex };
      if (townAt(hex) !== undefined) yield { do: 'build', hex };
      // A1776-adv.IV.C.2.b, A1776-adv.IV.B.2.b where nothing stands yet
      if (spot.fort !== undefined) continue;
      for (const unit of diggersAt(state, by, hex)) {
        yield { do: 'dig', hex, unit };
        if (isBuilder(unit)) yield { do: 'found', hex, unit };
      }
    }
    yield { do: 'end' };
  },
  guards: {
    reduce: [
      { clause: 'A1776-adv.III.B.4', holds: ({ state, by }, { hex }) => canReduce(state, by, hex) },
    ],
    build: [
      {
        clauses: ['A1776-adv.III.B.5.a', 'A1776-adv.III.B.5.b'],
        barredBy: ({ state, by, reduced }, { hex }) =>
          magazineBar(state, by, hex, reduced[hex] ?? 0),
      },
    ],
    found: [
      {
        clauses: ['A1776-adv.IV.B.2.a', 'A1776-adv.IV.B.2.b'],
        barredBy: ({ state, by }, { hex }) => fortBar(state, by, hex),
      },
      {
        clause: 'A1776-adv.IV.B.2.c',
        holds: (facts, { hex, unit }) => buildersOf(restAt(facts, hex), unit) !== null,
      },
    ],
    dig: [
      {
        clauses: ['A1776-adv.IV.C.2.a', 'A1776-adv.IV.C.2.b'],
        barredBy: ({ state, by }, { hex }) => digBar(state, by, hex),
      },
      {
        clause: 'A1776-adv.IV.C.2.a',
        holds: ({ state, by }, { hex, unit }) => diggersAt(state, by, hex).includes(unit),
      },
    ],
  },
  apply: {
    reduce({ state, frame: { by }, table }, { hex }) {
      takeOut(state, by, hex, { M: 1 });
      put(state, by, hex, 'rest', { S: 1 });
      const now = enclosing<OpeningFrame>(state, 'opening');
      now.reduced = { ...now.reduced, [hex]: (now.reduced[hex] ?? 0) + 1 };
      table.say({ type: 'reduced', clause: 'A1776-adv.III.B.4', data: { side: by, hex } });
    },
    build({ state, frame: { by }, table }, { hex }) {
      for (let paid = 0; paid < MAGAZINE_COST; paid++)
        takeFrom(state, by, hex, { [wagonUsed(wagonsOf(state, by, hex))]: 1 }, UNMOVED);
      // A1776-adv.III.B.5.c it supplies from now on
      put(state, by, hex, 'fixed', { M: 1 });
      table.say({ type: 'stocked', clause: 'A1776-adv.III.B.5', data: { side: by, hex } });
    },
    // A1776-adv.IV.B.2.c they stay until the end of the combat phase
    found({ state, frame: { by }, table }, { hex, unit }) {
      const units = buildersOf(state.hexes[hex]?.[by]?.rest ?? {}, unit) ?? {};
      takeFrom(state, by, hex, units, ['rest']);
      put(state, by, hex, 'held', units);
      (state.hexes[hex] ??= {}).founds = unit;
      table.say({ type: 'founded', clause: 'A1776-adv.IV.B.2.c', data: { side: by, hex, units } });
    },
    // A1776-adv.IV.C.2.c who digs stays
    dig({ state, frame: { by }, table }, { hex, unit }) {
      const from = ableToDig(state, by, hex).filter(
        (status) => state.hexes[hex]?.[by]?.[status]?.[unit] !== undefined,
      );
      // who stands still goes on standing still
      if (from.length > 0) {
        takeFrom(state, by, hex, { [unit]: 1 }, from);
        put(state, by, hex, 'held', { [unit]: 1 });
      }
      (state.hexes[hex] ??= {}).dug = by;
      table.say({ type: 'dug', clause: 'A1776-adv.IV.C.2.a', data: { side: by, hex, unit } });
    },
    end: ({ done }) => done(),
  },
});

const wagonsOf = (state: State1776, by: Side, hex: string): Counts => {
  const lots = state.hexes[hex]?.[by];
  return { S: UNMOVED.reduce((sum, status) => sum + (lots?.[status]?.S ?? 0), 0) };
};

/** Who has just arrived digs before those who may still go far. */
const ableToDig = (state: State1776, by: Side, hex: string): Status[] =>
  statusesIn(state.hexes[hex]?.[by] ?? {}).filter((status) => readiness(status) !== null);
