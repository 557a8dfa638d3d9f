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

/** Of those counts the counters that lie face down. */
export function coveredOf(counts: Counts): Counts {
  const covered: Counts = {};
  for (const code of typesIn(counts)) if (isCovered(code)) covered[code] = counts[code] ?? 0;
  return covered;
}

/** Which counters of a lot become known: the same faces of another lot are other counters to whoever sees the lots. */
export const facesOf = (counts: Counts, lot: Status | 'column'): string[] =>
  typesIn(coveredOf(counts)).map((code) => `${counts[code] ?? 0} ${code} ${lot}`);

/** Of all that lie face down in a hex. */
export function facesIn(state: State1776, side: Side, hex: string): string[] {
  const lots = state.hexes[hex]?.[side] ?? {};
  const { column } = state;
  const marching = column?.by === side && column.at === hex ? column.units : {};
  return [
    ...statusesIn(lots).flatMap((status) => facesOf(lots[status] ?? {}, status)),
    ...facesOf(marching, 'column'),
  ];
}

/** Turned up: points by their types; decoys are decoys. */
export function turnedUp(counts: Counts): Counts {
  const open: Counts = {};
  for (const code of typesIn(counts)) {
    const face = isCovered(code) ? FACE[code] : { of: code, points: 1 };
    add(open, { [face.of]: (counts[code] ?? 0) * face.points });
  }
  return open;
}

/** As everybody but the owner sees them: of what lies face down the number alone. */
export function seen(counts: Counts): Counts {
  const shown: Counts = {};
  for (const code of typesIn(counts))
    add(shown, { [isCovered(code) ? UNKNOWN : code]: counts[code] ?? 0 });
  return shown;
}

/** A1776-opt.I.E what is said of units of a side: the faces of what still lies face down to that side alone. */
export const told = <D extends { readonly side: Side; readonly units: Counts }>(
  data: D,
): { data: D; only?: { [S in Side]?: { units: Counts } } } =>
  hasCovered(data.units)
    ? { data: { ...data, units: seen(data.units) }, only: { [data.side]: { units: data.units } } }
    : { data: { ...data, units: { ...data.units } } };

/** A1776-opt.I.D says what everybody sees: nothing of what is done under seal. */
export function announce(state: State1776, table: Table, saying: Saying): void {
  if (coverIn(state) === undefined) table.say(saying);
}

/** Whether a side has anything face down on the map; everybody sees that. */
export function hasAnyCovered({ hexes }: State1776, side: Side): boolean {
  for (const hex in hexes) if (hasCoveredIn(hexes[hex]?.[side])) return true;
  return false;
}

/** Whether anything lies face down in some lots. */
export function hasCoveredIn(lots: Lots | undefined): boolean {
  for (const status in lots) if (hasCovered(lots[status as Status] ?? {})) return true;
  return false;
}

/** A1776-opt.I.D what its owner may turn up at any time of their segment, in the order of texts; no decoy. */
export const showable = (counts: Counts): UnitCode[] =>
  typesIn(counts)
    .filter(isCovered)
    .filter((code) => code !== 'D-1')
    .sort();

/** A1776-opt.I.G.1 whether enemy counters of any kind are in a hex, or works of theirs. */
export function isHostile(state: State1776, side: Side, hex: string): boolean {
  const enemy = other(side);
  const spot = state.hexes[hex];
  return spot?.[enemy] !== undefined || spot?.fort === enemy || spot?.built === enemy;
}

/** A1776-opt.I.F what a side has face down in a hex is turned up, on the march too; answers what comes to light. */
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
    // A1776-opt.I.G.2 a decoy that is known lies there until it is turned down again
    if (known > 0) lots.fixed = add({ ...lots.fixed }, { D: known });
  }
  const { column } = state;
  if (column?.by === side && column.at === hex) {
    add(found, turnedUp(coveredOf(column.units)));
    column.units = turnedUp(column.units);
  }
  return found;
}

