import type { FactOf, LegPlace, Saying } from '../facts/facts.js';
import { otherSide } from '../facts/settings.js';
import {
  choiceEnds,
  choiceStep,
  choosersIn,
  scenariosLeft,
  sealsOf,
  settledBids,
} from '../fold/choice.js';
import { lotsDrawn } from '../fold/lots.js';
import { legDue } from '../fold/match.js';
import {
  lastRound,
  openGames,
  type PairState,
  type Round,
  type Tournament,
} from '../fold/tournament.js';
import { advancing } from '../ranking/index.js';
import type { EntryNumber, Side } from '../table/table.js';
import { type Due, goesOn } from './due.js';
import { started } from './frame-acts.js';
import { proposedResult } from './result-acts.js';
import { nextRound, playsAtOnce, published } from './round-acts.js';
import { type Context, isDeclined } from './rule.js';

type Known = Omit<Context, 'facts' | 'names' | 'seal'>;

/** The facts of what is due. `pairing` is null where no pairing is possible: then the event is finished. */
export function happening(event: Tournament, what: Due['what'], context: Known): readonly Saying[] {
  if (what === 'START') return begunOrCancelled(event, context);
  if (what === 'ADVANCE') return advanced(event, context);
  if (what === 'PAIR') return paired(event, context);
  const round = lastRound(event);
  if (what === 'FINISH' || round === undefined) return [{ kind: 'FINISHED', data: {} }];
  if (what === 'PUBLISH') return published(event, round, context);
  if (what === 'CLOSE') return [{ kind: 'ROUND_CLOSED', data: { round: round.number } }];
  if (what === 'CHOOSE') return chosenForThem(event, round, context);
  return what === 'CONTINUE' ? goneOn(event, round, context) : decidedLate(event, round, context);
}

function begunOrCancelled(event: Tournament, context: Known): readonly Saying[] {
  const begun = started(event, undefined, context);
  return isDeclined(begun) ? [{ kind: 'CANCELLED', data: {} }] : begun;
}

/** The fact that names who plays in the second stage. */
function advanced(event: Tournament, { lot }: Known): readonly Saying[] {
  return [{ kind: 'ADVANCED', data: { seeds: advancing(event, lotsDrawn(event, lot)) } }];
}

function paired(event: Tournament, context: Known): readonly Saying[] {
  const { pairing } = context;
  if (pairing === null || pairing.pairs.length === 0) return ended(event, context);
  return [{ kind: 'PAIRED', data: { round: nextRound(event), ...pairing } }];
}

/**
 * The fact where no further round can be paired: the second stage begins, if there is one, or else the event is
 * finished.
 */
function ended(event: Tournament, context: Known): readonly Saying[] {
  return goesOn(event) ? advanced(event, context) : [{ kind: 'FINISHED', data: {} }];
}

/** The facts by which pairs go on: some begin their next games, others begin to choose for them. */
function goneOn(event: Tournament, round: Round, context: Known): readonly Saying[] {
  const chooses = (pair: PairState): boolean => choiceStep(event, pair) !== null;
  const waiting = boardsOf(round, (pair) => chooses(pair) && pair.choosing === null);
  const pairs = waiting.map(([board, pair]) => ({ board, leg: legDue(event, pair) ?? 1 }));
  const opened: Saying = { kind: 'CHOICE_OPENED', data: { round: round.number, pairs } };
  const ready = boardsOf(round, (pair) => !chooses(pair));
  return [...(pairs.length > 0 ? [opened] : []), ...continued(event, round, { ready, context })];
}

type Boards = readonly (readonly [board: number, pair: PairState])[];

const boardsOf = ({ pairs }: Round, is: (pair: PairState) => boolean): Boards =>
  pairs.map((pair, i) => [i + 1, pair] as const).filter(([, pair]) => is(pair));

/**
 * The facts that settle what pairs have not chosen in time: the event's lot strikes a scenario, and the games of those
 * who had to bid begin, whoever has bid.
 */
function chosenForThem(event: Tournament, round: Round, context: Known): readonly Saying[] {
  const now = Date.parse(context.now);
  const late = boardsOf(round, (pair) => (choiceEnds(event, pair) ?? Infinity) <= now);
  const struck = late.flatMap(([board, pair]) =>
    struckByLot(event, { round, board, pair }, context),
  );
  const ready = late.filter(([, pair]) => choiceStep(event, pair)?.what === 'BID');
  return [...struck, ...continued(event, round, { ready, context })];
}

