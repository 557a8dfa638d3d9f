import { banksOf } from '../components/hexsides.js';
import { other } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { SideFrame } from '../frames.js';
import {
  ferryOnly,
  isCarried,
  isIced,
  landingsOf,
  moor,
  mustHalt,
  roomIn,
  rowing,
  rowsLeft,
  sideAt,
  UNSTOPPED,
  waiting,
} from '../questions/boats.js';
import { hasFleet } from '../questions/campaign/fleets.js';
import { costOf, partsWithin } from '../questions/capacity.js';
import { spoilsFor } from '../questions/capture.js';
import { hasDecoy, isHostile, told } from '../questions/covered.js';
import { add, isEmpty, put, takeFrom } from '../questions/force.js';
import { row, type Ways } from '../questions/search.js';
import { type Boat, scenarioIn, type State1776 } from '../state.js';
import { cameInto } from './entry.js';
import { openTowns } from './indian-towns.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly boat: Boat;
  readonly ways: Ways;
  readonly ashore: readonly string[];
  readonly waiting: ReadonlyMap<string, Counts>;
}

const boatIn = ({ boat }: State1776): Boat => {
  if (boat === undefined) throw new Error('no bateau is under way');
  return boat;
};

/**
 * A1776-opt.II.A.8 the hexsides where the bateau may end: those beside land on which units can land; A1776-opt.I.G.1
 * with a decoy aboard that land must be without enemy counters.
 */
const endsIn = ({ state, boat: { by }, ways }: Facts, withDecoy: boolean): string[] =>
  ways.ids
    .filter((id) =>
      landingsOf(state, sideAt(id), by).some((hex) => !withDecoy || !isHostile(state, by, hex)),
    )
    .sort();

/** A1776-opt.I.G.1 decoys do not land among enemy counters. */
const mayLand = ({ state, boat: { by } }: Facts, hex: string, units: Counts): boolean =>
  !hasDecoy(units) || !isHostile(state, by, hex);

