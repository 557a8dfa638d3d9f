import type { Contestant, EntryNumber, Table } from '../table/table.js';
import { isDecided, pointsOf } from '../table/table.js';

/** The least and the most points with which an entrant can end. */
export interface Span {
  readonly one: Contestant;
  readonly least: number;
  readonly most: number;
}

/** How many rounds are still to be paired. */
export const roundsLeft = ({ contestants, rounds }: Table): number =>
  Math.max(0, ...contestants.map(({ parts }) => rounds - parts.length));

export const isOpen = ({ parts }: Contestant): boolean => !parts.every(isDecided);

/**
 * The span by the rules of points alone, whatever becomes of open games and rounds: won, drawn, lost, forfeited by
 * both, void. Entrants who are out of the event are not paired any more.
 */
export function spanOf(one: Contestant, { rounds, points, legs }: Table): Span {
  const open = one.parts.flatMap((part) => part.legs).filter((leg) => leg.points === null).length;
  const toPair = one.active ? Math.max(0, rounds - one.parts.length) : 0;
  const { win, draw, loss, bye } = points;
  const now = pointsOf(one);
  return {
    one,
    least:
      now +
      open * (Math.min(win, draw, loss, 0) / legs) +
      toPair * Math.min(win, draw, loss, bye, 0),
    most: now + open * (Math.max(win, draw, loss) / legs) + toPair * Math.max(win, draw, loss, bye),
  };
}

/** Best and worst rank, counted from 1. */
export interface Bounds {
  readonly best: number;
  readonly worst: number;
}

/** How many of the values (in ascending order) are less than the given one. */
function below(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Bounds by points only. Somebody is above an entrant for certain if they will have more in any case, and perhaps if
 * they can come level.
 */
export function boundsByPoints(spans: readonly Span[]): ReadonlyMap<EntryNumber, Bounds> {
  const negated = spans.map(({ least }) => -least).sort((one, other) => one - other);
  const most = spans.map((span) => span.most).sort((one, other) => one - other);
  return new Map(
    spans.map((span) => [
      span.one.entry,
      { best: 1 + below(negated, -span.most), worst: spans.length - below(most, span.least) },
    ]),
  );
}

/** Clusters of entrants whose order is open, from the top: the spans of two clusters do not overlap. */
export function clustersOf(spans: readonly Span[]): readonly (readonly Span[])[] {
  const clusters: Span[][] = [];
  let least = Infinity;
  for (const span of [...spans].sort((one, other) => other.most - one.most)) {
    if (span.most < least || clusters.length === 0) clusters.push([]);
    clusters.at(-1)?.push(span);
    least = Math.min(least, span.least);
  }
  return clusters;
}
