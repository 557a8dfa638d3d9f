import { type Side, SIDES } from '../components/side.js';
import { type Counts, UNKNOWN } from '../components/units.js';
import { boatsAt, inOrder, mooringsOf } from '../questions/boats.js';
import { burden } from '../questions/capacity.js';
import type { Boat, State1776 } from '../state.js';
import type { Sight } from './sight.js';

/**
 * A1776-opt.II.A.4 hexside -> the number of bateaux of each side there, in board order, including the one under way.
 */
export interface BoatsView {
  readonly boats?: { readonly [hexside: string]: { readonly [S in Side]?: number } };
  /** A1776-opt.II.B.1 hexsides with ferries of the mover. */
  readonly ferries?: readonly string[];
  /** The bateau that is under way. */
  readonly boat?: {
    readonly by: Side;
    readonly at: string;
    readonly spent: number;
    readonly halted: boolean;
    readonly aboard: Counts;
    /** A1776-opt.II.A.5 the capacity that the units aboard take, if the viewer knows all of them. */
    readonly burden?: number;
  };
}

const AFLOAT = ['rest', 'ferry', 'done'] as const;

/** The boats of a view. All of this is public; empty members are left out. */
export function boatsOf(state: State1776, sight: Sight): BoatsView {
  const { boat } = state;
  const places = [...Object.keys(state.boats ?? {}), ...(boat === undefined ? [] : [boat.at])];
  if (places.length === 0) return {};
  const ids = inOrder([...new Set(places)]);
  const ferries = SIDES.flatMap((side) => mooringsOf(state, side, 'ferry'));
  return {
    boats: Object.fromEntries(ids.map((at) => [at, countsAt(state, at)])),
    ...(ferries.length > 0 && { ferries }),
    ...(boat !== undefined && { boat: shown(state, boat, sight) }),
  };
}

function shown(state: State1776, { by, at, spent, halted, aboard }: Boat, sight: Sight) {
  const seen = sight(by, aboard);
  return {
    ...{ by, at, spent, halted, aboard: seen },
    // A1776-opt.I left out where the viewer does not know the faces, as the weight would betray them.
    ...(seen[UNKNOWN] === undefined && { burden: burden(state, by, aboard) }),
  };
}

function countsAt(state: State1776, at: string): { [S in Side]?: number } {
  const counts: { [S in Side]?: number } = {};
  for (const side of SIDES) {
    const under = state.boat?.by === side && state.boat.at === at ? 1 : 0;
    const all = AFLOAT.reduce((sum, as) => sum + boatsAt(state, side, at, as), under);
    if (all > 0) counts[side] = all;
  }
  return counts;
}

/** A1776-opt.II.C.2 captured bateaux that a column takes along, in board order. */
export const towOf = (tow: { readonly [hexside: string]: number }): { [hexside: string]: number } =>
  Object.fromEntries(inOrder(Object.keys(tow)).map((at) => [at, tow[at] ?? 0]));