/** A1776-opt.II a bateau takes units along a river or a lake and lands them. */
export const boat = ask<SideFrame>()({
  clause: 'A1776-opt.II',
  verbs: {
    load: { hex: 'hex', unit: 'unit', points: 'points' },
    row: { side: 'side' },
    drop: { hex: 'hex', unit: 'unit', points: 'points' },
    land: { hex: 'hex' },
    stop: {},
  },
  facts(state): Facts {
    const under = boatIn(state);
    const begins = under.spent === 0;
    return {
      state,
      boat: under,
      ways: rowing(state, under),
      ashore: begins ? [] : landingsOf(state, sideAt(under.at), under.by),
      waiting: begins && !ferryOnly(state) ? waiting(state, under) : new Map(),
    };
  },
  *candidates(facts) {
    const { state, boat: under, ashore } = facts;
    for (const [hex, units] of facts.waiting)
      for (const part of partsWithin(state, under.by, units, roomIn(state, under)))
        yield { do: 'load', hex, ...part };
    for (const side of endsIn(facts, hasDecoy(under.aboard))) yield { do: 'row', side };
    for (const hex of ashore) {
      for (const part of partsWithin(state, under.by, under.aboard, Infinity))
        yield { do: 'drop', hex, ...part };
      yield { do: 'land', hex };
    }
    yield { do: 'stop' };
  },
  guards: {
    load: [
      { clause: 'A1776-opt.II.A.5', holds: (_, { unit }) => isCarried(unit) },
      { clause: 'A1776-scn3.options.2', holds: ({ state }) => !ferryOnly(state) },
      {
        clause: 'A1776-opt.II.A.6',
        holds: ({ waiting: there }, { hex, unit, points }) =>
          points <= (there.get(hex)?.[unit] ?? 0),
      },
      {
        clause: 'A1776-opt.II.A.5',
        holds: ({ state, boat: under }, { unit, points }) =>
          points * costOf(state, under.by, unit) <= roomIn(state, under),
      },
      // Units that come aboard must be able to land somewhere.
      {
        clause: 'A1776-opt.II.A.8',
        holds: (facts, { unit }) =>
          endsIn(facts, unit === 'D-1' || hasDecoy(facts.boat.aboard)).length > 0,
      },
    ],
    row: [
      {
        clauses: [
          'A1776-opt.II.A.1',
          'A1776-opt.II.A.2',
          'A1776-opt.II.A.8',
          'A1776-opt.II.A.11',
          'A1776-opt.II.A.11.f',
          'A1776-opt.I.G.1',
          'A1776-camp.VII.A.2.b',
        ],
        barredBy: (facts, { side }) => barOf(facts, side),
      },
    ],
    drop: [
      { clause: 'A1776-opt.II.A.8', holds: ({ ashore }, { hex }) => ashore.includes(hex) },
      {
        clause: 'A1776-opt.II.A.7',
        holds: ({ boat: under }, { unit, points }) => points <= (under.aboard[unit] ?? 0),
      },
      {
        clause: 'A1776-opt.I.G.1',
        holds: (facts, { hex, unit }) => mayLand(facts, hex, { [unit]: 1 }),
      },
    ],
    land: [
      { clause: 'A1776-opt.II.A.8', holds: ({ ashore }, { hex }) => ashore.includes(hex) },
      { clause: 'A1776-opt.II.A.7', holds: ({ boat: under }) => !isEmpty(under.aboard) },
      {
        clause: 'A1776-opt.I.G.1',
        holds: (facts, { hex }) => mayLand(facts, hex, facts.boat.aboard),
      },
    ],
    stop: [{ clause: 'A1776-opt.II.A.8', holds: ({ boat: under }) => isEmpty(under.aboard) }],
  },
  apply: {
    load({ state, frame: { by }, table }, { hex, unit, points }) {
      const under = boatIn(state);
      const units: Counts = { [unit]: points };
      takeFrom(state, by, hex, units, ['rest', 'in']);
      add(under.aboard, units);
      table.say({
        type: 'loaded',
        clause: 'A1776-opt.II.A.7',
        ...told({ side: by, at: under.at, hex, units }),
      });
      openTowns(state, table, { by, from: hex, to: null, units });
    },
    row({ state, frame: { by }, table, done, push }, { side: to }) {
      const under = boatIn(state);
      const hexsides = rowing(state, under).spent(to) ?? 0;
      const from = under.at;
      const begins = under.spent === 0;
      under.at = to;
      under.spent += hexsides;
      if (mustHalt(state, under)) under.halted = true;
      table.say({
        type: 'rowed',
        clause: 'A1776-opt.II.A.4',
        ...told({ side: by, from, to, hexsides, units: add({}, under.aboard) }),
      });
      if (isOver(under)) finish(state, done);
      // A1776-adv.IV.F.1 the enemy may capture what the units now aboard have left behind.
      if (begins) push(...spoilsFor(state, banksOf(sideAt(from))));
    },
    drop({ state, frame: { by }, table, done, push }, { hex, unit, points }) {
      const under = boatIn(state);
      const units: Counts = { [unit]: points };
      goAshore(state, under, hex, units);
      table.say({
        type: 'landed',
        clause: 'A1776-opt.II.A.9',
        ...told({ side: by, hex, units }),
      });
      openTowns(state, table, { by, from: null, to: hex, units });
      if (isOver(under)) finish(state, done);
      push(cameInto(by, hex, null, units));
    },
    land({ state, frame: { by }, table, done, push }, { hex }) {
      const under = boatIn(state);
      const units = add({}, under.aboard);
      goAshore(state, under, hex, units);
      table.say({
        type: 'landed',
        clause: 'A1776-opt.II.A.8',
        ...told({ side: by, hex, units }),
      });
      openTowns(state, table, { by, from: null, to: hex, units });
      finish(state, done);
      push(cameInto(by, hex, null, units));
    },
    stop: ({ state, done }) => finish(state, done),
  },
});

/** Why the bateau cannot go to a hexside and end there; null: it can. */
function barOf({ state, boat: under, ways }: Facts, to: string): string | null {
  if (to === under.at) return 'A1776-opt.II.A.2';
  if (under.halted) return 'A1776-opt.II.A.11';
  if (isIced(state, to)) return 'A1776-camp.VII.A.2.b';
  if (hasFleet(state, other(under.by), to)) return 'A1776-opt.II.A.11.f';
  const banks = landingsOf(state, sideAt(to), under.by);
  if (banks.length === 0) return 'A1776-opt.II.A.8';
  if (ways.spent(to) !== undefined)
    return hasDecoy(under.aboard) && banks.every((hex) => isHostile(state, under.by, hex))
      ? 'A1776-opt.I.G.1'
      : null;
  const free = (mp: number) => row(scenarioIn(state), under.at, mp, UNSTOPPED).spent(to);
  if (free(rowsLeft(under)) !== undefined) return 'A1776-opt.II.A.11';
  return free(FAR) === undefined ? 'A1776-opt.II.A.1' : 'A1776-opt.II.A.2';
}

/** More hexsides than any way of a bateau has. */
const FAR = 999;

/**
 * A1776-opt.II.A.10 units that have landed stay there for this phase; A1776-opt.II.A.11.a, A1776-opt.II.A.11.b they may
 * land among enemies too, and A1776-opt.II.A.11.e fight there.
 */
function goAshore(state: State1776, under: Boat, hex: string, units: Counts): void {
  add(under.aboard, units, -1);
  put(state, under.by, hex, 'held', units);
}

/** Whether the bateau is empty and can go no farther. */
const isOver = (under: Boat): boolean =>
  isEmpty(under.aboard) && (under.halted || rowsLeft(under) === 0);

function finish(state: State1776, done: () => void): void {
  const { by, at } = boatIn(state);
  delete state.boat;
  moor(state, by, at, 'done', 1);
  done();
}
