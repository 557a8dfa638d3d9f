import type { Bid, FactOf, Price } from '../facts/facts.js';
import type { Settings } from '../facts/settings.js';
import type { EntryNumber, Side } from '../table/table.js';
import { legDue } from './match.js';
import { type Choosing, lastRound, type PairState, type Tournament } from './tournament.js';

export const CHOICE_STEPS = ['STRIKE', 'BID'] as const;

/** What a pair has to choose next, before the game of that leg, which counts from 1. */
export interface ChoiceStep {
  readonly what: (typeof CHOICE_STEPS)[number];
  readonly leg: number;
}

/** The scenarios that a pair has not struck, in the order of the settings. */
export const scenariosLeft = (
  { board: { scenarios } }: Settings,
  { choosing }: PairState,
): readonly string[] =>
  scenarios.filter((scenario) => choosing?.struck.includes(scenario) !== true);

/** The one of a pair who strikes first: the one with the lower seed. */
function lower({ seeds, advanced }: Tournament, { first, second }: PairState): EntryNumber {
  const order = advanced ?? seeds;
  const placeOf = (entry: EntryNumber): number =>
    order.includes(entry) ? order.indexOf(entry) : order.length + entry;
  return placeOf(first) > placeOf(second) ? first : second;
}

/** The bids that a pair has made for that game. */
const bidsFor = ({ choosing }: PairState, leg: number): Choosing['bids'] =>
  (choosing?.bids ?? []).filter((bid) => bid.leg === leg);

/** Whether the two play both sides anyway, so that there is nothing to bid for. */
const exchanges = ({ legs, bestOf }: Settings, { match }: PairState): boolean =>
  legs !== 'SINGLE' && (match === undefined || bestOf === undefined);

/**
 * What a pair has to choose before its next game can begin: first the scenario, then the side of every odd game, as
 * sides are exchanged for the game after it. null: nothing, or no game of theirs is to begin.
 */
export function choiceStep(event: Tournament, pair: PairState): ChoiceStep | null {
  const { settings } = event;
  const { choice } = settings;
  const leg = legDue(event, pair);
  if (choice === undefined || leg === null) return null;
  if (choice.strikes && pair.scenario === null && scenariosLeft(settings, pair).length > 1)
    return { what: 'STRIKE', leg };
  if (choice.budget === null || leg % 2 === 0 || exchanges(settings, pair)) return null;
  return bidsFor(pair, leg).length === 2 ? null : { what: 'BID', leg };
}

/** Who of a pair is waited for in that step: the two strike in turn, and bid at the same time. */
export function choosersIn(
  event: Tournament,
  pair: PairState,
  { what, leg }: ChoiceStep,
): readonly EntryNumber[] {
  if (what === 'BID') {
    const have = bidsFor(pair, leg).map(({ entry }) => entry);
    return [pair.first, pair.second].filter((entry) => !have.includes(entry));
  }
  const last = pair.choosing?.struckLast ?? null;
  if (last === null) return [lower(event, pair)];
  return [last === pair.first ? pair.second : pair.first];
}

/** When the time for the present choice of a pair is up, in milliseconds since 1970; null: it chooses nothing now. */
export function choiceEnds(event: Tournament, pair: PairState): number | null {
  const { choice } = event.settings;
  if (choice === undefined || pair.choosing === null || event.phase !== 'RUNNING') return null;
  if (choiceStep(event, pair) === null) return null;
  return Date.parse(pair.choosing.since) + choice.stepMs;
}

/** A choice for which the event waits: of one entrant of a pair. */
export interface AwaitedChoice extends ChoiceStep {
  readonly round: number;
  readonly board: number;
  readonly entry: EntryNumber;
  /** The scenarios that are not struck. */
  readonly scenarios: readonly string[];
  /** The fact with which the step began. */
  readonly fact: number;
  /** When its time is up, in milliseconds since 1970. */
  readonly until: number;
}

/** All choices for which the event waits now. */
export function awaitedChoices(event: Tournament): readonly AwaitedChoice[] {
  const round = lastRound(event);
  return (round?.pairs ?? []).flatMap((pair, i) => {
    const [step, until] = [choiceStep(event, pair), choiceEnds(event, pair)];
    if (round === undefined || step === null || until === null || pair.choosing === null) return [];
    const place = { round: round.number, board: i + 1, fact: pair.choosing.fact };
    const scenarios = scenariosLeft(event.settings, pair);
    return choosersIn(event, pair, step).map((entry) => ({
      ...{ ...step, ...place, entry, scenarios, until },
    }));
  });
}

/** The seals of the bids that a pair has made for its next game. */
export const sealsOf = (event: Tournament, pair: PairState): readonly string[] =>
  bidsFor(pair, legDue(event, pair) ?? 0).map(({ seal }) => seal);

/** Whether a bid has not been opened, and is for a game that is still to begin. */
export function isSealed(
  event: Tournament,
  { round, board, seal }: FactOf<'BID'>['data'],
): boolean {
  const pair = event.rounds[round - 1]?.pairs[board - 1];
  return pair !== undefined && sealsOf(event, pair).includes(seal);
}

/** Entrant -> points that they have paid for sides in the whole event; those who have paid nothing are missing. */
export function paidIn({ rounds }: Tournament): ReadonlyMap<EntryNumber, number> {
  const paid = new Map<EntryNumber, number>();
  for (const { entry, points } of rounds.flatMap(({ pairs }) => pairs.flatMap((pair) => pair.paid)))
    paid.set(entry, (paid.get(entry) ?? 0) + points);
  return paid;
}

/** How many points an entrant can still bid; null: nobody bids in this event. */
export function pointsLeft(
  event: Tournament,
  entry: EntryNumber,
  paid: ReadonlyMap<EntryNumber, number> = paidIn(event),
): number | null {
  const budget = event.settings.choice?.budget ?? null;
  return budget === null ? null : budget - (paid.get(entry) ?? 0);
}

/** The side of the first of a pair, and what is paid for it. */
interface Settled {
  readonly side: Side;
  readonly paid?: Price;
}

const sideOfFirst = ({ first }: PairState, { entry, side }: Bid): Side =>
  (entry === first) === (side === 0) ? 0 : 1;

/**
 * Settles the sides of a pair by its bids. Two who want different sides both get theirs, and nobody pays; so does one
 * who alone has bid. Else the higher bid gets the side and is paid; of equal ones that of the entrant whom `lot` names.
 * null: nobody has bid.
 */
export function settledBids(
  pair: PairState,
  bids: readonly Bid[],
  lot: () => EntryNumber,
): Settled | null {
  const [one, other] = bids;
  if (one === undefined) return null;
  if (other === undefined || one.side !== other.side) return { side: sideOfFirst(pair, one) };
  const isFirst = one.points === other.points ? lot() === one.entry : one.points > other.points;
  const { entry, points } = isFirst ? one : other;
  return { side: sideOfFirst(pair, isFirst ? one : other), paid: { entry, points } };
}
