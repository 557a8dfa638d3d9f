import type { Turn } from '../../kernel/phase.js';
import type { BoxId } from '../components/campaign/boxes.js';
import { LANDING_COST, SHIP, type ShipId } from '../components/campaign/ships.js';
import type { Counts, UnitCode } from '../components/units.js';
import type { SideFrame } from '../frames.js';
import { isBox, shelve } from '../questions/campaign/boxes.js';
import { isFrench } from '../questions/campaign/evacuation.js';
import { isCargo } from '../questions/campaign/fleets.js';
import {
  aboardOf,
  canReplenish,
  costNow,
  crossingsOf,
  embarking,
  fetching,
  isAtSource,
  landedAs,
  landingCost,
  mayUnload,
  mpOf,
  rest,
  roomOn,
  shoresFor,
  stow,
  voyagesOf,
  whereIs,
} from '../questions/campaign/voyage.js';
import { stayBar, WEST_INDIES } from '../questions/campaign/west-indies.js';
import { costOf, partsWithin } from '../questions/capacity.js';
import { put } from '../questions/force.js';
import type { Sailing, State1776 } from '../state.js';
import { cameInto } from './entry.js';
import { openTowns } from './indian-towns.js';
import { ask } from './phase.js';
import { crossTo, pay, sailTo, takeAboard, takeFromBox } from './under-way.js';

interface Facts {
  readonly state: State1776;
  readonly now: Sailing;
  readonly aboard: Counts;
  readonly voyages: ReadonlyMap<string, number>;
  readonly crossings: readonly BoxId[];
  readonly waiting: ReadonlyMap<string, Counts>;
  readonly inBox: Counts;
  readonly shores: readonly string[];
  readonly unloads: boolean;
}

const sailingIn = ({ sailing }: State1776): Sailing => {
  if (sailing === undefined) throw new Error('no fleet is under way');
  return sailing;
};

/** A1776-camp.IX.C.4.b */
const fits = (state: State1776, id: ShipId, { unit, points }: Part): boolean =>
  points * costOf(state, SHIP[id].side, unit) <= roomOn(state, id);

interface Part {
  readonly unit: UnitCode;
  readonly points: number;
}

const isAmong = (units: Counts | undefined, unit: UnitCode, points: number): boolean =>
  points <= (units?.[unit] ?? 0);

