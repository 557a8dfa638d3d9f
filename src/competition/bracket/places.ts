import { isActive, type Tournament } from '../fold/tournament.js';
import type { EntryNumber } from '../table/table.js';
import { bracketOf, type Played } from './bracket.js';

/** A line of the standings, as far as its place goes. */
export interface Placed {
  readonly entry: EntryNumber;
  readonly rank: number;
  readonly range: { readonly best: number; readonly worst: number };
}

type Span = Placed['range'];

const isIn = (entry: EntryNumber, { first, second }: Played): boolean =>
  first === entry || second === entry;

/** The places that somebody of a bracket can still end with; who is out has one. */
function spanOf(entry: EntryNumber, bracket: readonly Played[]): Span {
  const last = bracket.findLast((match) => isIn(entry, match));
  if (last === undefined) return { best: 1, worst: bracket.length + 1 };
  if (last.winner === undefined) return { best: 1, worst: last.place };
  const hasWon = last.winner === entry && last === bracket.at(-1);
  return hasWon ? { best: 1, worst: 1 } : { best: last.place, worst: last.place };
}

/** Who has come further stands higher; who came equally far shares the rank, in the order of seeds. */
function byBracket<L extends Placed>(
  lines: readonly L[],
  bracket: readonly Played[],
): readonly L[] {
  const spans = new Map(lines.map(({ entry }) => [entry, spanOf(entry, bracket)]));
  const worst = ({ entry }: L): number => spans.get(entry)?.worst ?? 0;
  const ordered = lines.toSorted((one, other) => worst(one) - worst(other));
  return ordered.map((line) => {
    const above = ordered.filter((other) => worst(other) < worst(line)).length;
    const { best, worst: last } = spans.get(line.entry) ?? line.range;
    return {
      ...line,
      rank: above + 1,
      range: { ...line.range, best, worst: Math.min(last, lines.length) },
    };
  });
}

/** Before the second stage: whoever can be among those who play on can still win, and lose their place to those. */
function before<L extends Placed>(event: Tournament, lines: readonly L[], places: number): L[] {
  const there = lines.filter(({ entry }) => isActive(event, entry)).length;
  const [going, gone] = [Math.min(places, there), lines.length - there];
  return lines.map((line) => {
    const { best, worst } = line.range;
    const span = isActive(event, line.entry)
      ? { best: best - gone <= places ? 1 : best, worst: worst <= going ? going : worst }
      : { best: Math.max(best, going + 1), worst: Math.min(lines.length, worst + going) };
    return { ...line, range: { ...line.range, ...span } };
  });
}

/**
 * The lines as the bracket has them: of a knockout all, of an event with a second stage those who play in it, and the
 * others after them as they were. Without a bracket as they are.
 */
export function placed<L extends Placed>(event: Tournament, lines: readonly L[]): readonly L[] {
  const bracket = bracketOf(event);
  const { advanced, seeds, settings } = event;
  if (bracket === null)
    return settings.finals === undefined ? lines : before(event, lines, settings.finals.places);
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
