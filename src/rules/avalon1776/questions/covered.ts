import { isSealed } from '../../kernel/frame.js';
import { isOn } from '../../kernel/options.js';
import type { Saying, Table } from '../../kernel/table.js';
import { distance } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import {
  COUNTERS,
  type Counts,
  type CoveredCode,
  FACE,
  isCombat,
  isCovered,
  OTHER_COUNTERS,
  type UnitCode,
  UNKNOWN,
} from '../components/units.js';
import type { CoverFrame } from '../frames.js';
import { type Lots, scenarioIn, type State1776, type Status } from '../state.js';
import {
  add,
  hexesIn,
  isEmpty,
  presentAt,
  put,
  statusesIn,
  takeFrom,
  takeOut,
  troopsAt,
  typesIn,
  within,
} from './force.js';

/*
 * A1776-opt.I counters that lie face down. In a state they are counted by their faces among the units of their lot;
 * `seen` makes of them what everybody else is shown.
 */

export function hasCovered(counts: Counts): boolean {
  for (const code in counts) if (isCovered(code)) return true;
  return false;
}

export const hasDecoy = (counts: Counts): boolean => counts['D-1'] !== undefined;

/** The face-down counters among those counts. */
export function coveredOf(counts: Counts): Counts {
  const covered: Counts = {};
  for (const code of typesIn(counts)) if (isCovered(code)) covered[code] = counts[code] ?? 0;
  return covered;
}

/**
 * Names for the counters of a lot that become known. Equal faces in another lot are different counters to anybody who
 * sees the lots.
 */
export const facesOf = (counts: Counts, lot: Status | 'column'): string[] =>
  typesIn(coveredOf(counts)).map((code) => `${counts[code] ?? 0} ${code} ${lot}`);

/** Such names for all counters that lie face down in a hex. */
export function facesIn(state: State1776, side: Side, hex: string): string[] {
  const lots = state.hexes[hex]?.[side] ?? {};
  const { column } = state;
  const marching = column?.by === side && column.at === hex ? column.units : {};
  return [
    ...statusesIn(lots).flatMap((status) => facesOf(lots[status] ?? {}, status)),
    ...facesOf(marching, 'column'),
  ];
}

/** The counts with all counters turned up: points by their types; decoys become known decoys. */
export function turnedUp(counts: Counts): Counts {
  const open: Counts = {};
  for (const code of typesIn(counts)) {
    const face = isCovered(code) ? FACE[code] : { of: code, points: 1 };
    add(open, { [face.of]: (counts[code] ?? 0) * face.points });
  }
  return open;
}

/** The counts as everybody but the owner sees them: of face-down counters only their number. */
export function seen(counts: Counts): Counts {
  const shown: Counts = {};
  for (const code of typesIn(counts))
    add(shown, { [isCovered(code) ? UNKNOWN : code]: counts[code] ?? 0 });
  return shown;
}

/**
 * A1776-opt.I.E an event about units of a side: only that side is told the faces of counters that are still face down.
 */
export const told = <D extends { readonly side: Side; readonly units: Counts }>(
  data: D,
): { data: D; only?: { [S in Side]?: { units: Counts } } } =>
  hasCovered(data.units)
    ? { data: { ...data, units: seen(data.units) }, only: { [data.side]: { units: data.units } } }
    : { data: { ...data, units: { ...data.units } } };

/** A1776-opt.I.D tells an event to everybody, unless it is part of a decision under seal. */
export function announce(state: State1776, table: Table, saying: Saying): void {
  if (coverIn(state) === undefined) table.say(saying);
}

/** Whether a side has any face-down counter on the map; everybody sees that. */
export function hasAnyCovered({ hexes }: State1776, side: Side): boolean {
  for (const hex in hexes) if (hasCoveredIn(hexes[hex]?.[side])) return true;
  return false;
}

/** Whether there are face-down counters in these lots. */
export function hasCoveredIn(lots: Lots | undefined): boolean {
  for (const status in lots) if (hasCovered(lots[status as Status] ?? {})) return true;
  return false;
}

/**
 * A1776-opt.I.D the counters that their owner may turn up at any time in their own segment, in the order of texts;
 * never a decoy.
 */
export const showable = (counts: Counts): UnitCode[] =>
  typesIn(counts)
    .filter(isCovered)
    .filter((code) => code !== 'D-1')
    .sort();

/** A1776-opt.I.G.1 whether enemy counters or works of any kind are in a hex. */
export function isHostile(state: State1776, side: Side, hex: string): boolean {
  const enemy = other(side);
  const spot = state.hexes[hex];
  return spot?.[enemy] !== undefined || spot?.fort === enemy || spot?.built === enemy;
}

/** A1776-opt.I.F turns up all counters of a side in a hex, including those on the march; returns what was on them. */
export function turnUp(state: State1776, side: Side, hex: string): Counts {
  const found: Counts = {};
  const lots = state.hexes[hex]?.[side] ?? {};
  for (const status of statusesIn(lots)) {
    const lot = lots[status] ?? {};
    if (!hasCovered(lot)) continue;
    add(found, turnedUp(coveredOf(lot)));
    const { D: known = 0, ...others } = turnedUp(lot);
    if (isEmpty(others)) delete lots[status];
    else lots[status] = others;
    // A1776-opt.I.G.2 a decoy that is known stays there until it is turned down again.
    if (known > 0) lots.fixed = add({ ...lots.fixed }, { D: known });
  }
  const { column } = state;
  if (column?.by === side && column.at === hex) {
    add(found, turnedUp(coveredOf(column.units)));
    column.units = turnedUp(column.units);
  }
  return found;
}

