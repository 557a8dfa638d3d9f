import type { Locale } from '../../kernel/text.js';
import { widthOf } from '../../kits/picture/svg.js';
import { HEX, MAP } from './layout.js';

/**
 * A stretch of the gap above a row, in which a name is written; `from` and `to` are counted from the left edge of the
 * map.
 */
export interface Line {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** A name to be written with its possible places; the cheapest place that is free is used. */
export interface Wish<T> {
  readonly what: T;
  readonly places: readonly Place[];
}

export interface Written<T> extends Line {
  readonly what: T;
}

/** The least space between two names in the same gap. */
const SPACE = 7;

const meets = (a: Line, b: Line): boolean =>
  a.row === b.row && a.from < b.to + SPACE && b.from < a.to + SPACE;

/** A line of that width around a middle. */
export const lineAt = (row: number, middle: number, width: number): Line => ({
  row,
  from: middle - width / 2,
  to: middle + width / 2,
});

export const isOnMap = ({ from, to }: Line): boolean => from >= 3 && to <= MAP.width - 3;

export const lengthOf = (content: string, size: number, locale: Locale): number =>
  widthOf(content, size) * (locale === 'en' ? 0.94 : 1.01);

/** What it costs if two names overlap: more than any worse place costs. */
const MEETING = 1000;
const ROUNDS = 30;

type Place = Line & { readonly cost: number };

const byRow = <T extends Line>(all: readonly T[]): Map<number, T[]> => {
  const rows = new Map<number, T[]>();
  for (const line of all) {
    const row = rows.get(line.row);
    if (row === undefined) rows.set(line.row, [line]);
    else row.push(line);
  }
  return rows;
};

/** The places that overlap nothing written before, or all of them if there is none. */
function open(places: readonly Place[], rows: ReadonlyMap<number, readonly Line[]>): Place[] {
  const free = places.filter((one) => !rows.get(one.row)?.some((other) => meets(one, other)));
  return (free.length > 0 ? free : [...places]).sort((a, b) => a.cost - b.cost);
}

/** A line that may be in the way, and the weight of an overlap with it. */
interface Other {
  readonly line: Line;
  readonly weight: number;
}

/** The cheapest place; `places` are sorted by cost. */
function cheapest(places: readonly Place[], others: readonly Other[]): Line {
  let [best, least] = [places[0]!, Infinity];
  for (const place of places) {
    if (place.cost >= least) break;
    let cost = place.cost;
    for (const { line, weight } of others) if (meets(place, line)) cost += MEETING * weight;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/**
 * Chooses one place for each name: names that overlap are moved until none do. In each round, names that were moved
 * weigh more.
 */
function apart(offered: readonly (readonly Place[])[]): Line[] {
  const chosen: Line[] = offered.map((places) => places[0]!);
  const rows = offered.map((places) => new Set(places.map(({ row }) => row)));
  const weights = offered.map(() => 1);
  const othersOf = (own: number): Other[] => {
    const others: Other[] = [];
    for (let i = 0; i < chosen.length; i++)
      if (i !== own && rows[own]!.has(chosen[i]!.row))
        others.push({ line: chosen[i]!, weight: weights[i]! });
    return others;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const meeting = chosen.flatMap((line, own) =>
      chosen.some((other, i) => i !== own && meets(line, other)) ? [own] : [],
    );
    if (meeting.length === 0) break;
    for (const own of meeting) chosen[own] = cheapest(offered[own]!, othersOf(own));
    for (const own of meeting) weights[own]! += 1;
  }
  return chosen;
}

/** Writes every name at a free place, the cheaper the better. Names without a free place are left out. */
export function written<T>(wishes: readonly Wish<T>[], taken: readonly Line[]): Written<T>[] {
  const before = byRow(taken);
  const chosen = apart(wishes.map(({ places }) => open(places, before)));
  const kept: Written<T>[] = [];
  wishes.forEach(({ what }, i) => {
    const line = chosen[i]!;
    const others = [...(before.get(line.row) ?? []), ...kept];
    if (!others.some((other) => meets(line, other))) kept.push({ what, ...line });
  });
  return kept;
}

/** How many marks in the gap above that row a line would cover. */
export const covered = ({ from, to }: Line, marks: readonly number[]): number =>
  marks.filter((at) => at > from - 6 && at < to + 6).length;

/** Possible middles of a name along a gap, up to that many hexes to either side, in steps of a quarter hex. */
export const along = (middle: number, hexes: number): number[] => {
  const steps = Math.round(hexes * 4);
  return Array.from({ length: 2 * steps + 1 }, (_, i) => middle + ((i - steps) * HEX) / 4);
};
