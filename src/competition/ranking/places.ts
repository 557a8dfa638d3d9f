import { bracketOf, isDecided, type Played } from '../bracket/index.js';
import { isDivided } from '../fold/pools.js';
import { isActive, isPlayed, type Tournament } from '../fold/tournament.js';
import type { EntryNumber } from '../table/table.js';
import type { InPool, Placed } from './placed.js';
import { rangesInPools } from './pool-ranges.js';

type Span = Placed['range'];

/** Entrant -> the last match of the bracket that they are in. */
function lastsIn(bracket: readonly Played[]): ReadonlyMap<EntryNumber, Played> {
  const lasts = new Map<EntryNumber, Played>();
  for (const match of bracket)
    for (const entry of [match.first, match.second])
      if (typeof entry === 'number') lasts.set(entry, match);
  return lasts;
}

/** The best and worst place that an entrant can still reach in the bracket; equal once they are out. */
function spanOf(entry: EntryNumber, last: Played | undefined, final: Played | undefined): Span {
  if (last === undefined) return { best: 1, worst: Infinity };
  if (last.winner === undefined) return { best: 1, worst: last.place };
  const hasWon = last.winner === entry && last === final;
  return hasWon ? { best: 1, worst: 1 } : { best: last.place, worst: last.place };
}

/**
 * The lines in the order of the bracket: who has come further stands higher. Who has come equally far has the same
 * rank, in the order of seeds.
 */
function byBracket<L extends Placed>(
  lines: readonly L[],
  bracket: readonly Played[],
): readonly L[] {
  const lasts = lastsIn(bracket);
  const spanned = lines
    .map((line) => ({ line, span: spanOf(line.entry, lasts.get(line.entry), bracket.at(-1)) }))
    .sort((one, other) => one.span.worst - other.span.worst);
  const ranks = new Map<number, number>();
  spanned.forEach(({ span: { worst } }, i) => ranks.has(worst) || ranks.set(worst, i + 1));
  const isOver = isDecided(bracket);
  return spanned.map(({ line, span: { best, worst } }) => {
    // Where both have lost a match nobody has the place above, so that a rank can be better than the bracket has it.
    const rank = ranks.get(worst) ?? 1;
    const range = { best: Math.min(best, rank), worst: Math.min(worst, lines.length) };
    return { ...line, rank, range: { ...line.range, ...(isOver ? exactly(rank) : range) } };
  });
}

const exactly = (rank: number): Span => ({ best: rank, worst: rank });

/**
 * The ranges before the second stage. An active entrant who can still go on to it can end first; one who certainly goes
 * on can fall to the last place of those who do; all others end behind them. If fewer than two are still there, no
 * second stage follows, and the table is the end.
 */
function before<L extends Placed>(
  event: Tournament,
  lines: readonly L[],
  places: number,
): readonly L[] {
  const there = lines.filter(({ entry }) => isActive(event, entry)).length;
  if (there < 2) return lines;
  const [going, gone] = [Math.min(places, there), lines.length - there];
  return lines.map((line) => {
    const { best, worst } = line.range;
    const span = isActive(event, line.entry)
      ? { best: best - gone <= places ? 1 : best, worst: worst <= going ? going : worst }
      : { best: Math.max(best, going + 1), worst: Math.min(lines.length, worst + going) };
    return { ...line, range: { ...line.range, ...span } };
  });
}

/** The lines of an event whose second stage has not begun. If fewer than two are still there, none follows. */
function withoutBracket<L extends InPool>(
  event: Tournament,
  lines: readonly L[],
  places: number,
): readonly L[] {
  if (!isDivided(event)) return before(event, lines, places);
  const there = lines.filter(({ entry }) => isActive(event, entry)).length;
  if (isPlayed(event))
    return lines.map((line) => ({ ...line, range: { ...line.range, ...exactly(line.rank) } }));
  if (there > 1) return rangesInPools(event, lines, places);
  return lines.map((line) => ({ ...line, range: { ...line.range, worst: lines.length } }));
}

/**
 * The standings with places from the bracket. In a knockout that is all lines; in an event with a second stage, those
 * who play in it, followed by the others as they were. Without a bracket nothing changes.
 */
export function placed<L extends InPool>(event: Tournament, lines: readonly L[]): readonly L[] {
  const bracket = bracketOf(event);
  const { advanced, seeds, settings } = event;
  if (bracket === null && settings.finals === undefined) return lines;
  if (bracket === null) return withoutBracket(event, lines, settings.finals?.places ?? 0);
  const places = new Map((advanced ?? seeds).map((entry, i) => [entry, i]));
  const on = lines
    .filter(({ entry }) => places.has(entry))
    .sort((one, other) => (places.get(one.entry) ?? 0) - (places.get(other.entry) ?? 0));
  const rest = lines.filter(({ entry }) => !places.has(entry));
  const after = rest.map((line) => {
    const rank = on.length + 1 + rest.filter((other) => other.rank < line.rank).length;
    return { ...line, rank, range: { ...line.range, best: rank, worst: rank } };
  });
  return [...byBracket(on, bracket), ...after];
}
