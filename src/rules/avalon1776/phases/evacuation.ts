import type { Frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { Table } from '../../kernel/table.js';
import { BOX_IDS } from '../components/campaign/boxes.js';
import { SHIP, type ShipId, SHIPS } from '../components/campaign/ships.js';
import type { Counts } from '../components/units.js';
import type { SideFrame } from '../frames.js';
import { shelve } from '../questions/campaign/boxes.js';
import { courseTo } from '../questions/campaign/course.js';
import {
  fitting,
  frenchHexes,
  frenchOf,
  isLifting,
  isStranded,
  mpToShore,
  pickUps,
  retreatOf,
} from '../questions/campaign/evacuation.js';
import {
  embarking,
  place,
  readyFleets,
  rest,
  roomOn,
  setSail,
  stow,
  whereIs,
} from '../questions/campaign/voyage.js';
import { WEST_INDIES } from '../questions/campaign/west-indies.js';
import { burden } from '../questions/capacity.js';
import { spoilsFor } from '../questions/capture.js';
import { add, isEmpty, put, takeFrom, takeOut, within } from '../questions/force.js';
import type { Sailing, State1776 } from '../state.js';
import { follow } from './dispatch.js';
import { run } from './phase.js';
import { takeAboard } from './under-way.js';
import { forsake } from './works.js';

type Leaving = Turn<State1776, SideFrame>;

/**
 * A1776-camp.VIII.C.2 once a fleet of theirs is sunk, all French land units leave for the West Indies by the shortest
 * way, and the fleets that are left fetch them; without any, everything French is eliminated.
 */
export const evacuation = run<SideFrame>({
  clause: 'A1776-camp.VIII.C.2',
  run(turn) {
    const { state, push } = turn;
    if (!isLifting(state)) return;
    if (isStranded(state)) {
      eliminate(turn);
      return;
    }
    const farFrom = mpToShore(state);
    const frames: Frame[] = frenchHexes(state).flatMap((hex) => retreat(turn, hex, farFrom));
    for (const id of readyFleets(state, 'us')) if (SHIP[id].french) frames.push(...lift(turn, id));
    for (const hex of frenchHexes(state)) keep(state, hex);
    push(...frames);
  },
});

/** The French who wait for a fleet in a hex do not march elsewhere in this phase. */
function keep(state: State1776, hex: string): void {
  const lots = state.hexes[hex]?.us;
  for (const [from, to] of [
    ['rest', 'held'],
    ['in', 'into'],
  ] as const) {
    const units = frenchOf(lots?.[from]);
    takeFrom(state, 'us', hex, { ...units }, [from]);
    put(state, 'us', hex, to, units);
  }
}

/** The French in an inland hex march to the shore. */
function retreat(
  { state, table }: Leaving,
  from: string,
  farFrom: (hex: string) => number,
): Frame[] {
  const way = retreatOf(state, from, farFrom);
  if (way === null) return [];
  const { to, units, mp, via } = way;
  takeFrom(state, 'us', from, { ...units }, ['rest', 'in']);
  put(state, 'us', to, 'held', units);
  table.say({
    type: 'marched',
    clause: 'A1776-camp.VIII.C.2',
    data: { side: 'us', from, to, via: [...via], mp, units },
  });
  forsake(state, table, 'us', from);
  return spoilsFor(state, [from]);
}

/**
 * A fleet unloads the French aboard, takes aboard those who wait, and sails on. Returns the frames that this leads to.
 */
function lift(turn: Leaving, id: ShipId): Frame[] {
  const { state, table } = turn;
  if (whereIs(state, id) === WEST_INDIES) unload(state, table, id);
  const isLaden = (): boolean => !isEmpty(frenchOf(state.ships?.[id]?.aboard));
  // A1776-camp.VIII.C.2 the fleet is free again once no more French are to be fetched.
  if (!isLaden() && pickUps(state).length === 0) return [];
  const frames = board(turn, id);
  // A stay in the West Indies does not hold the fleet meanwhile.
  place(state, id, whereIs(state, id));
  follow(state, table, courseTo(id, isLaden() ? WEST_INDIES : pickUps(state)));
  if (whereIs(state, id) === WEST_INDIES) unload(state, table, id);
  rest(state, id);
  return frames;
}

function unload(state: State1776, table: Table, id: ShipId): void {
  const units = frenchOf(state.ships?.[id]?.aboard);
  if (isEmpty(units)) return;
  stow(state, id, units, -1);
  shelve(state, 'us', WEST_INDIES, units, 1);
  table.say({
    type: 'debarked',
    clause: 'A1776-camp.VIII.C.2',
    data: { side: 'us', ship: id, at: WEST_INDIES, units },
  });
}

/** Takes French units aboard as long as there is room, from one hex after the other. */
function board({ state, table }: Leaving, id: ShipId): Frame[] {
  const now = setSail(state, id);
  const frames: Frame[] = [];
  const waiting = [...embarking(state, now)].find(([, units]) => !isEmpty(frenchOf(units)));
  if (waiting !== undefined && burden(state, 'us', frenchOf(waiting[1])) > roomOn(state, id))
    makeRoom(state, table, now, waiting[0]);
  const next = (): (readonly [hex: string, units: Counts])[] =>
    [...embarking(state, now)]
      .map(([hex, units]) => [hex, fitting(state, frenchOf(units), roomOn(state, id))] as const)
      .filter(([, units]) => !isEmpty(units));
  for (let [first] = next(); first !== undefined; [first] = next())
    frames.push(...takeAboard(state, table, now, ...first));
  state.sailing = now;
  return frames;
}

/** Other units that the fleet carries land where the French wait. */
function makeRoom(state: State1776, table: Table, now: Sailing, hex: string): void {
  const { aboard = {} } = state.ships?.[now.id] ?? {};
  const others = add({ ...aboard }, frenchOf(aboard), -1);
  if (isEmpty(others)) return;
  stow(state, now.id, others, -1);
  put(state, 'us', hex, 'held', others);
  table.say({
    type: 'debarked',
    clause: 'A1776-camp.VIII.C.2',
    data: { side: 'us', ship: now.id, at: hex, units: others },
  });
}

/** A1776-camp.VIII.C.2 eliminates all French units and fleets. */
function eliminate({ state, table }: Leaving): void {
  for (const hex of frenchHexes(state)) {
    const units = frenchOf(within(state.hexes[hex]?.us));
    takeOut(state, 'us', hex, { ...units });
    table.say({ type: 'forfeited', clause: 'A1776-camp.VIII.C.2', data: { at: hex, units } });
    forsake(state, table, 'us', hex);
  }
  for (const box of BOX_IDS) {
    const units = frenchOf(state.boxes?.[box]?.us);
    if (isEmpty(units)) continue;
    shelve(state, 'us', box, units, -1);
    table.say({ type: 'forfeited', clause: 'A1776-camp.VIII.C.2', data: { at: box, units } });
  }
  for (const { id, french } of SHIPS)
    // French fleets that have never come do not come any more.
    if (french) state.ships = { ...state.ships, [id]: { at: 'sunk' } };
}