function struckByLot(
  event: Tournament,
  { round: { number }, board, pair }: { round: Round; board: number; pair: PairState },
  { lot }: Known,
): readonly Saying[] {
  const step = choiceStep(event, pair);
  if (step?.what !== 'STRIKE') return [];
  const [entry = pair.first] = choosersIn(event, pair, step);
  const left = scenariosLeft(event.settings, pair);
  const purpose = `strike ${pair.choosing?.struck.length ?? 0} in round ${number}, board ${board}`;
  const scenario = left[lot(left.length, purpose)] ?? '';
  return [{ kind: 'STRUCK', data: { round: number, board, entry, scenario } }];
}

type Begun = FactOf<'CONTINUED'>['data']['games'][number];

/**
 * The fact that begins the next games of these pairs; none where no game begins. The deadline is moved so that each new
 * game has as long as a round. It is that of the whole round, which does not close before its last game anyway: games
 * of others may go on longer by it, none has less time (see docs/adr/0028-a-bid-is-sealed-by-a-hash.md).
 */
function continued(
  event: Tournament,
  { number, deadline }: Round,
  { ready, context }: { ready: Boards; context: Known },
): readonly Saying[] {
  const games = ready.flatMap(([board, pair]) =>
    legsToBegin(event, pair).map((leg): Begun => {
      const place = { round: number, board, leg };
      const game = context.newGame();
      return { board, leg, game, ...chosenFor(event, pair, { place, context }) };
    }),
  );
  if (games.length === 0) return [];
  const later = new Date(Date.parse(context.now) + event.settings.roundMs).toISOString();
  const until = deadline !== null && deadline > later ? deadline : later;
  return [{ kind: 'CONTINUED', data: { round: number, games, deadline: until } }];
}

/** The legs of a pair that begin now, counted from 1: the next one, or both where they are played at once. */
function legsToBegin(event: Tournament, pair: PairState): readonly number[] {
  const leg = legDue(event, pair);
  if (leg === null) return [];
  const waiting = pair.legs.flatMap(({ result }, i) => (result === null ? [i + 1] : []));
  return playsAtOnce(event.settings, pair) && waiting.length > 0 ? waiting : [leg];
}

/** What has been chosen for a game of a pair, with the side of the first. */
function chosenFor(
  event: Tournament,
  pair: PairState,
  { place, context: { lot, bids } }: { place: LegPlace; context: Known },
): Omit<Begun, 'board' | 'leg' | 'game'> {
  const { round, board, leg } = place;
  const opened = sealsOf(event, pair).flatMap((seal) => bids.get(seal) ?? []);
  const purpose = `equal bids in round ${round}, board ${board}, game ${leg}`;
  const drawn = (): EntryNumber => (lot(2, purpose) === 0 ? pair.first : pair.second);
  const settled = settledBids(pair, opened, drawn) ?? { side: sideOf(pair, place, lot) };
  const { choice } = event.settings;
  const [scenario] = scenariosLeft(event.settings, pair);
  return {
    ...settled,
    ...(choice?.strikes === true && pair.scenario === null && { scenario }),
    ...(opened.length > 0 && { bids: opened }),
  };
}

/**
 * The side of the first in a game for which nobody has bid: as the pair was paired in the first two, then drawn by lot
 * for odd games and exchanged for the game after.
 */
function sideOf(pair: PairState, { round, board, leg }: LegPlace, lot: Known['lot']): Side {
  const paired = pair.legs[leg - 1];
  const before = pair.legs[leg - 2];
  if (leg % 2 === 0 && before !== undefined) return otherSide(before.side);
  if (paired !== undefined) return paired.side;
  return lot(2, `side in round ${round}, board ${board}, game ${leg}`) === 0 ? 0 : 1;
}

/**
 * The rulings for games that are open after the deadline: lost by the side that owes a decision (with `CLAIM`: drawn).
 */
function decidedLate(
  { settings: { lateGames } }: Tournament,
  round: Round,
  { owing }: Known,
): readonly Saying[] {
  return openGames(round).map(({ board, leg, game, side }): Saying => {
    const result = lateGames === 'CLAIM' ? 'DRAW' : proposedResult(side, owing.get(game) ?? []);
    return { kind: 'RULED', data: { round: round.number, board, leg, result, clause: null } };
  });
}
