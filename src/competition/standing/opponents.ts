import type { Contestant, EntryNumber, Part } from '../table/table.js';
import type { Field } from './field.js';
import { isVoluntary } from './field.js';
import type { Measured, Term } from './tiebreak.js';
import { total } from './tiebreak.js';

/** What a round contributes to a sum of opponents' scores. */
interface Contribution {
  readonly term: Term;
  /** true: the entrant left the round unplayed of their own will. */
  readonly isVoluntary: boolean;
}

const scoreOf = (scores: ReadonlyMap<EntryNumber, number>, entry: EntryNumber): number =>
  scores.get(entry) ?? 0;

/**
 * The opponent and the score that a round counts with. If it was played, that is the opponent's adjusted score. If not,
 * it is that of a dummy: the entrant's own score, but at most the scheduled opponent's where it was forfeited (C.07
 * art. 16.4.1), and otherwise at most what draws in all rounds would bring (16.4.2).
 */
function facing(
  field: Field,
  own: number,
  part: Part,
): { entry: EntryNumber | null; score: number } {
  const { how, opponent } = part;
  const { paired, table } = field;
  if (opponent !== null && how === 'PLAYED')
    return { entry: opponent, score: scoreOf(field.adjusted, opponent) };
  if (opponent !== null && how === 'FORFEIT')
    return { entry: null, score: Math.min(own, scoreOf(field.adjusted, opponent)) };
  return { entry: null, score: Math.min(own, table.points.draw * paired) };
}

function contributions(field: Field, { entry, parts }: Contestant): readonly Contribution[] {
  const own = scoreOf(field.points, entry);
  return parts.map((part, at) => {
    const { entry: other, score } = facing(field, own, part);
    return {
      term: { entry: other, round: at + 1, points: score, counted: true },
      isVoluntary: isVoluntary(part, field.table),
    };
  });
}

const byPoints = (one: Contribution, other: Contribution): number =>
  one.term.points - other.term.points || one.term.round - other.term.round;

/**
 * The lowest contribution; if there are rounds unplayed of the entrant's own will, the lowest of those (C.07 art.
 * 16.5).
 */
const lowest = (all: readonly Contribution[]): Contribution | undefined =>
  all.filter((one) => one.isVoluntary).sort(byPoints)[0] ?? [...all].sort(byPoints)[0];

/** The sum, in which the contributions that are cut are marked as not counted. */
const without = (all: readonly Contribution[], cut: readonly Contribution[]): Measured =>
  total(all.map((one) => ({ ...one.term, counted: !cut.includes(one) })));

/** Buchholz (C.07 art. 8.1): sum of the opponents' scores. */
export const buchholz = (field: Field, one: Contestant): Measured =>
  without(contributions(field, one), []);

/** Buchholz cut 1 (C.07 art. 14.1): without the lowest score. */
export function buchholzCut(field: Field, one: Contestant): Measured {
  const all = contributions(field, one);
  return without(
    all,
    all.filter((each) => each === lowest(all)),
  );
}

/** Median Buchholz (C.07 art. 14.3): the lowest is cut first, then the highest of what is left. */
export function buchholzMedian(field: Field, one: Contestant): Measured {
  const all = contributions(field, one);
  const low = lowest(all);
  const high = all
    .filter((each) => each !== low)
    .sort(byPoints)
    .at(-1);
  return without(
    all,
    all.filter((each) => each === low || each === high),
  );
}

/** Sonneborn-Berger (C.07 art. 9.1): each opponent's score times the points scored against them. */
export function sonnebornBerger(field: Field, one: Contestant): Measured {
  const all = contributions(field, one);
  const products = all.map(({ term }, at) => ({
    ...term,
    points: term.points * (one.parts[at]?.points ?? 0),
  }));
  return total(products);
}
