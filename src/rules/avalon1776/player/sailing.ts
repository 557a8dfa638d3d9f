import type { Action } from '../../kernel/action.js';
import { SHIP, type ShipId } from '../components/campaign/ships.js';
import { other, type Side } from '../components/side.js';
import { PORTS } from '../components/towns.js';
import { differenceAt, isUnescorted } from '../questions/campaign/engagement.js';
import { watersFrom } from '../questions/campaign/fleets.js';
import { aboardOf, roomOn, whereIs } from '../questions/campaign/voyage.js';
import { points, presentAt, troopsAt } from '../questions/force.js';
import { scenarioIn, type State1776 } from '../state.js';
import { goalsIn } from './worth.js';

interface Owed {
  readonly state: State1776;
  readonly seat: Side;
  readonly choices: readonly Action[];
}
type Habit = (owed: Owed) => readonly Action[];

const which = (choices: readonly Action[], verb: string): Action[] =>
  choices.filter((one) => one.do === verb);

/** How many regulars stay in a port from which others sail. */
const GARRISON = 6;
/** The least number of points that land. */
const LANDING = 3;
/** The lead in strength with which an attack at sea pays. */
const STRONGER = 2;

const regulars = (side: Side): 'BR' | 'FR' => (side === 'gb' ? 'BR' : 'FR');

/**
 * Ports that count, where the side has no units and the enemy at most half as many points as would land: hexside and
 * hex of each.
 */
function targets(
  state: State1776,
  seat: Side,
  landing: number,
): readonly (readonly [string, string])[] {
  const goals = new Set(goalsIn(scenarioIn(state)).map(({ hex }) => hex));
  return PORTS.flatMap(({ hex, port }): (readonly [string, string])[] =>
    port !== undefined &&
    port !== null &&
    goals.has(hex) &&
    points(presentAt(state, seat, hex)) === 0 &&
    2 * troopsAt(state, other(seat), hex) <= landing
      ? [[port, hex]]
      : [],
  );
}

/** Whether a fleet can bring that many points to such a port in one phase. */
const reaches = (state: State1776, seat: Side, id: ShipId, landing: number): boolean => {
  const waters = watersFrom(state, id, SHIP[id].move - 5);
  return landing >= LANDING && targets(state, seat, landing).some(([port]) => waters.has(port));
};

/** How many regulars can leave the place where a fleet lies. */
function spare(state: State1776, seat: Side, id: ShipId): number {
  const hex = PORTS.find(({ port }) => port === whereIs(state, id))?.hex;
  const there = hex === undefined ? 0 : (presentAt(state, seat, hex)[regulars(seat)] ?? 0);
  return Math.min(roomOn(state, id), there - GARRISON);
}

/** Moves a fleet that has units to land, or can fetch some, if a port can be taken. */
export const weighing: Habit = ({ state, seat, choices }) =>
  which(choices, 'weigh')
    .filter(({ ship }) => {
      const id = ship as ShipId;
      const aboard = points(aboardOf(state, id));
      return reaches(state, seat, id, aboard > 0 ? aboard : spare(state, seat, id));
    })
    .slice(0, 1);

/** Embarks all units that can be spared, and lands them in a port that counts. */
export const voyaging: Habit = ({ state, seat, choices }) => {
  const id = state.sailing?.id;
  if (id === undefined) return [];
  const landing = points(aboardOf(state, id));
  const aims = targets(state, seat, landing);
  const most = (all: readonly Action[]): Action[] =>
    [...all].sort((a, b) => Number(b['points']) - Number(a['points'])).slice(0, 1);
  const ashore = which(choices, 'debark').filter(({ hex }) => aims.some(([, at]) => at === hex));
  const here = which(choices, 'debark').filter(
    ({ hex }) => points(presentAt(state, seat, hex as string)) > 0 && landing > 0,
  );
  if (ashore.length > 0) return most(ashore);
  const isLanding = PORTS.some(({ port }) => port === whereIs(state, id)) && state.sailing?.moved;
  if (isLanding && here.length > 0) return most(here);
  const able = spare(state, seat, id);
  const boards = which(choices, 'embark').filter(
    (one) => one['unit'] === regulars(seat) && Number(one['points']) <= able,
  );
  if (landing === 0 && boards.length > 0) return most(boards);
  const goes = which(choices, 'voyage').filter(({ water }) =>
    aims.some(([port]) => port === water),
  );
  return goes.length > 0 ? goes.slice(0, 1) : which(choices, 'stop');
};

/** A1776-camp.IX.D.3.b attacks at sea if the fleets are clearly stronger, or meet transports alone. */
export const broadsides: Habit = ({ state, seat, choices }) =>
  which(choices, 'engage')
    .filter(({ water }) => {
      const at = water as string;
      return isUnescorted(state, other(seat), at) || differenceAt(state, seat, at) >= STRONGER;
    })
    .slice(0, 1);

/**
 * A1776-camp.III.C.3.c.1 lands reinforcements as soon as they can come: at the port with most regulars, else at the
 * first place.
 */
export const appearing: Habit = ({ state, seat, choices }) => {
  const there = (one: Action): number =>
    presentAt(state, seat, one['hex'] as string)[regulars(seat)] ?? 0;
  const lands = which(choices, 'place').sort((a, b) => there(b) - there(a));
  return [...lands, ...choices.filter((one) => one.do !== 'hold')].slice(0, 1);
};

/** A1776-camp.IX.E keeps and calls every variable fleet. */
export const keeping: Habit = ({ choices }) =>
  choices.filter((one) => one.do === 'retain' || one.do === 'call').slice(0, 1);
