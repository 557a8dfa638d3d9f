import { median, percentile, ratios } from './stats.js';
import { amount, columns } from './table.js';

/** What the moves of one round cost. NaN: unknown. */
export interface MoveCost {
  /** CPU time of the service for a move, in microseconds. */
  readonly service: number;
  readonly postgres: number;
  /** Kilobytes that the service allocated for a move. */
  readonly kilobytes: number;
  readonly perSecond: number;
  /** How many moves were written in one transaction. */
  readonly perCommit: number;
  /** Milliseconds until the answer, as the median. */
  readonly p50: number;
}

const FIGURES: { readonly [F in keyof MoveCost]: string } = {
  service: 'service, µs CPU a move',
  kilobytes: 'KB allocated a move',
  postgres: 'Postgres, µs CPU a move',
  perSecond: 'moves a second',
  perCommit: 'moves a commit',
  p50: 'p50 ms',
};

/** One of the two contenders, with its results round by round. */
export interface Side {
  readonly name: string;
  readonly rounds: readonly MoveCost[];
}

export function comparisonTable(over: Side, under: Side): string {
  const figures = Object.keys(FIGURES) as (keyof MoveCost)[];
  const each = (cell: (figure: keyof MoveCost) => string): string[] => figures.map(cell);
  const of = ({ rounds }: Side, figure: keyof MoveCost): number[] =>
    rounds.map((round) => round[figure]);
  const line = (side: Side): string[] => [
    side.name,
    ...each((figure) => amount(median(of(side, figure)))),
  ];
  return columns([
    [`median of ${over.rounds.length} rounds`, ...Object.values(FIGURES)],
    ...[line(over), line(under)],
    ['ratio (10th to 90th percentile)', ...each((f) => spread(ratios(of(over, f), of(under, f))))],
  ]);
}

function spread(values: readonly number[]): string {
  const [low, middle, high] = [percentile(values, 0.1), median(values), percentile(values, 0.9)];
  if (!Number.isFinite(middle)) return amount(middle);
  return `${middle.toFixed(3)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

/** A range of transaction ids: everything that one round wrote has an id in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Rows per transaction within the span. `written`: how many rows each transaction wrote. */
export function rowsPerCommit(
  written: readonly { readonly xid: number; readonly rows: number }[],
  { from, to }: Span,
): number {
  const within = written.filter(({ xid }) => xid >= from && xid < to);
  return within.reduce((sum, { rows }) => sum + rows, 0) / within.length;
}
