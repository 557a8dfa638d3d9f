import type { FactOf, Pairing, PairOf } from '../facts/facts.js';
import { legsOf, type Settings } from '../facts/settings.js';
import type { Side } from '../table/table.js';
import { throughOf } from './match.js';
import type { Choosing, LegState, PairState, Round, Tournament } from './tournament.js';

const opened = (game: string | null, side: Side): LegState => ({
  ...{ game, side, result: null, by: null, began: true, fact: null },
});

/**
 * A pair with the legs that are known from the start. A best-of series begins with one, as nobody knows how many it
 * will have.
 */
function paired(settings: Settings, pair: PairOf): PairState {
  const isSeries = pair.match !== undefined && settings.bestOf !== undefined;
  const sides = legsOf(settings) === 1 || isSeries ? ([0] as const) : ([0, 1] as const);
  return {
    ...{ ...pair, legs: sides.map((side) => opened(null, side)), through: null, annulled: false },
    ...{ choosing: null, scenario: null, paid: [] },
  };
}

/** The event with that round at the place of its number; an earlier proposal of the round is replaced. */
function withRound({ rounds, ...before }: Tournament, round: Round): Tournament {
  const others = rounds.filter(({ number }) => number !== round.number);
  return { ...before, rounds: [...others, round].sort((a, b) => a.number - b.number) };
}

function proposed(
  before: Tournament,
  { at, data }: { at: string; data: Pairing & { round: number } },
): Tournament {
  const pairs = data.pairs.map((pair) => paired(before.settings, pair));
  return withRound(before, {
    ...{ number: data.round, state: 'PROPOSED', pairs, byes: data.byes },
    ...{ since: at, deadline: null },
  });
}

function changed(
  before: Tournament,
  number: number,
  change: (round: Round) => Partial<Round>,
): Tournament {
  const round = before.rounds[number - 1];
  if (round === undefined) return before;
  return { ...before, rounds: before.rounds.with(number - 1, { ...round, ...change(round) }) };
}

type Begun = FactOf<'CONTINUED'>['data']['games'][number];

function continued(pair: PairState, { leg, game, side, ...chosen }: Begun): PairState {
  const legs = pair.legs.slice(0, leg - 1);
  return {
    ...{ ...pair, legs: [...legs, opened(game, side), ...pair.legs.slice(leg)], choosing: null },
    scenario: chosen.scenario ?? pair.scenario,
    paid: chosen.paid === undefined ? pair.paid : [...pair.paid, chosen.paid],
  };
}

/** Pairs of which the one on that board, counted from 1, is as `change` makes it. */
function withBoard(
  pairs: readonly PairState[],
  board: number,
  change: (pair: PairState) => PairState,
): readonly PairState[] {
  const pair = pairs[board - 1];
  return pair === undefined ? pairs : pairs.with(board - 1, change(pair));
}

const withPair = (
  before: Tournament,
  { round, board }: { readonly round: number; readonly board: number },
  change: (pair: PairState) => PairState,
): Tournament =>
  changed(before, round, ({ pairs }) => ({ pairs: withBoard(pairs, board, change) }));

/** The pair one step further in what it chooses. */
const chosen =
  (now: Pick<Choosing, 'since' | 'fact'>, step: (before: Choosing) => Partial<Choosing>) =>
  (pair: PairState): PairState => {
    const before = pair.choosing ?? { ...now, struck: [], struckLast: null, bids: [] };
    return { ...pair, choosing: { ...before, ...step(before) } };
  };

/** An annulled pair: its games count as not played, and nothing was paid for their sides. */
const annulled = (pair: PairState, fact: number): PairState => ({
  ...{ ...pair, through: null, annulled: true, choosing: null, paid: [] },
  legs: pair.legs.map((leg) => ({
    ...{ ...leg, result: 'NOT_PLAYED', by: 'RULING', began: false, fact },
  })),
});

/** Applies facts about rounds. */
export const ROUNDS = {
  PAIRED: (before: Tournament, fact: FactOf<'PAIRED'>): Tournament => proposed(before, fact),
  PAIRING_CHANGED: (before: Tournament, fact: FactOf<'PAIRING_CHANGED'>): Tournament =>
    proposed(before, fact),
  KEPT_APART: (before: Tournament, { data }: FactOf<'KEPT_APART'>): Tournament => ({
    ...before,
    apart: [...before.apart, data.entries],
  }),
  PINNED: (before: Tournament, { data }: FactOf<'PINNED'>): Tournament => ({
    ...before,
    pinned: [...before.pinned, data.entries],
  }),
  PUBLISHED: (before: Tournament, { at, data }: FactOf<'PUBLISHED'>): Tournament =>
    changed({ ...before, pinned: [] }, data.round, ({ pairs }) => ({
      ...{ state: 'PUBLISHED', since: at, deadline: data.deadline },
      pairs: pairs.map((pair, board) => ({
        ...pair,
        legs: pair.legs.map((leg, i) => ({ ...leg, game: data.games[board]?.[i] ?? null })),
      })),
    })),
  ROUND_CLOSED: (before: Tournament, { at, data }: FactOf<'ROUND_CLOSED'>): Tournament =>
    changed(before, data.round, ({ pairs }) => ({
      ...{ state: 'CLOSED', since: at },
      pairs: pairs.map((pair) =>
        pair.match === undefined || pair.annulled
          ? pair
          : { ...pair, through: throughOf(before, pair) },
      ),
    })),
  CHOICE_OPENED: (before: Tournament, { at, seq, data }: FactOf<'CHOICE_OPENED'>): Tournament =>
    changed(before, data.round, ({ pairs }) => {
      const boards = new Set(data.pairs.map(({ board }) => board));
      const begin = chosen({ since: at, fact: seq }, () => ({}));
      return { pairs: pairs.map((pair, i) => (boards.has(i + 1) ? begin(pair) : pair)) };
    }),
  STRUCK: (before: Tournament, { at, seq, data }: FactOf<'STRUCK'>): Tournament => {
    const now = { since: at, fact: seq };
    const strike = chosen(now, ({ struck }) => ({
      ...{ ...now, struck: [...struck, data.scenario], struckLast: data.entry },
    }));
    return withPair(before, data, strike);
  },
  BID: (before: Tournament, { at, seq, data }: FactOf<'BID'>): Tournament => {
    const bid = chosen({ since: at, fact: seq }, ({ bids }) => ({ bids: [...bids, data] }));
    return withPair(before, data, bid);
  },
  CONTINUED: (before: Tournament, { data }: FactOf<'CONTINUED'>): Tournament =>
    changed(before, data.round, ({ pairs }) => {
      const now = [...pairs];
      for (const begun of data.games) {
        const pair = now[begun.board - 1];
        if (pair !== undefined) now[begun.board - 1] = continued(pair, begun);
      }
      return { pairs: now, deadline: data.deadline };
    }),
  ADVANCED: (before: Tournament, { data }: FactOf<'ADVANCED'>): Tournament => ({
    ...before,
    advanced: data.seeds,
  }),
  /** If the event had been finished, it goes on. */
  ANNULLED: (before: Tournament, { seq, data }: FactOf<'ANNULLED'>): Tournament => ({
    ...withPair(before, data, (pair) => annulled(pair, seq)),
    ...{ phase: 'RUNNING', epoch: seq },
  }),
  DEADLINE_MOVED: (before: Tournament, { data }: FactOf<'DEADLINE_MOVED'>): Tournament =>
    changed(before, data.round, () => ({ deadline: data.deadline })),
};
