import type { LegPlace } from '../facts/facts.js';
import {
  type ChoiceStep,
  choiceStep,
  choosersIn,
  pointsLeft,
  scenariosLeft,
} from '../fold/choice.js';
import { entryOf, lastRound, type PairState, type Tournament } from '../fold/tournament.js';
import type { EntryNumber, Side } from '../table/table.js';
import { type Actor, type ActRule, actRule, type Declined, declined } from './rule.js';

const NOT_TO_STRIKE = declined(
  'WRONG_PHASE',
  'There is no scenario for you to strike now: that is done in turn, before the games of a round.',
  '今は消去できるシナリオがありません。消去は、回戦の対局が始まる前に交互に行います。',
);
const NOT_TO_BID = declined(
  'WRONG_PHASE',
  'There is no side for you to bid for now: that is done before the games of a round.',
  '今は入札できる陣営がありません。入札は、回戦の対局が始まる前に行います。',
);
const HAS_BID = declined(
  'ALREADY_DONE',
  'Your bid is sealed; it is opened when both are made, or time is up.',
  '入札は封印済みです。双方の入札がそろうか、期限が来ると開かれます。',
);

const notLeft = (left: readonly string[]): Declined =>
  declined(
    'BAD_ACT',
    'That scenario is not among those that are left.',
    'そのシナリオは、残っているシナリオの中にありません。',
    left.map((scenario) => ({ kind: 'strike', scenario })),
  );
const noSeat = (seats: readonly string[], points: number): Declined =>
  declined(
    'BAD_ACT',
    `There is no such side; there are ${seats.join(' and ')}.`,
    `そのような陣営はありません。指定できるのは ${seats.join('、')} です。`,
    seats.map((seat) => ({ kind: 'bid', seat, points })),
  );
const tooDear = (seat: string, left: number): Declined =>
  declined(
    'BAD_ACT',
    `You have ${left} points left for all games of this event.`,
    `このイベントで使える残りの点数は${left}点です。`,
    [{ kind: 'bid', seat, points: left }],
  );

/** A pair that chooses for its next game, seen by one of the two. */
interface Own {
  readonly entry: EntryNumber;
  readonly pair: PairState;
  readonly place: LegPlace;
  readonly step: ChoiceStep['what'];
  /** Whether the pair waits for the actor, and not only for the other. */
  readonly isAsked: boolean;
}

/** The choice that the actor's own pair has to make now; undefined: it has none. */
function ownChoice(event: Tournament, { playerId }: Actor): Own | undefined {
  const entry = entryOf(event, playerId)?.number;
  const round = lastRound(event);
  if (entry === undefined || round?.state !== 'PUBLISHED') return undefined;
  const at = round.pairs.findIndex(({ first, second }) => entry === first || entry === second);
  const pair = round.pairs[at];
  if (pair === undefined || pair.choosing === null) return undefined;
  const step = choiceStep(event, pair);
  if (step === null) return undefined;
  const place = { round: round.number, board: at + 1, leg: step.leg };
  const isAsked = choosersIn(event, pair, step).includes(entry);
  return { entry, pair, place, step: step.what, isAsked };
}

/** The same where it is the actor's turn to strike. */
function ownStrike(event: Tournament, actor: Actor): Own | undefined {
  const own = ownChoice(event, actor);
  return own?.step === 'STRIKE' && own.isAsked ? own : undefined;
}

/** Acts by which the two of a pair choose their scenario and their sides. */
export const CHOICE_ACTS: { readonly [verb: string]: ActRule } = {
  strike: actRule({
    least: null,
    phases: ['RUNNING'],
    reason: false,
    fields: { scenario: { takes: { of: 'scenario' } } },
    hindrance: (event, actor) => (ownStrike(event, actor) === undefined ? NOT_TO_STRIKE : null),
    facts: (event, { actor, data: { scenario } }) => {
      const own = ownStrike(event, actor);
      if (own === undefined) return NOT_TO_STRIKE;
      const left = scenariosLeft(event.settings, own.pair);
      if (!left.includes(scenario)) return notLeft(left);
      const { round, board } = own.place;
      return [{ kind: 'STRUCK', data: { round, board, entry: own.entry, scenario } }];
    },
  }),
  bid: actRule({
    least: null,
    phases: ['RUNNING'],
    reason: false,
    fields: { seat: { takes: { of: 'seat' } }, points: { takes: { of: 'points' } } },
    hindrance: (event, actor) => {
      const own = ownChoice(event, actor);
      if (own?.step !== 'BID') return NOT_TO_BID;
      return own.isAsked ? null : HAS_BID;
    },
    facts: (event, { actor, data: { seat, points }, context }) => {
      const own = ownChoice(event, actor);
      if (own === undefined) return NOT_TO_BID;
      const { seats } = event.settings.board;
      const side = ([0, 1] as const).find((one: Side) => seats[one] === seat);
      if (side === undefined) return noSeat(seats, points);
      const left = pointsLeft(event, own.entry) ?? 0;
      if (points > left) return tooDear(seat, left);
      const { entry, place } = own;
      const seal = context.seal({ entry, side, points }, place);
      return [{ kind: 'BID', data: { ...place, entry, seal } }];
    },
  }),
};
