import { matching } from '../matching/matching.js';
import type { Rules } from './barriers.js';
import { edgesOf } from './candidates.js';
import type { Edge } from './costs.js';
import type { Ranked } from './players.js';
import { weighed } from './weights.js';

/**
 * Up to this many players all edges are looked at. Above, only a window of {@link WINDOW} edges per player, which is
 * doubled until it is enough.
 */
const ALL = 500;
const WINDOW = 40;

/** The pairs of a round, as places in the order of ranks. */
export type Round = readonly (readonly [number, number])[];

interface Found {
  readonly round: Round;
  readonly rematches: number;
  /** The cost of the round, digit by digit. */
  readonly digits: readonly number[];
}

const total = (edges: readonly Edge[]): readonly number[] =>
  edges.reduce(
    (sum, { digits }) => sum.map((all, k) => all + (digits[k] ?? 0)),
    [0, 0, 0, 0, 0, 0],
  );

export const compareDigits = (a: readonly number[], b: readonly number[]): number =>
  a.map((digit, k) => digit - (b[k] ?? 0)).find((less) => less !== 0) ?? 0;

/** The cheapest round over these edges; null where no round includes everybody. */
function cheapest(edges: readonly Edge[], count: number): Found | null {
  const partner = matching(count, weighed(edges, count));
  if (partner.includes(-1)) return null;
  const chosen = edges.filter(({ places: [a, b] }) => partner[a] === b);
  const digits = total(chosen);
  return { round: chosen.map(({ places }) => places), rematches: digits[0] ?? 0, digits };
}

/**
 * The cheapest round under these rules; null: there is none. The bye is the place after the last player. With more than
 * 500 players the window of edges doubles until there is a round, and on until doubling makes it no cheaper (apart from
 * the fold).
 */
export function bestRound(players: readonly Ranked[], rules: Rules): Found | null {
  const places = players.length + (players.length % 2);
  let width = players.length > ALL ? WINDOW : players.length;
  let last: Found | null = null;
  for (; ; width *= 2) {
    const found = cheapest(edgesOf(players, width, rules), places);
    if (last && found && compareDigits(last.digits.slice(0, -1), found.digits) <= 0) return found;
    if (width >= players.length) return found;
    last = found;
  }
}