/** A1776-opt.I.G.2 takes the decoys of a side out of a hex: returns how many, and how many of them lay face down. */
export function takeDecoys(
  state: State1776,
  side: Side,
  hex: string,
): { all: number; found: number } {
  const { D = 0, 'D-1': found = 0 } = within(state.hexes[hex]?.[side]);
  takeOut(state, side, hex, { D, 'D-1': found });
  return { all: D + found, found };
}

/**
 * A1776-opt.I.G.2 whether there are decoys that are known as such; any unit that comes into their hex drives them off.
 */
export const hasKnownDecoy = (state: State1776, side: Side, hex: string): boolean =>
  Object.values(state.hexes[hex]?.[side] ?? {}).some((lot) => lot?.D !== undefined);

/**
 * A1776-opt.I.G.2 the nearest hexes with friends of a decoy and without enemies; none: the decoy is lost. A face-down
 * counter passes for a friend; a known decoy does not.
 */
export function refugesFrom(state: State1776, side: Side, hex: string): string[] {
  const open = hexesIn(state).filter(
    (at) =>
      at !== hex &&
      !isHostile(state, side, at) &&
      typesIn(presentAt(state, side, at)).some((code) => code !== 'D'),
  );
  const nearest = Math.min(...open.map((at) => distance(hex, at)));
  return open.filter((at) => distance(hex, at) === nearest);
}

/** Whether units of that side may lie face down in this game; never without the option. */
export const mayCover = (state: State1776, side: Side): boolean =>
  isOn(state, 'inverted') && scenarioIn(state).inverts.includes(side);

/** Whether units of that status can be turned down or up at the start of a movement phase. */
const turnable = (status: Status): boolean =>
  ['rest', 'in', 'fixed'].includes(status) || status.startsWith('free');

/** For each type, the most points that stand in a single lot of the hex whose units can be turned. */
export function mostIn(lots: Lots | undefined): Counts {
  const most: Counts = {};
  for (const status in lots) {
    if (!turnable(status as Status)) continue;
    const lot = lots[status as Status] ?? {};
    for (const code of typesIn(lot)) most[code] = Math.max(most[code] ?? 0, lot[code] ?? 0);
  }
  return most;
}

/** A1776-opt.I.F units cannot be turned down with enemy combat units in their hex. */
export const mayTurnDown = (state: State1776, side: Side, hex: string): boolean =>
  troopsAt(state, other(side), hex) === 0;

/**
 * The status of the lot from which a counter can be turned down: that many face-up points of its type have the same
 * status.
 */
export const lotFor = (
  state: State1776,
  side: Side,
  hex: string,
  code: CoveredCode,
): Status | undefined => {
  const lots = state.hexes[hex]?.[side] ?? {};
  const { of, points: some } = FACE[code];
  return statusesIn(lots).find((status) => turnable(status) && (lots[status]?.[of] ?? 0) >= some);
};

/** The status of the lot with a counter that can be turned up again. */
export const lotWith = (
  state: State1776,
  side: Side,
  hex: string,
  code: UnitCode,
): Status | undefined => {
  const lots = state.hexes[hex]?.[side] ?? {};
  return statusesIn(lots).find((status) => turnable(status) && lots[status]?.[code] !== undefined);
};

/** The counters that a side has face down in all hexes, by face. */
export function coveredIn(state: State1776, side: Side): Counts {
  const all: Counts = {};
  for (const hex in state.hexes) {
    const lots = state.hexes[hex]?.[side];
    for (const status in lots) add(all, coveredOf(lots[status as Status] ?? {}));
  }
  return all;
}

/**
 * A1776-basic.III.C whether the box has another counter with that face; no column or boat is under way at this time.
 */
export function isLeftInBox(used: Counts, side: Side, code: CoveredCode): boolean {
  return (used[code] ?? 0) < inBox(side, code);
}

/** The number of counters of a side with that face in the box. */
export function inBox(side: Side, code: CoveredCode): number {
  const { of, points: some } = FACE[code];
  return isCombat(of) ? (COUNTERS[of][some] ?? 0) : OTHER_COUNTERS[side].D;
}

/** Replaces units of one lot of a hex, to turn counters down or up. */
export function turn(
  state: State1776,
  side: Side,
  hex: string,
  status: Status,
  { from, to }: { readonly from: Counts; readonly to: Counts },
): void {
  // A decoy that was driven off can move again once it lies face down.
  const into = from.D === undefined ? status : 'rest';
  put(state, side, hex, into, to);
  takeFrom(state, side, hex, from, [status]);
}

/** A1776-opt.I.D the frame of the side that is turning counters under seal; undefined: there is none. */
export function coverIn({ agenda, outcome }: State1776): CoverFrame | undefined {
  const top = agenda.at(-1);
  if (outcome !== null || !isSealed(top) || top.topic !== 'cover') return undefined;
  return Object.values(top.lanes)
    .flat()
    .find((frame): frame is CoverFrame => frame.f === 'cover');
}

/**
 * A1776-opt.I.D the state as a viewer sees it while a side turns counters: for the others nothing of that has happened.
 */
export function publicly(state: State1776, viewer: Side | null): State1776 {
  const hidden = coverIn(state);
  if (hidden === undefined || hidden.by === viewer) return state;
  const { boats: _, ...rest } = state;
  return { ...rest, ...hidden.before };
}
