import type { Frame } from '../../kernel/frame.js';
import { fail } from '../../kits/position.js';
import type { Side } from '../components/side.js';
import { type Counts, isCombat, isCovered, UNIT, type UnitCode } from '../components/units.js';
import type { DeclareFrame, TrudgeFrame } from '../frames.js';
import { add, allowance, isEmpty, typesIn } from '../questions/force.js';
import { together, triersIn } from '../questions/forced-march.js';
import type { State1776 } from '../state.js';

type Owed = Frame & { readonly by?: Side };
/** The frames that a finished march can put above its own. */
const MET = ['spoils', 'shift'];
/** A1776-opt.III.A, A1776-opt.III.G the types that can make a forced march: combat units and face-down counters. */
const mayMarch = (code: UnitCode): boolean => isCombat(code) || isCovered(code);
const TIMES = ['forced', 'declare', 'trek', 'trudge'];

/** Whether `units` is not empty, and no more than what is in `all`. */
const isPartOf = (units: Counts, all: Counts): boolean =>
  !isEmpty(units) && typesIn(units).every((code) => (units[code] ?? 0) <= (all[code] ?? 0));

/**
 * Checks that declared marches wait for their dice, and that their marchers are set apart (`bound`) in the hex where
 * they begin.
 */
export function checkMarches(state: State1776): void {
  // What a finished march has met is settled first, so these frames are skipped.
  const top = state.agenda.findLast(({ f }) => !MET.includes(f)) as Owed | undefined;
  const by = state.agenda.map((frame) => frame as Owed).findLast(({ f }) => TIMES.includes(f))?.by;
  const lots = (hex: string) => (by === undefined ? {} : (state.hexes[hex]?.[by] ?? {}));
  const bound = new Map<string, Counts>();
  const tried = new Set<string>();
  for (const { from, to, units } of state.marches ?? []) {
    if (from === to || !typesIn(units).every(mayMarch)) none();
    // A1776-opt.III.E the units of one allowance in a hex make only one attempt towards another hex.
    const attempt = `${from} ${to} ${allowance(units)}`;
    if (tried.has(attempt)) none();
    tried.add(attempt);
    bound.set(from, add(bound.get(from) ?? {}, units));
  }
  for (const [hex, units] of bound) if (!isPartOf(units, lots(hex).bound ?? {})) none();
  const waits = top !== undefined && TIMES.includes(top.f);
  if (bound.size > 0 && !waits) none();
  for (const hex of Object.keys(state.hexes)) {
    const here = by === undefined ? state.hexes[hex]?.us?.bound : lots(hex).bound;
    if (here !== undefined && !isPartOf(here, bound.get(hex) ?? {})) none();
  }
  if (top?.f === 'declare') checkDeclaring(lots, top as DeclareFrame);
  if (top?.f === 'trudge') {
    const { march } = top as TrudgeFrame;
    const isThere = isPartOf(march.units, lots(march.from).held ?? {});
    if (!isThere || !typesIn(march.units).every(mayMarch)) none();
  }
}

function checkDeclaring(
  lots: (hex: string) => Parameters<typeof triersIn>[0],
  { hex, allowance, units }: DeclareFrame,
): void {
  const all = together(triersIn(lots(hex), allowance));
  if (!isPartOf(units, all) || typesIn(units).some((code) => UNIT[code].move !== allowance)) none();
}

const none = (): never => fail('no such forced march is under way', 'そのような強行軍はない');
