import type { Pairing, PairOf } from '../facts/facts.js';
import { tableOf } from '../fold/table-of.js';
import {
  areApart,
  hasLeavers,
  isOfTable,
  type Round,
  type Tournament,
} from '../fold/tournament.js';
import { bracketRounds } from '../formats/index.js';
import { balanceOf, type EntryNumber } from '../table/table.js';
import { bracketOf, readyIn } from './bracket.js';

type Lot = (bound: number, purpose: string) => number;

/**
 * Sides of a match: the first side goes to whoever has had it less often; by lot where both have had it equally often.
 */
function seated(
  { first, second, match }: Required<PairOf>,
  balance: (entry: EntryNumber) => number,
  lot: Lot,
): PairOf {
  const turned = { first: second, second: first, match };
  const more = balance(first) - balance(second);
  const isTurned = more === 0 ? lot(2, `side in match ${match}`) === 1 : more > 0;
  return isTurned ? turned : { first, second, match };
}

/** The next round of a bracket: every match that can be played now. Entrants who wait for a match have no bye in it. */
export function bracketRound(event: Tournament, lot: Lot): Pairing {
  const balances = new Map(
    tableOf(event).contestants.map((one) => [one.entry, balanceOf(one)] as const),
  );
  const balance = (entry: EntryNumber): number => balances.get(entry) ?? 0;
  const ready = readyIn(bracketOf(event) ?? []);
  const pairs = ready.flatMap(({ number: match, first, second }) =>
    typeof first === 'number' && typeof second === 'number'
      ? [seated({ first, second, match }, balance, lot)]
      : [],
  );
  return { pairs, byes: [] };
}

/**
 * Whether a proposed round is no longer what would be proposed: somebody has left, two are now to be kept apart, or a
 * result was corrected.
 */
export function isStale(event: Tournament, round: Round): boolean {
  if (hasLeavers(event, round)) return true;
  // Keeping apart does not apply to a bracket, whose structure says who meets.
  if (round.pairs.some((pair) => pair.match === undefined && areApart(event, pair))) return true;
  const ready = new Map(readyIn(bracketOf(event) ?? []).map((match) => [match.number, match]));
  return round.pairs.some(({ match, first, second }) => {
    if (match === undefined) return false;
    const due = ready.get(match);
    return ![due?.first, due?.second].every((entry) => entry === first || entry === second);
  });
}

/**
 * The number of rounds of the whole event, as far as it is known; for a second stage that has not begun, with the
 * rounds of a bracket for those who are expected in it.
 */
export function roundsIn(event: Tournament): number {
  const { settings, planned, advanced } = event;
  if (settings.finals === undefined || planned === 0) return planned;
  const there = event.entries.filter(({ state }) => state === 'ACTIVE').length;
  const count = advanced?.length ?? Math.min(settings.finals.places, there);
  const before = event.rounds.filter((round) => isOfTable(event, round)).length;
  const lives = settings.finals.format === 'KNOCKOUT' ? 1 : 2;
  return (advanced === null ? planned : before) + bracketRounds(count, lives);
}
