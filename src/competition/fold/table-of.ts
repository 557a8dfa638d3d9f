import type { Result } from '../facts/facts.js';
import { legsOf, otherSide } from '../facts/settings.js';
import type {
  Contestant,
  EntryNumber,
  How,
  Leg,
  Part,
  Points,
  Side,
  Table,
} from '../table/table.js';
import {
  type Entry,
  isOfTable,
  isPlayed,
  type LegState,
  type PairState,
  type Round,
  type Tournament,
} from './tournament.js';

const WITHOUT: Omit<Part, 'how' | 'points'> = { opponent: null, legs: [] };

/**
 * The table, which is all that pairing and standings look at. It holds the published rounds, but none of a second
 * stage. Entrants who left before the start are not in it; those who left later keep their place.
 */
export function tableOf(tournament: Tournament): Table {
  const { settings } = tournament;
  const rounds = tournament.rounds.filter(
    (round) => round.state !== 'PROPOSED' && isOfTable(tournament, round),
  );
  const paired = rounds.map(pairsByEntry);
  const seeds = seedsOf(tournament);
  const seeded = new Set(tournament.seeds);
  const contestants = tournament.entries
    .filter(({ state }) => state !== 'INVITED')
    .map((entry): Contestant => {
      const parts = rounds.map((round, i) => partOf(settings.points, entry, round, paired[i]));
      const seed = seeds.get(entry.number) ?? 0;
      return { entry: entry.number, seed, rating: null, active: entry.state === 'ACTIVE', parts };
    })
    .filter(({ entry, active, parts }) => active || seeded.has(entry) || parts.some(isTaken));
  const isOver = isPlayed(tournament) || tournament.advanced !== null;
  const all = isOver ? rounds.length : tournament.planned;
  return { contestants, rounds: all, points: settings.points, legs: legsOf(settings) };
}

/**
 * Entrant -> the sides of their games that wait to begin: the two still choose, or play the game before. The table
 * counts these as begun, and so do exports, whose tables have to follow from the facts as they always did.
 */
export function waitingSides(event: Tournament): ReadonlyMap<EntryNumber, readonly Side[]> {
  const waiting = new Map<EntryNumber, Side[]>();
  const add = (entry: EntryNumber, side: Side): void =>
    void waiting.set(entry, [...(waiting.get(entry) ?? []), side]);
  for (const round of event.rounds) {
    if (round.state === 'PROPOSED' || !isOfTable(event, round)) continue;
    for (const { first, second, legs } of round.pairs)
      for (const { game, result, side } of legs)
        if (game === null && result === null) {
          add(first, side);
          add(second, otherSide(side));
        }
  }
  return waiting;
}

const isTaken = ({ how }: Part): boolean => how !== 'ABSENT';

/** Entry -> place among the seeds; unseeded entrants come after the seeded ones, in the order of entry. */
function seedsOf({ seeds, entries }: Tournament): ReadonlyMap<number, number> {
  const seeded = new Set(seeds);
  const late = entries.map(({ number }) => number).filter((number) => !seeded.has(number));
  return new Map([...seeds, ...late].map((entry, i) => [entry, i + 1]));
}

const pairsByEntry = ({ pairs }: Round): ReadonlyMap<number, PairState> =>
  new Map(pairs.flatMap((pair) => [pair.first, pair.second].map((entry) => [entry, pair])));

function partOf(
  points: Points,
  { number, from, byes }: Entry,
  round: Round,
  paired: ReadonlyMap<number, PairState> | undefined,
): Part {
  const pair = paired?.get(number);
  if (pair !== undefined) return playedPart(points, number, pair);
  if (round.byes.includes(number)) return { ...WITHOUT, how: 'ALLOCATED_BYE', points: points.bye };
  if (byes.includes(round.number) && from <= round.number)
    return { ...WITHOUT, how: 'REQUESTED_BYE', points: points.draw };
  return { ...WITHOUT, how: 'ABSENT', points: 0 };
}

function playedPart(points: Points, number: number, { first, second, legs }: PairState): Part {
  const isFirst = number === first;
  const share = 1 / legs.length;
  const seen = legs.map((leg): Leg => {
    const side = isFirst ? leg.side : otherSide(leg.side);
    const won = leg.result === null ? null : share * pointsIn(points, leg.result, isFirst);
    return { side, points: won, began: leg.began };
  });
  const sum = seen.reduce((all, leg) => all + (leg.points ?? 0), 0);
  return { how: howOf(legs), opponent: isFirst ? second : first, points: sum, legs: seen };
}

function howOf(legs: readonly LegState[]): How {
  if (legs.some(({ began }) => began)) return 'PLAYED';
  return legs.every(({ result }) => result === 'NOT_PLAYED') ? 'VOID' : 'FORFEIT';
}

function pointsIn({ win, draw, loss }: Points, result: Result, isFirst: boolean): number {
  if (result === 'NOT_PLAYED') return 0;
  if (result === 'BOTH_LOSE') return loss;
  if (result === 'DRAW') return draw;
  return (result === 'FIRST') === isFirst ? win : loss;
}