/** A1776-opt.I.G.2 decoys of a side in a hex leave it, face up: how many, and how many of them lay face down. */
export function takeDecoys(
  state: State1776,
  side: Side,
  hex: string,
): { all: number; found: number } {
  const { D = 0, 'D-1': found = 0 } = within(state.hexes[hex]?.[side]);
  takeOut(state, side, hex, { D, 'D-1': found });
  return { all: D + found, found };
}

/** A1776-opt.I.G.2 decoys known as such; whoever comes into their hex drives them off. */
export const hasKnownDecoy = (state: State1776, side: Side, hex: string): boolean =>
  Object.values(state.hexes[hex]?.[side] ?? {}).some((lot) => lot?.D !== undefined);

/**
 * A1776-opt.I.G.2 the nearest hexes where friends of a decoy stand and no enemies; none: it is lost. What lies face
 * down is taken for a friend, a decoy known as such is none.
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

/** Whose units may lie face down in that game; nobody's without the option. */
export const mayCover = (state: State1776, side: Side): boolean =>
  isOn(state, 'inverted') && scenarioIn(state).inverts.includes(side);

/** Lots whose units may be turned down or up at the start of a movement phase, in the order in which they are taken. */
const turnable = (status: Status): boolean =>
  ['rest', 'in', 'fixed'].includes(status) || status.startsWith('free');

/** The most points of each type that stand in one lot of a hex whose units may be turned. */
export function mostIn(lots: Lots | undefined): Counts {
  const most: Counts = {};
  for (const status in lots) {
    if (!turnable(status as Status)) continue;
    const lot = lots[status as Status] ?? {};
    for (const code of typesIn(lot)) most[code] = Math.max(most[code] ?? 0, lot[code] ?? 0);
  }
  return most;
}

/** A1776-opt.I.F enemy combat units in the hex forbid it. */
export const mayTurnDown = (state: State1776, side: Side, hex: string): boolean =>
  troopsAt(state, other(side), hex) === 0;

/** The lot out of which a counter is turned down: that many open points of its type in one and the same status. */
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

/** The lot with a counter that may be turned up again. */
export const lotWith = (
  state: State1776,
  side: Side,
  hex: string,
  code: UnitCode,
): Status | undefined => {
  const lots = state.hexes[hex]?.[side] ?? {};
  return statusesIn(lots).find((status) => turnable(status) && lots[status]?.[code] !== undefined);
};

/** The counters that a side has face down in hexes, by face. */
export function coveredIn(state: State1776, side: Side): Counts {
  const all: Counts = {};
  for (const hex in state.hexes) {
    const lots = state.hexes[hex]?.[side];
    for (const status in lots) add(all, coveredOf(lots[status as Status] ?? {}));
  }
  return all;
}

/** A1776-basic.III.C whether the box has one more counter of a face, while nobody is under way. */
export function isLeftInBox(used: Counts, side: Side, code: CoveredCode): boolean {
  const { of, points: some } = FACE[code];
  const most = isCombat(of) ? (COUNTERS[of][some] ?? 0) : OTHER_COUNTERS[side].D;
  return (used[code] ?? 0) < most;
}

/** Turns a counter or points of one lot of a hex. */
export function turn(
  state: State1776,
  side: Side,
  hex: string,
  status: Status,
  { from, to }: { readonly from: Counts; readonly to: Counts },
): void {
  // a decoy that was driven off may go on once it lies face down
  const into = from.D === undefined ? status : 'rest';
  put(state, side, hex, into, to);
  takeFrom(state, side, hex, from, [status]);
}

/** A1776-opt.I.D what a side covers just now, under seal. */
export function coverIn({ agenda, outcome }: State1776): CoverFrame | undefined {
  const top = agenda.at(-1);
  if (outcome !== null || !isSealed(top) || top.topic !== 'cover') return undefined;
  return Object.values(top.lanes)
    .flat()
    .find((frame): frame is CoverFrame => frame.f === 'cover');
}

/** A1776-opt.I.D as others see it while a side covers something: nothing of that has happened. */
export function publicly(state: State1776, viewer: Side | null): State1776 {
  const hidden = coverIn(state);
  if (hidden === undefined || hidden.by === viewer) return state;
  const { boats: _, ...rest } = state;
  return { ...rest, ...hidden.before };
}
