import { beforeMore } from '../../kernel/action.js';
import { frame } from '../../kernel/frame.js';
import { SHIP, type ShipId } from '../components/campaign/ships.js';
import { hexsideOf } from '../components/hexsides.js';
import { HEX_IDS, hexNo } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import { type Counts, COVERED_MOVE, isCovered } from '../components/units.js';
import type { InvasionFrame, SideFrame } from '../frames.js';
import { boatsAt, isCrossed, isIced, moor, mooringsOf } from '../questions/boats.js';
import { readyFleets, setSail, whereIs } from '../questions/campaign/voyage.js';
import { isSnowbound } from '../questions/campaign/winter.js';
import { boatsFor, isSpoil } from '../questions/capture.js';
import {
  facesOf,
  hasAnyCovered,
  hasCoveredIn,
  showable,
  told,
  turn,
  turnedUp,
} from '../questions/covered.js';
import {
  allowance,
  hexesIn,
  pointsAt,
  put,
  statusesIn,
  takeFrom,
  takeLot,
  takeOut,
  typesIn,
  within,
} from '../questions/force.js';
import { mayInvade } from '../questions/invasion.js';
import { inKeys, numbersUpTo } from '../questions/keys.js';
import { isAnyReady, readyIn, readyLot } from '../questions/marching.js';
import { isHeldAgainst } from '../questions/works.js';
import type { Column, State1776, Status } from '../state.js';
import { sayShown } from './entry.js';
import { ableToEnter, goInside } from './garrison.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly by: Side;
}

/**
 * A1776-camp.IX.C.4.e whether a ship can serve as a ferry: it is on a hexside between two land hexes; A1776-campopt.I.B
 * a ship that carries nobody cannot.
 */
const mayPly = (state: State1776, ship: ShipId): boolean =>
  SHIP[ship].capacity > 0 &&
  hexsideOf(whereIs(state, ship)) !== undefined &&
  isCrossed(state, whereIs(state, ship));

const mayFerry = (state: State1776, by: Side, side: string): boolean =>
  isCrossed(state, side) && boatsAt(state, by, side, 'ferry') === 0;

/**
 * A1776-camp.VII.A.2.a MP are halved for units that began the phase in the snow; units that have spent MP came there by
 * sea, and began elsewhere.
 */
const inSnow = (state: State1776, hex: string, spent = 0): Pick<Column, 'halved'> =>
  spent === 0 && isSnowbound(state, hex) ? { halved: true } : {};

/** A1776-adv.IV.B.1 the units that may go into a fort of that side, in the order of keys. */
function partsToEnter(state: State1776, by: Side, hex: string) {
  if (isHeldAgainst(state, by, hex)) return [];
  const able = ableToEnter(state, by, hex);
  return typesIn(able)
    .sort(beforeMore)
    .flatMap((unit) =>
      numbersUpTo(able[unit] ?? 0).map((points) => ({ do: 'enter', hex, unit, points }) as const),
    );
}

