import type { Clause } from '../../kernel/clauses.js';
import type { SpaceId } from '../components/map.js';
import type { Band } from './force.js';

/** One way out of a space and what it costs (MMW-10.71). */
export interface Route {
  readonly to: SpaceId;
  readonly water: boolean;
  /** Pieces that can take this way; the others each find a way of their own. */
  readonly band: Band;
  /** MMW-10.71.1 number of steps lost, including those of pieces that cannot come along. */
  readonly losses: number;
  /** Whether any piece would have to surrender. */
  readonly strands: boolean;
  /** MMW-10.71.2 whether the way leads into supply. */
  readonly supplied: boolean;
  /** MMW-10.71.3 or, by land, MMW-10.71.5 whether the space is friendly. */
  readonly friendly: boolean;
  /** MMW-10.72.b whether enemies who do not control the space must leave it. */
  readonly pushes: boolean;
  /** MMW-10.73 whether the attackers came from there. */
  readonly entry: boolean;
}

/** Ways out of a space; for other spaces the clause that forbids them. */
export interface Routes {
  readonly land: ReadonlyMap<SpaceId, Route | Clause>;
  readonly water: ReadonlyMap<SpaceId, Route | Clause>;
}

export const isRoute = (way: Route | Clause | undefined): way is Route => typeof way === 'object';

/** One criterion of MMW-10.71; null: not compared. */
export interface Priority {
  readonly clause: Clause;
  cost(route: Route): number | null;
}

/**
 * MMW-10.73 attackers may always go back to where they came from if no other way loses fewer steps. Only their other
 * ways are compared further.
 */
const elsewhere =
  (cost: (route: Route) => boolean) =>
  (route: Route): number | null =>
    route.entry ? null : Number(cost(route));

/** MMW-10.71, MMW-9.46, MMW-10.74 in this order, for defenders and attackers. */
export const PRIORITIES: readonly Priority[] = [
  { clause: 'MMW-10.71.1', cost: ({ losses }) => losses },
  { clause: 'MMW-10.71.2', cost: elsewhere(({ supplied }) => !supplied) },
  { clause: 'MMW-10.72.b', cost: elsewhere(({ pushes }) => pushes) },
  { clause: 'MMW-10.71.3', cost: elsewhere(({ water, friendly }) => water || !friendly) },
  { clause: 'MMW-10.71.4', cost: elsewhere(({ water }) => !water) },
];

export const allOf = ({ land, water }: Routes): Route[] =>
  [...land.values(), ...water.values()].filter(isRoute);

/** The ways that no other way is better than. */
export function bestOf(routes: readonly Route[]): readonly Route[] {
  let best = routes;
  for (const { cost } of PRIORITIES) {
    const least = Math.min(...best.map((route) => cost(route) ?? Infinity));
    best = best.filter((route) => (cost(route) ?? least) <= least);
  }
  return best;
}
