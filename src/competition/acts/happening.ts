import type { Saying } from '../facts/facts.js';
import { otherSide } from '../facts/settings.js';
import { lotsDrawn } from '../fold/lots.js';
import { legDue } from '../fold/match.js';
import { tableOf } from '../fold/table-of.js';
import { isActive, lastRound, type Round, type Tournament } from '../fold/tournament.js';
import { standingsOf, type TiebreakName } from '../standing/index.js';
import type { Side } from '../table/table.js';
import { type Due, goesOn } from './due.js';
import { started } from './frame-acts.js';
import { proposedResult } from './result-acts.js';
import { nextRound, published } from './round-acts.js';
import { type Context, isDeclined } from './rule.js';

type Known = Omit<Context, 'facts' | 'names'>;

/** The facts of what is due. `pairing` is null where no pairing is possible: then the event is finished. */
export function happening(event: Tournament, what: Due['what'], context: Known): readonly Saying[] {
  if (what === 'START') return begunOrCancelled(event, context);
  if (what === 'ADVANCE') return advanced(event, context);
  if (what === 'PAIR') return paired(event, context);
  const round = lastRound(event);
  if (what === 'FINISH' || round === undefined) return [{ kind: 'FINISHED', data: {} }];
  if (what === 'PUBLISH') return published(event, round, context);
  if (what === 'CLOSE') return [{ kind: 'ROUND_CLOSED', data: { round: round.number } }];
  return what === 'CONTINUE'
    ? continued(event, round, context)
    : decidedLate(event, round, context);
}

function begunOrCancelled(event: Tournament, context: Known): readonly Saying[] {
  const begun = started(event, undefined, context);
  return isDeclined(begun) ? [{ kind: 'CANCELLED', data: {} }] : begun;
}

/**
 * The fact that names who plays in the second stage: the best of the table who have not left, by lot where tie-breaks
 * leave them equal.
 */
function advanced(event: Tournament, { lot }: Known): readonly Saying[] {
  const order = event.settings.tiebreaks as readonly TiebreakName[];
  const lines = standingsOf(tableOf(event), order, lotsDrawn(event, lot));
  const seeds = lines.map(({ entry }) => entry).filter((entry) => isActive(event, entry));
  return [{ kind: 'ADVANCED', data: { seeds: seeds.slice(0, event.settings.finals?.places) } }];
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

/**
 * The fact that begins the next games of pairs. The side is drawn by lot for odd legs and exchanged for the leg after.
 * The deadline is moved so that each new game has as long as a round.
 */
function continued(
  event: Tournament,
  { number, pairs, deadline }: Round,
  { now, newGame, lot }: Known,
): readonly Saying[] {
  const games = pairs.flatMap((pair, i) => {
    const leg = legDue(event, pair);
    if (leg === null) return [];
    const before = pair.legs[leg - 2];
    const purpose = `side in round ${number}, board ${i + 1}, game ${leg}`;
    const side: Side =
      leg % 2 === 0 && before ? otherSide(before.side) : lot(2, purpose) === 0 ? 0 : 1;
    return [{ board: i + 1, leg, game: newGame(), side }];
  });
  const later = new Date(Date.parse(now) + event.settings.roundMs).toISOString();
  const until = deadline !== null && deadline > later ? deadline : later;
  return [{ kind: 'CONTINUED', data: { round: number, games, deadline: until } }];
}

/** The games of a round that are not over, with board and leg counted from 1. */
export const openGames = ({ pairs }: Round) =>
  pairs.flatMap(({ legs }, board) =>
    legs.flatMap(({ game, result, side }, leg) =>
      result === null && game !== null ? [{ board: board + 1, leg: leg + 1, game, side }] : [],
    ),
  );

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