/** A1776-basic.II, A1776-basic.II.C the mover moves any number of units, or none, one column after the other. */
export const movement = ask<SideFrame>()({
  clause: 'A1776-basic.II',
  // The phase ends unasked if everybody can see that nothing else is left to do.
  forced: (state, { by }) =>
    !isAnyReady(state, by) &&
    !hasAnyCovered(state, by) &&
    mooringsOf(state, by, 'rest').length === 0 &&
    readyFleets(state, by).length === 0 &&
    !mayInvade(state, by),
  verbs: {
    march: { hex: 'hex', mp: 'mp' },
    launch: { side: 'side' },
    ferry: { side: 'side' },
    weigh: { ship: 'ship' },
    ply: { ship: 'ship' },
    invade: {},
    sally: { hex: 'hex' },
    enter: { hex: 'hex', unit: 'unit', points: 'points' },
    discard: { hex: 'hex', unit: 'unit' },
    show: { hex: 'hex', unit: 'unit' },
    end: {},
  },
  facts: (state, { by }): Facts => ({ state, by }),
  // Only legal actions are listed, in the order of their keys.
  exact: true,
  *candidates({ state, by }) {
    yield { do: 'end' };
    const hexes = inKeys(Object.keys(state.hexes).map(hexNo)).map((no) => HEX_IDS[no] as string);
    const forts = hexes.filter((hex) => state.hexes[hex]?.fort === by);
    for (const hex of forts) for (const part of partsToEnter(state, by, hex)) yield part;
    const boats = mooringsOf(state, by, 'rest').sort();
    for (const side of boats) if (mayFerry(state, by, side)) yield { do: 'ferry', side };
    if (mayInvade(state, by)) yield { do: 'invade' };
    for (const side of boats) if (!isIced(state, side)) yield { do: 'launch', side };
    for (const hex of hexes) {
      const lots = state.hexes[hex]?.[by];
      if (lots !== undefined) for (const mp of readyIn(lots)) yield { do: 'march', hex, mp };
    }
    const fleets = readyFleets(state, by).sort();
    for (const ship of fleets) if (mayPly(state, ship)) yield { do: 'ply', ship };
    for (const hex of forts.sort())
      if (state.hexes[hex]?.[by]?.in !== undefined) yield { do: 'sally', hex };
    for (const hex of hexes) {
      const lots = state.hexes[hex]?.[by];
      if (hasCoveredIn(lots))
        for (const unit of showable(within(lots))) yield { do: 'show', hex, unit };
    }
    for (const ship of fleets) yield { do: 'weigh', ship };
  },
  // To destroy a counter of one's own is legal but rarely wise, so it is not listed.
  *unlisted({ state, by }) {
    for (const hex of hexesIn(state))
      for (const unit of typesIn(within(state.hexes[hex]?.[by])))
        if (isSpoil(unit)) yield { do: 'discard', hex, unit };
  },
  guards: {
    launch: [
      {
        clause: 'A1776-opt.II.B.2',
        holds: ({ state, by }, { side }) => boatsAt(state, by, side, 'rest') > 0,
      },
      { clause: 'A1776-camp.VII.A.2.b', holds: ({ state }, { side }) => !isIced(state, side) },
    ],
    ferry: [
      {
        clause: 'A1776-opt.II.B.2',
        holds: ({ state, by }, { side }) => boatsAt(state, by, side, 'rest') > 0,
      },
      // A ferry is of use only where both banks are land.
      { clause: 'A1776-opt.II.B.1', holds: ({ state }, { side }) => isCrossed(state, side) },
      {
        clause: 'A1776-opt.II.B.3',
        holds: ({ state, by }, { side }) => boatsAt(state, by, side, 'ferry') === 0,
      },
    ],
    weigh: [
      {
        clause: 'A1776-camp.IX.B.1.a',
        holds: ({ state, by }, { ship }) => readyFleets(state, by).includes(ship),
      },
    ],
    ply: [
      {
        clause: 'A1776-camp.IX.B.1.a',
        holds: ({ state, by }, { ship }) => readyFleets(state, by).includes(ship),
      },
      { clause: 'A1776-camp.IX.C.4.e', holds: ({ state }, { ship }) => mayPly(state, ship) },
    ],
    invade: [{ clause: 'A1776-scn2.special.1', holds: ({ state, by }) => mayInvade(state, by) }],
    sally: [
      {
        clause: 'A1776-adv.IV.B.1',
        holds: ({ state, by }, { hex }) => state.hexes[hex]?.[by]?.in !== undefined,
      },
    ],
    enter: [
      {
        clause: 'A1776-adv.IV.B.1',
        holds: ({ state, by }, { hex }) => state.hexes[hex]?.fort === by,
      },
      {
        clause: 'A1776-adv.IV.B.1.i',
        holds: ({ state, by }, { hex }) => !isHeldAgainst(state, by, hex),
      },
      {
        clause: 'A1776-adv.IV.B.1',
        holds: ({ state, by }, { hex, unit, points }) =>
          points <= (ableToEnter(state, by, hex)[unit] ?? 0),
      },
    ],
    discard: [
      { clause: 'A1776-adv.IV.B.2.e', holds: (_, { unit }) => unit !== 'F' },
      {
        clause: 'A1776-adv.IV.F.5',
        holds: ({ state, by }, { hex, unit }) =>
          isSpoil(unit) && within(state.hexes[hex]?.[by])[unit] !== undefined,
      },
      {
        clause: 'A1776-adv.IV.F.5',
        holds: ({ state, by }, { hex }) => !isHeldAgainst(state, by, hex),
      },
    ],
    show: [
      // A decoy is never shown voluntarily.
      { clause: 'A1776-opt.I.G', holds: (_, { unit }) => unit !== 'D-1' },
      {
        clause: 'A1776-opt.I.D',
        holds: ({ state, by }, { hex, unit }) =>
          isCovered(unit) && within(state.hexes[hex]?.[by])[unit] !== undefined,
      },
    ],
    march: [
      {
        clause: 'A1776-basic.II',
        holds: ({ state, by }, { hex }) => state.hexes[hex]?.[by] !== undefined,
      },
      {
        clause: 'A1776-basic.II.B',
        holds: ({ state, by }, { hex, mp }) =>
          readyLot(state.hexes[hex]?.[by] ?? {}, mp) !== undefined,
      },
    ],
  },
  apply: {
    march({ state, frame: { by }, push }, { hex, mp }) {
      const from = readyLot(state.hexes[hex]?.[by] ?? {}, mp) ?? 'rest';
      const units = takeLot(state, by, hex, from);
      state.column = {
        ...{ by, at: hex, spent: mp, moved: false, via: [hex], from, units },
        ...inSnow(state, hex, mp),
      };
      push(frame<SideFrame>({ f: 'column', by }));
    },
    show({ state, frame: { by }, table, push }, { hex, unit }) {
      const lots = state.hexes[hex]?.[by] ?? {};
      const status = statusesIn(lots).find((one) => lots[one]?.[unit] !== undefined) ?? 'rest';
      const units = turnedUp({ [unit]: 1 });
      turn(state, by, hex, status, { from: { [unit]: 1 }, to: units });
      goOn(state, by, hex, status, units);
      sayShown(table, { side: by, hex, units }, facesOf({ [unit]: 1 }, status));
      push(...boatsFor(state, hex));
    },
    launch({ state, frame: { by }, push }, { side }) {
      moor(state, by, side, 'rest', -1);
      state.boat = { by, at: side, spent: 0, halted: false, aboard: {} };
      push(frame<SideFrame>({ f: 'boat', by }));
    },
    ferry({ state, frame: { by }, table }, { side }) {
      moor(state, by, side, 'rest', -1);
      moor(state, by, side, 'ferry', 1);
      table.say({ type: 'ferry', clause: 'A1776-opt.II.B.1', data: { side: by, at: side } });
    },
    weigh({ state, frame: { by }, push }, { ship: id }) {
      state.sailing = setSail(state, id);
      push(frame<SideFrame>({ f: 'sail', by }));
    },
    ply({ state, frame: { by }, table }, { ship: id }) {
      const at = whereIs(state, id);
      state.ships = { ...state.ships, [id]: { ...state.ships?.[id], at, as: 'ferry' } };
      table.say({ type: 'plied', clause: 'A1776-camp.IX.C.4.e', data: { side: by, ship: id, at } });
    },
    invade({ state, frame: { by }, push }) {
      state.invaded = true;
      push(frame<InvasionFrame>({ f: 'invasion', by, aboard: {} }));
    },
    // A1776-adv.IV.B.1 units leave a fort as a column: those that are to stay are left before it moves.
    sally({ state, frame: { by }, push }, { hex }) {
      const units = takeLot(state, by, hex, 'in');
      state.column = {
        ...{ by, at: hex, spent: 0, moved: false, via: [hex], from: 'in', units },
        ...inSnow(state, hex),
      };
      push(frame<SideFrame>({ f: 'column', by }));
    },
    enter({ state, frame: { by }, table }, { hex, unit, points }) {
      const units = { [unit]: points };
      goInside(state, by, hex, { ...units });
      table.say({
        type: 'entered',
        clause: 'A1776-adv.IV.B.1',
        ...told({ side: by, hex, units }),
      });
    },
    discard({ state, frame: { by }, table }, { hex, unit }) {
      takeOut(state, by, hex, { [unit]: 1 });
      table.say({ type: 'discarded', clause: 'A1776-adv.IV.F.5', data: { side: by, hex, unit } });
    },
    end: ({ done }) => done(),
  },
});

/**
 * A1776-opt.I.D a face-down counter that had stopped after its 8 MP and is now turned up goes on with its own
 * allowance, if that is larger.
 */
function goOn(state: State1776, by: Side, hex: string, status: Status, units: Counts): void {
  const isSpent = status === `spent${COVERED_MOVE}` && allowance(units) > COVERED_MOVE;
  if (!isSpent || pointsAt(state, other(by), hex) > 0) return;
  takeFrom(state, by, hex, units, [status]);
  put(state, by, hex, `free${COVERED_MOVE}`, units);
}
