import { beforeMore } from '../../kernel/action.js';
import { HEX_IDS } from '../components/map.js';
import { AREA_CLAUSES } from '../components/scenarios/index.js';
import { other, type Side } from '../components/side.js';
import { type Counts, isCombat, type UnitCode } from '../components/units.js';
import type { SideFrame } from '../frames.js';
import { takeAlong } from '../questions/boats.js';
import { boatsFor, spoilsFor } from '../questions/capture.js';
import { facesOf, showable, told, turnedUp } from '../questions/covered.js';
import {
  add,
  isEmpty,
  marching,
  points,
  pointsAt,
  put,
  troopsAt,
  typesIn,
} from '../questions/force.js';
import { numbersUpTo } from '../questions/keys.js';
import { barOf, groundOf, mayDepart, mpLeft, waysOf } from '../questions/marching.js';
import { nearestTo } from '../questions/nearest.js';
import type { Ways } from '../questions/search.js';
import { type Column, isAdvanced, type State1776 } from '../state.js';
import { cameInto, halt, sayShown } from './entry.js';
import { openTowns } from './indian-towns.js';
import { guardHaven } from './navy.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly column: Column;
  readonly ways: Ways;
  /** A1776-adv.IV.B.1.i whether the column is inside a fort and enemies are in the hex. */
  readonly besieged: boolean;
}

/** The action `go` for each hex, by its index. They are made once, as a listing may have a hundred of them. */
const GO = HEX_IDS.map((hex) => ({ do: 'go', hex }) as const);

const columnIn = ({ column }: State1776): Column => {
  if (column === null) throw new Error('no column is on the march');
  return column;
};

/** How many points of a type the column may leave behind so that some unit still goes on, in the order of texts. */
function partsOf(on: Column, unit: UnitCode): readonly number[] {
  const { units } = on;
  const all = units[unit] ?? 0;
  const isLast =
    typesIn(units).length === 1 || (leads(on) && points({ [unit]: all }) === points(units));
  return numbersUpTo(isLast ? all - 1 : all);
}

/** A1776-adv.IV.F.2 whether the column takes along captured counters: it must then keep some strength points. */
const leads = ({ captives }: Column): boolean => captives !== undefined;

/**
 * A1776-adv.IV.F.2, A1776-opt.II.C.2 the types of which one point may stay behind to guard all that was captured, so
 * that some unit still goes on.
 */
const guardsIn = (on: Column): UnitCode[] =>
  leads(on) || on.tow !== undefined
    ? typesIn(on.units)
        .filter((unit) => isCombat(unit) && !isEmpty(add({ ...on.units }, { [unit]: 1 }, -1)))
        .sort()
    : [];

/** A1776-adv.IV.B.1.i */
const isBesieged = (state: State1776, { by, at, from, moved }: Column): boolean =>
  from === 'in' && !moved && troopsAt(state, other(by), at) > 0;

/**
 * A1776-basic.II.A a stack marches from one hex to another; units that it leaves behind stay where they are.
 * A1776-basic.II.E meanwhile nobody else moves, and no combat takes place.
 */
