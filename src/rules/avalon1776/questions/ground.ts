import { between, type Hexside, hexsideOf } from '../components/hexsides.js';
import { landMp, stepMp } from '../components/land.js';
import { HEX_IDS, hexNo, hexOf, NEIGHBOURS } from '../components/map.js';
import type { Scenario } from '../components/scenarios/index.js';
import { areaOf } from '../components/scenarios/places.js';

/** What the ways over the board depend on, besides the units. */
export interface Ground {
  readonly scenario: Scenario;
  /** A1776-scn3.special.2 */
  readonly rain: boolean;
  /** A1776-opt.II.B.3 hexsides on which a bateau or fleet of the mover serves as a ferry. */
  readonly ferries?: readonly string[];
}

/** Costs in one scenario, by edge of `LAND`. */
interface Costs {
  readonly dry: Uint8Array;
  readonly wet: Uint8Array;
  /** The costs for the ferries that were asked for last. */
  ferried: { readonly on: Uint8Array; readonly ferries: string; readonly costs: Uint8Array } | null;
}

const COSTS = new Map<Scenario, Costs>();

/** The costs of a scenario, computed once. */
function costsIn(scenario: Scenario): Costs {
  const known = COSTS.get(scenario);
  if (known !== undefined) return known;
  const made = { dry: inArea(scenario, false), wet: inArea(scenario, true), ferried: null };
  COSTS.set(scenario, made);
  return made;
}

/** Costs within the area of play; 0: barred. */
function inArea(scenario: Scenario, rain: boolean): Uint8Array {
  const area = areaOf(scenario);
  const costs = landMp({ rain });
  for (let edge = 0; edge < costs.length; edge++)
    if (costs[edge] !== 0 && !area.has(HEX_IDS[NEIGHBOURS[edge] as number] as string))
      costs[edge] = 0;
  return costs;
}

/** MP of every step, by edge of `LAND`; 0: barred. */
export function costsOf({ scenario, rain, ferries = [] }: Ground): Uint8Array {
  const known = costsIn(scenario);
  const on = rain ? known.wet : known.dry;
  if (ferries.length === 0) return on;
  // One decision asks for many ways, and ferries stay for a phase, so the last costs are kept.
  const key = ferries.join(' ');
  if (known.ferried?.on !== on || known.ferried.ferries !== key)
    known.ferried = { on, ferries: key, costs: withFerries(on, { scenario, rain, ferries }) };
  return known.ferried.costs;
}

function withFerries(costs: Uint8Array, { scenario, rain, ferries = [] }: Ground): Uint8Array {
  const ferried = costs.slice();
  const area = areaOf(scenario);
  for (const side of ferries.flatMap((id) => hexsideOf(id) ?? [])) {
    const mp = stepMp(side, { rain, ferry: true }) ?? 0;
    const [a, b] = side.hexes;
    if (!area.has(a) || !area.has(b)) continue;
    ferried[edgeTo(a, b)] = mp;
    ferried[edgeTo(b, a)] = mp;
  }
  return ferried;
}

/** Whether a neighbour of a hex can be entered for at most so many MP. */
export function isStepFrom(ground: Ground, from: string, most: number): boolean {
  const costs = costsOf(ground);
  const first = 6 * hexNo(from);
  for (let edge = first; edge < first + 6; edge++) {
    const mp = costs[edge] as number;
    if (mp !== 0 && mp <= most) return true;
  }
  return false;
}

function edgeTo(from: string, to: string): number {
  const [here, there] = [hexNo(from), hexNo(to)];
  return NEIGHBOURS.indexOf(there, 6 * here);
}

/** MP to step from a hex to its neighbour, including those for the hex; null: barred. */
export function mpTo(ground: Ground, from: string, to: string): number | null {
  if (hexOf(from) === undefined || hexOf(to) === undefined) return null;
  const edge = edgeTo(from, to);
  const mp = edge >= 6 * hexNo(from) && edge < 6 * hexNo(from) + 6 ? costsOf(ground)[edge] : 0;
  return mp === undefined || mp === 0 ? null : mp;
}

/**
 * Why no unit can step from a hex to its neighbour, however many MP are left; null: it can, or they are no neighbours.
 */
export type Bar = 'sea' | 'area' | 'water' | 'rain';
export function barTo(ground: Ground, from: string, to: string): Bar | null {
  const [here, there] = [hexOf(from), hexOf(to)];
  if (here === undefined || there === undefined) return null;
  if (there.kind !== 'land') return 'sea';
  if (!areaOf(ground.scenario).has(to)) return 'area';
  const side: Hexside | undefined = between(from, to);
  const ferry = side !== undefined && ground.ferries?.includes(side.id) === true;
  if (stepMp(side, { rain: ground.rain, ferry }) !== null) return null;
  return stepMp(side, { ferry }) === null ? 'water' : 'rain';
}
