import { enclosing, frame } from '../../kernel/frame.js';
import { mooringsAt } from '../components/scenarios/places.js';
import type { Side } from '../components/side.js';
import { townAt } from '../components/towns.js';
import type { Counts, Source } from '../components/units.js';
import type { MoorFrame, OpeningFrame } from '../frames.js';
import { moor } from '../questions/boats.js';
import {
  boatsLeft,
  BUILDERS,
  buildersAt,
  buildingBar,
  idleAt,
  IN_EXCHANGE,
  UNMOVED,
} from '../questions/campaign/bateaux.js';
import { wagonUsed } from '../questions/capture.js';
import { add, hexesIn, put, statusesIn, takeFrom, takeOut } from '../questions/force.js';
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
import { isCampaign, type State1776, type Status } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly by: Side;
  readonly reduced: OpeningFrame['reduced'];
  readonly spared: NonNullable<OpeningFrame['spared']>;
}

const restAt = ({ state, by }: Facts, hex: string): Counts => state.hexes[hex]?.[by]?.rest ?? {};

/** A1776-adv.seq the mover reduces and builds magazines, founds forts and digs entrenchments, in any order. */
export const opening = ask<OpeningFrame>()({
  clause: 'A1776-adv.seq',
  forced: () => true,
  verbs: {
    reduce: { hex: 'hex' },
    build: { hex: 'hex' },
    found: { hex: 'hex', unit: 'unit' },
    dig: { hex: 'hex', unit: 'unit' },
    construct: { hex: 'hex', side: 'side', source: 'source' },
    exchange: { hex: 'hex', source: 'source' },
    end: {},
  },
  facts: (state, { by, reduced, spared = {} }): Facts => ({ state, by, reduced, spared }),
  *candidates(facts) {
    const { state, by } = facts;
    for (const hex of hexesIn(state)) {
      const spot = state.hexes[hex];
      if (spot?.[by] === undefined) continue;
      if (spot[by].fixed?.M !== undefined) yield { do: 'reduce', hex };
      if (townAt(hex) !== undefined) yield { do: 'build', hex };
      yield* boatsFor(facts, hex);
      // A1776-adv.IV.C.2.b, A1776-adv.IV.B.2.b works are begun only where none stand yet.
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
        clauses: ['A1776-adv.III.B.5.a', 'A1776-adv.III.B.5.b', 'A1776-camp.V.A'],
        barredBy: ({ state, by, reduced }, { hex }) =>
          magazineBar(state, by, hex, reduced[hex] ?? 0),
      },
    ],
    found: [
      {
        clauses: ['A1776-adv.IV.B.2.a', 'A1776-adv.IV.B.2.b', 'A1776-camp.V.A'],
        barredBy: ({ state, by }, { hex }) => fortBar(state, by, hex),
      },
      {
        clause: 'A1776-adv.IV.B.2.c',
        holds: (facts, { hex, unit }) => buildersOf(restAt(facts, hex), unit) !== null,
      },
    ],
    construct: [
      {
        clauses: ['A1776-camp.VI.A', 'A1776-basic.III.C'],
        barredBy: ({ state, by }, { hex }) => buildingBar(state, by, hex),
      },
      { clause: 'A1776-camp.VI.A', holds: (_, { hex, side }) => mooringsAt(hex).includes(side) },
      {
        clause: 'A1776-camp.VI.B.1.a',
        holds: (facts, { hex, source }) => hasBuilder(facts, hex, source),
      },
    ],
    exchange: [
      {
        clauses: ['A1776-camp.VI.A', 'A1776-basic.III.C'],
        barredBy: ({ state, by }, { hex }) => buildingBar(state, by, hex),
      },
      {
        clause: 'A1776-camp.VI.B.2',
        holds: (facts, { hex, source }) => hasBuilder(facts, hex, source),
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
      // A1776-adv.III.B.5.c the magazine supplies from now on.
      put(state, by, hex, 'fixed', { M: 1 });
      table.say({ type: 'stocked', clause: 'A1776-adv.III.B.5', data: { side: by, hex } });
    },
    // A1776-adv.IV.B.2.c the units that found the fort stay until the end of the combat phase.
    found({ state, frame: { by }, table }, { hex, unit }) {
      const units = buildersOf(state.hexes[hex]?.[by]?.rest ?? {}, unit) ?? {};
      takeFrom(state, by, hex, units, ['rest']);
      put(state, by, hex, 'held', units);
      (state.hexes[hex] ??= {}).founds = unit;
      table.say({ type: 'founded', clause: 'A1776-adv.IV.B.2.c', data: { side: by, hex, units } });
    },
    // A1776-camp.VI.B.1.b what builds bateaux neither moves nor supplies until the segment ends.
    construct({ state, frame: { by }, table }, { hex, side: at, source }) {
      const busy = ((state.busy ??= {})[hex] ??= {});
      add(busy, source === 'unit' ? { S: 1 } : { M: 1 });
      if (source === 'unit') hold(state, by, hex);
      moor(state, by, at, 'done', 1);
      table.say({ type: 'built-boat', clause: 'A1776-camp.VI.B.1.a', data: { side: by, hex, at } });
    },
    exchange({ state, frame: { by }, table, push }, { hex, source }) {
      if (source === 'unit') takeFrom(state, by, hex, { S: 1 }, UNMOVED);
      else spare(state, by, hex);
      table.say({
        type: 'exchanged',
        clause: 'A1776-camp.VI.B.2',
        data: { side: by, hex, source },
      });
      const left = Math.min(IN_EXCHANGE, boatsLeft(state, by));
      push(frame<MoorFrame>({ f: 'moor', by, hex, left }));
    },
    // A1776-adv.IV.C.2.c units that dig stay in the hex.
    dig({ state, frame: { by }, table }, { hex, unit }) {
      const from = ableToDig(state, by, hex).filter(
        (status) => state.hexes[hex]?.[by]?.[status]?.[unit] !== undefined,
      );
      // Militia that stands still (A1776-scn3.special.1) keeps its status, as it must not move later either.
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

/** A supply unit, inside a fort or outside, stays in its hex for this segment. */
function hold(state: State1776, by: Side, hex: string): void {
  const [from = 'rest'] = idleAt(state, by, hex).flatMap(([status, count]) =>
    count > 0 ? [status] : [],
  );
  takeFrom(state, by, hex, { S: 1 }, [from]);
  put(state, by, hex, from === 'in' ? 'into' : 'held', { S: 1 });
}

/** A1776-camp.VI.B.2 the rest of a magazine is a supply unit, which builds no bateaux and no magazine in this phase. */
function spare(state: State1776, by: Side, hex: string): void {
  takeOut(state, by, hex, { M: 1 });
  put(state, by, hex, 'rest', { S: 1 });
  const now = enclosing<OpeningFrame>(state, 'opening');
  now.reduced = { ...now.reduced, [hex]: (now.reduced[hex] ?? 0) + 1 };
  now.spared = { ...now.spared, [hex]: (now.spared?.[hex] ?? 0) + 1 };
}

const hasBuilder = ({ state, by, spared }: Facts, hex: string, source: Source): boolean =>
  source !== 'none' && buildersAt(state, by, hex, spared[hex] ?? 0)[source] > 0;

/** A1776-camp.VI.B the actions that build bateaux in a hex. */
function* boatsFor(facts: Facts, hex: string) {
  const { state, by, spared } = facts;
  if (!isCampaign(state) || buildingBar(state, by, hex) !== null) return;
  const builders = buildersAt(state, by, hex, spared[hex] ?? 0);
  for (const source of BUILDERS) {
    if (builders[source] <= 0) continue;
    yield { do: 'exchange', hex, source } as const;
    for (const side of mooringsAt(hex)) yield { do: 'construct', hex, side, source } as const;
  }
}

const wagonsOf = (state: State1776, by: Side, hex: string): Counts => {
  const lots = state.hexes[hex]?.[by];
  return { S: UNMOVED.reduce((sum, status) => sum + (lots?.[status]?.S ?? 0), 0) };
};

/** The lots whose units can dig, arrivals before units that can still go far. */
const ableToDig = (state: State1776, by: Side, hex: string): Status[] =>
  statusesIn(state.hexes[hex]?.[by] ?? {}).filter((status) => readiness(status) !== null);
