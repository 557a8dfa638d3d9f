import { type LegPlace, RESULTS, type Saying } from '../facts/facts.js';
import { entryOf, type LegState, type PairState, type Tournament } from '../fold/tournament.js';
import type { Side } from '../table/table.js';
import {
  type Actor,
  type ActRule,
  actRule,
  type Context,
  type Declined,
  declined,
} from './rule.js';

const PLACE = {
  round: { takes: { of: 'round' } },
  board: { takes: { of: 'board' } },
  leg: { takes: { of: 'leg' } },
} as const;

const NO_GAME = declined(
  'BAD_ACT',
  'There is no such game in a published round.',
  '公開された回戦にそのゲームはありません。',
);
const DECIDED = declined(
  'ALREADY_DONE',
  'It is decided; correct that fact instead.',
  'すでに結果が決まっています。その記録を訂正してください。',
);
export const OWN_GAME = declined(
  'CONFLICT_OF_INTEREST',
  'Nobody decides on a game of their own.',
  '自分のゲームについては裁定できません。',
);
const NOT_IN_IT = declined(
  'BAD_ACT',
  'That entrant does not play in it.',
  'その参加者はこのゲームに出ていません。',
);
const NOT_TO_CLAIM = declined(
  'NOT_ALLOWED',
  'A win is claimed after the deadline by whoever is waited for by nobody, where the event has it so.',
  '勝ちを申し立てられるのは、申し立て制のイベントで期限が過ぎ、自分の手番でない場合に限ります。',
);

interface Found {
  readonly pair: PairState;
  readonly leg: LegState;
}

/** The game at that round, board and leg; undefined where the round was not published or there is no such game. */
export function gameAt(event: Tournament, { round, board, leg }: LegPlace): Found | undefined {
  const found = event.rounds[round - 1];
  const pair = found?.state === 'PROPOSED' ? undefined : found?.pairs[board - 1];
  const state = pair?.legs[leg - 1];
  return pair === undefined || state === undefined ? undefined : { pair, leg: state };
}

/** Whether the actor plays in that pair, and so may not decide on its games. */
export function isOwn(event: Tournament, { first, second }: PairState, actor: Actor): boolean {
  const own = entryOf(event, actor.playerId)?.number;
  return own === first || own === second;
}

function openGame(event: Tournament, place: LegPlace, actor: Actor): Found | Declined {
  const found = gameAt(event, place);
  if (found === undefined) return NO_GAME;
  if (isOwn(event, found.pair, actor)) return OWN_GAME;
  return found.leg.result === null ? found : DECIDED;
}

const isFound = (found: Found | Declined): found is Found => 'pair' in found;

/**
 * The result that is proposed for a late game: lost by the side that owes a decision; a draw where both or neither do.
 * `first` is the side that the first of the pair has.
 */
export function proposedResult(first: Side, owing: readonly Side[]): 'FIRST' | 'SECOND' | 'DRAW' {
  const [side, ...more] = owing;
  if (side === undefined || more.length > 0) return 'DRAW';
  return side === first ? 'SECOND' : 'FIRST';
}

function claimed(
  event: Tournament,
  { board, leg }: { board: number; leg: number },
  { actor, context }: { actor: Actor; context: Context },
): readonly Saying[] | Declined {
  const round = event.rounds.length;
  const found = gameAt(event, { round, board, leg });
  const own = entryOf(event, actor.playerId)?.number;
  if (found === undefined || own === undefined) return NO_GAME;
  if (own !== found.pair.first && own !== found.pair.second) return NO_GAME;
  if (found.leg.result !== null) return DECIDED;
  const deadline = event.rounds.at(-1)?.deadline ?? null;
  const isLate = deadline !== null && deadline <= context.now;
  const result = proposedResult(found.leg.side, context.owing.get(found.leg.game ?? '') ?? []);
  const winner = own === found.pair.first ? 'FIRST' : 'SECOND';
  if (!isLate || result !== winner) return NOT_TO_CLAIM;
  return [{ kind: 'RULED', data: { round, board, leg, result, clause: null } }];
}

/** Acts that decide games away from the board. */
export const RESULT_ACTS: { readonly [verb: string]: ActRule } = {
  forfeit: actRule({
    least: 'ARBITER',
    phases: ['RUNNING'],
    reason: true,
    fields: { ...PLACE, entry: { takes: { of: 'entry' } } },
    facts: (event, { actor, data: { round, board, leg, entry } }) => {
      const found = openGame(event, { round, board, leg }, actor);
      if (!isFound(found)) return found;
      if (entry !== found.pair.first && entry !== found.pair.second) return NOT_IN_IT;
      return [{ kind: 'FORFEITED', data: { round, board, leg, entry } }];
    },
  }),
  rule: actRule({
    least: 'ARBITER',
    phases: ['RUNNING'],
    reason: true,
    fields: {
      ...PLACE,
      result: { takes: { of: 'choice', among: RESULTS } },
      clause: { takes: { of: 'text' }, optional: true },
    },
    facts: (event, { actor, data: { round, board, leg, result, clause = null } }) => {
      const found = openGame(event, { round, board, leg }, actor);
      if (!isFound(found)) return found;
      return [{ kind: 'RULED', data: { round, board, leg, result, clause } }];
    },
  }),
  claim: actRule({
    least: null,
    phases: ['RUNNING'],
    reason: false,
    fields: { board: PLACE.board, leg: PLACE.leg },
    hindrance: (event, { playerId }) =>
      event.settings.lateGames === 'CLAIM' && entryOf(event, playerId) !== undefined
        ? null
        : NOT_TO_CLAIM,
    facts: (event, { actor, data, context }) => claimed(event, data, { actor, context }),
  }),
};
