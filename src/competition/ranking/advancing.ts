import { isActive, type Tournament } from '../fold/tournament.js';
import type { EntryNumber } from '../table/table.js';
import { type Ranked, rankedIn } from './ranked.js';

/** Somebody who could go on: which place they have among those of their pool who are still there, from 0. */
interface Candidate {
  readonly line: Ranked;
  readonly tier: number;
}

/**
 * Who plays in the second stage, the best seed first: the best of the table, or of each pool, who have not left the
 * event. Where pools have to be compared, points decide, then the lot. Those of one pool do not meet in the first round
 * of the bracket, where the places that they have in their pools allow that.
 */
export function advancing(event: Tournament, lots: readonly EntryNumber[]): readonly EntryNumber[] {
  const there = rankedIn(event, lots).filter(({ entry }) => isActive(event, entry));
  const most = event.settings.finals?.places;
  if (event.settings.pools === undefined) return there.slice(0, most).map(({ entry }) => entry);
  const drawn = new Map(lots.map((entry, i) => [entry, i]));
  const place = ({ line }: Candidate): number => drawn.get(line.entry) ?? 0;
  const candidates = tiered(there).sort(
    (one, other) =>
      one.tier - other.tier || other.line.points - one.line.points || place(one) - place(other),
  );
  return parted(candidates.slice(0, most)).map(({ line: { entry } }) => entry);
}

function tiered(lines: readonly Ranked[]): Candidate[] {
  const counts = new Map<number | null, number>();
  return lines.map((line) => {
    const tier = counts.get(line.pool) ?? 0;
    counts.set(line.pool, tier + 1);
    return { line, tier };
  });
}

/** The seeds so that none meets somebody of the same pool first, if exchanges within a tier can bring that about. */
function parted(seeds: readonly Candidate[]): readonly Candidate[] {
  const now = [...seeds];
  const last = 2 ** Math.ceil(Math.log2(Math.max(2, now.length))) - 1;
  const meetsOwn = (at: number): boolean => {
    const [one, other] = [now[at], now[last - at]];
    return one !== undefined && other !== undefined && one.line.pool === other.line.pool;
  };
  const exchange = (one: number, other: number): void => {
    [now[one], now[other]] = [now[other], now[one]] as [Candidate, Candidate];
  };
  const helps = (one: number, other: number): boolean => {
    if (now[one]?.tier !== now[other]?.tier) return false;
    exchange(one, other);
    if (!meetsOwn(one) && !meetsOwn(other)) return true;
    exchange(one, other);
    return false;
  };
  for (let at = now.length - 1; at > last - at; at--)
    if (meetsOwn(at))
      [at, last - at].some((mine) => nearest(mine, now.length).some((other) => helps(mine, other)));
  return now;
}

/** All other places below `count`, the nearest first. */
const nearest = (at: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i)
    .filter((i) => i !== at)
    .sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