export const column = ask<SideFrame>()({
  clause: 'A1776-basic.II.A',
  verbs: {
    depart: {},
    emerge: {},
    go: { hex: 'hex' },
    guard: { unit: 'unit' },
    leave: { unit: 'unit', points: 'points' },
    show: { unit: 'unit' },
    stop: {},
  },
  facts(state): Facts {
    const on = columnIn(state);
    const besieged = isBesieged(state, on);
    return { state, column: on, ways: waysOf(state, on, besieged ? on.at : undefined), besieged };
  },
  // A march may have a hundred possible ends, so only legal actions are listed, in the order of their keys.
  exact: true,
  candidates(facts) {
    const { column: on, ways, besieged } = facts;
    const { units } = on;
    const go = besieged ? [] : ways.of(GO);
    const emerge = besieged ? [{ do: 'emerge' } as const] : [];
    const stop = besieged ? [] : [{ do: 'stop' } as const];
    const leave = typesIn(units)
      .sort(beforeMore)
      .flatMap((unit) =>
        partsOf(on, unit).map((points) => ({ do: 'leave', unit, points }) as const),
      );
    const guard = guardsIn(on).map((unit) => ({ do: 'guard', unit }) as const);
    const show = showable(units).map((unit) => ({ do: 'show', unit }) as const);
    return [...emerge, ...go, ...guard, ...leave, ...show, ...stop];
  },
  // Leaving the area of play gives the column up, so it is legal but not listed.
  unlisted: () => [{ do: 'depart' }],
  guards: {
    leave: [
      {
        clause: 'A1776-basic.III.D',
        holds: ({ column: { units } }, { unit }) => units[unit] !== undefined,
      },
      {
        clause: 'A1776-basic.III.B',
        holds: ({ column: { units } }, { unit, points }) => points <= (units[unit] ?? 0),
      },
      {
        clause: 'A1776-basic.II.A',
        holds: ({ column: { units } }, { unit, points }) =>
          !isEmpty(add({ ...units }, { [unit]: points }, -1)),
      },
      {
        clause: 'A1776-adv.IV.F.2',
        holds: ({ column: on }, { unit, points: some }) =>
          !leads(on) || points(add({ ...on.units }, { [unit]: some }, -1)) > 0,
      },
    ],
    depart: [
      { clause: 'A1776-adv.IV.B.1.i', holds: ({ besieged }) => !besieged },
      { clause: 'A1776-adv.V.D', holds: ({ state, column: on }) => mayDepart(state, on) },
      { clause: 'A1776-basic.II.H.1', holds: ({ column: on }) => mpLeft(on) >= 1 },
    ],
    show: [
      // A decoy is never shown voluntarily.
      { clause: 'A1776-opt.I.G', holds: (_, { unit }) => unit !== 'D-1' },
      {
        clause: 'A1776-opt.I.D',
        holds: ({ column: { units } }, { unit }) => showable(units).includes(unit),
      },
    ],
    emerge: [{ clause: 'A1776-adv.IV.B.1.i', holds: ({ besieged }) => besieged }],
    stop: [{ clause: 'A1776-adv.IV.B.1.i', holds: ({ besieged }) => !besieged }],
    guard: [
      {
        clause: 'A1776-adv.IV.F.2',
        holds: ({ column: on }, { unit }) => guardsIn(on).includes(unit),
      },
    ],
    go: [
      { clause: 'A1776-adv.IV.B.1.i', holds: ({ besieged }) => !besieged },
      {
        clauses: [
          'A1776-basic.II.A',
          'A1776-basic.II.G',
          'A1776-basic.II.H',
          'A1776-basic.II.H.1',
          ...AREA_CLAUSES,
          'A1776-scn3.special.2',
          'A1776-adv.IV.F.2',
          'A1776-opt.I.G.1',
          'A1776-camp.V.B',
          'A1776-camp.VII.A.2.a',
        ],
        barredBy: ({ state, column: on, ways }, { hex }) =>
          ways.spent(hex) === undefined ? barOf(state, on, hex) : null,
        // For a hex out of reach: the hexes nearest to it that the column can reach.
        instead: ({ state, column: on, ways }, { hex: wish }) =>
          nearestTo(groundOf(state, on.by), wish, on.at, ways.ids).map((hex) => ({
            do: 'go',
            hex,
          })),
      },
    ],
  },
  apply: {
    leave({ state, frame: { by }, table }, { unit, points }) {
      const on = columnIn(state);
      const left: Counts = { [unit]: points };
      add(on.units, left, -1);
      // Units that are left before the first step have not moved.
      put(state, by, on.at, on.moved ? `spent${on.spent}` : on.from, left);
      if (!on.moved) return;
      table.say({
        type: 'left',
        clause: 'A1776-basic.II.A',
        ...told({ side: by, hex: on.at, units: left }),
      });
    },
    // A1776-opt.I.D a dragoon that is turned up goes on with its own allowance.
    show({ state, frame: { by }, table, push }, { unit }) {
      const on = columnIn(state);
      const units = turnedUp({ [unit]: 1 });
      add(add(on.units, { [unit]: 1 }, -1), units);
      sayShown(table, { side: by, hex: on.at, units }, facesOf({ [unit]: 1 }, 'column'));
      push(...boatsFor(state, on.at));
    },
    guard({ state, frame: { by }, table }, { unit }) {
      const on = columnIn(state);
      const left = add({ [unit]: 1 }, on.captives?.units ?? {});
      const clause = on.tow === undefined ? 'A1776-adv.IV.F.2' : 'A1776-opt.II.C.2';
      add(on.units, { [unit]: 1 }, -1);
      delete on.captives;
      delete on.tow;
      put(state, by, on.at, 'held', left);
      table.say({ type: 'left', clause, data: { side: by, hex: on.at, units: left } });
    },
    // A1776-adv.V.D a column that leaves the area of play is out of the game.
    depart({ state, frame: { by }, table, done, push }) {
      const on = columnIn(state);
      state.column = null;
      table.say({
        type: 'departed',
        clause: 'A1776-adv.V.D',
        data: { side: by, hex: on.at, units: marching(on) },
      });
      done();
      push(...spoilsFor(state, [on.at]));
    },
    // A1776-adv.IV.B.1.i a garrison that steps outside among enemies stops there, A1776-adv.IV.A.6 unless it wins an
    // automatic victory.
    emerge({ state, frame: { by }, table, done, push }) {
      const on = columnIn(state);
      const { at: hex, units } = on;
      on.moved = true;
      table.say({
        type: 'emerged',
        clause: 'A1776-adv.IV.B.1.i',
        data: { side: by, hex, units: { ...units } },
      });
      done();
      push(cameInto(by, hex, null, units));
    },
    go({ state, frame: { by }, table, done, push }, { hex }) {
      const on = columnIn(state);
      const from = on.at;
      const ways = waysOf(state, on, hex);
      const via = ways.path(hex);
      const mp = ways.spent(hex) ?? 0;
      table.say({
        type: 'marched',
        clause: 'A1776-basic.II.A',
        ...told({ side: by, from: on.at, to: hex, via: [...via], mp, units: marching(on) }),
      });
      openTowns(state, table, { by, from, to: hex, units: on.units });
      for (const at of takeAlong(state, on, via))
        table.say({ type: 'sunk', clause: 'A1776-opt.II.C.3', data: { side: by, at } });
      on.via.push(...via.slice(1));
      // A1776-campopt.I.C a column that only passes through the port in which the Navy is repaired has been in it, too.
      for (const at of via) {
        on.at = at;
        guardHaven(state, table);
      }
      on.spent += mp;
      on.moved = true;
      if (isAdvanced(state) && isOfNote(state, by, [from, hex])) {
        done();
        push(cameInto(by, hex, from, on.units));
        return;
      }
      if (mustStop(state, on)) halt(state);
      if (state.column === null) done();
      if (isAdvanced(state)) push(...spoilsFor(state, [from, hex]));
    },
    stop({ state, done }) {
      halt(state);
      done();
    },
  },
});

/** A1776-basic.II.G the column must stop: enemy combat units are there, or no MP are left. */
const mustStop = (state: State1776, on: Column): boolean =>
  pointsAt(state, other(on.by), on.at) > 0 || mpLeft(on) === 0;

/** Whether something besides a stop can happen in these hexes: there are enemy units, counters or works. */
const isOfNote = (state: State1776, by: Side, hexes: readonly string[]): boolean =>
  hexes.some((hex) => {
    const { built, fort, [other(by)]: enemies } = state.hexes[hex] ?? {};
    return enemies !== undefined || built === other(by) || fort === other(by);
  });
