import type { EntryNumber } from '../table/table.js';
import { pointsOf } from '../table/table.js';
import { grouped } from './classes.js';
import type { OpenPairing } from './pairings.js';
import type { Telling } from './settled.js';
import { aboveIn } from './settled.js';
import type { Bounds, Span } from './spans.js';
import { isOpen } from './spans.js';

/** Levels per point. Points are multiples of a quarter; level 0 is the least that anybody of the cluster can have. */
const LEVELS = 4;

/** By place, the least and the most of a number over all endings looked at; least > most: there was none. */
interface Extremes {
  readonly least: Int32Array;
  readonly most: Int32Array;
}

const NEVER = 0x3fffffff;

const extremes = (length: number): Extremes => ({
  least: new Int32Array(length).fill(NEVER),
  most: new Int32Array(length).fill(-NEVER),
});

function note({ least, most }: Extremes, at: number, low: number, high: number): void {
  if (low < (least[at] ?? 0)) least[at] = low;
  if (high > (most[at] ?? 0)) most[at] = high;
}

/** The numbers needed to count one ending. Only typed arrays, as the count is repeated for every ending. */
interface Count {
  /** By place, for those with an open game: the level reached in this ending. */
  readonly open: Int32Array;
  /** By level: how many of those without an open game have it. */
  readonly closed: Int32Array;
  /** By level: how many of those with an open game reach it in this ending. */
  readonly landed: Int32Array;
  /** By place, for those with an open game: how many are above them. */
  readonly ranks: Extremes;
  /**
   * By level: how many of those with an open game are above it: `alone` in endings where none of them has that level,
   * `joined` where some have.
   */
  readonly alone: Extremes;
  readonly joined: Extremes;
  /** 1: a tie may be broken either way; 0: equal points mean equal ranks. */
  readonly tie: 0 | 1;
}

function countEnding({ open, closed, landed, ranks, alone, joined, tie }: Count): void {
  landed.fill(0);
  for (const level of open) landed[level] = (landed[level] ?? 0) + 1;
  let openAbove = 0;
  let closedAbove = 0;
  for (let level = landed.length - 1; level >= 0; level -= 1) {
    const here = landed[level] ?? 0;
    const still = closed[level] ?? 0;
    if (here === 0) note(alone, level, openAbove, openAbove);
    else {
      note(joined, level, openAbove, openAbove + tie * here);
      const above = openAbove + closedAbove;
      const ties = tie * (here + still - 1);
      for (let place = 0; place < open.length; place += 1)
        if (open[place] === level) note(ranks, place, above, above + ties);
    }
    openAbove += here;
    closedAbove += still;
  }
}

/** An open pairing: the places of its two (-1: outside the cluster) and its possible results, in levels. */
interface Fork {
  readonly one: number;
  readonly other: number;
  readonly results: readonly (readonly [number, number])[];
}

function forksOf(pairings: readonly OpenPairing[], open: readonly Span[]): readonly Fork[] {
  const places = new Map(open.map((span, place) => [span.one.entry, place]));
  return pairings.map(({ one, other, results }) => ({
    one: places.get(one) ?? -1,
    other: places.get(other) ?? -1,
    results: results.map(([more, rest]) => [Math.round(more * LEVELS), Math.round(rest * LEVELS)]),
  }));
}

const add = (open: Int32Array, place: number, levels: number): void => {
  if (place >= 0) open[place] = (open[place] ?? 0) + levels;
};

function countAll(forks: readonly Fork[], at: number, count: Count): void {
  const fork = forks[at];
  if (!fork) {
    countEnding(count);
    return;
  }
  for (const [more, rest] of fork.results) {
    add(count.open, fork.one, more);
    add(count.open, fork.other, rest);
    countAll(forks, at + 1, count);
    add(count.open, fork.one, -more);
    add(count.open, fork.other, -rest);
  }
}

interface Split {
  readonly open: readonly Span[];
  readonly closed: ReadonlyMap<number, readonly Span[]>;
  readonly levels: number;
  readonly levelOf: (points: number) => number;
}

function split(cluster: readonly Span[]): Split {
  const least = Math.min(...cluster.map((span) => span.least));
  const most = Math.max(...cluster.map((span) => span.most));
  const levelOf = (points: number): number => Math.round((points - least) * LEVELS);
  const over = cluster.filter(({ one }) => !isOpen(one));
  return {
    open: cluster.filter(({ one }) => isOpen(one)),
    closed: grouped(over, (span) => levelOf(span.least)),
    levels: levelOf(most) + 1,
    levelOf,
  };
}

function counted(
  { open, closed, levels, levelOf }: Split,
  forks: readonly Fork[],
  tie: 0 | 1,
): Count {
  const count: Count = {
    open: Int32Array.from(open, ({ one }) => levelOf(pointsOf(one))),
    closed: Int32Array.from({ length: levels }, (_, level) => closed.get(level)?.length ?? 0),
    landed: new Int32Array(levels),
    ranks: extremes(open.length),
    alone: extremes(levels),
    joined: extremes(levels),
    tie,
  };
  countAll(forks, 0, count);
  return count;
}

/**
 * Bounds for those of one level without an open game: how many are above them among those with an open game and among
 * those of their own level. The caller adds those of higher levels without an open game.
 */
function closedBounds(
  group: readonly Span[],
  { alone, joined }: Count,
  level: number,
  telling: Telling,
): readonly (readonly [EntryNumber, Bounds])[] {
  const members = group.map(({ one }) => one);
  const whole = aboveIn(members, telling, true);
  const part = aboveIn(members, telling, false);
  return members.map(({ entry }) => {
    const apart = whole.get(entry) ?? { surely: 0, perhaps: 0 };
    const mixed = part.get(entry) ?? { surely: 0, perhaps: 0 };
    const lows = [
      (alone.least[level] ?? 0) + apart.surely,
      (joined.least[level] ?? 0) + mixed.surely,
    ];
    const highs = [
      (alone.most[level] ?? 0) + apart.perhaps,
      (joined.most[level] ?? 0) + mixed.perhaps,
    ];
    return [entry, { best: Math.min(...lows), worst: Math.max(...highs) }];
  });
}

/**
 * How many of the cluster are above each entrant, at least and at most, over all endings of the pairings. Two entrants
 * with equal points and no open games are told apart by tie-breaks. Otherwise a tie counts both ways; so it does for
 * everybody with whom somebody with an open game comes level, if only a direct encounter could tell them apart.
 */
export function aboveInAll(
  cluster: readonly Span[],
  pairings: readonly OpenPairing[],
  telling: Telling,
): ReadonlyMap<EntryNumber, Bounds> {
  const parted = split(cluster);
  const { open, closed } = parted;
  const count = counted(parted, forksOf(pairings, open), telling.order.length > 0 ? 1 : 0);
  const bounds = new Map<EntryNumber, Bounds>();
  open.forEach(({ one }, place) => {
    const { least, most } = count.ranks;
    bounds.set(one.entry, { best: least[place] ?? 0, worst: most[place] ?? 0 });
  });
  let above = 0;
  for (const level of [...closed.keys()].sort((one, other) => other - one)) {
    const group = closed.get(level) ?? [];
    for (const [entry, { best, worst }] of closedBounds(group, count, level, telling))
      bounds.set(entry, { best: above + best, worst: above + worst });
    above += group.length;
  }
  return bounds;
}