/** A1776-camp.IX.B.1.a a fleet takes units aboard, sails and lands them, in its owner's movement phase. */
export const sail = ask<SideFrame>()({
  clause: 'A1776-camp.IX.B.1.a',
  verbs: {
    embark: { hex: 'hex', unit: 'unit', points: 'points' },
    fetch: { unit: 'unit', points: 'points' },
    replenish: {},
    voyage: { water: 'water' },
    cross: { box: 'box' },
    debark: { hex: 'hex', unit: 'unit', points: 'points' },
    unload: { unit: 'unit', points: 'points' },
    stop: {},
  },
  facts(state): Facts {
    const now = sailingIn(state);
    return {
      ...{ state, now, aboard: aboardOf(state, now.id) },
      voyages: voyagesOf(state, now),
      crossings: crossingsOf(state, now),
      waiting: embarking(state, now),
      inBox: fetching(state, now),
      shores: shoresFor(state, now),
      unloads: mayUnload(state, now),
    };
  },
  *candidates({ state, now, aboard, voyages, crossings, waiting, inBox, shores, unloads }) {
    const partsOf = (units: Counts, room: number) =>
      partsWithin(state, SHIP[now.id].side, units, room);
    const room = roomOn(state, now.id);
    yield { do: 'stop' };
    for (const [hex, units] of waiting)
      for (const part of partsOf(units, room)) yield { do: 'embark', hex, ...part };
    for (const part of partsOf(inBox, room)) yield { do: 'fetch', ...part };
    if (canReplenish(state, now)) yield { do: 'replenish' };
    for (const water of voyages.keys()) yield { do: 'voyage', water };
    for (const box of crossings) yield { do: 'cross', box };
    for (const hex of shores)
      for (const part of partsOf(aboard, Infinity)) yield { do: 'debark', hex, ...part };
    if (unloads) for (const part of partsOf(aboard, Infinity)) yield { do: 'unload', ...part };
  },
  guards: {
    embark: [
      { clause: 'A1776-camp.IX.C.4', holds: ({ now }) => !now.moved },
      {
        clauses: ['A1776-camp.IX.C.1.a', 'A1776-camp.IX.C.1.b'],
        barredBy: ({ now }, { unit }) => cargoBar(now.id, unit),
      },
      {
        clause: 'A1776-camp.IX.C.2',
        holds: ({ waiting }, { hex, unit, points }) => isAmong(waiting.get(hex), unit, points),
      },
      {
        clauses: ['A1776-camp.IX.C.4.b', 'A1776-campopt.I.B'],
        barredBy: ({ state, now }, part) => (fits(state, now.id, part) ? null : roomBar(now.id)),
      },
    ],
    fetch: [
      {
        clause: 'A1776-camp.VIII.C.2',
        holds: ({ state }, { unit }) => state.withdraws !== true || !isFrench(unit),
      },
      { clause: 'A1776-camp.IX.C.4', holds: ({ now }) => !now.moved },
      {
        clause: 'A1776-camp.IX.C.2',
        holds: ({ inBox }, { unit, points }) => isAmong(inBox, unit, points),
      },
      {
        clauses: ['A1776-camp.IX.C.4.b', 'A1776-campopt.I.B'],
        barredBy: ({ state, now }, part) => (fits(state, now.id, part) ? null : roomBar(now.id)),
      },
    ],
    replenish: [
      { clause: 'A1776-camp.IX.B.2.a.5.c', holds: ({ state, now }) => isAtSource(state, now) },
      {
        clause: 'A1776-camp.VIII.C.4',
        holds: ({ state, now }) => canReplenish(state, now),
      },
    ],
    voyage: [
      { clause: 'A1776-camp.IX.B.1', holds: ({ voyages }, { water }) => voyages.has(water) },
    ],
    cross: [
      {
        clauses: [
          ...['A1776-camp.IX.B.2.a.1', 'A1776-camp.IX.B.2.a.5'],
          ...['A1776-camp.IX.B.2.a.6.b', 'A1776-camp.IX.B.2.a.6.d'],
        ],
        barredBy: ({ state, now, crossings }, { box }) =>
          crossings.includes(box) ? null : crossBar(state, now),
      },
    ],
    debark: [
      {
        clauses: ['A1776-camp.IX.C.3', 'A1776-camp.IX.C.4.d'],
        barredBy: ({ state, now, shores }, { hex }) =>
          shores.includes(hex) ? null : shoreBar(state, now, hex),
      },
      {
        clause: 'A1776-camp.IX.C.4.a',
        holds: ({ aboard }, { unit, points }) => isAmong(aboard, unit, points),
      },
    ],
    unload: [
      { clause: 'A1776-camp.IX.C.3', holds: ({ unloads }) => unloads },
      {
        clause: 'A1776-camp.IX.C.4.a',
        holds: ({ aboard }, { unit, points }) => isAmong(aboard, unit, points),
      },
    ],
  },
  apply: {
    embark({ state, table, push }, { hex, unit, points }) {
      push(...takeAboard(state, table, sailingIn(state), hex, { [unit]: points }));
    },
    fetch({ state, table }, { unit, points }) {
      takeFromBox(state, table, sailingIn(state), { [unit]: points });
    },
    replenish({ state, frame: { by }, table }) {
      const now = sailingIn(state);
      const units: Counts = { FS: 1 };
      stow(state, now.id, units, 1);
      Object.assign(now, { moved: true, ended: true });
      table.say({
        type: 'embarked',
        clause: 'A1776-camp.VIII.C.4',
        data: { side: by, ship: now.id, at: whereIs(state, now.id), units },
      });
    },
    voyage({ state, table }, { water }) {
      const now = sailingIn(state);
      sailTo(state, table, now, water, voyagesOf(state, now).get(water) ?? 0);
    },
    cross({ state, table }, { box }) {
      crossTo(state, table, sailingIn(state), box);
    },
    debark({ state, frame: { by }, table, push }, { hex, unit, points }) {
      const now = sailingIn(state);
      const units: Counts = { [unit]: points };
      const status = landedAs(state, now, hex, unit);
      pay(now, `debark ${hex}`, landingCost(state, by, whereIs(state, now.id), hex) ?? 0);
      now.moved = true;
      stow(state, now.id, units, -1);
      put(state, by, hex, status, units);
      table.say({
        type: 'debarked',
        clause: 'A1776-camp.IX.C.3',
        data: { side: by, ship: now.id, at: hex, units },
      });
      openTowns(state, table, { by, from: null, to: hex, units });
      push(cameInto(by, hex, null, units));
    },
    unload({ state, frame: { by }, table }, { unit, points }) {
      const now = sailingIn(state);
      const units: Counts = { [unit]: points };
      // A1776-camp.IX.C.4.table a fleet that came to the box in this phase lands units there without cost.
      if (now.ended !== true) pay(now, 'unload', LANDING_COST.port);
      stow(state, now.id, units, -1);
      const box = whereIs(state, now.id);
      if (isBox(box)) shelve(state, by, box, units, 1);
      table.say({
        type: 'debarked',
        clause: 'A1776-camp.IX.C.3',
        data: { side: by, ship: now.id, at: whereIs(state, now.id), units },
      });
    },
    stop({ state, done }: Turn<State1776, SideFrame>) {
      rest(state, sailingIn(state).id);
      done();
    },
  },
});

function crossBar(state: State1776, { id }: Sailing): string {
  const at = whereIs(state, id);
  if (!isBox(at)) return 'A1776-camp.IX.B.2.a.1';
  return (at === WEST_INDIES ? stayBar(state, id) : null) ?? 'A1776-camp.IX.B.2.a.5';
}

const cargoBar = (id: ShipId, unit: UnitCode): string | null => {
  const { side } = SHIP[id];
  if (isCargo(side, unit)) return null;
  return side === 'gb' ? 'A1776-camp.IX.C.1.a' : 'A1776-camp.IX.C.1.b';
};

const roomBar = (id: ShipId): string =>
  SHIP[id].capacity === 0 ? 'A1776-campopt.I.B' : 'A1776-camp.IX.C.4.b';

/** Why no units can be landed in a hex: it is no shore of the fleet, or too few MP are left. */
function shoreBar(state: State1776, now: Sailing, hex: string): string {
  const cost = landingCost(state, SHIP[now.id].side, whereIs(state, now.id), hex);
  return cost !== null && costNow(now, `debark ${hex}`, cost) > mpOf(now)
    ? 'A1776-camp.IX.C.4.d'
    : 'A1776-camp.IX.C.3';
}
